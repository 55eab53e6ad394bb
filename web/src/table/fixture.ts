// A small stage for the unit tests of the table: two Romans and a Celt by a house, and the chest.
import type { PersonType, Scene, Stage, TerrainKind } from './mfm';

const both = (text: string) => ({ de: text, en: text });
const ground: TerrainKind = {
  symbol: '.',
  id: 'meadow',
  name: both('Wiese'),
  effect: both('-'),
  protection: 0,
  bracket: 0,
  cost: 1,
  crossOnly: false,
  blocksShot: false,
  noAttacks: false,
  highGround: false,
};
const type = (id: string, label: string, people: string, more: Partial<PersonType>): PersonType => ({
  kind: 'person',
  id,
  label,
  people,
  name: both(id),
  job: both('-'),
  points: 5,
  move: 4,
  armour: 0,
  lives: 1,
  row: 1,
  skirmisher: false,
  erst: false,
  reach: 0,
  nah: { dice: 1, upTo: 5 },
  ...more,
});

export const stage: Stage = {
  kind: 'mfm',
  scenario: 'document',
  map: { id: 'm', name: both('m'), width: 8, height: 8, block: 2 },
  storeys: [
    { number: 0, x: 0, y: 0, rows: Array<string>(8).fill('........') },
    { number: 1, x: 2, y: 2, rows: ['..', '..'] },
  ],
  terrain: [ground],
  sides: [
    { people: 'romans', name: both('Römer'), note: both(''), edge: 'top', zone: ['c1', 'd1', 'e1'] },
    { people: 'celts', name: both('Kelten'), note: both(''), edge: 'left', zone: ['a4', 'a5'] },
  ],
  rounds: 10,
  points: 0,
  ruleOf12: true,
  goal: 'bottom',
  types: [
    type('swordsman', 'SW', 'romans', {}),
    type('archer', 'BO', 'celts', { fern: { dice: 1, upTo: 4, range: 6 } }),
    type('spear', 'SS', 'celts', { weit: { dice: 1, upTo: 3 }, erst: true, reach: 1, row: 7 }),
  ],
  tables: [
    {
      people: 'celts',
      name: both('Kelten'),
      rows: [
        {
          number: 7,
          name: both('Stoßspeer'),
          saved: { nah: [9, 10, 11, 12], fern: [8, 9, 10, 11, 12], weit: [8, 9], erst: [8, 10] },
        },
      ],
    },
  ],
  figures: [
    { id: 0, type: 0, side: 1, seat: 1, label: 'SW1', name: '', carrier: true },
    { id: 1, type: 0, side: 1, seat: 1, label: 'SW2', name: '', carrier: true },
    { id: 2, type: 1, side: 2, seat: 2, label: 'BO', name: '', carrier: false },
    { id: 3, type: 2, side: 2, seat: 2, label: 'SS', name: '', carrier: false },
  ],
};

export const scene: Scene = {
  phase: 'play',
  round: 1,
  activeSide: 1,
  firstSide: 1,
  quietTurn: false,
  score: [0, 0],
  chest: 'd5',
  figures: [
    { standing: 'board', at: 'c5', lives: 1, spent: 0, marks: [] },
    { standing: 'board', at: 'e5', lives: 1, spent: 0, marks: [] },
    { standing: 'board', at: 'd2', lives: 1, spent: 0, marks: [] },
    { standing: 'waiting' },
  ],
};
