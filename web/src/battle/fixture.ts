// A battle for tests and for looking at the table: two armies of 200 points on a laid table. Only tests and the workbench
// (web/dev) read it; it is no part of the page.
import type { Bilingual } from '../lib/protocol.gen';
import { boxOf } from './geometry';
import {
  UD,
  type Category,
  type Offered,
  type CorpsInfo,
  type Overlay,
  type Piece,
  type Scene,
  type Spot,
  type Stage,
  type TerrainKind,
  type TypeInfo,
  type UnitInfo,
  type UnitState,
} from './types';

const both = (de: string, en = de): Bilingual => ({ de, en });
const type = (id: string, label: string, category: Category, de: string, en: string): TypeInfo => ({
  id,
  label,
  category,
  name: both(de, en),
  job: both('Hält die Linie und greift an, wo sie dünn ist.', 'Holds the line and attacks where it is thin.'),
  history: both('Aus vielen Heeren des Altertums bekannt.', 'Known from many armies of antiquity.'),
});

const TYPES: TypeInfo[] = [
  type('heavy-swords', 'HS', 'HI', 'Schwere Schwertkämpfer', 'Heavy swordsmen'),
  type('heavy-spears', 'SP', 'HI', 'Schwere Speerkämpfer', 'Heavy spearmen'),
  type('light-infantry', 'LI', 'LI', 'Leichte Infanterie', 'Light infantry'),
  type('bowmen', 'BO', 'LMI', 'Bogenschützen', 'Bowmen'),
  type('javelinmen', 'JA', 'LMI', 'Wurfspeerkämpfer', 'Javelinmen'),
  type('medium-swords', 'MS', 'MI', 'Mittlere Schwertkämpfer', 'Medium swordsmen'),
  type('pikes', 'PK', 'HI', 'Pikeniere', 'Pikemen'),
  type('light-cavalry', 'LH', 'LH', 'Leichte Reiter', 'Light cavalry'),
  type('medium-cavalry', 'MC', 'Cv', 'Mittlere Reiter', 'Medium cavalry'),
  type('heavy-cavalry', 'HC', 'Cv', 'Schwere Reiter', 'Heavy cavalry'),
  type('cataphracts', 'CT', 'Ct', 'Kataphrakten', 'Cataphracts'),
  type('elephants', 'EL', 'El', 'Elefanten', 'Elephants'),
  type('scythed-chariots', 'SC', 'SCh', 'Sichelwagen', 'Scythed chariots'),
  type('heavy-chariots', 'CH', 'HCh', 'Schwere Streitwagen', 'Heavy chariots'),
  type('artillery', 'AR', 'Art', 'Leichte Artillerie', 'Light artillery'),
  type('war-wagons', 'WW', 'WWg', 'Kriegswagen', 'War wagons'),
  type('knights', 'KN', 'Kn', 'Schwere Ritter', 'Heavy knights'),
  type('levy', 'LV', 'HI', 'Aufgebot', 'Levy'),
];
const DEPTH: Record<Category, number> = {
  LI: 500,
  LMI: 1000,
  MI: 1000,
  HI: 750,
  WWg: 2000,
  Art: 1000,
  LH: 750,
  Cv: 750,
  HCh: 1000,
  Ct: 750,
  Kn: 750,
  El: 1000,
  SCh: 1000,
};
const COHESION: Partial<Record<Category, number>> = { LI: 2, LH: 2, LMI: 3, MI: 3, Cv: 3, SCh: 1, Art: 2 };
const DEEP = new Set(['pikes', 'levy']);

interface Row {
  type: string;
  count: number;
  x: number;
  y: number;
  heading?: number;
  files?: number;
  more?: Partial<UnitInfo>;
  state?: Partial<UnitState>[];
}
interface Army {
  corps: { name: Bilingual; rank: CorpsInfo['rank']; value: number; rows: Row[]; with: number }[];
}

