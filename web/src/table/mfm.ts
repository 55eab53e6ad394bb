// What Man for Man puts into the open fields of the protocol: stage, scene, choices, picture, overlay (docs/protocol.md).

import type { Bilingual, Fraction } from '../lib/protocol.gen';

export type AttackKind = 'nah' | 'fern' | 'weit' | 'erst';
export type Edge = 'top' | 'bottom' | 'left' | 'right';
/** Where a mount or chariot looks: 0 up, 1 right, 2 down, 3 left. */
export type Facing = 0 | 1 | 2 | 3;

export interface TerrainKind {
  symbol: string;
  id: string;
  name: Bilingual;
  effect: Bilingual;
  protection: number;
  bracket: number;
  cost: number;
  /** For mounts; 0: closed to mounts and chariots. */
  mountCost?: number;
  chariots?: boolean;
  /** Brings the test below branches. */
  branchTest?: boolean;
  crossOnly: boolean;
  blocksShot: boolean;
  noAttacks: boolean;
  highGround: boolean;
}
export interface StoreyPlan {
  number: number;
  x: number;
  y: number;
  rows: string[];
}
export interface SideInfo {
  people: string;
  name: Bilingual;
  note: Bilingual;
  edge: Edge;
  zone: string[];
  /** What its figures cost together. */
  points?: number;
}
export interface Strike {
  dice: number;
  upTo: number;
  range?: number;
}
interface AnyType {
  id: string;
  label: string;
  name: Bilingual;
  job: Bilingual;
  history?: Bilingual;
  people: string;
  points: number;
  move: number;
  armour: number;
  lives: number;
}
export interface PersonType extends AnyType {
  kind: 'person';
  symbol?: 'black-horse' | 'red-horse' | 'wheel';
  row: number;
  skirmisher: boolean;
  erst: boolean;
  reach: number;
  nah?: Strike;
  fern?: Strike;
  weit?: Strike;
  erstHit?: Strike;
}
/** A mount or chariot: a figure of its own, with the life points of its animals. */
export interface VehicleType extends AnyType {
  kind: 'mount' | 'chariot';
  /** Fields across and along, as it drives. */
  width: number;
  length: number;
  /** The front rows of these are the horses'. */
  horseRows: number;
  crewRoom: number;
  crewArmour: number;
  /** A shot strikes the crew up to this. */
  crewShare: number;
  ram: Strike;
  // Vehicles never attack.
  symbol?: undefined;
  row?: undefined;
  skirmisher?: false;
  erst?: false;
  reach?: undefined;
  nah?: undefined;
  fern?: undefined;
  weit?: undefined;
}
export type TypeInfo = PersonType | VehicleType;
export interface DefenceRow {
  number: number;
  name: Bilingual;
  saved: Partial<Record<AttackKind, number[]>>;
}
export interface DefenceTable {
  people: string;
  name: Bilingual;
  rows: DefenceRow[];
}
export interface FigureInfo {
  id: number;
  type: number;
  side: number;
  seat: number;
  label: string;
  name: string;
  carrier: boolean;
  /** Who begins aboard, the driver or rider first. */
  crew?: number[];
  /** Aboard which this person begins. */
  vehicle?: number;
}
export interface Stage {
  kind: 'mfm';
  scenario: string;
  map: { id: string; name: Bilingual; width: number; height: number; block: number };
  storeys: StoreyPlan[];
  terrain: TerrainKind[];
  sides: SideInfo[];
  rounds: number;
  points: number;
  ruleOf12: boolean;
  goal?: Edge;
  types: TypeInfo[];
  tables: DefenceTable[];
  figures: FigureInfo[];
}

