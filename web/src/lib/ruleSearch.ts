// Search that does not care for case, umlauts and accents: 'Kämpfer', 'kampfer' and 'kaempfer' all find the same.
import type { Bilingual } from './protocol.gen';

export interface Folded {
  text: string;
  /** For every character of `text`, where it stood in the original. */
  from: number[];
}

export function fold(original: string, loose = false): Folded {
  let text = '';
  const from: number[] = [];
  for (let i = 0; i < original.length; i++) {
    const plain = original[i]!.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace('ß', 'ss');
    // In the loose form ae, oe and ue count as a, o and u, as umlauts do.
    if (loose && plain === 'e' && /[aou]$/.test(text)) continue;
    for (const letter of plain) {
      text += letter;
      from.push(i);
    }
  }
  return { text, from };
}

/** Where the term stands in the text: pairs of start and end. */
export function occurrences(original: string, term: string): Array<[number, number]> {
  for (const loose of [false, true]) {
    const wanted = fold(term, loose).text;
    if (wanted === '') return [];
    const { text, from } = fold(original, loose);
    const found: Array<[number, number]> = [];
    for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + wanted.length)) {
      found.push([from[at]!, from[at + wanted.length - 1]! + 1]);
    }
    if (found.length > 0) return found;
  }
  return [];
}

export function termsOf(query: string): string[] {
  return query.split(/\s+/).filter((term) => term !== '');
}

interface Searchable {
  id: string;
  title: Bilingual;
  text: Bilingual;
}

/** How well a term is a number: the whole one, its beginning, or not at all. B-Abi-31 is also found as abi-31, b-abi
 *  and babi31. */
function numberMatch(id: string, term: string): 'whole' | 'begun' | 'none' {
  const bare = (text: string) => text.toLowerCase().replace(/[^a-z0-9.]/g, '');
  const wanted = bare(term);
  if (wanted === '') return 'none';
  const whole = bare(id);
  const shorter = bare(id.slice(id.indexOf('-') + 1));
  if (whole === wanted || shorter === wanted) return 'whole';
  return whole.startsWith(wanted) || shorter.startsWith(wanted) ? 'begun' : 'none';
}

/** Rules that hold every term, the best first: number, then title, then text, then the words of the other
 *  language (the German terms of the booklets are used in both); else in the order of the book. */
export function searchRules<R extends Searchable>(rules: readonly R[], query: string, language: 'de' | 'en'): R[] {
  const terms = termsOf(query);
  const other = language === 'de' ? 'en' : 'de';
  if (terms.length === 0) return [...rules];
  const ranked: Array<{ rule: R; rank: number }> = [];
  for (const rule of rules) {
    let rank = 0;
    for (const term of terms) {
      const number = numberMatch(rule.id, term);
      if (number === 'whole') rank += 0;
      else if (occurrences(rule.title[language], term).length > 0) rank += 1;
      else if (number === 'begun') rank += 2;
      else if (occurrences(rule.text[language].replace(/\s+/g, ' '), term).length > 0) rank += 3;
      else if (occurrences(rule.title[other], term).length > 0 || occurrences(rule.text[other], term).length > 0)
        rank += 4;
      else {
        rank = Infinity;
        break;
      }
    }
    if (rank < Infinity) ranked.push({ rule, rank });
  }
  return ranked.sort((a, b) => a.rank - b.rank).map(({ rule }) => rule);
}

export interface Marked {
  text: string;
  hit: boolean;
}

/** The text cut into pieces, those that were searched for marked. */
export function marked(text: string, terms: readonly string[]): Marked[] {
  const hits = new Array<boolean>(text.length).fill(false);
  for (const term of terms) for (const [start, end] of occurrences(text, term)) hits.fill(true, start, end);
  const pieces: Marked[] = [];
  for (let i = 0; i < text.length; i++) {
    const last = pieces[pieces.length - 1];
    if (last && last.hit === hits[i]) last.text += text[i];
    else pieces.push({ text: text[i]!, hit: hits[i]! });
  }
  return pieces;
}