const ROME: Army = {
  corps: [
    {
      name: both('Linker Flügel', 'Left wing'),
      rank: 'ordinary',
      value: 0,
      with: 0,
      rows: [
        { type: 'medium-cavalry', count: 3, x: 6, y: 14.2 },
        { type: 'light-cavalry', count: 2, x: 4, y: 12.6, more: { weapon: 'javelin', range: 1000 } },
        { type: 'javelinmen', count: 2, x: 9.5, y: 13.4, more: { weapon: 'javelin', range: 1000 } },
      ],
    },
    {
      name: both('Mitte', 'Centre'),
      rank: 'brilliant',
      value: 2,
      with: 1,
      rows: [
        {
          type: 'heavy-swords',
          count: 6,
          x: 12,
          y: 13,
          more: { quality: 'elite', armour: 'armour', abilities: ['impact'] },
          state: [{}, { lost: 1, marks: ['disordered'] }],
        },
        { type: 'heavy-spears', count: 2, x: 14, y: 14.4, more: { quality: 'elite' } },
        { type: 'light-infantry', count: 3, x: 13.5, y: 11.2, more: { weapon: 'sling', range: 2000 } },
        { type: 'artillery', count: 1, x: 19, y: 13.4, more: { weapon: 'light-artillery', range: 4000 } },
      ],
    },
    {
      name: both('Rechter Flügel', 'Right wing'),
      rank: 'competent',
      value: 1,
      with: 0,
      rows: [
        { type: 'heavy-cavalry', count: 3, x: 22, y: 13.2, heading: 1500, more: { abilities: ['impact'] } },
        { type: 'bowmen', count: 2, x: 20.2, y: 14.9, more: { weapon: 'bow', range: 4000 } },
        { type: 'medium-swords', count: 2, x: 24.8, y: 15.4 },
      ],
    },
  ],
};
const SELEUCIDS: Army = {
  corps: [
    {
      name: both('Rechter Flügel', 'Right wing'),
      rank: 'competent',
      value: 1,
      with: 0,
      rows: [
        {
          type: 'cataphracts',
          count: 3,
          x: 7.2,
          y: 7.4,
          heading: 18000,
          more: { armour: 'heavy', abilities: ['impact'] },
        },
        { type: 'light-cavalry', count: 2, x: 4, y: 8.2, heading: 18000, more: { weapon: 'bow', range: 2000 } },
        { type: 'knights', count: 1, x: 9.9, y: 6.2, heading: 18000 },
      ],
    },
    {
      name: both('Phalanx', 'Phalanx'),
      rank: 'strategist',
      value: 3,
      with: 1,
      rows: [
        { type: 'pikes', count: 5, x: 13, y: 8, heading: 18000, state: [{}, {}, { lost: 2, marks: ['disordered'] }] },
        { type: 'elephants', count: 2, x: 18.6, y: 9.2, heading: 18000 },
        { type: 'light-infantry', count: 4, x: 13.6, y: 9.6, heading: 18000, more: { weapon: 'bow', range: 2000 } },
        { type: 'war-wagons', count: 1, x: 11, y: 5, heading: 18000, more: { weapon: 'wagon', range: 2000 } },
      ],
    },
    {
      name: both('Linker Flügel', 'Left wing'),
      rank: 'ordinary',
      value: 0,
      with: 1,
      rows: [
        {
          type: 'scythed-chariots',
          count: 1,
          x: 21.2,
          y: 9,
          heading: 18000,
          more: { abilities: ['expendable', 'impetuous'] },
        },
        { type: 'heavy-chariots', count: 2, x: 23, y: 8, heading: 19500, more: { abilities: ['impetuous'] } },
        { type: 'medium-cavalry', count: 2, x: 25.4, y: 7, heading: 18000, more: { quality: 'mediocre' } },
        { type: 'levy', count: 2, x: 20.5, y: 6.4, heading: 18000, more: { quality: 'mediocre' } },
      ],
    },
  ],
};

const units: UnitInfo[] = [];
const states: UnitState[] = [];
const corps: CorpsInfo[] = [];
const commanders: Scene['commanders'] = [];

function muster(army: Army, side: number): void {
  const counted = new Map<string, number>();
  army.corps.forEach((one, place) => {
    const id = corps.length;
    const own: number[] = [];
    for (const row of one.rows) {
      const kind = TYPES.findIndex((known) => known.id === row.type);
      const { category, label } = TYPES[kind]!;
      const depth = DEEP.has(row.type) ? 1000 : DEPTH[category];
      const files = row.files ?? row.count;
      const heading = row.heading ?? 0;
      for (let i = 0; i < row.count; ++i) {
        const number = (counted.get(label) ?? 0) + 1;
        counted.set(label, number);
        const angle = (heading * Math.PI) / 18000;
        const [u, v] = [(i % files) * UD, -Math.floor(i / files) * depth];
        const unit = units.length;
        own.push(unit);
        units.push({
          id: unit,
          side,
          seat: side,
          corps: id,
          label: (side === 2 ? label.toLowerCase() : label) + number,
          name: TYPES[kind]!.name,
          type: kind,
          quality: 'ordinary',
          armour: 'none',
          weapon: 'none',
          abilities: [],
          depth,
          protection: 1,
          cohesion: COHESION[category] ?? 4,
          move: { open: category === 'HI' ? 2 : category === 'LH' ? 5 : 3, rough: 2, heavy: 1 },
          range: 0,
          points: 8,
          ...row.more,
        });
        states.push({
          id: unit,
          where: 'table',
          x: Math.round(row.x * UD + u * Math.cos(angle) + v * Math.sin(angle)),
          y: Math.round(row.y * UD + u * Math.sin(angle) - v * Math.cos(angle)),
          heading,
          lost: 0,
          marks: [],
          ...row.state?.[i],
        });
      }
    }
    corps.push({
      id,
      side,
      name: one.name,
      rank: one.rank,
      value: one.value,
      radius: 4000 + one.value * 2000,
      chief: place === 1,
      units: own,
    });
    const led = states[own[one.with]!]!;
    commanders.push({ corps: id, x: led.x, y: led.y, unit: own[one.with]!, alive: true, engaged: false });
  });
}
muster(ROME, 1);
muster(SELEUCIDS, 2);

