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
interface Army {
  corps: { rank: 'ordinary' | 'competent' | 'brilliant' | 'strategist'; name?: Bilingual; units: Troop[] }[];
  block?: { units: string; at: string; lost?: number }[];
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

const farGauls = (count: number): Army => ({ corps: [{ rank: 'ordinary', units: [{ ...warriors, count }] }] });

export const exercises = {
  march: exercise(
    { de: 'Übung: der Marsch', en: 'Exercise: the march' },
    [4, 5.8, 12.5, 6.5],
    {
      corps: [
        { rank: 'strategist', name: { de: 'Legion', en: 'Legion' }, units: [{ ...legion, count: 4 }, velites] },
        { rank: 'ordinary', name: { de: 'Reiter', en: 'Horse' }, units: [{ ...equites, count: 2 }] },
      ],
      block: [
        { units: 'HS1+HS2+HS3+HS4', at: '9,9.5,0' },
        { units: 'LI1', at: '5.5,9.5,0' },
        { units: 'MC1+MC2', at: '14,9.5,0' },
      ],
      commander: [{ corps: 1, with: 'HS2' }],
    },
    farGauls(3),
  ),
  zone: exercise(
    { de: 'Übung: die Kontrollzone', en: 'Exercise: the control zone' },
    [4, 5.5, 14.5, 6.5],
    {
      corps: [{ rank: 'competent', units: [{ ...legion, count: 2 }, equites] }],
      block: [
        { units: 'HS1', at: '8,8,0' },
        { units: 'HS2', at: '5,9,0' },
        { units: 'MC1', at: '17,9,0' },
      ],
      commander: [{ corps: 1, at: '6,10.5' }],
    },
    { ...farGauls(3), block: [{ units: 'ms1', at: '8,7.4,180' }] },
  ),
  shoot: exercise(
    { de: 'Übung: die Bogenschützen', en: 'Exercise: the archers' },
    [6, 5, 8, 6.5],
    {
      corps: [
        {
          rank: 'competent',
          units: [
            { type: 'archers', count: 2 },
            { type: 'archers', quality: 'elite' },
          ],
        },
      ],
      block: [{ units: 'AR1+AR2+AR3', at: '10,9.5,0' }],
    },
    {
      corps: [{ rank: 'ordinary', units: [{ ...spears, count: 3, quality: 'mediocre' }] }],
      block: [{ units: 'hp1', at: '10,6.3,180' }],
    },
  ),
  charge: exercise(
    { de: 'Übung: der Angriff', en: 'Exercise: the charge' },
    [6.5, 5.5, 7, 6.5],
    {
      corps: [{ rank: 'competent', units: [{ ...legion, count: 3 }] }],
      block: [{ units: 'HS1+HS2+HS3', at: '10,9,0' }],
      commander: [{ corps: 1, at: '10,10.5' }],
    },
    {
      corps: [{ rank: 'ordinary', units: [{ ...warriors, count: 4, quality: 'mediocre' }] }],
      block: [{ units: 'ms1+ms2', at: '9.5,7.5,180' }],
      commander: [{ corps: 1, with: 'ms3' }],
    },
  ),
  evade: exercise(
    { de: 'Übung: das Ausweichen', en: 'Exercise: evading' },
    [5.5, 4.5, 9, 8.5],
    {
      corps: [
        {
          rank: 'competent',
          units: [
            { ...legion, count: 3 },
            { ...velites, count: 2 },
          ],
        },
      ],
      block: [
        { units: 'HS1+HS2+HS3', at: '10,10.5,0' },
        { units: 'LI1+LI2', at: '10,8,0' },
      ],
    },
    {
      corps: [{ rank: 'ordinary', units: [{ ...warriors, count: 4, options: ['impetuous'] }] }],
      block: [{ units: 'ms1+ms2', at: '10,6,180' }],
      commander: [{ corps: 1, with: 'ms3' }],
    },
    { attacker: 2 },
  ),
  flank: exercise(
    { de: 'Übung: die Flanke', en: 'Exercise: the flank' },
    [7, 4.5, 7.5, 6],
    {
      corps: [
        {
          rank: 'brilliant',
          units: [
            { ...legion, quality: 'elite' },
            { ...equites, type: 'heavy-cavalry' },
          ],
        },
      ],
      block: [
        { units: 'HS1', at: '10,8.5,0' },
        { units: 'HC1', at: '12.5,6.4,270' },
      ],
      commander: [{ corps: 1, at: '11.5,9.5' }],
    },
    {
      corps: [{ rank: 'ordinary', units: [{ ...spears, count: 4 }] }],
      block: [{ units: 'hp1', at: '10,7,180', lost: 2 }],
      commander: [{ corps: 1, with: 'hp2' }],
    },
  ),
  rally: exercise(
    { de: 'Übung: das Sammeln', en: 'Exercise: rallying' },
    [6.5, 7, 7, 5.5],
    {
      corps: [{ rank: 'competent', units: [{ ...legion, count: 3 }] }],
      block: [
        { units: 'HS1', at: '9,9.5,0' },
        { units: 'HS2', at: '10,9.5,0', lost: 2 },
        { units: 'HS3', at: '11,9.5,0' },
      ],
      commander: [{ corps: 1, with: 'HS2' }],
    },
    farGauls(3),
  ),
  camp: exercise(
    { de: 'Übung: das Lager', en: 'Exercise: the camp' },
    [10.5, 1, 9, 8],
    {
      corps: [
        {
          rank: 'competent',
          units: [
            { ...equites, count: 2 },
            { ...legion, count: 2 },
          ],
        },
      ],
      block: [
        { units: 'MC1+MC2', at: '15,7,0' },
        { units: 'HS1+HS2', at: '7,11,0' },
      ],
      commander: [{ corps: 1, with: 'MC1' }],
    },
    { ...farGauls(4), camp: '15,4,180', block: [{ units: 'ms1+ms2+ms3+ms4', at: '6,5,180' }] },
  ),
} satisfies Record<string, Table>;

export type ExerciseId = keyof typeof exercises;
