// The tables at which L'Art de la Guerre is learnt: small setups of our own (docs/adlg-setups.md), a few units each, drawn up
// so that the next thing to learn can be done at once. The server reads and judges them like any other setup.
import type { Bilingual } from '../lib/protocol.gen';
import type { Table } from './course';

interface Troop {
  type: string;
  count?: number;
  quality?: 'mediocre' | 'elite';
  options?: string[];
  name?: Bilingual;
}
type Rank = 'ordinary' | 'competent' | 'brilliant' | 'strategist';
interface Block {
  units: string;
  at: string;
  lost?: number;
}
interface Army {
  corps: { rank: Rank; name?: Bilingual; units: Troop[] }[];
  block?: Block[];
  commander?: { corps: number; with?: string; at?: string }[];
  camp?: string;
}

/** Left, top, width and height in UD of where it happens. */
type Near = [number, number, number, number];

const both = (text: string): Bilingual => ({ de: text, en: text });
const legion: Troop = { type: 'heavy-swords', options: ['impact'], name: both('Hastati') };
const velites: Troop = { type: 'light-infantry', options: ['sling'], name: both('Velites') };
const equites: Troop = { type: 'medium-cavalry', name: both('Equites') };
const warriors: Troop = { type: 'medium-swords', name: { de: 'Gallische Krieger', en: 'Gallic warriors' } };
const spears: Troop = { type: 'heavy-spears', name: { de: 'Gallische Speere', en: 'Gallic spearmen' } };

/** The Romans below are the pupil's. Captains lead the Gauls: what they do makes sense. */
function exercise(name: Bilingual, near: Near, rome: Army, gaul: Army, more: { attacker?: 2 } = {}): Table {
  const side = [
    { name: { de: 'Rom', en: 'Rome' }, ...rome },
    { name: { de: 'Gallier', en: 'Gauls' }, ...gaul },
  ];
  const [x, y, width, height] = near;
  return {
    name,
    player: 'captain',
    near: { x, y, width, height },
    setup: { name, points: 100, turns: 20, ...more, side },
  };
}

/** A corps under one commander, who is with a unit, at a place, or wherever the table puts him. */
const corps = (rank: Rank, ...units: Troop[]): Army => ({ corps: [{ rank, units }] });
const led = (army: Army, where: { with: string } | { at: string }, ...block: Block[]): Army => ({
  ...army,
  block,
  commander: [{ corps: 1, ...where }],
});
const block = (units: string, at: string, lost?: number): Block => ({ units, at, ...(lost ? { lost } : {}) });
const many = (count: number, troop: Troop): Troop => ({ ...troop, count });
const farGauls = (count: number): Army => corps('ordinary', many(count, warriors));

export const exercises = {
  march: exercise(
    { de: 'Übung: der Marsch', en: 'Exercise: the march' },
    [4, 5.8, 12.5, 6.5],
    led(
      {
        corps: [
          { rank: 'strategist', name: { de: 'Legion', en: 'Legion' }, units: [many(4, legion), velites] },
          { rank: 'ordinary', name: { de: 'Reiter', en: 'Horse' }, units: [many(2, equites)] },
        ],
      },
      { with: 'HS2' },
      block('HS1+HS2+HS3+HS4', '9,9.5,0'),
      block('LI1', '5.5,9.5,0'),
      block('MC1+MC2', '14,9.5,0'),
    ),
    farGauls(3),
  ),
  zone: exercise(
    { de: 'Übung: die Kontrollzone', en: 'Exercise: the control zone' },
    [4, 5.5, 14.5, 6.5],
    led(
      corps('competent', many(2, legion), equites),
      { at: '6,10.5' },
      block('HS1', '8,8,0'),
      block('HS2', '5,9,0'),
      block('MC1', '17,9,0'),
    ),
    { ...farGauls(3), block: [block('ms1', '8,7.4,180')] },
  ),
  shoot: exercise(
    { de: 'Übung: die Bogenschützen', en: 'Exercise: the archers' },
    [6, 5, 8, 6.5],
    {
      ...corps('competent', { type: 'archers', count: 2 }, { type: 'archers', quality: 'elite' }),
      block: [block('AR1+AR2+AR3', '10,9.5,0')],
    },
    { ...corps('ordinary', { ...spears, count: 3, quality: 'mediocre' }), block: [block('hp1', '10,6.3,180')] },
  ),
  charge: exercise(
    { de: 'Übung: der Angriff', en: 'Exercise: the charge' },
    [6.5, 5.5, 7, 6.5],
    led(corps('competent', many(3, legion)), { at: '10,10.5' }, block('HS1+HS2+HS3', '10,9,0')),
    led(
      corps('ordinary', { ...warriors, count: 4, quality: 'mediocre' }),
      { with: 'ms3' },
      block('ms1+ms2', '9.5,7.5,180'),
    ),
  ),
  evade: exercise(
    { de: 'Übung: das Ausweichen', en: 'Exercise: evading' },
    [5.5, 4.5, 9, 8.5],
    {
      ...corps('competent', many(3, legion), many(2, velites)),
      block: [block('HS1+HS2+HS3', '10,10.5,0'), block('LI1+LI2', '10,8,0')],
    },
    led(
      corps('ordinary', { ...warriors, count: 4, options: ['impetuous'] }),
      { with: 'ms3' },
      block('ms1+ms2', '10,6,180'),
    ),
    { attacker: 2 },
  ),
  flank: exercise(
    { de: 'Übung: die Flanke', en: 'Exercise: the flank' },
    [7, 4.5, 7.5, 6],
    led(
      corps('brilliant', { ...legion, quality: 'elite' }, { ...equites, type: 'heavy-cavalry' }),
      { at: '11.5,9.5' },
      block('HS1', '10,8.5,0'),
      block('HC1', '12.5,6.4,270'),
    ),
    led(corps('ordinary', many(4, spears)), { with: 'hp2' }, block('hp1', '10,7,180', 2)),
  ),
  rally: exercise(
    { de: 'Übung: das Sammeln', en: 'Exercise: rallying' },
    [6.5, 7, 7, 5.5],
    led(
      corps('competent', many(3, legion)),
      { with: 'HS2' },
      block('HS1', '9,9.5,0'),
      block('HS2', '10,9.5,0', 2),
      block('HS3', '11,9.5,0'),
    ),
    farGauls(3),
  ),
  camp: exercise(
    { de: 'Übung: das Lager', en: 'Exercise: the camp' },
    [10.5, 1, 9, 8],
    led(
      corps('competent', many(2, equites), many(2, legion)),
      { with: 'MC1' },
      block('MC1+MC2', '15,7,0'),
      block('HS1+HS2', '7,11,0'),
    ),
    { ...farGauls(4), camp: '15,4,180', block: [block('ms1+ms2+ms3+ms4', '6,5,180')] },
  ),
} satisfies Record<string, Table>;

export type ExerciseId = keyof typeof exercises;
