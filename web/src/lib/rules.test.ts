import { describe, expect, it } from 'vitest';
import { chaptersOf } from './ruleChapters';
import { fold, marked, occurrences, searchRules } from './ruleSearch';
import { blocksOf, spansOf } from './ruleText';

const known = new Set(['G8', 'G8.2', 'R3', 'R5']);

describe('rule text', () => {
  it('numbers of known rules become links, values of figures do not', () => {
    expect(spansOf('B5 and S1 (R5), ERST, G8.2. R99', known)).toEqual([
      { text: 'B5 and S1 (' },
      { text: 'R5', rule: 'R5' },
      { text: '), ERST, ' },
      { text: 'G8.2', rule: 'G8.2' },
      { text: '. R99' },
    ]);
  });
  it('numbers of chapters with names are links too', () => {
    const book = new Set(['A1', 'A17', 'B-Abi-31', 'B-CP-01']);
    expect(spansOf('B-Abi-31 (A17), B-CP-01–02; B-Abi-3, B-Abi, AB-CP-01', book)).toEqual([
      { text: 'B-Abi-31', rule: 'B-Abi-31' },
      { text: ' (' },
      { text: 'A17', rule: 'A17' },
      { text: '), ' },
      { text: 'B-CP-01', rule: 'B-CP-01' },
      { text: '–02; B-Abi-3, B-Abi, AB-CP-01' },
    ]);
  });
  it('does not link a rule to itself', () => {
    expect(spansOf('see R3', known, 'R3')).toEqual([{ text: 'see R3' }]);
  });
  it('joins wrapped lines and finds lists with wrapped items', () => {
    expect(blocksOf('One\ntwo.\n\nThree:\n\n- a\n  b\n- c\nEnd.', known)).toEqual([
      { kind: 'paragraph', spans: [{ text: 'One two.' }] },
      { kind: 'paragraph', spans: [{ text: 'Three:' }] },
      { kind: 'list', items: [[{ text: 'a b' }], [{ text: 'c' }]] },
      { kind: 'paragraph', spans: [{ text: 'End.' }] },
    ]);
  });
});

describe('rule search', () => {
  const both = (text: string) => ({ de: text, en: text });
  const rules = [
    { id: 'G1', title: both('Runde'), text: both('Ein Kämpfer zieht über\ndas Feld.') },
    { id: 'R3', title: both('Kämpfer'), text: both('Straße') },
    { id: 'R33', title: both('Plänkler'), text: both('R3 gilt auch hier.') },
  ];
  const ids = (query: string) => searchRules(rules, query, 'de').map((rule) => rule.id);

  it('ignores case and umlauts, in each way people type them', () => {
    for (const query of ['Kämpfer', 'KÄMPFER', 'kampfer', 'kaempfer']) expect(ids(query)).toEqual(['R3', 'G1']);
    expect(ids('strasse')).toEqual(['R3']);
  });
  it('puts the rule of that number first', () => expect(ids('r3')).toEqual(['R3', 'R33']));
  it('finds numbers with hyphens as people type them', () => {
    const book = ['A3', 'A31', 'B-Abi-03', 'B-Abi-31', 'B-All-03'].map((id) => ({
      id,
      title: both(''),
      text: both(''),
    }));
    const found = (query: string) => searchRules(book, query, 'de').map((rule) => rule.id);
    for (const query of ['B-Abi-31', 'b-abi-31', 'abi-31', 'babi31', 'Abi31'])
      expect(found(query)).toEqual(['B-Abi-31']);
    expect(found('abi')).toEqual(['B-Abi-03', 'B-Abi-31']);
    expect(found('a3')).toEqual(['A3', 'A31']);
    expect(found('-')).toEqual([]);
  });
  it('wants every term, also across lines', () => {
    expect(ids('über das')).toEqual(['G1']);
    expect(ids('kämpfer strasse')).toEqual(['R3']);
    expect(ids('nothing')).toEqual([]);
  });
  it('finds the words of the other language too, last', () => {
    const strike = { id: 'G8', title: { de: 'Erstschlag', en: 'First strike' }, text: both('ERST') };
    expect(searchRules([strike, ...rules], 'erstschlag', 'en')).toEqual([strike]);
  });
  it('gives all rules for an empty query', () => expect(ids('  ')).toEqual(['G1', 'R3', 'R33']));
  it('marks what was found where it stands', () => {
    expect(marked('Große Kämpfer', ['kaempf'])).toEqual([
      { text: 'Große ', hit: false },
      { text: 'Kämpf', hit: true },
      { text: 'er', hit: false },
    ]);
    expect(occurrences('Straße', 'sse')).toEqual([[4, 6]]);
    expect(fold('ÄÖ').text).toBe('ao');
  });
});

describe('chapters of a book', () => {
  const entry = (id: string, name?: string) => ({ id, ...(name ? { chapter: { de: name, en: name } } : {}) });
  const shape = (rules: Array<ReturnType<typeof entry>>) =>
    chaptersOf(rules).map(({ name, rules }) => [name?.de, rules.map((rule) => rule.id).join(' ')]);

  it('gathers what follows each other under one heading', () => {
    expect(shape([entry('A1', 'Tisch'), entry('A2', 'Tisch'), entry('A9', 'Aufbau')])).toEqual([
      ['Tisch', 'A1 A2'],
      ['Aufbau', 'A9'],
    ]);
  });
  it('a book without chapters is one group without a heading', () => {
    expect(shape([entry('G1'), entry('G2')])).toEqual([[undefined, 'G1 G2']]);
    expect(shape([])).toEqual([]);
  });
});
