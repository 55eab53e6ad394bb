import { expect, test } from 'vitest';
import { settings } from '../lib/settings.svelte';
import { quietWords } from './quiet';

test('decisions that the rules tell nothing about are told in words', () => {
  settings.language = 'en';
  expect(quietWords('adlg', 'hide')).toBe('The ambushes stay hidden.');
  expect(quietWords('adlg', 'move HS1+HS2 t90')).toBe('HS1, HS2: turn on the spot.');
  expect(quietWords('adlg', 'flank 2 left')).toBe('Corps 2 goes round to the edge on its left.');
  expect(quietWords('adlg', 'ambush A ms1+ms2 10,5,180 2')).toBe('An ambush is laid: A (ms1, ms2)');
  expect(quietWords('adlg', 'ambush B 11,5.4,180')).toBe('An empty marker is laid as a decoy: B');
  expect(quietWords('mfm', 'hide')).toBeUndefined();
});

test('an order to looters is told by their die, not as a turn on the spot (A30)', () => {
  for (const order of ['move LI2 f2', 'rally LI2', 'charge HC1 > hs1'])
    expect(quietWords('adlg', order), order).toMatch(/^An order to (LI2|HC1)\.$/);
});
