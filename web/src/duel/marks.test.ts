import { describe, expect, it } from 'vitest';
import {
  bestWard,
  bundleFor,
  bundleText,
  groupFor,
  groupText,
  isRescue,
  mayWard,
  readWards,
  shotsFor,
  strongestGroup,
  turnDie,
  turnTogether,
  turnWound,
  usualWave,
  wardFor,
  wardText,
  woundsFor,
  woundSums,
} from './marks';
import type { Choice, DieState } from './types';

const name = { de: '', en: '' };
const hand = (...faces: number[]): DieState[] => faces.map((face) => ({ face, scored: true }));
const fresh = (...faces: number[]): DieState[] => faces.map((face) => ({ face, fresh: true }));
const choice = (action: string, more: Partial<Choice>): Choice => ({
  do: action,
  kind: action.split(' ')[0]!,
  name,
  ...more,
});

describe('scoring by clicks', () => {
  const dice = fresh(18, 18, 16, 9, 1);
  // Of equal dice the server lists the first ones only.
  const choices = [choice('score 18 16 1', { dice: [0, 2, 4] }), choice('score 18 18 1', { dice: [0, 1, 4] })];

  it('finds the decision whichever of equal dice was clicked', () => {
    expect(bundleFor(choices, 'score', dice, [4, 1, 2])?.do).toBe('score 18 16 1');
    expect(bundleFor(choices, 'score', dice, [1, 0, 4])?.do).toBe('score 18 18 1');
  });
  it('finds none for what is not listed, and writes it down so that one can ask why', () => {
    expect(bundleFor(choices, 'score', dice, [0, 1])).toBeUndefined();
    expect(bundleText('score', dice, [3, 0])).toBe('score 18 9');
    expect(bundleText('score', dice, [])).toBe('score none');
  });
});

describe('groups and payments', () => {
  const dice = hand(14, 13, 13, 6, 1);
  const choices = [
    choice('group 14 13 13 pay 6', { dice: [0, 1, 2], paid: [3], values: [14, 15, 15] }),
    choice('group 13 13 pay 14', { dice: [1, 2], paid: [0], values: [15, 15] }),
    choice('group 14 13 pay 13', { dice: [0, 1], paid: [2], values: [14, 13] }),
  ];
  it('tells groups apart by what pays', () => {
    expect(groupFor(choices, dice, [2, 1, 0], [3])?.do).toBe('group 14 13 13 pay 6');
    expect(groupFor(choices, dice, [0, 2], [1])?.do).toBe('group 14 13 pay 13');
    expect(groupFor(choices, dice, [0, 1, 2], [])).toBeUndefined();
  });
  it('proposes the strongest', () => expect(strongestGroup(choices, dice)?.do).toBe('group 14 13 13 pay 6'));
  it('writes both parts', () => expect(groupText('group', dice, [1, 0], [3])).toBe('group 14 13 pay 6'));
});

describe('shots', () => {
  const dice = hand(16, 15, 15, 4);
  const choices = [
    choice('shoot 16 15 15', { dice: [0, 1, 2], struck: [], leftOut: [], paid: [], result: 46 }),
    choice('shoot 16 15 15 out 16', { dice: [1, 2], struck: [], leftOut: [0], paid: [], result: 30 }),
    choice('shoot 4', { dice: [3], struck: [], leftOut: [], paid: [], result: 4 }),
    choice('aim', {}),
  ];
  it('gives all shots of a group, however many dice are left out', () => {
    expect(shotsFor(choices, dice, [0, 1, 2], []).map(({ result }) => result)).toEqual([46, 30]);
    expect(shotsFor(choices, dice, [0], [])).toEqual([]);
  });
});

describe('waves', () => {
  const dice = hand(17, 17, 16);
  const waves = [choice('wave 17 17 16', { dice: [0, 1, 2] }), choice('wave 17 17', { dice: [0, 1] })];
  it('proposes sets first, and all where there are none', () => {
    expect(usualWave(waves, dice)?.do).toBe('wave 17 17');
    expect(usualWave([choice('wave 9', { dice: [1] }), choice('wave 10 9', { dice: [0, 1] })], hand(10, 9))?.do).toBe(
      'wave 10 9',
    );
  });
});

describe('warding', () => {
  const dice: DieState[] = [
    { face: 12, group: true },
    { face: 12, group: true },
    { face: 9, scored: true },
    { face: 1, scored: true },
    { face: 15, devalued: true },
    { face: 11, group: true, spent: true },
  ];
  const values = new Map([
    [0, 20],
    [1, 6],
    [2, 3],
  ]);
  const choices = [
    choice('ward 12+12>20 9!>6+3', {
      wards: [
        { dice: [0, 1], attacks: [0] },
        { dice: [2], attacks: [1, 2] },
      ],
    }),
    choice('ward none', { wards: [] }),
  ];

  it('knows which dice may ward', () => {
    expect(dice.map(mayWard)).toEqual([true, true, true, false, false, false]);
    expect(dice.map(isRescue)).toEqual([false, false, true, false, false, false]);
  });
  it('lays dice one by one against attacks, moves them and takes them off', () => {
    let wards = turnDie([], 0, 0);
    wards = turnDie(wards, 0, 1);
    expect(wards).toEqual([{ dice: [0, 1], attacks: [0] }]);
    wards = turnDie(wards, 1, 1);
    expect(wards).toEqual([
      { dice: [0], attacks: [0] },
      { dice: [1], attacks: [1] },
    ]);
    expect(turnDie(wards, 1, 1)).toEqual([{ dice: [0], attacks: [0] }]);
  });
  it('meets light attacks together', () => {
    const one = turnDie([], 1, 2);
    const both = turnTogether(one, 1, 2);
    expect(both).toEqual([{ dice: [2], attacks: [1, 2] }]);
    expect(turnTogether(both, 1, 2)).toEqual([{ dice: [2], attacks: [1] }]);
  });
  it('finds the listed ward in whatever order it was laid', () => {
    const wards = [
      { dice: [2], attacks: [2, 1] },
      { dice: [1, 0], attacks: [0] },
    ];
    expect(wardFor(choices, wards, dice, values)).toBe(choices[0]);
    expect(wardFor(choices, [], dice, values)).toBe(choices[1]);
    expect(wardFor(choices, [{ dice: [0], attacks: [1] }], dice, values)).toBeUndefined();
    expect(wardText([{ dice: [0], attacks: [1] }], dice, values)).toBe('ward 12>6');
    expect(bestWard(choices)).toBe(choices[0]);
  });
  it('reads what somebody else has laid', () => {
    const attacks = [...values].map(([die, value]) => ({ die, value }));
    expect(readWards('ward 12+12>20 9!>6+3', dice, attacks)).toEqual(choices[0]!.wards);
    expect(readWards('ward none', dice, attacks)).toEqual([]);
  });
});

describe('wounds', () => {
  const faces = [7, 7, 7, 2];
  const choices = [
    choice('wounds 7+7+7 2', { woundOf: [1, 1, 1, 2] }),
    choice('wounds 7+7 7 2', { woundOf: [1, 1, 2, 3] }),
  ];
  it('parts and joins equal dice', () => {
    const parted = turnWound(faces, [1, 1, 1, 2], 0);
    expect(woundSums(faces, parted)).toEqual([14, 7, 2]);
    expect(woundsFor(choices, faces, parted)).toBe(choices[1]);
    expect(woundSums(faces, turnWound(faces, parted, 0))).toEqual([21, 2]);
    expect(turnWound(faces, parted, 3)).toEqual(parted);
  });
});
