// What the army desk of the server speaks: docs/armies.md describes armies, docs/protocol.md the request `prepare`.
import type { Bilingual } from '../lib/protocol.gen';

export type MountSymbol = 'none' | 'black-horse' | 'red-horse' | 'wheel';
export type AttackKind = 'nah' | 'fern' | 'weit' | 'erst';

interface AnyType {
  id: string;
  label: string;
  name: Bilingual;
  job: Bilingual;
  history: Bilingual;
  points: number;
  move: number;
  armour: number;
  lives: number;
}
export interface Person extends AnyType {
  /** "2x1-4": two dice that hit with 1 to 4. */
  nah: string;
  fern?: { range: number; hit: string };
  weit?: { range: number; hit: string; weit: boolean; erst: boolean };
  /** From which column of the Verteidigungstabelle who defends against this figure is saved. */
  saved_from: Partial<Record<AttackKind, number>>;
  skirmisher: boolean;
  symbol: MountSymbol;
}
export interface VehicleType extends AnyType {
  kind: 'mount' | 'chariot';
  board: string;
  crew_armour: number;
  crew: number;
  crew_share: number;
  ram: string;
}
export type UnitType = Person | VehicleType;

export interface People {
  id: string;
  name: Bilingual;
  note: Bilingual;
  figures: Person[];
  vehicles: VehicleType[];
}

export interface FileUnit {
  type: string;
  /** The first drives or rides. */
  crew?: string[];
  count?: number;
  /** Of its figures in order: each vehicle, then its crew. */
  names?: string[];
}
export interface ArmyFile {
  army: 1;
  name?: string;
  people: string;
  points: number;
  unit: FileUnit[];
}

export interface Fault {
  /** From 1; missing: the army as a whole. */
  unit?: number;
  field: string;
  id: string;
  rule: string;
  text: Bilingual;
}
export interface Report {
  army: ArmyFile;
  sum: number;
  left: number;
  figures: number;
  ok: boolean;
  faults: Fault[];
  /** Missing where something in it does not exist. */
  code?: string;
  code_with_names?: string;
  notices?: Array<{ id: string; text: Bilingual }>;
}

export interface MapFile {
  id: string;
  name: Bilingual;
  note: Bilingual;
  block: number;
  plan: string;
  zones?: unknown;
}

export const leastPoints = 10;
export const mostPoints = 500;
export const usualPoints = [50, 75, 100, 150] as const;

export const isVehicle = (type: UnitType | undefined): type is VehicleType => type !== undefined && 'kind' in type;

/** Whether a person may begin the battle on such a vehicle (S1.1). */
export function mayBeginOn(person: Person, kind: VehicleType['kind']): boolean {
  if (person.symbol === 'black-horse') return true;
  return person.symbol === (kind === 'mount' ? 'red-horse' : 'wheel');
}

export function typeIn(people: People | undefined, id: string): UnitType | undefined {
  return people?.figures.find((one) => one.id === id) ?? people?.vehicles.find((one) => one.id === id);
}