/** A round shape of so many corners. */
const blob = (x: number, y: number, w: number, h: number, seed: number, corners = 12): Spot[] =>
  Array.from({ length: corners }, (_, i) => {
    const angle = (i / corners) * 2 * Math.PI;
    const stray = 0.86 + 0.16 * Math.sin(i * 2.4 + seed);
    return [
      Math.round((x + (Math.cos(angle) * w * stray) / 2) * UD),
      Math.round((y + (Math.sin(angle) * h * stray) / 2) * UD),
    ] as const;
  });
const NAMES: Record<TerrainKind, [string, string, Piece['going'], boolean]> = {
  'gentle-hill': ['Sanfter Hügel', 'Gentle hill', 'open', false],
  'steep-hill': ['Steiler Hügel', 'Steep hill', 'heavy', false],
  brush: ['Gestrüpp', 'Brush', 'rough', false],
  plantation: ['Pflanzung', 'Plantation', 'rough', true],
  field: ['Acker', 'Field', 'rough', false],
  gully: ['Rinne', 'Gully', 'rough', false],
  wood: ['Wald', 'Wood', 'heavy', true],
  marsh: ['Sumpf', 'Marsh', 'heavy', false],
  dunes: ['Dünen', 'Dunes', 'heavy', false],
  village: ['Dorf', 'Village', 'heavy', true],
  river: ['Fluss', 'River', 'rough', false],
  coast: ['Küste', 'Coast', 'impassable', false],
  road: ['Straße', 'Road', 'open', false],
  impassable: ['Unpassierbar', 'Impassable', 'impassable', false],
};
const piece = (kind: TerrainKind, outline: Spot[]): Piece => ({ kind, going: NAMES[kind][2], outline });
const square = (x: number, y: number, w: number, h: number, heading = 0): Spot[] =>
  boxOf({ x: x * UD, y: y * UD, heading }, w * UD, h * UD).map((p) => [Math.round(p.x), Math.round(p.y)] as const);

export const PIECES: Piece[] = [
  piece('road', [
    [14000, 0],
    [14700, 0],
    [15100, 6000],
    [16200, 12000],
    [16600, 20000],
    [15900, 20000],
    [15500, 12000],
    [14400, 6000],
  ]),
  piece('gentle-hill', blob(15.4, 4, 5.6, 3.8, 1)),
  piece('wood', blob(2.6, 10.4, 4.4, 4.8, 2)),
  piece('steep-hill', blob(27, 11.4, 4.4, 4.2, 4)),
  piece('field', square(9, 15.6, 4, 2.8, 1200)),
  piece('plantation', square(24, 17.2, 4, 2.4, 35300)),
  piece('brush', blob(21.6, 11.2, 3.6, 2.4, 3)),
  piece('marsh', blob(8.6, 10.6, 3.4, 2.6, 5)),
  piece('village', square(5.2, 16.6, 3.4, 2.8, 700)),
  piece('gully', [
    [22000, 2200],
    [23200, 2500],
    [24600, 4000],
    [26400, 4300],
    [26300, 5100],
    [24200, 4900],
    [22800, 3400],
    [21800, 3100],
  ]),
  piece('river', [
    [0, 1200],
    [2600, 1500],
    [4800, 900],
    [6600, 0],
    [7700, 0],
    [5300, 1800],
    [2600, 2500],
    [0, 2200],
  ]),
  piece('dunes', blob(28, 17.4, 3.4, 3, 6)),
  piece('impassable', blob(20, 2.2, 2.4, 1.8, 7, 9)),
  piece('coast', [
    [28600, 0],
    [30000, 0],
    [30000, 6600],
    [29300, 5200],
    [29500, 3600],
    [28700, 2000],
  ]),
];

