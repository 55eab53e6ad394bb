// What the server tells of a fight of 1192 (engine/games/duel/screen.cpp): the stage once, a scene after every push.
import type { Bilingual, Fraction } from '../lib/protocol.gen';

export interface Piece {
  id: string;
  name: Bilingual;
  die?: number;
}

export interface FighterInfo {
  label: string;
  /** 0 or 1. */
  side: number;
  seat: number;
  name: Bilingual;
  type: string;
  typeName: Bilingual;
  job: Bilingual;
  history: Bilingual;
  dice: number;
  die: number;
  skill: number;
  pts: number;
  meleeDie: number;
  initiative: number;
  vitality: number;
  weapon: Piece;
  armour: Piece & { protection: number; quality: number; light: boolean };
  shot?: Piece;
}

export interface Stage {
  kind: '1192';
  name: Bilingual;
  description: Bilingual;
  distance: number;
  phases: number;
  fighters: FighterInfo[];
}

export interface DieState {
  face: number;
  fresh?: boolean;
  scored?: boolean;
  devalued?: boolean;
  group?: boolean;
  spent?: boolean;
}

export type Mark = 'out' | 'fled' | 'disarmed' | 'fallen' | 'falls' | 'wardsOnly' | 'inReach' | 'archer' | 'aiming';

export const SIZES = ['huge', 'very-large', 'large', 'small', 'very-small', 'tiny'] as const;
export const AWARENESS = ['unaware', 'noticing', 'aware'] as const;

export interface FighterState {
  vitality: number;
  quality: number;
  dice: DieState[];
  combatDice: number;
  lost: number;
  initiative: number;
  bonus: number;
  nextBonus: number;
  debts: number;
  wounds: number;
  place: number;
  speed: number;
  size: string;
  awareness: string;
  marks: Mark[];
  aim?: number;
  attacks?: number;
}

export interface AttackDie {
  /** The place of the attacker's die. */
  die: number;
  value: number;
  named: boolean;
  unmet: boolean;
}

/** Dice, by their places, against attacks, by the places of the attacker's dice. */
export interface Ward {
  dice: number[];
  attacks: number[];
}

export interface Attack {
  attacker: number;
  defender: number;
  wave: number;
  attacks: AttackDie[];
  /** Only while a defence is shown: what meets what (staging.ts). */
  wards?: Ward[];
}

export interface ShotState {
  archer: number;
  target: number;
  dice: number[];
  metres: number;
  result?: number;
  number?: number;
}

export interface Damage {
  dice: number;
  die: number;
  faces: number[];
  times: number;
  rerolls: number;
}

export interface Scene {
  phase: number;
  quiet: number;
  step: string;
  fighters: FighterState[];
  attack?: Attack;
  shot?: ShotState;
  damage?: Damage;
  text: Bilingual;
}

export interface Choice {
  do: string;
  kind: string;
  name: Bilingual;
  dice?: number[];
  paid?: number[];
  struck?: number[];
  leftOut?: number[];
  values?: number[];
  result?: number;
  damageDice?: number;
  target?: number;
  speed?: number;
  takeUp?: boolean;
  wards?: Ward[];
  hits?: number;
  rescue?: number;
  left?: number[];
  die?: number;
  woundOf?: number[];
}

/** Exact: a fraction; simulated: with the limits of its interval. */
export interface Chance {
  p: number;
  num?: number;
  den?: number;
  low?: number;
  high?: number;
}
export interface Amount {
  mean: number;
  low?: number;
  high?: number;
}
export interface Case {
  when?: 'theyWait' | 'theyAttack';
  basis: 'exact' | 'simulated';
  trials?: number;
  hit?: Chance;
  beHit?: Chance;
  hitEvading?: Chance;
  wounds?: Amount;
  taken?: Amount;
  out?: Chance;
  beOut?: Chance;
}
export interface Value extends Case {
  model: 'alone' | 'pair' | 'shot';
  best?: boolean;
  expected?: number;
  now?: number;
  onward?: number;
  attacks?: boolean;
  atLeast?: { strength: number; p: number }[];
  through?: number;
  target?: number;
  cases?: Case[];
}

export interface Picture extends Choice {
  value?: Value;
  damage?: {
    dice: number;
    die: number;
    times: number;
    expected: number;
    out: Fraction;
    critical: Fraction;
    heavy: Fraction;
  };
}

export const stateOf = (scene: Scene, fighter: number): FighterState => scene.fighters[fighter]!;
export const infoOf = (stage: Stage, fighter: number): FighterInfo => stage.fighters[fighter]!;
export const fights = (state: FighterState): boolean => !state.marks.includes('out') && !state.marks.includes('fled');
export const has = (state: FighterState, mark: Mark): boolean => state.marks.includes(mark);
