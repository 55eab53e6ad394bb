// A small armoury in the form of docs/adlg-armies.md.
import type { Armoury, ArmyFile, ListRow, Profile, Report } from './types';

const both = (text: string) => ({ de: text, en: text });
const told = (id: string) => ({ id, name: both(id), note: both('') });

const profile: Profile = {
  category: 'HI',
  quality: 'ordinary',
  armour: 'none',
  weapon: 'none',
  abilities: [],
  depth: 750,
  protection: 1,
  cohesion: 4,
  move: { open: 2, rough: 2, heavy: 1 },
  range: 0,
  points: 8,
  factor: { LI: 1 },
};
const row = (more: Partial<ListRow> & { id: string }): ListRow => ({
  name: both(more.id),
  type: 'heavy-swords',
  least: 0,
  most: 4,
  qualities: ['ordinary'],
  always: [],
  may: [],
  points: { mediocre: 6, ordinary: 8, elite: 10 },
  ...more,
});
const rank = (id: 'ordinary' | 'competent', value: number, points: number) => ({
  id,
  name: both(id),
  value,
  radius: 4000 + 2000 * value,
  light_radius: 8000 + 4000 * value,
  points: { '100': 0, '200': points, '300': points === 0 ? 0 : points + 2 },
  cp: { least: 1, most: 3 + value, sum: 12 + 3 * value },
});

export const armoury: Armoury = {
  lists: [
    {
      ...told('rome'),
      name: { de: 'Rom', en: 'Rome' },
      from: -280,
      to: -107,
      home: ['plain'],
      best_in_chief: 'strategist',
      best_other: 'competent',
      fortification: 5,
      rows: [
        row({
          id: 'legion',
          least: 4,
          most: 7,
          qualities: ['ordinary', 'elite'],
          may: [
            { id: 'armour', points: 2 },
            { id: 'bow', points: 2 },
            { id: 'javelin', points: 1 },
          ],
        }),
        row({ id: 'velites', type: 'light-infantry', most: 6, points: { ordinary: 4 } }),
        row({ id: 'slaves', qualities: ['mediocre'], most: 9, no_more_than: 'legion' }),
      ],
      ready: [
        { ...told('zama'), points: 200, army: { army: 1, game: 'adlg', list: 'rome', points: 200, name: 'Zama' } },
      ],
    },
    {
      ...told('egypt'),
      name: { de: 'Ägypten', en: 'Egypt' },
      from: -1543,
      to: -1069,
      home: ['plain', 'desert'],
      best_in_chief: 'brilliant',
      best_other: 'competent',
      fortification: 0,
      rows: [row({ id: 'spears', name: { de: 'Speerträger', en: 'Spearmen' }, type: 'medium-spears' })],
      ready: [],
    },
  ],
  types: [],
  options: ['armour', 'bow', 'javelin'].map((id) => ({ ...told(id), rule: 'A7', weapon: id !== 'armour' })),
  qualities: [{ id: 'ordinary', name: both('ordinary') }],
  regions: [],
  terrain: [],
  ranks: [rank('ordinary', 0, 0), rank('competent', 1, 3)],
  sizes: [{ points: 200, corps: 3, width: 30000, height: 20000 }],
  camp: 6,
};
export const rome = armoury.lists[0]!;
export const anyProfile = profile;

export const reportOf = (army: ArmyFile, more: Partial<Report> = {}): Report => ({
  army,
  sum: 0,
  left: 0,
  ok: true,
  units: 0,
  faults: [],
  parts: [],
  value: { sum: 0, parts: [] },
  initiative: { sum: 0, parts: [] },
  command: { points: 0, cp: { least: 3, most: 9, sum: 36 }, free: 3 },
  corps: [],
  rows: [],
  ...more,
});
