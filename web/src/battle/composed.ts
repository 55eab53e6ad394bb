// What a hand has composed: where the units would stand, and the action as the notation writes it.
import { ahead, dot, minus, plus } from './geometry';
import { formed, inOrder, type Standing } from './groups';
import type { Hand } from './hand.svelte';
import { ended } from './legs';
import {
  ambushText,
  chargeText,
  commanderText,
  enterText,
  moveText,
  pivotText,
  placeText,
  shapedText,
  spotText,
  takeText,
} from './notation';
import { inTouch, samePose } from './snap';
import { onTable, type Pose } from './types';

/** Where they would stand: as the server says, as soon as it has said it. */
export function ghostsOf(hand: Hand): Standing[] {
  const told = hand.preview?.picture.ghosts;
  if (told) {
    const byId = new Map(told.map((ghost) => [ghost.id, ghost]));
    return hand.bases.flatMap((base) => {
      const ghost = byId.get(base.id);
      if (ghost) return [{ ...base, ...ghost }];
      // Who goes into hiding stands nowhere.
      return onTable(hand.scene.units[base.id]) ? [base] : [];
    });
  }
  if (hand.verb === 'enter' && hand.spot) return comingOn(hand, hand.spot);
  if ((hand.verb === 'place' || hand.amending) && hand.spot) return setDown(hand, hand.spot);
  if (hand.needsSpot) return [];
  const after = ended(hand.bases, hand.legs);
  return hand.meeting && hand.target !== undefined ? inTouch(after, hand.meeting) : after;
}
const setDown = (hand: Hand, at: Pose): Standing[] => formed(inOrderOfHand(hand.bases), hand.files, at);
/** The last rank has the edge at its back (A11). */
function comingOn({ bases, files }: Hand, { x, y }: Pose): Standing[] {
  const edge = { x, y, heading: x === 0 ? 9000 : 27000 };
  const on = ahead(edge.heading);
  const block = formed(bases, files, edge);
  const deep = Math.max(...block.map((base) => dot(minus(edge, base), on) + base.depth));
  return block.map((base) => ({ ...base, ...plus(base, on, deep) }));
}
/** What is drawn is where it stands already: nothing is composed yet. */
export function isResting(hand: Hand): boolean {
  const { spot, scene } = hand;
  if (!spot || hand.verb !== 'place' || hand.bases.length === 0) return false;
  return setDown(hand, spot).every((base) => {
    const now = scene.units[base.id];
    return onTable(now) && samePose(base, now);
  });
}
function inOrderOfHand(bases: readonly Standing[]): Standing[] {
  const first = bases[0];
  // Units that wait beside the table have no place yet: the order of the list is theirs.
  return first && bases.every((base) => base.x === first.x && base.y === first.y) ? [...bases] : inOrder(bases);
}

export function actionOf(hand: Hand): string | undefined {
  const { stage, picked, verb, legs, target, spot } = hand;
  switch (verb) {
    case 'take':
      return hand.terrain.taken.length > 0 ? takeText(hand.terrain.taken) : undefined;
    case 'commander':
      return spot && commanderText(stage, spot, target);
    case 'place':
      return spot && picked.length > 0 && !isResting(hand) ? placeText(stage, picked, spot, hand.files) : undefined;
    case 'ambush':
      return spot && ambushText(stage, freeMarker(hand), picked, spot, hand.files);
    case 'charge':
    case 'spontaneous':
      return target === undefined || picked.length === 0 ? undefined : chargeText(stage, verb, picked, target, legs);
    case 'pivot':
      return legs.length === 0 ? undefined : pivotText(stage, picked, legs);
    case 'enter':
      return spot && enterText(spot, hand.files);
    case 'lay':
      return spot && shapedText(spot, hand.terrain.shape);
  }
  if (hand.needsSpot) return spot && hand.free && !hand.terrain.resting ? spotText(hand.free.do, spot) : undefined;
  return legs.length === 0 || picked.length === 0 ? undefined : moveText(stage, picked, legs);
}
function freeMarker(hand: Hand): string {
  const used = hand.scene.markers.filter((marker) => marker.side === hand.side).map(({ label }) => label);
  return ['A', 'B', 'C'].find((label) => !used.includes(label)) ?? 'A';
}
