import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LEGEND } from './legend';
import { SHOWS } from './shows.svelte';
import { de } from './words.de';

test('all that may be switched on stands in the legend, and first', () => {
  expect(LEGEND.slice(0, SHOWS.length).map(({ show }) => show)).toEqual([...SHOWS]);
});

const looks = readFileSync('src/battle/marks.css', 'utf8');
const ofBases = readFileSync('src/battle/bases/bases.css', 'utf8');

test('every sample wears a look that the table wears too', () => {
  for (const { signs, base } of LEGEND)
    for (const { look } of signs) {
      const [first] = look.split(' ');
      if (base) expect(ofBases, look).toContain(`.${first} {`);
      else expect(looks, look).toContain(`.mark.${first}`);
    }
});

test('whatever is named is explained', () => {
  for (const { name, means } of LEGEND) {
    expect(de).toHaveProperty([name]);
    expect(de[means].length).toBeGreaterThan(10);
  }
});
