// What the odds desk of the server speaks: docs/adlg-odds.md.
import type { Bilingual } from '../lib/protocol.gen';

/** Exact; numbers that are too large for the page are text. */
export interface Chance {
  num: number | string;
  den: number | string;
  chance: number;
}
export interface Reason {
  reason: Bilingual;
  amount: number;
  rule: string;
}
export interface Explained {
  value: number;
  reasons: Reason[];
}
export interface Note {
  text: Bilingual;
  rule: string;
}

interface Named {
  id: string;
  name: Bilingual;
}
export interface TroopType extends Named {
  label: string;
  category: string;
  foot: boolean;
  options: Array<Named & { weapon: boolean }>;
  qualities: string[];
  points: number;
  cohesion: number;
}
export type Circumstance = Named & { rule: string } & (
    | { kind: 'flag' }
    | { kind: 'number'; most: number }
    | { kind: 'choice'; values: Named[] }
    | { kind: 'units'; most?: number }
  );
export interface OddsLists {
  types: TroopType[];
  qualities: Named[];
  grounds: Named[];
  circumstances: Circumstance[];
}

/** A unit and how it stands; what is left out is as usual. */
export interface Unit {
  type: string;
  quality: string;
  options: string[];
  /** Circumstances by id: true, a number, the id of a choice. */
  stands: Record<string, true | number | string>;
  /** Types of the units in melee support: nothing else of them counts. */
  helpers: string[];
}

export interface BriefSide {
  name: Bilingual;
  label: string;
  category: string;
  quality: string;
  points: number;
  protection: number;
  cohesion: number;
  left: number;
}
/** What changes a result once the dice have fallen. */
export type After = Note & { rounds: 'first' | 'later' | 'all' };
export interface ShotSide extends BriefSide {
  after: After[];
}
export interface Side extends ShotSide {
  lasting: Explained;
  firstRound: Explained;
  total: number;
}
export interface Spread {
  points: number;
  chance: Chance;
}
export interface Round {
  win: Chance;
  draw: Chance;
  lose: Chance;
  lossesA: Spread[];
  lossesB: Spread[];
  routA: Chance;
  routB: Chance;
  meanLossA: number;
  meanLossB: number;
  dice: number[][];
}
export interface Fight {
  a: Chance;
  b: Chance;
  meanRounds: number;
  leftA: Spread[];
  leftB: Spread[];
  rounds: Array<{ round: number; a: number; b: number; on: number }>;
}
export interface MeleeOdds {
  a: Side;
  b: Side;
  first: Round | null;
  later: Round;
  fight: Fight;
  notes: Note[];
}
export interface ShotOdds {
  shooter: ShotSide;
  target: ShotSide;
  range: number;
  shot: Explained;
  protection: Explained;
  quality: { shooter: string; target: string };
  hit: Chance;
  dice: number[][];
  rout: Chance;
  meanShots: number | null;
  notes: Note[];
}
export interface Matrix {
  rows: BriefSide[];
  columns: BriefSide[];
  fields: string[];
  cells: number[][][];
}
