import type { Body } from '../lib/client';
import { client } from '../lib/connection.svelte';
import type { Bilingual } from '../lib/protocol.gen';
import { keepSeats } from '../lib/seats';
import { sortTokens } from './plan';

/**
 * Lays a table and keeps its seats in this browser; gives its id. The words for the dice are told only after the house has
 * committed itself to its secret: until then one's own seats wait.
 */
export async function layTable(plan: Body<'create'>, name: string, about: Bilingual): Promise<string> {
  const seats = plan.seats.map((seat) => (seat.who === 'here' ? { who: seat.who, waits: true } : seat));
  const reply = await client.request('create', { ...plan, seats });
  const { match, commitment } = reply;
  const { mine, invitations } = sortTokens(reply);
  keepSeats(match, mine, { name, about, commitment, ...(invitations.length > 0 ? { invitations } : {}) });
  for (const { seat, who, token } of reply.seats) {
    const { name, word } = plan.seats[seat - 1]!;
    if (who === 'here' && token)
      await client.request('join', { match, token, ...(name ? { name } : {}), ...(word ? { word } : {}) });
  }
  return match;
}
