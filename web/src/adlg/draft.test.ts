import { describe, expect, it } from 'vitest';
import { armoury, rome } from './armoury.fixture';
import {
  allUnits,
  corpsSum,
  countOf,
  draftOf,
  emptyDraft,
  fileOf,
  priceOf,
  removeLine,
  setChief,
  setCorps,
  setCount,
  setOptions,
  setPoints,
  setQuality,
  split,
  standingOf,
  sumOf,
  type Draft,
} from './draft';
import type { ArmyFile } from './types';

const file: ArmyFile = {
  army: 1,
  game: 'adlg',
  name: 'Cannae',
  list: 'rome',
  points: 200,
  fortified_camp: true,
  fortification: 2,
  corps: [
    {
      rank: 'competent',
      chief: true,
      included: 2,
      units: [
        { row: 'legion', count: 3, options: ['armour'] },
        { row: 'legion', count: 1, quality: 'elite' },
      ],
    },
    { name: 'Left', rank: 'ordinary', units: [{ row: 'legion', count: 2, options: ['armour'] }] },
    { rank: 'ordinary', units: [{ row: 'velites', count: 2 }] },
  ],
};
const draft = draftOf(file, rome);
const lineOf = (of: Draft, row: string, nth = 0) => of.lines.filter((line) => line.row === row)[nth]!;

describe('an army as lines and columns', () => {
  it('has a line for each kind of unit and one for every row of the list, in the order of the list', () => {
    expect(draft.lines.map(({ row, quality, counts }) => [row, quality, counts])).toEqual([
      ['legion', 'ordinary', [3, 2, 0]],
      ['legion', 'elite', [1, 0, 0]],
      ['velites', 'ordinary', [0, 0, 2]],
      ['slaves', 'mediocre', [0, 0, 0]],
    ]);
  });
  it('is the same file again', () => {
    expect(fileOf(draft).file).toEqual(file);
  });
  it('knows which line an entry of the file is', () => {
    const [first, second, third] = fileOf(draft).keys;
    expect(first).toEqual([lineOf(draft, 'legion').key, lineOf(draft, 'legion', 1).key]);
    expect(second).toEqual([lineOf(draft, 'legion').key]);
    expect(third).toEqual([lineOf(draft, 'velites').key]);
  });
  it('keeps what the list does not know, at the end', () => {
    const strange = draftOf({ ...file, corps: [{ units: [{ row: 'huns', count: 2 }] }] }, rome);
    expect(strange.lines.at(-1)).toMatchObject({ row: 'huns', counts: [2, 0, 0] });
    expect(fileOf(strange).file.corps?.[0]?.units).toEqual([{ row: 'huns', count: 2 }]);
  });
  it('begins with one commander in chief and every row', () => {
    const empty = emptyDraft(rome, 300);
    expect(empty.corps.map(({ chief }) => chief)).toEqual([true, false, false, false]);
    expect(empty.lines).toHaveLength(3);
    expect(allUnits(empty)).toBe(0);
  });
});

describe('what it costs', () => {
  it('counts quality and options', () => {
    expect(priceOf(lineOf(draft, 'legion'), rome)).toBe(10);
    expect(priceOf(lineOf(draft, 'legion', 1), rome)).toBe(10);
    expect(priceOf({ row: 'huns', quality: 'elite', options: [] }, rome)).toBe(0);
  });
  it('adds commanders, camp and fortification', () => {
    expect(corpsSum(draft, 0, rome, armoury)).toBe(3 * 10 + 10 + 3);
    expect(sumOf(draft, rome, armoury)).toBe(43 + 20 + 8 + 6 + 2);
    expect(sumOf(setPoints(draft, 300), rome, armoury) - sumOf(draft, rome, armoury)).toBe(2);
  });
});

