import { expect, test } from 'vitest';
import { settings } from '../lib/settings.svelte';
import { actName, chargeWords } from './describe';
import { scene, stage } from './fixture';
import type { Scene } from './types';

const [charger, near, far] = [0, 1, 2].map(
  (index) => stage.units.filter(({ side }) => side === (index ? 2 : 1))[index]!,
);
const charged = (charge: NonNullable<Scene['charge']>, language: 'de' | 'en' = 'en') => {
  settings.language = language;
  return chargeWords(stage, { ...scene, charge });
};

test('a charge at somebody behind others names both (A18)', () => {
  const charge = { units: [charger!.id], target: far!.id, targets: [near!.id], asked: [near!.id] };
  expect(charged(charge)).toMatch(new RegExp(`^${charger!.label} .* charges ${far!.label} .* through ${near!.label}$`));
  expect(charged(charge, 'de')).toContain(`greift durch ${near!.label} hindurch an: ${far!.label}`);
});

test('a charge names whom it meets, one or several', () => {
  const one = { units: [charger!.id], target: near!.id, targets: [near!.id], asked: [near!.id] };
  expect(charged(one)).toContain(` charges ${near!.label} `);
  expect(charged({ ...one, targets: [near!.id, far!.id] })).toContain(`charges ${near!.label}, ${far!.label}`);
  expect(charged({ ...one, units: [charger!.id, charger!.id + 1] }, 'de')).toContain('greifen an');
});

test('a region is told with its compulsory piece (A10)', () => {
  settings.language = 'de';
  const name = actName(stage, { kind: 'act', verb: 'defend', do: 'defend desert' });
  expect(name).toMatch(/: Wüste, Dünen$/);
});
