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
export const armyShelf = new Shelf('army', 'armies', isArmy);

export const keptArmies = (): KeptArmy[] => armyShelf.list().map(({ id, at, thing }) => ({ id, at, army: thing }));
export const keepArmy = (army: ArmyFile, id?: string): string => armyShelf.keep(army, id);

export function keptDraft(): { army: ArmyFile; id?: string } | undefined {
  const { thing, ...rest } = armyShelf.draft() ?? {};
  return thing && { army: thing, ...rest };
}
export const keepDraft = (army: ArmyFile, id: string | undefined): void => armyShelf.keepDraft(army, id);
