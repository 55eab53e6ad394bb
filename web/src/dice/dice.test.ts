import { describe, expect, it } from 'vitest';
import {
  counter,
  heldBack,
  keepInjury,
  lyingDice,
  secondWave,
  setAside,
  toAttack,
  toDamage,
  toEnemy,
  valuesOf,
} from './carry';
import type { Group, ScoreChoice, WardAnswer } from './desk';
import { at, emptyTable, facesIn, readTable } from './kept';
import { reachesOf } from './reaches';
import { throwOf } from './targets';

const line = { text: { de: '', en: '' }, rule: 'D7' };
const choice = (dice: number[], faces: number[]): ScoreChoice => ({
  dice,
  faces,
  now: 0,
  again: 1,
  attacks: false,
  expected: 0,
});
const attack = (die: number, value: number) => ({ die, value: { value, reasons: [] } });
const warded = (more: Partial<WardAnswer>): WardAnswer => ({
  wards: [],
  unmet: [],
  hits: 0,
  rescueUsed: 0,
  counter: false,
  groupLeft: [],
  rescueLeft: [],
  counterValues: [],
  notes: [],
  ...more,
});

/** 14, 14, 13 lie scored, a 5 and a 1 do not count; the 5 was not scored. */
function attacking() {
  const table = emptyTable();
  table.attack = { dice: [14, 14, 13], unscored: [5], enemy: [], enemyInitiative: 0 };
  const group: Group = {
    dice: [0, 1, 2],
    paid: [],
    rescue: [3],
    attacks: [attack(0, 16), attack(1, 16), attack(2, 13)],
    strength: 45,
    waves: { dice: [[0, 1], [2]], line },
  };
  return { table, group };
}

describe('what is typed', () => {
  it('is read from text, within what a die shows, at most six', () => {
    expect(facesIn('14 14,13', 1, 20)).toEqual([14, 14, 13]);
    expect(facesIn('0 21 7 x', 1, 20)).toEqual([7]);
    expect(facesIn('1 2 3 4 5 6 7', 1, 20)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(facesIn('2 2 2', 1, 20, 2)).toEqual([2, 2]);
  });
  it('is taken up again only as far as it has the right form', () => {
    expect(readTable(undefined)).toEqual(emptyTable());
    expect(readTable('noise')).toEqual(emptyTable());
    const kept = readTable({
      tab: 'ward',
      die: 7,
      skill: 'x',
      score: { rolled: [3, 'a', 4.5, 9] },
      shot: { size: 'round' },
    });
    expect(kept.tab).toBe('ward');
    expect(kept.die).toBe(20);
    expect(kept.skill).toBe(3);
    expect(kept.score.rolled).toEqual([3, 9]);
    expect(kept.shot.size).toBe('large');
    expect(readTable(emptyTable())).toEqual(emptyTable());
  });
});

describe('from one tab to the next', () => {
  it('sets scored dice aside and keeps the rest as rescue dice', () => {
    const table = emptyTable();
    table.score = { rolled: [17, 17, 12, 1], aside: [9] };
    toAttack(table, choice([0, 1, 3], [17, 17, 1]));
    expect(table.attack.dice).toEqual([9, 17, 17, 1]);
    expect(table.attack.unscored).toEqual([12]);
    expect(lyingDice(table)).toEqual([9, 17, 17, 1, 12]);
    expect(table.tab).toBe('attack');
    setAside(table, choice([0, 1], [17, 17]));
    expect(table.score).toEqual({ rolled: [], aside: [9, 17, 17] });
  });

  it('brings the first wave, the rest after it, and the hits to the damage', () => {
    const { table, group } = attacking();
    toEnemy(table, group, [0, 1]);
    expect(table.ward.attacks).toEqual([16, 16]);
    expect(heldBack(table)).toEqual([2]);
    table.ward.group = [18, 17, 4];
    table.ward.rescue = [9, 8];
    secondWave(table, warded({ groupLeft: [2], rescueLeft: [0, 1] }));
    expect(table.ward.attacks).toEqual([13]);
    expect(table.ward.group).toEqual([4]);
    expect(heldBack(table)).toEqual([]);
    toDamage(table, warded({ unmet: [0], hits: 1 }));
    expect(table.damage).toMatchObject({ by: 'blow', group: [14, 14, 13], named: [0, 1, 2], unmet: [2], faces: [] });
  });

  it('keeps what was held back for the damage dice', () => {
    const { table, group } = attacking();
    toEnemy(table, group, [0, 1]);
    toDamage(table, warded({ unmet: [1], hits: 1 }));
    expect(table.damage).toMatchObject({ named: [0, 1], unmet: [1] });
    expect(at(table.damage.group, table.damage.unmet)).toEqual([14]);
  });

  it('turns the tables for a counter', () => {
    const { table, group } = attacking();
    toEnemy(table, group, [0, 1]);
    table.ward.group = [20, 20, 15, 15];
    counter(table, warded({ counter: true, groupLeft: [2, 3], counterValues: [17, 17] }));
    expect(table.ward.attacks).toEqual([17, 17]);
    expect(table.ward.group).toEqual([13]); // held back, so still of his group
    expect(table.ward.carried).toEqual({ group: [15, 15], named: [0, 1], before: [] });
  });

  it('leaves a wounded man wounded', () => {
    const table = emptyTable();
    keepInjury(table, { quality: 3, vitality: 18 });
    expect(table.damage).toMatchObject({ quality: 3, vitality: 18, faces: [] });
  });
});

describe('numbers', () => {
  it('are the attack values of the source (D6)', () => {
    expect(valuesOf([14, 14])).toEqual([16, 16]);
    expect(valuesOf([14, 13, 13, 12, 11, 11])).toEqual([14, 15, 15, 12, 13, 13]);
    expect(valuesOf([20, 20, 20, 19, 19, 18])).toEqual([23, 23, 23, 21, 21, 18]);
  });
  it('are the throws of the Meister (F3)', () => {
    expect(throwOf('large', 'still')).toEqual({ count: 1, sides: 6 });
    expect(throwOf('tiny', 'fast')).toEqual({ count: 3, sides: 12 });
  });
  it('sum up chances from the top', () => {
    expect(reachesOf([0.5, 0.25, 0.25], 10)).toEqual([
      { strength: 10, chance: 0.5 },
      { strength: 20, chance: 0.25 },
    ]);
    expect(reachesOf(new Array(30).fill(1 / 30), 4)).toHaveLength(6);
  });
});
