import { describe, expect, it } from 'vitest';
import {
  anOpponent,
  clockOf,
  firstChoice,
  planMade,
  planOf,
  planReady,
  sortTokens,
  usualPlayer,
  type Wish,
} from './plan';

const both = (text: string) => ({ de: text, en: text });
const setup = { id: 's', name: both('S'), note: both(''), sides: [both('A'), both('B')], seatSides: [1, 2] };
const wish: Wish = {
  game: 'mfm',
  setup: 's',
  where: 'computer',
  seat: 1,
  player: 'greedy',
  name: 'Anna',
  word: 'w',
  otherName: 'Bruno',
  otherWord: 'v',
  clock: 'none',
  days: 3,
  minutes: 10,
  increment: 5,
  listed: false,
};

describe('planOf', () => {
  it('against the computer', () => {
    expect(planOf(wish, setup)).toEqual({
      game: 'mfm',
      setup: 's',
      seats: [
        { who: 'here', name: 'Anna', word: 'w' },
        { who: 'computer', player: 'greedy' },
      ],
      clock: { kind: 'none' },
      listed: false,
    });
  });
  it('two at one screen, with both names', () => {
    expect(planOf({ ...wish, where: 'here', seat: 2 }, setup).seats).toEqual([
      { who: 'here', name: 'Bruno', word: 'v' },
      { who: 'here', name: 'Anna', word: 'w' },
    ]);
  });
  it('a friend gets a link, an open table is always listed', () => {
    expect(planOf({ ...wish, where: 'friend' }, setup).seats[1]).toEqual({ who: 'there' });
    const open = planOf({ ...wish, where: 'open' }, setup);
    expect(open.seats[1]).toEqual({ who: 'open' });
    expect(open.listed).toBe(true);
  });
  it('of several fighters on a side one person leads all', () => {
    const several = { ...setup, seatSides: [1, 1, 2, 2] };
    const whos = (seat: number) => planOf({ ...wish, seat }, several).seats.map(({ who }) => who);
    expect(whos(1)).toEqual(['here', 'here', 'computer', 'computer']);
    expect(whos(3)).toEqual(['computer', 'computer', 'here', 'here']);
  });
  it('the lot reaches every seat', () => {
    const mine = (random: number) =>
      planOf({ ...wish, seat: 0 }, setup, () => random).seats.findIndex((s) => s.who === 'here');
    expect(mine(0)).toBe(0);
    expect(mine(0.999)).toBe(1);
  });
});

it('clocks', () => {
  expect(clockOf({ ...wish, clock: 'move' })).toEqual({ kind: 'move', seconds: 259_200 });
  expect(clockOf({ ...wish, clock: 'side' })).toEqual({ kind: 'side', seconds: 600, increment: 5 });
});

it('tokens of seats here are mine, others are invitations', () => {
  const reply = {
    match: 'm',
    commitment: 'c',
    seats: [
      { seat: 1, who: 'here', token: 'a' },
      { seat: 2, who: 'there', token: 'b' },
      { seat: 3, who: 'computer' },
    ],
  };
  expect(sortTokens(reply)).toEqual({ mine: ['a'], invitations: [{ seat: 2, token: 'b' }] });
});

it('the first choice is no toy, and the scenario for beginners', () => {
  const game = (id: string, toy: boolean, ids: string[]) => ({
    id,
    toy,
    name: both(id),
    orders: [],
    players: [],
    setups: ids.map((one) => ({ ...setup, id: one })),
  });
  const found = firstChoice([
    game('pig', true, ['p']),
    game('1192', false, ['well']),
    game('mfm', false, ['battle', 'geheimdokument']),
  ]);
  expect(found?.game.id).toBe('mfm');
  expect(found?.setup.id).toBe('geheimdokument');
  expect(firstChoice([])).toBeUndefined();
});

it('the usual opponent is the first of the own players, or the better one of all games', () => {
  const player = (id: string) => ({ id, name: both(id), note: both('') });
  expect(usualPlayer([player('greedy'), player('random')])).toBe('greedy');
  expect(usualPlayer([player('greedy'), player('random')], [player('tips'), player('strong')])).toBe('tips');
  expect(usualPlayer([])).toBe('');
});

describe('a table that is laid at once', () => {
  it('is one against the computer, without a clock and unseen, unless something else is wished', () => {
    const plan = planReady('adlg', setup, anOpponent('Anna', 'captain'));
    expect(plan).toMatchObject({ game: 'adlg', setup: 's', clock: { kind: 'none' }, listed: false });
    expect(plan.seats).toMatchObject([
      { who: 'here', name: 'Anna' },
      { who: 'computer', player: 'captain' },
    ]);
    expect(plan.seats[0]?.word).not.toBe('');
  });
  it('may be played from the other side, by turns, with a friend', () => {
    const opponent = { ...anOpponent('Anna'), where: 'friend' as const, clock: 'move' as const, days: 7 };
    const plan = planReady('adlg', setup, opponent, 2);
    expect(plan.seats.map(({ who }) => who)).toEqual(['there', 'here']);
    expect(plan.clock).toEqual({ kind: 'move', seconds: 7 * 86_400 });
  });
  it('may have a setup of its own, which keeps the wishes', () => {
    const plan = planMade('adlg', { name: 'N' }, [1, 1, 2], { ...anOpponent('Anna'), where: 'here', listed: true });
    expect(plan).toMatchObject({ setup: { name: 'N' }, listed: true });
    expect(plan.seats.map(({ who }) => who)).toEqual(['here', 'here', 'here']);
    expect(plan.seats[2]?.word).not.toBe(plan.seats[0]?.word);
  });
});
