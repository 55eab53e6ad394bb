import { describe, expect, test } from 'vitest';
import type { Step } from '../lib/protocol.gen';
import { atOf, countedBy, marksOf, roundAt, staysFor, takenBack, throwsOf, turnAfter, turnBefore } from './timeline';

const event = (name: string, text = name) => ({ id: `mfm.event.${name}`, text, rule: '' });
const pass = (n: number, seat: number): Step => ({
  n,
  seat,
  do: 'pass',
  events: [event('passes'), event('turn-begins', `turn ${n}`)],
});
const decision = (n: number, seat: number): Step => ({ n, seat, do: 'c1-c2', events: [event('moves')] });
const own = { sideOf: (seat: number) => seat, firstSide: 1 };

describe('marks', () => {
  const steps = [decision(1, 1), pass(2, 1), decision(3, 2), pass(4, 2), decision(5, 1), pass(6, 1)];

  test('turns begin after a pass, rounds when the first side is to move again', () => {
    expect(marksOf(steps, own)).toEqual([
      { n: 2, side: 2, text: 'turn 2' },
      { n: 4, side: 1, round: 2, text: 'turn 4' },
      { n: 6, side: 2, text: 'turn 6' },
    ]);
  });
  test('a side that was second by the dice begins the rounds where it is first', () => {
    expect(marksOf(steps, { ...own, firstSide: 2 }).map((mark) => mark.round)).toEqual([2, undefined, 3]);
  });
  test('an end of turn that was taken back leaves no mark', () => {
    const back: Step[] = [...steps, { n: 7, seat: 1, undo: 3 }, pass(8, 2)];
    expect(marksOf(back, own).map((mark) => [mark.n, mark.round])).toEqual([
      [2, undefined],
      [8, 2],
    ]);
  });
  test('without told turns the change of seats is the turn', () => {
    const plain: Step[] = [
      { n: 1, seat: 1, do: 'roll' },
      { n: 2, roll: '1d6', faces: [3] },
      { n: 3, seat: 1, do: 'hold' },
      { n: 4, seat: 2, do: 'roll' },
    ];
    expect(marksOf(plain, own)).toEqual([{ n: 3, side: 2, text: '' }]);
  });
  test('sequences of a battle are its turns, two of them a round; answers of the enemy are none', () => {
    const begin = (n: number, seat: number): Step => ({
      n,
      seat,
      do: 'end',
      events: [event('sequence-begins', `${n}`)],
    });
    const battle = [
      decision(1, 1),
      decision(2, 2),
      begin(3, 1),
      decision(4, 2),
      begin(5, 2),
      decision(6, 1),
      begin(7, 1),
      decision(8, 2),
    ];
    expect([countedBy(battle), countedBy(steps)]).toEqual(['turn', 'round']);
    expect(marksOf(battle, own)).toEqual([
      { n: 3, side: 2, text: '3' },
      { n: 5, side: 1, round: 2, text: '5' },
      { n: 7, side: 2, text: '7' },
    ]);
    const back: Step[] = [...battle, { n: 9, seat: 1, undo: 6 }, begin(10, 1)];
    expect(marksOf(back, own).map(({ n, round }) => [n, round])).toEqual([
      [3, undefined],
      [5, 2],
      [10, undefined],
    ]);
    const deployed: Step[] = [
      { n: 0, seat: 2, do: 'deployed', events: [event('battle-begins'), event('sequence-begins')] },
      ...battle,
    ];
    expect(marksOf(deployed, own).map(({ n, round }) => [n, round])).toEqual([
      [0, undefined],
      [3, undefined],
      [5, 2],
      [7, undefined],
    ]);
  });
  test('going from turn to turn stops at both ends', () => {
    const marks = marksOf(steps, own);
    expect([turnBefore(marks, 5), turnBefore(marks, 4), turnBefore(marks, 2)]).toEqual([4, 2, 0]);
    expect([turnAfter(marks, 0, 6), turnAfter(marks, 2, 6), turnAfter(marks, 6, 6)]).toEqual([2, 4, 6]);
    expect([roundAt(marks, 0), roundAt(marks, 3), roundAt(marks, 4), roundAt(marks, 6)]).toEqual([1, 1, 2, 2]);
  });
});

test('what an undo took back is known, the undo itself stays', () => {
  const steps: Step[] = [
    decision(1, 1),
    decision(2, 1),
    { n: 3, seat: 1, undo: 1 },
    decision(4, 1),
    { n: 5, seat: 1, undo: 0 },
  ];
  expect([...takenBack(steps)].sort()).toEqual([1, 2, 4]);
});

test('throws keep the attack they belong to', () => {
  const steps: Step[] = [
    {
      n: 1,
      seat: 1,
      do: 'c1xc2',
      events: [
        { ...event('attack-nah'), pieces: [0, 3] },
        { ...event('hit-number'), number: { value: 5, reasons: [] } },
      ],
    },
    { n: 2, roll: '1d12', faces: [4], events: [event('attacks'), event('hit')] },
    {
      n: 3,
      roll: '1d12',
      faces: [9],
      events: [{ ...event('defence-sum'), number: { value: 10, reasons: [] } }, event('saved-nah')],
    },
  ];
  const throws = throwsOf(steps);
  expect([...throws.keys()]).toEqual([2, 3]);
  expect(throws.get(2)).toMatchObject({ purpose: 'hit', need: 5, good: true });
  expect(throws.get(3)).toMatchObject({ purpose: 'defence', column: 10, attack: { attacker: 0, target: 3 } });
  expect(staysFor(steps[2])).toBeGreaterThan(staysFor(steps[1]));
});

test('only whole numbers are places in a match', () => {
  const at = (text: string) => atOf(new URLSearchParams(text));
  expect([at('at=57'), at('at=0'), at('at=99999')]).toEqual([57, 0, 99999]);
  expect([at(''), at('at='), at('at=-3'), at('at=1.5'), at('at=abc')]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
