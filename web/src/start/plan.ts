// From what a person chose in the form to the request that lays the table.
import type { Body } from '../lib/client';
import { allowedWord, diceWord } from '../lib/diceWord';
import type { Clock, GameInfo, Games, JsonObject, Replies, SeatPlan, SetupInfo } from '../lib/protocol.gen';

export type Where = 'computer' | 'here' | 'friend' | 'open';

export interface ClockWish {
  clock: 'none' | 'move' | 'side';
  days: number;
  minutes: number;
  increment: number;
}

export interface Wish extends ClockWish {
  game: string;
  setup: string;
  where: Where;
  /** The seat one wants, 0: by lot. */
  seat: number;
  player: string;
  name: string;
  word: string;
  otherName: string;
  otherWord: string;
  listed: boolean;
}

export function clockOf(wish: ClockWish): Clock {
  if (wish.clock === 'move') return { kind: 'move', seconds: wish.days * 86_400 };
  if (wish.clock === 'side') return { kind: 'side', seconds: wish.minutes * 60, increment: wish.increment };
  return { kind: 'none' };
}

const others: Record<Where, SeatPlan['who']> = { computer: 'computer', here: 'here', friend: 'there', open: 'open' };

export function planOf(wish: Wish, setup: SetupInfo, random: () => number = Math.random): Body<'create'> {
  const count = setup.seatSides.length;
  const mine = wish.seat > 0 ? wish.seat : 1 + Math.floor(random() * count);
  // Whoever chooses a seat leads all of its side.
  const side = setup.seatSides[mine - 1];
  const seats = setup.seatSides.map((one): SeatPlan => {
    if (one === side) return { who: 'here', name: wish.name, word: wish.word };
    const who = others[wish.where];
    if (who === 'computer') return { who, player: wish.player };
    return who === 'here' ? { who, name: wish.otherName, word: wish.otherWord } : { who };
  });
  return {
    game: wish.game,
    setup: wish.setup,
    seats,
    clock: clockOf(wish),
    listed: wish.listed || wish.where === 'open',
  };
}

/** Who plays the other side of a table that is laid at once, and by which clock. */
export interface Opponent extends ClockWish {
  where: Where;
  player: string;
  name: string;
  otherName: string;
  listed: boolean;
}
/** The computer, without a clock, unseen by others. */
export const anOpponent = (name: string, player = ''): Opponent => ({
  where: 'computer',
  player,
  name,
  otherName: '',
  clock: 'none',
  days: 3,
  minutes: 30,
  increment: 10,
  listed: false,
});

/** A ready setup against whoever was chosen. */
export function planReady(game: string, setup: SetupInfo, opponent: Opponent, seat = 1): Body<'create'> {
  const words = { word: allowedWord(diceWord()), otherWord: allowedWord(diceWord()) };
  return planOf({ ...opponent, ...words, game, setup: setup.id, seat }, setup);
}

/** A setup made for this table: the first side is played here, the second by whoever was chosen. */
export function planMade(game: string, setup: JsonObject, seatSides: number[], opponent: Opponent): Body<'create'> {
  const both = { de: '', en: '' };
  const info = { id: '', name: both, note: both, sides: [both, both], seatSides };
  return { ...planReady(game, info, opponent), setup };
}

/** Which of the tokens are mine, and which are for others. */
export function sortTokens(reply: Replies['create']): {
  mine: string[];
  invitations: Array<{ seat: number; token: string }>;
} {
  const mine: string[] = [];
  const invitations: Array<{ seat: number; token: string }> = [];
  for (const { seat, who, token } of reply.seats) {
    if (token === undefined) continue;
    if (who === 'here') mine.push(token);
    else invitations.push({ seat, token });
  }
  return { mine, invitations };
}

const forBeginners = (setup: SetupInfo) => setup.id === 'geheimdokument';

/** The scenario for beginners; without it the first of the first game that is no toy. */
export function firstChoice(games: readonly GameInfo[]): { game: GameInfo; setup: SetupInfo } | undefined {
  const game =
    games.find((one) => one.setups.some(forBeginners)) ??
    games.find((one) => !one.toy && one.setups.length > 0) ??
    games.find((one) => one.setups.length > 0);
  const setup = game?.setups.find(forBeginners) ?? game?.setups[0];
  return game && setup ? { game, setup } : undefined;
}

/** The usual opponent: the first of the game's own computer players, or else the better one of those for every game. */
export function usualPlayer(players: Games['players'], own: Games['players'] = []): string {
  return (own[0] ?? players.find((one) => one.id === 'greedy') ?? players[players.length - 1])?.id ?? '';
}
