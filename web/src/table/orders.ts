// Standing orders of a seat. Some answer the same question: there a new one takes the place of the old.
import type { MatchModel } from '../lib/match.svelte';
import type { Pending } from './mfm';

const QUESTIONS: Partial<Record<Pending['kind'], readonly string[]>> = {
  erst: ['strike', 'decline'],
  change: ['keep', 'shield'],
  name: ['name'],
};
const lastWord = (order: string) => order.slice(order.lastIndexOf('.') + 1);

/** Whether an order answers this kind of question. */
export function answers(order: string, kind: Pending['kind']): boolean {
  return QUESTIONS[kind]?.includes(lastWord(order)) ?? false;
}

function rivals(order: string, other: string): boolean {
  const questions = Object.values(QUESTIONS).filter((orders) => orders.includes(lastWord(order)));
  return questions.length === 0 || questions.some((orders) => orders.includes(lastWord(other)));
}

export async function giveOrder(match: MatchModel, order: string, on: boolean, seat: number): Promise<void> {
  const others = (match.seat(seat)?.orders ?? []).filter((one) => one !== order && rivals(order, one));
  if (on) for (const other of others) await match.order(other, false, seat);
  await match.order(order, on, seat);
}
