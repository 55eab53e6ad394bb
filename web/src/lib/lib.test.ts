// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { allowedWord, diceWord } from './diceWord';
import { dictionary, fill, fromNow, span } from './i18n';
import { byEvent, verdictOf } from './luck';
import { followLink, routeOf } from './router.svelte';
import { forgetMatch, invitationLink, keepSeats, keptMatches, tokensInFragment, tokensOf } from './seats';
import { languageOf, settings } from './settings.svelte';
import { de } from '../words/de';
import { en } from '../words/en';

const route = (path: string) => routeOf(new URL(path, 'http://host'));

describe('routes', () => {
  it('lead to pages with their parts', () => {
    expect(route('/').page).toBe('Start');
    expect(route('/table/k3TQ#secret')).toMatchObject({ page: 'Table', params: { id: 'k3TQ' }, hash: 'secret' });
    expect(route('/replay/k3TQ?at=57').query.get('at')).toBe('57');
    expect(route('/rules/mfm/G8.2')).toMatchObject({ page: 'Rules', params: { game: 'mfm', rule: 'G8.2' } });
    expect(route('/rules/')).toMatchObject({ page: 'Rules', params: {} });
  });
  it('that nobody knows, or that are broken, harm nothing', () => {
    expect(route('/nowhere').page).toBe('Missing');
    expect(route('/table').page).toBe('Missing');
    expect(route('/table/a/b').page).toBe('Missing');
    expect(route('/table/%E0%A4%A').params.id).toBe('%E0%A4%A');
  });
  it('follow plain clicks on own links only', () => {
    const click = (html: string, more: MouseEventInit = {}) => {
      document.body.innerHTML = html;
      const gone: string[] = [];
      const listener = (event: MouseEvent) => {
        followLink(event, (href) => gone.push(new URL(href).pathname));
        event.preventDefault();
      };
      document.addEventListener('click', listener, { once: true });
      document.querySelector('a')!.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...more }));
      return gone;
    };
    expect(click('<a href="/rules">x</a>')).toEqual(['/rules']);
    expect(click('<a href="/rules">x</a>', { ctrlKey: true })).toEqual([]);
    expect(click('<a href="/rules" target="_blank">x</a>')).toEqual([]);
    expect(click('<a href="/api/matches/x/record" download>x</a>')).toEqual([]);
    expect(click('<a href="#main">x</a>')).toEqual([]);
    expect(click('<a href="http://elsewhere.example/">x</a>')).toEqual([]);
  });
});

describe('words', () => {
  beforeEach(() => (settings.language = 'de'));

  it('are filled in and counted', () => {
    expect(fill('{a} und {b}', { a: 'x' }, 'de')).toBe('x und {b}');
    expect(fill('{count} Schritt | {count} Schritte', { count: 1 }, 'de')).toBe('1 Schritt');
    expect(fill('{count} Schritt | {count} Schritte', { count: 1200 }, 'de')).toBe('1.200 Schritte');
  });
  it('follow the language', () => {
    const t = dictionary({ hi: 'Hallo' }, { hi: 'Hello' });
    expect(t('hi')).toBe('Hallo');
    settings.language = 'en';
    expect(t('hi')).toBe('Hello');
    expect(span(259_200)).toBe('3 days');
    expect(fromNow(0, 7_200_000)).toBe('2 hours ago');
  });
  it('have the same gaps in both languages, and none is empty', () => {
    const gaps = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort();
    for (const key of Object.keys(de) as Array<keyof typeof de>) {
      expect(en[key], key).not.toBe('');
      expect(gaps(en[key]), key).toEqual(gaps(de[key]));
      expect(en[key].includes(' | '), key).toBe(de[key].includes(' | '));
    }
    expect(Object.keys(en).length).toBe(Object.keys(de).length);
  });
  it('begin in the language of the browser', () => {
    expect(languageOf(['fr-FR', 'de-AT', 'en'])).toBe('de');
    expect(languageOf(['EN-us'])).toBe('en');
    expect(languageOf(['fr'])).toBe('en');
  });
});

describe('seats', () => {
  const a = 'a'.repeat(32);
  const b = 'b'.repeat(32);
  beforeEach(() => localStorage.clear());

  it('are kept once, newest first, and forgotten', () => {
    keepSeats('m1', [a], { name: 'Anna', at: 1 });
    keepSeats('m2', [b]);
    keepSeats('m1', [a, b]);
    expect(keptMatches().map((kept) => kept.match)).toEqual(['m1', 'm2']);
    expect(keptMatches()[0]).toMatchObject({ name: 'Anna', at: 1, tokens: [a, b] });
    forgetMatch('m1');
    expect(tokensOf('m1')).toEqual([]);
    expect(tokensOf('m2')).toEqual([b]);
  });
  it('survive what others wrote', () => {
    localStorage.setItem('walstatt.seats', '{broken');
    expect(keptMatches()).toEqual([]);
    localStorage.setItem('walstatt.seats', '[null, {"match": 1}, 7]');
    expect(keptMatches()).toEqual([]);
  });
  it('are remembered for the moment where storage is forbidden', () => {
    const forbidden = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('forbidden');
    });
    keepSeats('m3', [a]);
    expect(tokensOf('m3')).toEqual([a]);
    forbidden.mockRestore();
  });
  it('come in fragments, never in the path', () => {
    expect(tokensInFragment(`${a},nonsense,${b}`)).toEqual([a, b]);
    expect(invitationLink('m', a, 'http://host')).toBe(`http://host/table/m#${a}`);
  });
});

describe('words for the dice', () => {
  it('differ, and can be read', () => {
    const words = new Set(Array.from({ length: 50 }, () => diceWord()));
    expect(words.size).toBe(50);
    for (const word of words) expect(word).toMatch(/^[a-z]{4}-[a-z]{4}-\d{4}$/);
  });
  it('are made fit for the record', () => {
    expect(allowedWord(' a\nb\u2028c ')).toBe('a b c');
    expect(new TextEncoder().encode(allowedWord('ä'.repeat(200))).length).toBeLessThanOrEqual(200);
  });
});

describe('luck', () => {
  it('is judged by the interval, its ends included', () => {
    const verdict = (happened: number) => verdictOf({ happened, low: 2, high: 5 });
    expect([1, 2, 5, 6].map(verdict)).toEqual(['fewer', 'inside', 'inside', 'more']);
  });
  it('is grouped by event', () => {
    const row = (id: string, side: number) => ({
      id,
      side,
      text: id,
      chances: 1,
      expected: 1,
      happened: 1,
      low: 0,
      high: 1,
    });
    expect(byEvent([row('hit', 1), row('save', 1), row('hit', 2)]).map((rows) => rows.length)).toEqual([2, 1]);
  });
});
