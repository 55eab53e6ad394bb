// From two armies to the question that makes their battle and the request that lays its table.
import type { Body } from '../lib/client';
import { codeIn } from '../lib/codeIn';
import { freshSeed } from '../lib/lot';
import { planMade, type Opponent } from '../start/plan';
import { askBattle, askSurprise, game, type BattleSetup, type Beginning } from './desk';
import { armyShelf } from './shelf';
import type { Armoury, ArmyFile } from './types';

/** 'surprise:LIST' (no list: any), 'ready:LIST/ID', 'mine:ID', 'code:…' (or a link that holds it) or 'same'. */
export type ArmyChoice = string;

export interface BattleWish extends Opponent {
  rival: ArmyChoice;
  beginning: Beginning;
  region: string;
  turns: number;
}
export const usualTurns = 12;
export const quickWish = (opponent: Opponent): BattleWish => ({
  ...opponent,
  rival: 'surprise:',
  beginning: 'deployed',
  region: '',
  turns: usualTurns,
});

/** Which army a choice means: a file, a code, or none (any more). */
export async function armyOf(
  choice: ArmyChoice,
  { points, self, armoury }: { points: number; self?: ArmyFile | string | undefined; armoury: Armoury },
  seed = freshSeed(),
): Promise<ArmyFile | string | undefined> {
  const [kind = '', ...rest] = choice.split(':');
  const what = rest.join(':').trim();
  if (kind === 'same') return self;
  if (kind === 'surprise') return (await askSurprise(points, seed, what)).army;
  if (kind === 'mine') return armyShelf.list().find((kept) => kept.id === what)?.thing;
  if (kind === 'code') return codeIn(what, 'adlg/army') || undefined;
  const [list, id] = what.split('/');
  return armoury.lists.find((one) => one.id === list)?.ready.find((one) => one.id === id)?.army;
}

export async function planBattle(
  wish: BattleWish,
  armies: [ArmyFile | string, ArmyFile | string],
  points: number,
): Promise<{ plan: Body<'create'>; setup: BattleSetup }> {
  const { beginning, region, turns } = wish;
  const setup = await askBattle({ points, armies, beginning, region, turns, seed: freshSeed() });
  return { plan: planMade(game, setup, [1, 2], wish), setup };
}

/** Two armies by lot, drawn up, against whoever was chosen. */
export async function planQuick(
  opponent: Opponent,
  points = 100,
): Promise<{ plan: Body<'create'>; setup: BattleSetup }> {
  const [one, other] = await Promise.all([askSurprise(points, freshSeed()), askSurprise(points, freshSeed())]);
  return planBattle(quickWish(opponent), [one.army, other.army], points);
}
