// Who stands in one line with whom (A5), and the front that several bases have together.
import { across, ahead, boxOf, dot, minus, plus, turnBetween } from './geometry';
import { UD, WIDTH, standing, type Point, type Pose, type Scene, type Stage } from './types';

const NEAR = 20; // thousandths: the eye's measure, the server has its own
const LEVEL = 60; // hundredths of a degree

export interface Standing extends Pose {
  id: number;
  depth: number;
  /** Of camps, which are wider than a base. */
  width?: number;
}
export interface Front {
  heading: number;
  left: Point;
  right: Point;
  middle: Point;
  width: number;
  files: number;
  ranks: number;
}

export function standingOf(stage: Stage, scene: Scene, units: readonly number[]): Standing[] {
  return units.flatMap((id) => {
    const state = scene.units[id];
    const info = stage.units[id];
    return state && info ? [{ id, x: state.x, y: state.y, heading: state.heading, depth: info.depth }] : [];
  });
}

function neighbours(a: Standing, b: Standing): boolean {
  if (Math.abs(turnBetween(a.heading, b.heading)) > LEVEL) return false;
  const way = minus(b, a);
  const side = Math.abs(dot(way, across(a.heading)));
  const on = dot(way, ahead(a.heading));
  if (Math.abs(side - WIDTH) <= NEAR && Math.abs(on) <= NEAR) return true;
  return side <= NEAR && (Math.abs(on + a.depth) <= NEAR || Math.abs(on - b.depth) <= NEAR);
}

/** All of the same corps that stand edge on edge with the unit, and with those, and so on. */
export function lineOf(stage: Stage, scene: Scene, unit: number): number[] {
  const corps = stage.units[unit]?.corps;
  const all = standingOf(
    stage,
    scene,
    stage.units.filter((info) => info.corps === corps && standing(scene.units[info.id])).map((info) => info.id),
  );
  const found = new Set([unit]);
  const open = all.filter((one) => one.id === unit);
  for (let here = open.pop(); here; here = open.pop())
    for (const other of all)
      if (!found.has(other.id) && neighbours(here, other)) {
        found.add(other.id);
        open.push(other);
      }
  return [...found].sort((a, b) => a - b);
}

/** At most so many may stand beside each other (A5). */
export const MOST_FILES = 6;

/** Of a line that is wider than a group may be those files that lie round the unit; whole files, so that ranks stay full. */
export function widestGroup(stage: Stage, scene: Scene, line: readonly number[], unit: number): number[] {
  const bases = standingOf(stage, scene, line);
  const first = bases.find((base) => base.id === unit);
  if (!first) return [...line];
  const right = across(first.heading);
  const file = (base: Standing) => Math.round(dot(minus(base, first), right) / WIDTH);
  const files = [...new Set(bases.map(file))].sort((a, b) => a - b);
  if (files.length <= MOST_FILES) return [...line];
  const from = Math.max(0, Math.min(files.indexOf(0) - MOST_FILES / 2, files.length - MOST_FILES));
  const kept = new Set(files.slice(from, from + MOST_FILES));
  return bases.filter((base) => kept.has(file(base))).map(({ id }) => id);
}

/** The front of bases that look the same way. */
export function frontOf(bases: readonly Standing[]): Front | undefined {
  const first = bases[0];
  if (!first) return undefined;
  const [on, right] = [ahead(first.heading), across(first.heading)];
  const places = bases.map((base) => ({ base, u: dot(minus(base, first), right), v: dot(minus(base, first), on) }));
  const head = Math.max(...places.map(({ v }) => v));
  const leading = places.filter(({ v }) => v > head - UD / 4);
  const low = Math.min(...leading.map(({ u }) => u)) - WIDTH / 2;
  const high = Math.max(...leading.map(({ u }) => u)) + WIDTH / 2;
  const at = (u: number) => plus(plus(first, right, u), on, head);
  return {
    heading: first.heading,
    left: at(low),
    right: at(high),
    middle: at((low + high) / 2),
    width: high - low,
    files: leading.length,
    ranks: Math.ceil(bases.length / Math.max(1, leading.length)),
  };
}

/** Row by row from the front, each from left to right, or mirrored. */
export function inOrder(bases: readonly Standing[], mirrored = false): Standing[] {
  const first = bases[0];
  if (!first) return [];
  const [on, right] = [ahead(first.heading), across(first.heading + (mirrored ? 18000 : 0))];
  return [...bases].sort((a, b) => {
    const [va, vb] = [dot(minus(a, first), on), dot(minus(b, first), on)];
    if (Math.abs(va - vb) > UD / 4) return vb - va;
    return dot(minus(a, first), right) - dot(minus(b, first), right);
  });
}

/** Bases in files behind each other, the middle of their front at the pose; mirrored from right to left. */
export function formed(bases: readonly Standing[], files: number, at: Pose, mirrored = false): Standing[] {
  const [on, right] = [ahead(at.heading), across(at.heading + (mirrored ? 18000 : 0))];
  let back = 0;
  const out: Standing[] = [];
  for (let row = 0; row < bases.length; row += files) {
    const rank = bases.slice(row, row + files);
    rank.forEach((base, file) => {
      const aside = (file - (Math.min(files, bases.length) - 1) / 2) * WIDTH;
      out.push({ ...base, ...plus(plus(at, right, aside), on, -back), heading: at.heading });
    });
    back += Math.max(...rank.map(({ depth }) => depth));
  }
  return out;
}

export const boxes = (bases: readonly Standing[]): Point[][] => bases.map((base) => boxOf(base, WIDTH, base.depth));
