// Who holds the chest: the rules know only that it was carried (R35), but at a table one sees whose hands are on it.
import type { Step } from '../lib/protocol.gen';
import type { Scene } from './mfm';
import { readPlace } from './places';
import { eventName } from './throws';

const TAKEN_UP = new Set(['carries-one', 'carries-two', 'chest-comes-on']);
const WALKED = new Set(['moves', 'second-move', 'steps-in']);

/** Those who carried the chest last and have not gone elsewhere since; `steps` are those that stand. */
export function bearersOf(steps: readonly Step[], scene: Scene): number[] {
  let hands: number[] = [];
  for (const step of steps) {
    if (step.amend?.startsWith('chest ')) hands = [];
    for (const event of step.events ?? []) {
      const name = eventName(event);
      const pieces = event.pieces ?? [];
      if (TAKEN_UP.has(name)) hands = pieces.slice(0, name === 'carries-one' ? 1 : 2);
      else if (WALKED.has(name)) hands = hands.filter((figure) => figure !== pieces[0]);
    }
  }
  return hands.filter((figure) => besideChest(scene, figure));
}

// Whoever fell, or was set elsewhere by agreement, has let go.
function besideChest(scene: Scene, figure: number): boolean {
  const state = scene.figures[figure];
  const chest = readPlace(scene.chest ?? '');
  const place = state?.standing === 'board' ? readPlace(state.at ?? '') : undefined;
  if (!chest || !place || chest.storey !== place.storey) return false;
  return Math.max(Math.abs(chest.x - place.x), Math.abs(chest.y - place.y)) === 1;
}
