// What the server tells of a battle of L'Art de la Guerre: the stage once, a scene after every push, and what may be done.
// Lengths are thousandths of a UD, headings hundredths of a degree clockwise from the upper edge; places are the middle of
// a front edge. Sides and seats count from 1, units and corps from 0.
import type { Bilingual, Replies } from '../lib/protocol.gen';
import type { Explained, Note, Round } from '../odds/types';

export type Spot = readonly [number, number];

export interface Point {
  x: number;
  y: number;
}
export interface Pose extends Point {
  heading: number;
}

export type Category = 'LI' | 'LMI' | 'MI' | 'HI' | 'WWg' | 'Art' | 'LH' | 'Cv' | 'HCh' | 'Ct' | 'Kn' | 'El' | 'SCh';
export type Quality = 'mediocre' | 'ordinary' | 'elite';
export type Going = 'open' | 'rough' | 'heavy' | 'impassable';
export const TERRAIN_KINDS = [
  'gentle-hill',
  'steep-hill',
  'brush',
  'plantation',
  'field',
  'gully',
  'wood',
  'marsh',
  'dunes',
  'village',
  'river',
  'coast',
  'road',
  'impassable',
] as const;
export type TerrainKind = (typeof TERRAIN_KINDS)[number];
export type Edge = 'front' | 'right' | 'rear' | 'left';

export interface SideInfo {
  name: Bilingual;
  note: Bilingual;
  list?: string;
  camp?: { width: number; depth: number; fortified: boolean };
}
export interface CorpsInfo {
  id: number;
  side: number;
  name: Bilingual;
  rank: 'ordinary' | 'competent' | 'brilliant' | 'strategist';
  value: number;
  radius: number;
  chief: boolean;
  units: number[];
}
export interface TypeInfo {
  id: string;
  label: string;
  name: Bilingual;
  job: Bilingual;
  history: Bilingual;
  category: Category;
}
export interface UnitInfo {
  id: number;
  side: number;
  seat: number;
  corps: number;
  label: string;
  name: Bilingual;
  type: number;
  quality: Quality;
  armour: 'none' | 'armour' | 'heavy';
  weapon: string;
  abilities: string[];
  depth: number;
  protection: number;
  cohesion: number;
  move: { open: number; rough: number; heavy: number };
  range: number;
  points: number;
}
export interface TerrainInfo {
  kind: TerrainKind;
  name: Bilingual;
  note: Bilingual;
  going: Going;
  cover: boolean;
}
export interface Region {
  id: string;
  name: Bilingual;
  /** What the defender has to take there (A10). */
  compulsory: TerrainKind;
}
export interface Stage {
  kind: 'adlg';
  scenario: string;
  table: { width: number; height: number };
  points: number;
  turns: number;
  sides: SideInfo[];
  corps: CorpsInfo[];
  types: TypeInfo[];
  units: UnitInfo[];
  terrain: TerrainInfo[];
  regions: Region[];
}

