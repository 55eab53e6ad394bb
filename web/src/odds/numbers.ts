// Chances as people read them, and the colours of the matrix.
import type { Fraction } from '../lib/protocol.gen';
import { percent } from '../table/numbers';
import { settings } from '../lib/settings.svelte';
import type { Measure } from './address';
import type { Chance, Explained } from './types';

/** Very long numbers lose their last digits; whether it is 0 or 1 is not lost. */
export function fractionOf({ num, den, chance }: Chance): Fraction {
  if (typeof num === 'number' && typeof den === 'number') return { num, den, p: chance };
  if (String(num) === '0') return { num: 0, den: 1, p: 0 };
  if (String(num) === String(den)) return { num: 1, den: 1, p: 1 };
  return { num: Number(num), den: Infinity, p: chance };
}
export const chanceText = (chance: Chance): string => percent(fractionOf(chance), settings.language);

/** The parts of a number as lines that cite their rules. */
export const linesOf = ({ reasons }: Explained) =>
  reasons.map(({ reason, amount, rule }) => ({ text: reason, amount, rule }));

const fields: Record<Measure, string> = {
  fight: 'fight',
  win: 'win',
  rout: 'rout',
  first: 'first',
  later: 'later',
};
const against: Partial<Record<Measure, string>> = {
  win: 'lose',
  rout: 'routed',
  first: 'firstEnemy',
  later: 'laterEnemy',
};

export interface Cell {
  text: string;
  /** -1: all of it is for the column, 1: for the row. */
  lean: number;
}

/** What a cell of the matrix shows. */
export function cellOf(names: readonly string[], values: readonly number[], measure: Measure): Cell {
  const value = (name: string | undefined) => values[names.indexOf(name ?? '')] ?? 0;
  const own = value(fields[measure]);
  const other = against[measure];
  if (measure === 'first' || measure === 'later') {
    const ahead = own - value(other);
    return { text: ahead > 0 ? `+${ahead}` : ahead < 0 ? `−${-ahead}` : '0', lean: clamp(ahead / 4) };
  }
  const lean = other ? (own - value(other)) / 10_000 : own / 5000 - 1;
  return { text: String(Math.round(own / 100)), lean: clamp(measure === 'rout' ? lean * 2 : lean) };
}
const clamp = (value: number) => Math.min(1, Math.max(-1, value));

/** Nine steps, from the column's colour over none to the row's: both differ in hue and in brightness. */
export const shade = (lean: number): string => {
  const step = Math.round(Math.abs(lean) * 4);
  return step === 0 ? 'even' : `${lean > 0 ? 'row' : 'column'}-${step}`;
};
