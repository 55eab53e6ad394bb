// Names of what the armoury holds, by id.
import { number, pick } from '../lib/i18n';
import type { Bilingual } from '../lib/protocol.gen';
import type { CommandPoints } from './types';

export function nameIn(things: ReadonlyArray<{ id: string; name: Bilingual }> | undefined, id: string): string {
  const found = things?.find((one) => one.id === id);
  return found ? pick(found.name) : id;
}

/** Thousandths of a UD as UD. */
export const ud = (length: number): string => number(length / 1000, length % 1000 === 0 ? 0 : 2);

/** Command points on average, free ones included (B-CP-01, 02). */
export const averageCp = (cp: CommandPoints, free: number): string => number(cp.sum / 6 + free, 1);