export interface SceneFigure {
  standing: 'board' | 'aboard' | 'waiting' | 'out';
  /** Of a vehicle: the upper left field of its board. */
  at?: string;
  facing?: Facing;
  lives?: number;
  spent?: number;
  marks?: string[];
  done?: boolean;
  vehicle?: number;
  drives?: boolean;
  crew?: number[];
  leads?: number;
  leader?: number;
  /** Of a vehicle that now belongs to others. */
  side?: number;
  seat?: number;
  captured?: boolean;
  wreck?: boolean;
}
export interface Pending {
  kind: 'erst' | 'change' | 'name' | 'settle' | 'jump';
  seats: number[];
  figure?: number;
  figures?: number[];
  unit?: number;
  tester?: number;
  dice?: number;
  upTo?: number;
  places?: string[];
}
export interface Victim {
  figure: number;
  dice: number;
  upTo: number;
  /** How the number came about; missing in the scene. */
  reasons?: { reason: Bilingual; amount: number; rule: string }[];
  cancelled?: number;
  loss?: Fraction;
  out?: Fraction;
  jump?: Fraction;
  rider?: { figure: number; loss: Fraction; out: Fraction };
}
export interface Share {
  figure: number;
  struck: Fraction;
  loss: Fraction;
  out: Fraction;
}
export interface Scene {
  phase: 'first' | 'deploy' | 'play' | 'over';
  round: number;
  activeSide: number;
  firstSide: number;
  quietTurn: boolean;
  score: number[];
  chest?: string;
  figures: SceneFigure[];
  attack?: {
    kind: AttackKind;
    attacker: number;
    target: number;
    struck: number;
    stage: string;
    hitUpTo: number;
    protection: number;
    unit?: number;
  };
  strikers?: { figure: number; target: number }[];
  run?: { figure: number; direction: number; steps: number; done: number };
  ram?: { figure: number; next: number; victims: Victim[] };
  pending?: Pending;
}

export interface Choice {
  do: string;
  kind: string;
  name?: Bilingual;
  figure?: number;
  second?: number;
  to?: string;
  secondTo?: string;
  path?: string[];
  cost?: number;
  left?: number;
  chest?: string;
  wins?: boolean;
  target?: number;
  hit?: Fraction;
  loss?: Fraction;
  out?: Fraction;
  stance?: 'still' | 'moving';
  across?: 'columns' | 'rows';
  ownLoss?: Fraction;
  found?: Fraction;
  idle?: number[];
  direction?: number;
  steps?: number;
  facing?: Facing;
  targetTo?: string;
  /** How many branch tests it brings. */
  branches?: number;
  victims?: Victim[];
  /** Takes the reins. */
  drives?: boolean;
  /** Of the test that it brings. */
  passed?: Fraction;
  shares?: Share[];
  /** Whose test could change who is struck. */
  change?: { figure: number; passed: Fraction };
}

export interface Picture {
  path?: string[];
  line?: { from: string; to: string };
  cover?: { at: string; protection: number; counts: 'yes' | 'unclear' }[];
  danger?: number[];
  table?: { people: string; row: number; kind: AttackKind; saved: number[] };
  hitUpTo?: number;
  dice?: number;
  protection?: number;
  covers?: string[];
  swept?: string[];
  swing?: string[];
  facing?: Facing;
  leaderPath?: string[];
  branches?: string[];
  row?: string[];
  victims?: Victim[];
  zone?: string[];
  area?: string[];
  defenders?: { figure: number; protection: number; unclear: number }[];
}

export interface Overlay {
  reach: string[];
  danger: { at: string; figures: number[] }[];
}

// Ids come from the server and fit its stage; a wrong one is a fault of ours and may be loud.
export function infoOf(stage: Stage, figure: number): FigureInfo {
  return stage.figures[figure]!;
}

export function typeOf(stage: Stage, figure: number): TypeInfo {
  return stage.types[infoOf(stage, figure).type]!;
}

export function stateOf(scene: Pick<Scene, 'figures'>, figure: number): SceneFigure {
  return scene.figures[figure]!;
}

export function isVehicle(type: TypeInfo): type is VehicleType {
  return type.kind === 'mount' || type.kind === 'chariot';
}

/** The type of a figure that is known to be a mount or chariot; nothing for persons. */
export function vehicleType(stage: Stage, figure: number): VehicleType | undefined {
  const type = typeOf(stage, figure);
  return isVehicle(type) ? type : undefined;
}
