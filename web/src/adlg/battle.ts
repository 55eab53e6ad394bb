// From two armies to the question that makes their battle and the request that lays its table.
import type { Body } from '../lib/client';
import { freshSeed } from '../lib/lot';
import { planMade, type Opponent } from '../start/plan';
import { askBattle, askSurprise, game, type BattleSetup, type Beginning } from './desk';
import { armyShelf } from './shelf';
import type { Armoury, ArmyFile } from './types';

/** 'surprise:LIST' (no list: any), 'ready:LIST/ID', 'mine:ID', 'code:…' or 'same'. */
export type Rival = string;

export interface BattleWish extends Opponent {
  rival: Rival;
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

/** Whom a choice means: an army, a code, or nobody (any more). */
export async function rivalOf(
  rival: Rival,
  self: ArmyFile,
  armoury: Armoury,
  seed = freshSeed(),
): Promise<ArmyFile | string | undefined> {
  const [kind = '', ...rest] = rival.split(':');
  const what = rest.join(':').trim();
  if (kind === 'same') return self;
  if (kind === 'surprise') return (await askSurprise(self.points, seed, what)).army;
  if (kind === 'mine') return armyShelf.list().find((kept) => kept.id === what)?.thing;
  if (kind === 'code') return what || undefined;
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
