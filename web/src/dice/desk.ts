// Questions about real dice, asked of the server (engine/games/duel/dice_desk.h). Places in lists of dice count from 0.
import { prepare } from '../lib/prepare';
import type { Bilingual, JsonObject } from '../lib/protocol.gen';

export const game = '1192';

export interface Line {
  text: Bilingual;
  rule: string;
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

export interface Group {
  dice: number[];
  paid: number[];
  rescue: number[];
  attacks: { die: number; value: Explained }[];
  strength: number;
  waves: { dice: number[][]; line: Line };
  first?: { who: 'me' | 'enemy' | 'dieOff'; line: Line };
}
export interface GroupsAnswer {
  ones: number;
  debts: number;
  scored: number[];
  groups: Group[];
  notes: Line[];
}

export interface ScoreChoice {
  dice: number[];
  faces: number[];
  /** Strength if one attacks now; dice to roll again; what rolling them is worth, if there are any. */
  now: number;
  again: number;
  onward?: number;
  attacks: boolean;
  expected: number;
  width?: number;
  spread?: number[];
}
export interface ScoreAnswer {
  choices: ScoreChoice[];
  ways: number;
  notes: Line[];
}

export interface WardAnswer {
  wards: { group: number[]; rescue: number[]; attacks: number[]; value: Explained; asked: number; line: Line }[];
  unmet: number[];
  hits: number;
  rescueUsed: number;
  counter: boolean;
  groupLeft: number[];
  rescueLeft: number[];
  counterValues: number[];
  notes: Line[];
}

export interface Injury {
  wounds: { dice: number[]; size: number; kind: 'light' | 'heavy' | 'critical'; left: Explained; line: Line }[];
  reroll?: { die: number; line: Line };
  total: number;
  diceLost: number;
  quality: number;
  vitality: number;
  out: boolean;
  notes: Line[];
}
export interface DamageAnswer {
  dice: Explained;
  rolled: number;
  die: number;
  rerolls: number;
  times: number;
  effect?: { set: string; initiative: number; disarm: boolean; mayFall: boolean; line: Line };
  odds: { expected: number; out: number; critical: number; heavy: number };
  injury?: Injury;
  notes: Line[];
}

export interface ShotWay {
  dice: number[];
  struck: number[];
  leftOut: number[];
  paid: number[];
  result: Explained;
  damageDice: Explained;
  times: number;
  legendary: number;
  deadly: boolean;
  chance: number;
  hits?: boolean;
  notes: Line[];
}
export interface ShotAnswer {
  target: { count: number; sides: number; number: Explained; known: boolean; line: Line };
  ways: ShotWay[];
  notes: Line[];
}

export const askDice = <Answer>(question: JsonObject): Promise<Answer> => prepare(game, question);
