import type { LuckRow } from './protocol.gen';

export type Verdict = 'inside' | 'more' | 'fewer';

export function verdictOf(row: Pick<LuckRow, 'happened' | 'low' | 'high'>): Verdict {
  if (row.happened > row.high) return 'more';
  return row.happened < row.low ? 'fewer' : 'inside';
}

/** Rows in groups of one event each, in the order in which they came. */
export function byEvent(rows: readonly LuckRow[]): LuckRow[][] {
  const groups = new Map<string, LuckRow[]>();
  for (const row of rows) {
    const group = groups.get(row.id);
    if (group) group.push(row);
    else groups.set(row.id, [row]);
  }
  return [...groups.values()];
}
