// The matches in which this browser holds seats: their secret tokens, kept in localStorage. Who has a token plays its
// seat, so tokens never go into an address that is sent to the server, nor into any log.
import type { SeatInfo } from './protocol.gen';
import { readStored, writeStored } from './storage';

export interface KeptMatch {
  match: string;
  tokens: string[];
  name: string;
  /** Name of the scenario in both languages, as far as known when it was kept. */
  about?: { de: string; en: string };
  /** Links for others, made at creation: the seat and its token. */
  invitations?: Array<{ seat: number; token: string }>;
  /** What the house committed itself to before this browser gave its words for the dice. */
  commitment?: string;
  at: number;
  /** Set once the match is over: the winning side (0: nobody), and who sat where. */
  finished?: { winner: number; seats: SeatInfo[]; you: number[] };
}

const key = 'walstatt.seats';
const most = 200;

export function isToken(text: string): boolean {
  return /^[\w-]{32}$/.test(text);
}

export function keptMatches(): KeptMatch[] {
  const stored = readStored<KeptMatch[]>(key);
  if (!Array.isArray(stored)) return [];
  return stored.filter((kept) => kept && typeof kept.match === 'string' && Array.isArray(kept.tokens));
}

export function keptMatch(match: string): KeptMatch | undefined {
  return keptMatches().find((kept) => kept.match === match);
}

export function tokensOf(match: string): string[] {
  return keptMatch(match)?.tokens ?? [];
}

/** Adds tokens to what is kept of a match; the rest is replaced where it is given. */
export function keepSeats(
  match: string,
  tokens: string[],
  more: Partial<Omit<KeptMatch, 'match' | 'tokens'>> = {},
): void {
  const before = keptMatch(match);
  const all = [...new Set([...(before?.tokens ?? []), ...tokens])];
  const kept: KeptMatch = { name: '', ...before, ...more, match, tokens: all, at: more.at ?? before?.at ?? Date.now() };
  const others = keptMatches().filter((other) => other.match !== match);
  writeStored(key, [kept, ...others].slice(0, most));
}

export function forgetMatch(match: string): void {
  writeStored(
    key,
    keptMatches().filter((kept) => kept.match !== match),
  );
}

/** The address that gives a seat to whoever opens it. */
export function invitationLink(match: string, token: string, origin = location.origin): string {
  return `${origin}/table/${encodeURIComponent(match)}#${token}`;
}

/** Takes tokens out of the fragment of an address (several are parted by commas). */
export function tokensInFragment(fragment: string): string[] {
  return fragment.split(',').filter(isToken);
}