export const stage: Stage = {
  kind: 'adlg',
  scenario: 'magnesia',
  table: { width: 30 * UD, height: 20 * UD },
  points: 200,
  turns: 12,
  sides: [
    {
      name: both('Rom', 'Rome'),
      note: both('Legionen und Bundesgenossen', 'Legions and allies'),
      list: 'republican-rome',
      camp: { width: 3000, depth: 2000, fortified: true },
    },
    {
      name: both('Seleukiden', 'Seleucids'),
      note: both('Phalanx und Elefanten', 'Phalanx and elephants'),
      list: 'seleucids',
      camp: { width: 3000, depth: 2000, fortified: false },
    },
  ],
  corps,
  types: TYPES,
  units,
  terrain: Object.entries(NAMES).map(([kind, [de, en, going, cover]]) => ({
    kind: kind as TerrainKind,
    name: both(de, en),
    note: both('', ''),
    going,
    cover,
  })),
  regions: [
    { id: 'plain', name: both('Ebene', 'Plain'), compulsory: 'field' },
    { id: 'desert', name: both('Wüste', 'Desert'), compulsory: 'dunes' },
  ],
};

export const scene: Scene = {
  step: 'orders',
  active: 1,
  turn: 3,
  turns: 12,
  attacker: 1,
  units: states,
  commanders,
  contacts: [],
  camps: [
    { side: 1, x: 15000, y: 17200, heading: 0, fallen: false },
    { side: 2, x: 16800, y: 2600, heading: 18000, fallen: false },
  ],
  pieces: PIECES,
  works: [
    { kind: 'fortification', side: 1, from: [18200, 12400], to: [20000, 12400] },
    { kind: 'obstacle', side: 2, from: [12400, 8700], to: [10900, 8500] },
  ],
  markers: [
    { label: 'A', side: 2, x: 27000, y: 10800, units: null },
    { label: 'A', side: 1, x: 2600, y: 11600, units: [] },
  ],
  command: { corps: 1, points: 3, free: true, done: [0] },
  losses: [
    { side: 1, lost: 4, value: 25 },
    { side: 2, lost: 7, value: 24 },
  ],
};

const centre = corps[1]!.units;
const label = (unit: number) => units[unit]!.label;
const line = centre.slice(0, 6);
const foe = units.find((unit) => unit.label === 'li1')!.id;
const move = (own: number[]): Offered => ({
  kind: 'free',
  verb: 'move',
  do: `move ${own.map(label).join('+')} f1`,
  units: own,
  cost: 1,
  allowance: 2000,
  moves: 0,
  held: null,
});
const charge = (own: number[]): Offered => ({
  kind: 'act',
  verb: 'charge',
  do: `charge ${own.map(label).join('+')} > li1 w2`,
  units: own,
  target: foe,
  cost: 1,
});
export const choices: Offered[] = [
  ...centre.map((unit) => move([unit])),
  move(line),
  ...line.map((unit) => charge([unit])),
  charge(line),
  { kind: 'free', verb: 'commander', do: 'commander 15,14', cost: 1 },
  { kind: 'act', verb: 'rally', do: `rally ${label(centre[1]!)}`, units: [centre[1]!], cost: 1, need: 4 },
  { kind: 'act', verb: 'end', do: 'end' },
];

export function overlayOf(side: number): Overlay {
  const own = states.filter((state) => units[state.id]!.side === side);
  const spots = (area: { x: number; y: number }[]): Spot[] => area.map(({ x, y }) => [x, y] as const);
  const aheadOf = (state: UnitState, width: number, depth: number): Spot[] => {
    const angle = (state.heading * Math.PI) / 18000;
    const at = { x: state.x + Math.sin(angle) * depth, y: state.y - Math.cos(angle) * depth, heading: state.heading };
    return spots(boxOf(at, width, depth));
  };
  return {
    zones: own.map((state) => ({ unit: state.id, area: aheadOf(state, UD, UD) })),
    arcs: own
      .filter((state) => units[state.id]!.range > 0)
      .map((state) => ({ unit: state.id, area: aheadOf(state, 3 * UD, units[state.id]!.range) })),
    command: corps
      .filter((one) => one.side === side)
      .map((one) => {
        const { x, y } = commanders[one.id]!;
        return { corps: one.id, x, y, radius: one.radius, lightRadius: 2 * one.radius };
      }),
    reach: own.map((state) => ({ unit: state.id, way: units[state.id]!.move.open * UD })),
  };
}
