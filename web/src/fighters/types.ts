// What the fighter desk of the server speaks: docs/fighters.md describes fighters, docs/protocol.md the request `prepare`.
import type { Bilingual } from '../lib/protocol.gen';

export type DieWord = 'W4' | 'W6' | 'W8' | 'W10' | 'W12' | 'W20';

interface Piece {
  id: string;
  name: Bilingual;
  job: Bilingual;
  history: Bilingual;
}
export interface WeaponPiece extends Piece {
  die: DieWord;
  kind: 'melee' | 'bow' | 'crossbow' | 'thrown';
  initiative: number;
}
export interface ArmourPiece extends Piece {
  protection: number;
  /** Güte. */
  quality: number;
  light: boolean;
}

export interface Values {
  dice: number;
  die: DieWord;
  /** FkW. */
  skill: number;
  pts: DieWord;
  initiative: number;
  vitality: number;
  weapon: string;
  /** 'none': he does not shoot. */
  shot: string;
  armour: string;
}
export interface ReadyFighter extends Piece, Values {
  /** What such a one may be called. */
  names: string[];
}
export interface FighterFile extends Values {
  fighter: 1;
  base: string;
  name?: string;
}

type Span = [number, number];
export interface Pieces {
  fighters: ReadyFighter[];
  weapons: WeaponPiece[];
  armour: ArmourPiece[];
  limits: {
    dice: Span;
    skill: Span;
    initiative: Span;
    vitality: Span;
    distance: Span;
    side: Span;
    die: DieWord[];
    name: number;
    size: string[];
    awareness: string[];
  };
}

export interface Fault {
  field: keyof FighterFile;
  id: string;
  rule: string;
  text: Bilingual;
}
export interface SheetNumber {
  id: 'melee' | 'shot' | 'unarmed' | 'initiative' | 'attack' | 'damage-dice';
  value: string | number;
  rule: string;
  parts: Array<{ text: Bilingual; value: string | number; rule: string }>;
}
export interface Blow {
  /** 1: a single die. */
  equals: number;
  dice: number;
  die: DieWord;
  /** Damage after armour. */
  expected: number;
  /** The chance to put the other out. */
  out: number;
}
export interface Sheet {
  numbers: SheetNumber[];
  first: Array<{ equals: number; chance: number }>;
  against: string;
  strikes: Blow[];
  shoots?: Blow[];
  suffers: Blow[];
  /** Ids of armour he could never hurt anybody in (D1). */
  never_hurts: string[];
}
export interface Report {
  fighter: FighterFile;
  ok: boolean;
  faults: Fault[];
  code?: string;
  code_with_name?: string;
  /** Missing of a faulty one. */
  sheet?: Sheet;
  notices?: Array<{ id: string; text: Bilingual }>;
}

export const strikes = (weapon: WeaponPiece): boolean => weapon.kind === 'melee' || weapon.kind === 'thrown';
export const shoots = (weapon: WeaponPiece): boolean => weapon.kind !== 'melee';

export const pieceIn = <One extends Piece>(pieces: readonly One[], id: string): One | undefined =>
  pieces.find((one) => one.id === id);

/** A ready fighter as the beginning of one's own. */
export function fileOf({ id, ...type }: ReadyFighter): FighterFile {
  const { dice, die, skill, pts, initiative, vitality, weapon, shot, armour } = type;
  return { fighter: 1, base: id, dice, die, skill, pts, initiative, vitality, weapon, shot, armour };
}

export function isFighter(thing: unknown): thing is FighterFile {
  const one = thing as FighterFile | undefined;
  return typeof one?.base === 'string' && typeof one.dice === 'number' && typeof one.weapon === 'string';
}
