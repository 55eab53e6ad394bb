import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { RULE_OF, ruleOfAbility } from './explained';
import { LEGEND } from './legend';
import { de } from './words.de';

const folder = '../content/adlg/rules';
const book = readdirSync(folder)
  .map((name) => readFileSync(`${folder}/${name}`, 'utf8'))
  .join('');

test('what a card or the legend refers to stands in the rule book', () => {
  const abilities = Object.keys(de).flatMap((key) => /^ability\.(.*)/.exec(key)?.[1] ?? []);
  const rules = [...abilities.map(ruleOfAbility), ...Object.values(RULE_OF), ...LEGEND.map(({ rule = '' }) => rule)];
  for (const rule of rules.filter(Boolean)) expect(book, rule).toContain(`id = "${rule}"`);
});
test('every ability but the commander within is explained', () => {
  const abilities = Object.keys(de).flatMap((key) => /^ability\.(.*)/.exec(key)?.[1] ?? []);
  expect(abilities.filter((ability) => !ruleOfAbility(ability))).toEqual(['included']);
});
