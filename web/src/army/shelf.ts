// The armies of this browser: the one being built, and those that were saved.
import { Shelf } from '../lib/shelf';
import type { ArmyFile } from './types';

export interface KeptArmy {
  id: string;
  at: number;
  army: ArmyFile;
}

function isArmy(army: unknown): army is ArmyFile {
  const one = army as ArmyFile | undefined;
  return typeof one?.people === 'string' && typeof one.points === 'number' && Array.isArray(one.unit);
}
const shelf = new Shelf('army', 'armies', isArmy);

export const keptArmies = (): KeptArmy[] => shelf.list().map(({ id, at, thing }) => ({ id, at, army: thing }));
export const keepArmy = (army: ArmyFile, id?: string): string => shelf.keep(army, id);
export const forgetArmy = (id: string): void => shelf.forget(id);

export function keptDraft(): { army: ArmyFile; id?: string } | undefined {
  const { thing, ...rest } = shelf.draft() ?? {};
  return thing && { army: thing, ...rest };
}
export const keepDraft = (army: ArmyFile, id: string | undefined): void => shelf.keepDraft(army, id);
