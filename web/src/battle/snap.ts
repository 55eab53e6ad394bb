// How a hand comes into contact: what the front meets on its way, how to wheel so that it meets somebody, and where it stops.
import { ahead, boxOf, dot, edgeMet, far, forward, minus, wayTo } from './geometry';
import { frontOf, type Standing } from './groups';
import { gone, type Leg } from './legs';
import { CAMP } from './notation';
import { UD, WIDTH, standing, type Edge, type Point, type Pose, type Scene, type Stage } from './types';

/** A1: "just before contact". */
export const SHORT_OF = 10;
/** So near to contact a hand means it. */
export const SNAP = 250;

export interface Meeting {
  target: number;
  way: number;
  edge: Edge;
  /** Who of the group touches first. */
  by: number;
}

export function enemiesOf(stage: Stage, scene: Scene, side: number): Standing[] {
  const units = stage.units
    .filter((info) => info.side !== side && standing(scene.units[info.id]))
    .map((info) => ({ ...scene.units[info.id]!, depth: info.depth }));
  const camps = scene.camps
    .filter((camp) => camp.side !== side && !camp.fallen)
    .map((camp) => ({ ...camp, ...campSize(stage, camp.side), id: CAMP + camp.side - 1 }));
  return [...units, ...camps];
}
/** A3: three UD wide, two deep, where the stage tells nothing else. */
const campSize = (stage: Stage, side: number): { width: number; depth: number } => {
  const { width = 3 * UD, depth = 2 * UD } = stage.sides[side - 1]?.camp ?? {};
  return { width, depth };
};
export const boxOfEnemy = (enemy: Standing): Point[] => boxOf(enemy, enemy.width ?? WIDTH, enemy.depth);

/** The first enemy on the straight way of the bases. */
export function meetingOf(bases: readonly Standing[], enemies: readonly Standing[]): Meeting | undefined {
  let first: Meeting | undefined;
  for (const base of bases)
    for (const enemy of enemies) {
      const way = wayTo(base, WIDTH, boxOfEnemy(enemy));
      if (way === undefined || (first && way >= first.way)) continue;
      first = { target: enemy.id, way, edge: edgeMet(base, WIDTH, enemy, enemy.depth), by: base.id };
    }
  return first;
}

/** The smallest wheel with which the first enemy straight ahead is the target; undefined where none does. */
export function wheelTowards(
  bases: readonly Standing[],
  target: number,
  enemies: readonly Standing[],
): { legs: Leg[]; meeting: Meeting } | undefined {
  const enemy = enemies.find((one) => one.id === target);
  const front = frontOf(bases);
  if (!enemy || !front) return undefined;
  const toRight = dot(minus(enemy, front.middle), { x: -ahead(front.heading).y, y: ahead(front.heading).x }) >= 0;
  for (let angle = 0; angle <= 9000; angle += 100)
    for (const hand of angle === 0 ? [1] : toRight ? [1, -1] : [-1, 1]) {
      const legs: Leg[] = angle === 0 ? [] : [{ kind: 'w', amount: hand * angle }];
      const meeting = meetingOf(legs[0] ? gone(bases, legs[0]) : bases, enemies);
      if (meeting?.target === target) return { legs, meeting };
    }
  return undefined;
}

/** The bases in touch with whom they meet, without a way where they meet nobody. */
export function inTouch(bases: readonly Standing[], meeting: Meeting): Standing[] {
  return bases.map((base) => ({ ...base, ...forward(base, meeting.way) }));
}

/** Halves of a UD catch the hand, the end of the allowance more so, and most of all the line of a friend. */
export function caught(way: number, allowance: number | undefined, levels: readonly number[] = [], reach = 60): number {
  const level = levels.find((one) => one > 0 && Math.abs(way - one) < 2 * reach);
  if (level !== undefined && level <= (allowance ?? level)) return level;
  if (allowance !== undefined && Math.abs(way - allowance) < 2 * reach) return allowance;
  const near = Math.round(way / 500) * 500;
  return Math.abs(way - near) < reach ? near : Math.round(way / 10) * 10;
}

/** Whether two poses are the same to the eye. */
export const samePose = (a: Pose, b: Pose): boolean =>
  far(a, b) < 15 && Math.abs(Math.sin(((a.heading - b.heading) * Math.PI) / 36000)) < 0.004;
