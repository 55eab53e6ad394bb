// Places that a hand names: where they begin, and how keys shift them.
import { across, ahead, normalized, plus } from './geometry';
import type { Hand } from './hand.svelte';
import type { LegKind } from './legs';
import { UD, type Pose } from './types';

/** One's own side of the table, or where the commander is. */
export function startSpot({ stage, scene, side, verb, free }: Hand): Pose {
  const { width, height } = stage.table;
  const corps = free?.corps ?? scene.command?.corps ?? scene.setup?.corps ?? 0;
  const commander = verb === 'commander' ? scene.commanders[corps] : undefined;
  if (commander) return { x: commander.x, y: commander.y, heading: 0 };
  return { x: width / 2, y: side === 1 ? height - 4 * UD : 4 * UD, heading: side === 1 ? 0 : 18000 };
}

export function nudged(from: Pose, kind: LegKind, amount: number): Pose {
  if (kind === 'w' || kind === 't') return { ...from, heading: normalized(from.heading + amount) };
  if (kind === 's') return { ...from, ...plus(from, across(from.heading), amount) };
  return { ...from, ...plus(from, ahead(from.heading), kind === 'b' ? -amount : amount) };
}