export interface UnitState extends Pose {
  id: number;
  where: 'table' | 'ambush' | 'flank' | 'reserve' | 'routed' | 'gone' | 'left';
  lost: number;
  marks: string[];
}
export interface CommanderState extends Point {
  corps: number;
  unit: number | null;
  alive: boolean;
  engaged: boolean;
}
export interface Contact {
  attacker: number;
  /** A unit, or a camp of that side. */
  target?: number;
  camp?: number;
  edge: Edge;
  full: boolean;
  fresh: boolean;
}
export interface CampState extends Pose {
  side: number;
  fallen: boolean;
}
export interface Piece {
  kind: TerrainKind;
  going: Going;
  outline: Spot[];
}
export interface Work {
  kind: 'fortification' | 'obstacle';
  side: number;
  from: Spot;
  to: Spot;
}
export interface Marker extends Point {
  label: string;
  side: number;
  units: number[] | null;
}
/** Areas in which a corps may be set up; where the server names none they follow from the size of the table (A11). */
export interface Zone {
  side: number;
  troops: 'heavy' | 'light';
  area: Spot[];
}
export interface Scene {
  step: string;
  active: number;
  turn: number;
  /** After how many the battle ends, as the stage has it or as was agreed since (A34). */
  turns: number;
  attacker: number;
  units: UnitState[];
  commanders: CommanderState[];
  contacts: Contact[];
  camps: CampState[];
  pieces: Piece[];
  works: Work[];
  markers: Marker[];
  command?: { corps: number | null; points: number; free: boolean; done: number[] };
  losses: { side: number; lost: number; value: number }[];
  charge?: { units: number[]; leader?: number | null; target: number | null; targets?: number[]; asked: number[] };
  melee?: { first: number; second: number | null };
  shot?: { shooter: number; target: number };
  setup?: {
    side?: number;
    corps?: number | null;
    region?: string;
    taken?: TerrainKind[][];
    piece?: TerrainKind;
    sector?: number;
    edge?: 'touching' | 'away' | 'anywhere';
    /** Outlines that may be laid, about their middle; of what runs over the table as it lies in its middle. */
    shapes?: Spot[][];
    runs?: boolean;
    die?: number;
    zones?: Zone[];
    /** How many ambushes the side may lay in all. */
    markers?: number;
  };
}

/** What the server says may be done. `do` is a whole action; of free ones it is only one of many. */
export interface Offered {
  kind: 'act' | 'free';
  verb: string;
  do: string;
  unit?: number;
  units?: number[];
  target?: number;
  corps?: number;
  cost?: number;
  /** What a rally needs. */
  need?: number;
  allowance?: number;
  /** Moves made before. */
  moves?: number;
  /** Of the end of a corps: who storms off then (A23). */
  wild?: number[];
  /** The enemy in whose zone they stand. */
  held?: number | null;
}
/** A complete action, with the unit that it is looked for by. */
export interface Act extends Offered {
  kind: 'act';
}
/** What may be composed on the table: a move, a charge, a commander's ride, a place. */
export interface Free extends Offered {
  kind: 'free';
}

export interface ExpectedSide {
  lasting: Explained;
  firstRound: Explained;
  total: number;
  after: Array<Note & { rounds: string }>;
}
export interface ExpectedMelee {
  own: number;
  enemy: number;
  a: ExpectedSide;
  b: ExpectedSide;
  round: Round;
  fight: { a: number; b: number; meanRounds: number };
  notes: Note[];
}
export interface Picture {
  ghosts?: ({ id: number } & Pose)[];
  cost?: { cp?: number; ud?: number };
  path?: Pose[][];
  targets?: number[];
  evades?: { id: number; path: Pose[] }[];
  edge?: Edge;
  allowance?: number;
  /** What a charge would come to if all stand. */
  melees?: ExpectedMelee[];
  /** A difficult manoeuvre for which too little movement is left. */
  disorders?: boolean;
}
export type Preview = Omit<Replies['preview'], 'picture'> & { picture: Picture };

export interface Overlay {
  zones?: { unit: number; area: Spot[] }[];
  arcs?: { unit: number; area: Spot[] }[];
  command?: { corps: number; x: number; y: number; radius: number; lightRadius: number }[];
  reach?: { unit: number; way: number }[];
}

export const UD = 1000;
/** Every unit is one UD wide (A1). */
export const WIDTH = UD;

export const typeOf = (stage: Stage, unit: number): TypeInfo => stage.types[stage.units[unit]!.type]!;
export const isLight = (category: Category): boolean => category === 'LI' || category === 'LH';
export const isMounted = (category: Category): boolean =>
  ['LH', 'Cv', 'HCh', 'Ct', 'Kn', 'El', 'SCh'].includes(category);
/** Units that stand on the table, or lie there until the phase of routs. */
export const onTable = (state: UnitState | undefined): state is UnitState =>
  state?.where === 'table' || state?.where === 'routed';
export const standing = (state: UnitState | undefined): state is UnitState => state?.where === 'table';
