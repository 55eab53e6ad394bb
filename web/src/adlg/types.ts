// What the army desk of L'Art de la Guerre speaks: docs/adlg-armies.md.
import type { Bilingual } from '../lib/protocol.gen';

export type Quality = 'mediocre' | 'ordinary' | 'elite';
export type Rank = 'ordinary' | 'competent' | 'brilliant' | 'strategist';

export interface FileUnits {
  row: string;
  count?: number;
  quality?: Quality;
  options?: string[];
}
export interface FileCorps {
  name?: string;
  rank?: Rank;
  chief?: boolean;
  /** The entry, from 1, whose first unit the commander is included in. */
  included?: number;
  units?: FileUnits[];
}
export interface ArmyFile {
  army: 1;
  game: 'adlg';
  name?: string;
  list: string;
  points: number;
  fortified_camp?: boolean;
  fortification?: number;
  corps?: FileCorps[];
}

interface Told {
  id: string;
  name: Bilingual;
  note: Bilingual;
}
export interface Priced {
  id: string;
  points: number;
}
export interface ListRow extends Omit<Told, 'note'> {
  note?: Bilingual;
  type: string;
  /** At 200 points; see limitsOf. */
  least: number;
  most: number;
  qualities: Quality[];
  always: string[];
  may: Priced[];
  points: Partial<Record<Quality, number>>;
  not_with?: string[];
  no_more_than?: string;
}
export interface ReadyArmy extends Told {
  points: number;
  army: ArmyFile;
  code?: string;
}
export interface ArmyList extends Told {
  from: number;
  to: number;
  home: string[];
  best_in_chief: Rank;
  best_other: Rank;
  fortification: number;
  rows: ListRow[];
  ready: ReadyArmy[];
}

export interface Profile {
  category: string;
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
  factor: Record<string, number>;
}
export interface TroopType {
  id: string;
  label: string;
  name: Bilingual;
  job: Bilingual;
  history: Bilingual;
  category: string;
  points: number;
  qualities: Partial<Record<Quality, number>>;
  options: Priced[];
  profile: Profile;
}
export interface Option extends Told {
  rule: string;
  weapon: boolean;
}
export interface Region extends Told {
  compulsory: string;
  kinds: string[];
}
/** Command points by dice: least, most, and the sum over the six faces. */
export interface CommandPoints {
  least: number;
  most: number;
  sum: number;
}
export interface RankInfo {
  id: Rank;
  name: Bilingual;
  value: number;
  radius: number;
  light_radius: number;
  points: Record<string, number>;
  cp: CommandPoints;
}
/** All that armies are made of. */
export interface Armoury {
  lists: ArmyList[];
  types: TroopType[];
  options: Option[];
  qualities: Array<{ id: Quality; name: Bilingual }>;
  regions: Region[];
  terrain: Array<Told & { going: string; cover: boolean }>;
  ranks: RankInfo[];
  sizes: Array<{ points: number; corps: number; width: number; height: number }>;
  /** What a fortified camp costs. */
  camp: number;
}

export interface Part {
  amount: number;
  text: Bilingual;
  rule: string;
}
export interface Fault {
  /** From 1; missing: the army as a whole. */
  corps?: number;
  /** The entry of the corps, from 1. */
  units?: number;
  /** A row of the list: too few of it, too many, not with others. */
  row?: string;
  field: string;
  id: string;
  rule: string;
  text: Bilingual;
}
export interface Report {
  army: ArmyFile;
  sum: number;
  left: number;
  ok: boolean;
  units: number;
  faults: Fault[];
  parts: Part[];
  value: { sum: number; parts: Part[] };
  initiative: { sum: number; parts: Part[] };
  command: { points: number; cp: CommandPoints; free: number };
  corps: Array<{
    sum: number;
    units: number;
    commander: { points: number; value: number; radius: number; light_radius: number; cp: CommandPoints };
    rows: Array<{ points: number; total: number; name: Bilingual; type?: string; parts?: Part[]; profile?: Profile }>;
  }>;
  rows: Array<{ row: string; count: number; least: number; most: number }>;
  code?: string;
  code_with_names?: string;
  notices?: Array<{ id: string; text: Bilingual }>;
}

export const rowIn = (list: ArmyList | undefined, id: string): ListRow | undefined =>
  list?.rows.find((one) => one.id === id);

/** How many of a row a list asks for and allows at a size (A8). */
export function limitsOf({ least, most }: { least: number; most: number }, points: number) {
  return { least: Math.floor((least * points) / 200), most: Math.ceil((most * points) / 200) };
}

export function isArmy(thing: unknown): thing is ArmyFile {
  const one = thing as ArmyFile | undefined;
  return one?.game === 'adlg' && typeof one.list === 'string' && typeof one.points === 'number';
}
