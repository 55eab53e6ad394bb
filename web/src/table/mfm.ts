// What Man for Man puts into the open fields of the protocol: stage, scene, choices, picture, overlay (docs/protocol.md).

import type { Bilingual, Fraction } from '../lib/protocol.gen';

export type AttackKind = 'nah' | 'fern' | 'weit' | 'erst';
export type Edge = 'top' | 'bottom' | 'left' | 'right';

export interface TerrainKind {
  symbol: string;
  id: string;
  name: Bilingual;
  effect: Bilingual;
  protection: number;
  bracket: number;
  cost: number;
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
}
export interface Strike {
  dice: number;
  upTo: number;
  range?: number;
}
export interface TypeInfo {
  id: string;
  label: string;
  name: Bilingual;
  job: Bilingual;
  people: string;
  points: number;
  move: number;
  armour: number;
  lives: number;
  row: number;
  skirmisher: boolean;
  erst: boolean;
  reach: number;
  nah?: Strike;
  fern?: Strike;
  weit?: Strike;
}
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
  standing: 'board' | 'waiting' | 'out';
  at?: string;
  lives?: number;
  spent?: number;
  marks?: string[];
  done?: boolean;
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
  };
  strikers?: { figure: number; target: number }[];
  run?: { figure: number; direction: number; steps: number; done: number };
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
