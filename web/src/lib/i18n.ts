// Words in two languages. A dictionary is a flat record of German texts and an English one with the same keys:
//
//   const t = dictionary(de, en)
//   t('start.title')   t('log.steps', { count: 3 })
//
// `{name}` is replaced by values; numbers are written as the language does. A text 'one step | {count} steps' is chosen
// by the value `count`. The language is the one of the settings, so texts in components change with it.
import type { Bilingual } from './protocol.gen';
import { settings, type Language } from './settings.svelte';

export type Values = Record<string, string | number>;

export function fill(text: string, values: Values, language: Language): string {
  if (text.includes(' | ') && typeof values.count === 'number') {
    const [one = '', other = ''] = text.split(' | ');
    text = new Intl.PluralRules(language).select(values.count) === 'one' ? one : other;
  }
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name];
    if (value === undefined) return whole;
    return typeof value === 'number' ? value.toLocaleString(language) : value;
  });
}

export type Translate<Key extends string> = (key: Key, values?: Values) => string;

export function dictionary<Key extends string>(de: Record<Key, string>, en: Record<Key, string>): Translate<Key> {
  const all = { de, en };
  return (key, values = {}) => fill(all[settings.language][key], values, settings.language);
}

/** The text in the language of the settings. */
export function pick(text: Bilingual): string {
  return text[settings.language];
}

export function number(value: number, digits = 0): string {
  return value.toLocaleString(settings.language, { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

export function percent(p: number, digits = 0): string {
  return p.toLocaleString(settings.language, {
    style: 'percent',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}

export function dateTime(milliseconds: number): string {
  return new Date(milliseconds).toLocaleString(settings.language, { dateStyle: 'medium', timeStyle: 'short' });
}

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** 'three hours ago', 'in two days'. */
export function fromNow(milliseconds: number, now = Date.now()): string {
  const format = new Intl.RelativeTimeFormat(settings.language, { numeric: 'auto' });
  const distance = milliseconds - now;
  for (const [unit, length] of units) {
    if (Math.abs(distance) >= length) return format.format(Math.round(distance / length), unit);
  }
  return format.format(0, 'minute');
}

/** A span of time in words: '3 days', '10 minutes'. */
export function span(seconds: number): string {
  const [unit, size] =
    seconds % 86_400 === 0
      ? (['day', 86_400] as const)
      : seconds % 3600 === 0
        ? (['hour', 3600] as const)
        : seconds % 60 === 0
          ? (['minute', 60] as const)
          : (['second', 1] as const);
  return (seconds / size).toLocaleString(settings.language, { style: 'unit', unit, unitDisplay: 'long' });
}
