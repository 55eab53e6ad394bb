// The armies of this browser, kept in localStorage: the one being built, and those that were saved.
import { readStored, writeStored } from '../lib/storage';
import type { ArmyFile } from './types';

export interface KeptArmy {
  id: string;
  at: number;
  army: ArmyFile;
}

const listKey = 'walstatt.armies';
const draftKey = 'walstatt.army';
const most = 100;

function isArmy(army: unknown): army is ArmyFile {
  const one = army as ArmyFile | undefined;
  return typeof one?.people === 'string' && typeof one.points === 'number' && Array.isArray(one.unit);
}

export function keptArmies(): KeptArmy[] {
  const stored = readStored<KeptArmy[]>(listKey);
  if (!Array.isArray(stored)) return [];
  return stored.filter((kept) => kept && typeof kept.id === 'string' && isArmy(kept.army));
}

/** Saves an army; one that was saved under this id before is replaced. Gives the id. */
export function keepArmy(army: ArmyFile, id: string = crypto.randomUUID?.() ?? String(Date.now())): string {
  const others = keptArmies().filter((kept) => kept.id !== id);
  writeStored(listKey, [{ id, at: Date.now(), army }, ...others].slice(0, most));
  return id;
}

export function forgetArmy(id: string): void {
  writeStored(
    listKey,
    keptArmies().filter((kept) => kept.id !== id),
  );
}

export function keptDraft(): { army: ArmyFile; id?: string } | undefined {
  const stored = readStored<{ army: ArmyFile; id?: string }>(draftKey);
  return isArmy(stored?.army) ? stored : undefined;
}

export function keepDraft(army: ArmyFile, id: string | undefined): void {
  writeStored(draftKey, { army, ...(id ? { id } : {}) });
}
