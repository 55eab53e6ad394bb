// What may be composed with the units in a hand, and what one would usually do with them.
import type { ChoiceIndex } from './choices';
import { pieceOf } from './terrainHand.svelte';
import type { Free, Scene, Stage } from './types';

/** Actions that go a way; all others that are composed name a place. */
const WAYS = new Set(['move', 'pivot', 'charge', 'spontaneous', 'take']);
export const goesAWay = (verb: string): boolean => WAYS.has(verb);

interface Held {
  index: ChoiceIndex;
  stage: Stage;
  picked: readonly number[];
  /** The piece of terrain in the hand, by its number. */
  piece: number | undefined;
}

/** Verbs that may be composed with the held units, or without any. */
export function verbsOf({ index, stage, picked, piece }: Held): string[] {
  // Who stands or lies somewhere already has to be taken back before.
  const fits = (free: Free, unit: number) =>
    free.units?.includes(unit) ||
    (free.verb === 'ambush' && !index.ofUnit.has(unit) && isOfCorps(stage, index, free, unit));
  const all = index.frees.filter((free) =>
    picked.length === 0 ? !free.units?.length || free.verb === 'commander' : picked.some((unit) => fits(free, unit)),
  );
  const fitting = all.filter((free) => piece === undefined || pieceOf(free) === piece);
  return [...new Set([...fitting.map((free) => free.verb), ...(index.takes.length > 0 ? ['take'] : [])])];
}

/** An ambush is offered for one unit of a corps; others of it may lie there as well. */
function isOfCorps(stage: Stage, index: ChoiceIndex, free: Free, unit: number): boolean {
  const corps = stage.units[free.units?.[0] ?? -1]?.corps;
  return corps !== undefined && stage.units[unit]?.corps === corps && index.able.has(unit);
}

/** What one would usually do with what is in the hand; a commander rides only when told so. */
export function usualVerb(verbs: readonly string[], scene: Scene, side: number): string {
  const usual = ['move', 'place', 'charge', 'take'].find((verb) => verbs.includes(verb));
  // A camp that stands is moved only when told so, too.
  const later = ['commander', 'ambush', ...(scene.camps.some((camp) => camp.side === side) ? ['camp'] : [])];
  return usual ?? verbs.find((verb) => !later.includes(verb)) ?? 'move';
}
