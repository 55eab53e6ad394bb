// Who of those at one screen must not look: what a side hides is seen only by its own player (A11).
import type { Scene, Stage } from './types';

/** Whether the scene, as the side sees it, holds what the other side may not see; while troops are set up it soon may. */
export function hidesSomething(stage: Stage, scene: Scene, side: number): boolean {
  if (scene.step === 'deploy') return true;
  return (
    scene.markers.some((marker) => marker.side === side) ||
    stage.units.some((info) => info.side === side && ['ambush', 'flank'].includes(scene.units[info.id]?.where ?? ''))
  );
}
