// Standing orders of a seat. They answer the same question, so a new one takes the place of the old.
import type { MatchModel } from '../lib/match.svelte';

export async function giveOrder(match: MatchModel, order: string, on: boolean, seat: number): Promise<void> {
  const others = (match.seat(seat)?.orders ?? []).filter((one) => one !== order);
  if (on) for (const other of others) await match.order(other, false, seat);
  await match.order(order, on, seat);
}
