// From what a person chose for a duel to the question that makes its setup and the request that lays the table.
import { planMade, type Opponent } from '../start/plan';
import type { Body } from '../lib/client';
import { askDuel, game, type DuelEntry, type DuelSetup } from './desk';
import { fighterShelf } from './shelf';
import type { FighterFile } from './types';

/** 'self', 'ready:knight', 'mine:ID' or 'code:…'. */
export interface FightSeat {
  who: string;
  size: string;
  awareness: string;
}

export interface FightWish extends Opponent {
  sides: [FightSeat[], FightSeat[]];
  distance: number;
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
export const seatsOf = (wish: FightWish, setup: DuelSetup): Body<'create'> =>
  planMade(
    game,
    setup,
    wish.sides.flatMap((side, index) => side.map(() => index + 1)),
    wish,
  );

export async function planFight(
  wish: FightWish,
  self: FighterFile,
): Promise<{ plan: Body<'create'>; setup: DuelSetup }> {
  const sides = wish.sides.map((side) => side.map((seat) => entryOf(seat, self)).filter((one) => one !== undefined));
  const setup = await askDuel(sides, wish.distance);
  return { plan: seatsOf(wish, setup), setup };
}
