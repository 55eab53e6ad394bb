// Which units a hand takes up: a line, those within a loop, the next one, whoever stands under the pointer.
import { largestGroup } from './choices';
import { far, forward, boxOf, holds, middleOf } from './geometry';
import { lineOf, widestGroup } from './groups';
import type { Hand } from './hand.svelte';
import { CAMP } from './notation';
import { boxOfEnemy } from './snap';
import { onTable, standing, WIDTH, type Point } from './types';

/** Who is on one's own flank march. */
export const marchers = ({ scene, stage, side }: Hand): number[] =>
  scene.units.filter(({ id, where }) => where === 'flank' && stage.units[id]?.side === side).map(({ id }) => id);

/** As much of its line as may be ordered at once (A5). */
export function wholeLine(hand: Hand, unit: number): number[] {
  // Who fights, or is held otherwise, is left out of what the server groups; where it groups nobody each goes alone.
  const group = largestGroup(hand.index, unit);
  if (group || hand.scene.step === 'orders') return group ?? [unit];
  const line = lineOf(hand.stage, hand.scene, unit).filter((one) => hand.index.able.has(one));
  return widestGroup(hand.stage, hand.scene, line, unit);
}
/** Whether there is more of its line than is held. */
export const hasMoreOfLine = (hand: Hand): boolean =>
  hand.picked.length === 1 && wholeLine(hand, hand.picked[0]!).length > 1;
/** Of those within a loop the ones of the corps that has the order, else of the first one's corps. */
export function unitsWithin({ index, scene, stage }: Hand, area: readonly Point[]): number[] {
  const inside = [...index.able].filter((unit) => {
    const state = scene.units[unit];
    return onTable(state) && holds(area, middleOf(state, stage.units[unit]!.depth));
  });
  const corps = scene.command?.corps ?? stage.units[inside[0] ?? -1]?.corps;
  return inside.filter((unit) => stage.units[unit]!.corps === corps).sort((a, b) => a - b);
}
/** The next of one's own units, to be looked at. */
export function nextOwn({ stage, scene, side, shown }: Hand): number | undefined {
  const own = stage.units.filter((info) => info.side === side && onTable(scene.units[info.id]));
  return (own.find((info) => shown === undefined || info.id > shown) ?? own[0])?.id;
}

/** The enemy's camp under a point of the table: a charge may go there. */
export function campAt(hand: Hand, point: Point): number | undefined {
  return hand.enemies.find((enemy) => enemy.id >= CAMP && holds(boxOfEnemy(enemy), point))?.id;
}
/** The unit under a point of the table; the upper one of several: who is routed lies below whoever stands (A4). */
export function unitAt({ stage, scene }: Hand, point: Point): number | undefined {
  let fallen: number | undefined;
  for (let unit = stage.units.length - 1; unit >= 0; --unit) {
    const state = scene.units[unit];
    if (!onTable(state) || !holds(boxOf(state, WIDTH, stage.units[unit]!.depth), point)) continue;
    if (standing(state)) return unit;
    fallen ??= unit;
  }
  return fallen;
}
/** Who lies in ambush under a point of the table, as far as one knows. */
export const lurkersAt = ({ scene, side }: Hand, point: Point): number[] =>
  scene.markers.find(
    (marker) =>
      marker.side === side && holds(boxOf(forward({ ...marker, heading: 0 }, WIDTH / 2), WIDTH, WIDTH), point),
  )?.units ?? [];
/** The unit that a finger means which has hit none: the nearest within its reach that can do something or be aimed at. */
export function unitNear({ stage, scene, side, index, picked }: Hand, point: Point, reach: number): number | undefined {
  const meant = (unit: number) => index.able.has(unit) || (picked.length > 0 && stage.units[unit]!.side !== side);
  let best: { unit: number; way: number } | undefined;
  for (const { id, depth } of stage.units) {
    const state = scene.units[id];
    if (!onTable(state) || !meant(id)) continue;
    const way = far(middleOf(state, depth), point);
    if (way <= reach && (!best || way < best.way)) best = { unit: id, way };
  }
  return best?.unit;
}
