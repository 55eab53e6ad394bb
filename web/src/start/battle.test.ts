import { describe, expect, it } from 'vitest';
import { seatPlan, seatsFor, usualRounds, type SeatWish } from './battle';

const seat = (who: SeatWish['who']): SeatWish => ({ who, name: ' Anna ', player: 'greedy', word: 'w' });

describe('seats of a battle', () => {
  it('become what the server wants', () => {
    expect(seatPlan(seat('here'))).toEqual({ who: 'here', name: 'Anna', word: 'w' });
    expect(seatPlan(seat('computer'))).toEqual({ who: 'computer', player: 'greedy' });
    expect(seatPlan(seat('there'))).toEqual({ who: 'there' });
    expect(seatPlan(seat('open'))).toEqual({ who: 'open' });
  });
  it('keep those who sit when the number changes', () => {
    const seats = seatsFor([seat('here')], 3, () => seat('computer'));
    expect(seats.map(({ who }) => who)).toEqual(['here', 'computer', 'computer']);
    expect(seatsFor(seats, 1, () => seat('open')).map(({ who }) => who)).toEqual(['here']);
  });
});

it('more points, more rounds', () => {
  expect([50, 75, 100, 150].map(usualRounds)).toEqual([5, 8, 8, 10]);
});
