import { describe, expect, it } from 'vitest';
import type { SideFault } from '../army/desk';
import type { ArmyFile } from '../army/types';
import { faultsOf, filled, gathered, partsOf, seatPlan, usualRounds, type SeatWish } from './battle';

const seat = (who: SeatWish['who']): SeatWish => ({ who, name: ' Anna ', player: 'greedy', word: 'w' });

describe('seats of a battle', () => {
  it('become what the server wants', () => {
    expect(seatPlan(seat('here'))).toEqual({ who: 'here', name: 'Anna', word: 'w' });
    expect(seatPlan(seat('computer'))).toEqual({ who: 'computer', player: 'greedy' });
    expect(seatPlan(seat('there'))).toEqual({ who: 'there' });
    expect(seatPlan(seat('open'))).toEqual({ who: 'open' });
  });
  it('keep those who sit when the number changes', () => {
    const seats = filled([seat('here')], 3, () => seat('computer'));
    expect(seats.map(({ who }) => who)).toEqual(['here', 'computer', 'computer']);
    expect(filled(seats, 1, () => seat('open')).map(({ who }) => who)).toEqual(['here']);
  });
});

it('more points, more rounds', () => {
  expect([50, 75, 100, 150].map(usualRounds)).toEqual([5, 8, 8, 10]);
});

describe('armies of a side', () => {
  const seats = [seat('here'), seat('there'), seat('computer')];
  it('are one for all, or one of each with a share of the points', () => {
    expect(partsOf({ common: true, sources: [], seats }, 100)).toEqual([{ players: 3, points: 100 }]);
    const each = { players: 1, points: 33 };
    expect(partsOf({ common: false, sources: [], seats }, 100)).toEqual([each, each, each]);
    expect(partsOf({ common: false, sources: [], seats: seats.slice(0, 1) }, 100)).toEqual([
      { players: 1, points: 100 },
    ]);
  });
  it('show equal units once', () => {
    const army = (...unit: ArmyFile['unit']): ArmyFile => ({ army: 1, people: 'celts', points: 50, unit });
    expect(
      gathered([
        army({ type: 'a', count: 2 }, { type: 'w', crew: ['d', 'n'] }),
        army({ type: 'w', crew: ['d'] }, { type: 'a' }, { type: 'w', crew: ['d', 'n'] }),
      ]),
    ).toEqual([
      { type: 'a', crew: [], count: 3 },
      { type: 'w', crew: ['d', 'n'], count: 2 },
      { type: 'w', crew: ['d'], count: 1 },
    ]);
  });
  it('have their faults where they belong', () => {
    const fault = (id: string, army?: number): SideFault => ({ id, rule: 'R34', text: { de: '', en: '' }, army });
    const all = [fault('second', 2), fault('side'), fault('first', 1)];
    const ids = (choice: number, choices: number) => faultsOf(all, choice, choices).map(({ id }) => id);
    expect([ids(0, 2), ids(1, 2)]).toEqual([['side', 'first'], ['second']]);
    expect(ids(0, 1)).toEqual(['second', 'side', 'first']);
  });
});
