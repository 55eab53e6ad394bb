// From what a person chose for a points battle to the question that makes its setup and the request that lays the table.
import { askBattle, askSurprise, askRead, freshSeed, game, type BattleSetup, type SideFault } from '../army/desk';
import { fillReady, readyArmies } from '../army/ready';
import { keptArmies } from '../army/shelf';
import { priceOf } from '../army/draft';
import type { ArmyFile, People } from '../army/types';
import type { Body } from '../lib/client';
import { allowedWord } from '../lib/diceWord';
import type { Clock, SeatPlan } from '../lib/protocol.gen';

export interface SeatWish {
  who: SeatPlan['who'];
  name: string;
  player: string;
  word: string;
}

/** Where the army of a side comes from. */
export type Source =
  | { from: 'surprise'; people: string; seed: number } // people '': any
  | { from: 'ready'; id: string }
  | { from: 'mine'; id: string }
  | { from: 'code'; code: string };

export interface SideWish {
  /** One army for all players of the side, or one of each. */
  common: boolean;
  /** The first is the common one. */
  sources: Source[];
  seats: SeatWish[];
}

/** R34 offers 5, 8 and 10 rounds: more points need more of them. */
export const usualRounds = (points: number): number => (points <= 60 ? 5 : points <= 120 ? 8 : 10);

/** One army for all players, or one of each. `own` is the people of the side where it is settled. */
export async function armiesOf(
  source: Source,
  { players, points }: Part,
  peoples: People[],
  own = '',
): Promise<ArmyFile[]> {
  const share = Math.floor(points / players);
  if (source.from === 'code') return [(await askRead(source.code)).army];
  if (source.from === 'mine') {
    const kept = keptArmies().find((one) => one.id === source.id);
    return kept ? [kept.army] : [];
  }
  if (source.from === 'ready') {
    const ready = readyArmies.find((one) => one.id === source.id);
    const people = peoples.find((one) => one.id === ready?.people);
    return ready && people ? Array.from({ length: players }, () => fillReady(ready, people, share)) : [];
  }
  const people = source.people || own || (peoples[source.seed % peoples.length]?.id ?? '');
  const drawn = Array.from({ length: players }, (_, index) => askSurprise(people, share, source.seed + index));
  return (await Promise.all(drawn)).map((report) => report.army);
}

export const sumOf = (armies: readonly ArmyFile[], people: People | undefined): number =>
  armies.flatMap((army) => army.unit).reduce((sum, unit) => sum + priceOf(unit, people), 0);

/** Of the faults of a side those that belong to one choice: what is nobody's in particular stands with the first. */
export function faultsOf(faults: readonly SideFault[], choice: number, choices: number): SideFault[] {
  const at = ({ army = 1 }: SideFault) => (choices === 1 ? 0 : army - 1);
  return faults.filter((fault) => at(fault) === choice);
}

/** All units, equal ones of several armies once. */
export function gathered(armies: readonly ArmyFile[]): Array<{ type: string; crew: string[]; count: number }> {
  const all = new Map<string, { type: string; crew: string[]; count: number }>();
  for (const { type, crew = [], count = 1 } of armies.flatMap((army) => army.unit)) {
    const key = [type, ...crew].join();
    all.set(key, { type, crew, count: count + (all.get(key)?.count ?? 0) });
  }
  return [...all.values()];
}

/** As many as players; what was there stays as it is. */
export function filled<One>(some: readonly One[], players: number, fresh: (index: number) => One): One[] {
  return Array.from({ length: players }, (_, index) => some[index] ?? fresh(index));
}

/** What is asked for at one choice of an army: for how many players it is, and how many points it may cost. */
export interface Part {
  players: number;
  points: number;
}
export function partsOf({ common, seats }: SideWish, points: number): Part[] {
  const players = seats.length;
  if (common || players === 1) return [{ players, points }];
  return seats.map(() => ({ players: 1, points: Math.floor(points / players) }));
}

export function seatPlan({ who, name, player, word }: SeatWish): SeatPlan {
  if (who === 'computer') return { who, player };
  return who === 'here' ? { who, name: name.trim(), word: allowedWord(word) } : { who };
}

export interface BattleWish {
  points: number;
  rounds: number;
  ruleOf12: boolean;
  map: string | { points: number; seed: number };
  sides: Array<{ armies: ArmyFile[]; seats: SeatWish[] }>;
  clock: Clock;
  listed: boolean;
}

/** The seats of the first side come first. */
export async function planBattle(wish: BattleWish): Promise<{ plan: Body<'create'>; setup: BattleSetup }> {
  const { points, rounds, ruleOf12, map, sides } = wish;
  const side = sides.map(({ armies, seats }) => ({ players: seats.length, armies }));
  const setup = await askBattle({ points, rounds, rule_of_12: ruleOf12, map, side });
  const seats = sides.flatMap((one) => one.seats.map(seatPlan));
  const open = seats.some(({ who }) => who === 'open');
  return { plan: { game, setup, seats, clock: wish.clock, listed: wish.listed || open }, setup };
}

/** Surprise armies of two peoples on a made map, against the computer. */
export async function planQuick(
  peoples: People[],
  me: Pick<SeatWish, 'name' | 'word'>,
  player: string,
  random: () => number = Math.random,
): Promise<{ plan: Body<'create'>; setup: BattleSetup }> {
  const points = 50;
  const first = Math.floor(random() * peoples.length);
  const second = (first + 1 + Math.floor(random() * (peoples.length - 1))) % peoples.length;
  const seats: SeatWish[] = [
    { who: 'here', player: '', ...me },
    { who: 'computer', player, name: '', word: '' },
  ];
  const sides = await Promise.all(
    [first, second].map(async (index, side) => ({
      armies: [(await askSurprise(peoples[index]!.id, points, freshSeed(random))).army],
      seats: [seats[side]!],
    })),
  );
  const map = { points, seed: freshSeed(random) };
  return planBattle({
    points,
    rounds: usualRounds(points),
    ruleOf12: true,
    map,
    sides,
    clock: { kind: 'none' },
    listed: false,
  });
}