describe('changing it', () => {
  it('never touches the draft before', () => {
    const before = JSON.stringify(draft);
    setCount(draft, lineOf(draft, 'legion').key, 0, 9);
    setOptions(draft, lineOf(draft, 'legion').key, [], new Set());
    removeLine(draft, lineOf(draft, 'legion').key);
    expect(JSON.stringify(draft)).toBe(before);
  });
  it('keeps counts between nothing and 64', () => {
    const { key } = lineOf(draft, 'velites');
    expect(lineOf(setCount(draft, key, 1, -3), 'velites').counts).toEqual([0, 0, 2]);
    expect(lineOf(setCount(draft, key, 1, 99), 'velites').counts).toEqual([0, 64, 2]);
  });
  it('lets a commander ride free when his unit is gone', () => {
    const { key } = lineOf(draft, 'legion', 1);
    expect(draft.corps[0]?.included).toBe(key);
    expect(setCount(draft, key, 0, 0).corps[0]?.included).toBeUndefined();
    expect(removeLine(draft, key).corps[0]?.included).toBeUndefined();
    expect(setCount(draft, key, 0, 2).corps[0]?.included).toBe(key);
  });
  it('exchanges missile weapons and adds everything else', () => {
    const { key } = lineOf(draft, 'legion');
    const weapons = new Set(['bow', 'javelin']);
    const bows = setOptions(draft, key, ['armour', 'bow'], weapons);
    expect(lineOf(bows, 'legion').options).toEqual(['armour', 'bow']);
    expect(lineOf(setOptions(bows, key, ['armour', 'bow', 'javelin'], weapons), 'legion').options).toEqual([
      'armour',
      'javelin',
    ]);
  });
  it('splits a row, and takes the second line away again', () => {
    const more = split(draft, lineOf(draft, 'velites').key);
    expect(more.lines.filter(({ row }) => row === 'velites').map(({ counts }) => counts)).toEqual([
      [0, 0, 2],
      [0, 0, 0],
    ]);
    expect(removeLine(more, lineOf(more, 'velites', 1).key).lines).toHaveLength(draft.lines.length);
    expect(lineOf(removeLine(draft, lineOf(draft, 'velites').key), 'velites').counts).toEqual([0, 0, 0]);
  });
  it('has one commander in chief', () => {
    expect(setChief(draft, 2).corps.map(({ chief }) => chief)).toEqual([false, false, true]);
  });
  it('gives the fourth corps its units back when it goes', () => {
    const four = setPoints(draft, 300);
    expect(four.corps).toHaveLength(4);
    const filled = setChief(setCount(four, lineOf(four, 'velites').key, 3, 4), 3);
    const three = setPoints(filled, 200);
    expect(lineOf(three, 'velites').counts).toEqual([0, 0, 6]);
    expect(three.corps.map(({ chief }) => chief)).toEqual([true, false, false]);
  });
  it('changes quality and corps alone', () => {
    expect(lineOf(setQuality(draft, lineOf(draft, 'legion').key, 'elite'), 'legion').quality).toBe('elite');
    expect(setCorps(draft, 1, { rank: 'competent' }).corps.map(({ rank }) => rank)).toEqual([
      'competent',
      'competent',
      'ordinary',
    ]);
  });
});

describe('the numbers of a list', () => {
  const legion = rome.rows[0]!;
  it('grow and shrink with the points: minima down, maxima up', () => {
    expect(standingOf(draft, legion)).toEqual({ count: 6, least: 4, most: 7, fits: true });
    expect(standingOf(setPoints(draft, 100), legion)).toMatchObject({ least: 2, most: 4, fits: false });
    expect(standingOf(setPoints(draft, 300), legion)).toMatchObject({ least: 6, most: 11, fits: true });
  });
  it('know rows that go by others', () => {
    const slaves = setCount(draft, lineOf(draft, 'slaves').key, 0, 7);
    expect(countOf(slaves, 'slaves')).toBe(7);
    expect(standingOf(slaves, rome.rows[2]!).fits).toBe(false);
    expect(standingOf(setCount(slaves, lineOf(slaves, 'slaves').key, 0, 6), rome.rows[2]!).fits).toBe(true);
  });
});
