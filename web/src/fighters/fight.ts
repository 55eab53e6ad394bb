// From what a person chose for a duel to the question that makes its setup and the request that lays the table.
import { planOf, type Wish, type Where } from '../start/plan';
import type { Body } from '../lib/client';
import { allowedWord, diceWord } from '../lib/diceWord';
import { askDuel, game, type DuelEntry, type DuelSetup } from './desk';
import { fighterShelf } from './shelf';
import type { FighterFile } from './types';

/** 'self', 'ready:knight', 'mine:ID' or 'code:…'. */
export interface FightSeat {
  who: string;
  size: string;
  awareness: string;
}

export interface FightWish {
  sides: [FightSeat[], FightSeat[]];
  distance: number;
  where: Where;
  player: string;
  name: string;
  otherName: string;
}

/** Whom a choice means; nothing where it means nobody (any more). */
export function entryOf(seat: FightSeat, self: FighterFile): DuelEntry | undefined {
  const [kind = '', ...rest] = seat.who.split(':');
  const what = rest.join(':').trim();
  const who =
    kind === 'self'
      ? self
      : kind === 'mine'
        ? fighterShelf.list().find((kept) => kept.id === what)?.thing
        : what || undefined;
  return who === undefined ? undefined : { who, size: seat.size, awareness: seat.awareness };
}

/** The first side is played here, the second by whoever was chosen. */
export function seatsOf(wish: FightWish, setup: DuelSetup): Body<'create'> {
  const sides = wish.sides.flatMap((side, index) => side.map(() => index + 1));
  const asked: Wish = {
    game,
    setup: '',
    where: wish.where,
    seat: 1,
    player: wish.player,
    name: wish.name,
    word: allowedWord(diceWord()),
    otherName: wish.otherName,
    otherWord: allowedWord(diceWord()),
    clock: 'none',
    days: 1,
    minutes: 10,
    increment: 0,
    listed: false,
  };
  const both = { de: '', en: '' };
  const plan = planOf(asked, { id: '', name: both, note: both, sides: [both, both], seatSides: sides });
  return { ...plan, setup };
}

export async function planFight(
  wish: FightWish,
  self: FighterFile,
): Promise<{ plan: Body<'create'>; setup: DuelSetup }> {
  const sides = wish.sides.map((side) => side.map((seat) => entryOf(seat, self)).filter((one) => one !== undefined));
  const setup = await askDuel(sides, wish.distance);
  return { plan: seatsOf(wish, setup), setup };
}
