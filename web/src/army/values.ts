// The values of figures as they are written on paper figures: NAH T1×1-5, FERN F6 T1×1-4, B5, S1.
import type { Person, UnitType } from './types';
import { isVehicle } from './types';

export interface Value {
  name: string;
  value: string;
  rule: string;
}

export const dice = (hit: string): string => 'T' + hit.replace('x', '×');

function attacks(person: Person): Value[] {
  const { nah, fern, weit } = person;
  const all = [{ name: 'NAH', value: dice(nah), rule: 'G4' }];
  if (fern) all.push({ name: 'FERN', value: `F${fern.range} ${dice(fern.hit)}`, rule: 'G7' });
  if (weit) {
    const name = [weit.weit ? 'WEIT' : '', weit.erst ? 'ERST' : ''].filter(Boolean).join('/');
    all.push({ name, value: dice(weit.hit), rule: weit.weit ? 'G8.1' : 'G8.2' });
  }
  return all;
}

/** Attacks of a person, or the ram of a vehicle. */
export const strikes = (type: UnitType, ram: string): Value[] =>
  isVehicle(type) ? [{ name: ram, value: dice(type.ram), rule: 'S3' }] : attacks(type);
