// Finding an army list: by name, by a year, by home ground, by troops.
import { settings } from '../lib/settings.svelte';
import type { Bilingual } from '../lib/protocol.gen';
import type { ArmyList } from './types';

export interface Wanted {
  text: string;
  /** Negative: before Christ; undefined: any. */
  year: number | undefined;
  /** A region; '': any. */
  home: string;
  /** A troop type; '': any. */
  type: string;
}

/** Without accents and case, so that "agypten" finds Ägypten. */
const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
const told = ({ de, en }: Bilingual) => plain(`${de} ${en}`);

/** "216 BC" where a name is asked for is a year all the same. */
const YEAR = /^[-−]?\s*\d{1,4}\s*([bvna]\b.*|bc|ad|bce|ce)?$/i;

/** The year that is looked for, wherever it is written. */
export const yearOf = ({ text, year }: Wanted): number | undefined =>
  year ?? (YEAR.test(text.trim()) ? yearIn(text) : undefined);

export function findLists(lists: readonly ArmyList[], wanted: Wanted): ArmyList[] {
  const { text, year: asked, home, type } = wanted;
  const year = yearOf(wanted);
  const words = year !== undefined && asked === undefined ? [] : plain(text).split(/\s+/).filter(Boolean);
  return lists.filter((list) => {
    if (year !== undefined && (year < list.from || year > list.to)) return false;
    if (home && !list.home.includes(home)) return false;
    if (type && !list.rows.some((row) => row.type === type)) return false;
    const all = [told(list.name), told(list.note), ...list.rows.map((row) => told(row.name))].join(' ');
    return words.every((word) => all.includes(word));
  });
}

/** '-279', '279 BC', '279 v. Chr.', '1191 AD', 'AD 1191': a year, or nothing; there was no year 0, and centuries are none. */
export function yearIn(text: string): number | undefined {
  const found = /^\s*(-|−|a\.?d\.?)?\s*(\d{1,4})\s*([vbnacu].*)?$/i.exec(text);
  const year = Number(found?.[2] ?? 0);
  if (!found || year === 0) return undefined;
  return /^[-−]/.test(found[1] ?? '') || /^(v|b)/i.test(found[3] ?? '') ? -year : year;
}

function era(year: number): string {
  const german = settings.language === 'de';
  return year < 0 ? (german ? ' v. Chr.' : ' BC') : german ? ' n. Chr.' : ' AD';
}
/** 216 BC, as the language writes it. */
export const yearText = (year: number): string => `${Math.abs(year)}${era(year)}`;
/** 280 to 107 BC. */
export function yearsText(from: number, to: number): string {
  const same = from < 0 === to < 0;
  return `${same ? Math.abs(from) : yearText(from)}–${yearText(to)}`;
}
