// An army while it is built. Equal persons on foot are one unit with a count; every mount and chariot is a unit of its own,
// so that each can have another crew. All functions give a new draft and leave the old one as it was.
import {
  isVehicle,
  mayBeginOn,
  typeIn,
  type ArmyFile,
  type FileUnit,
  type People,
  type Person,
  type UnitType,
  type VehicleType,
} from './types';

export interface DraftUnit {
  /** Stays the same while the unit changes. */
  key: number;
  type: string;
  crew: string[];
  count: number;
  names: string[];
}
export interface Draft {
  name: string;
  people: string;
  points: number;
  units: DraftUnit[];
}

let lastKey = 0;
const unitOf = (type: string, crew: string[] = [], count = 1, names: string[] = []): DraftUnit => ({
  key: ++lastKey,
  type,
  crew,
  count,
  names,
});

export const emptyDraft = (people = '', points = 100): Draft => ({ name: '', people, points, units: [] });

function withoutEmptyEnd(names: readonly string[]): string[] {
  let end = names.length;
  while (end > 0 && names[end - 1] === '') end -= 1;
  return names.slice(0, end);
}

export function draftOf(file: ArmyFile, people: People | undefined): Draft {
  const units = file.unit.flatMap(({ type, crew = [], count = 1, names = [] }) => {
    if (!isVehicle(typeIn(people, type)) && crew.length === 0) return [unitOf(type, [], count, [...names])];
    const size = 1 + crew.length;
    return Array.from({ length: count }, (_, i) => unitOf(type, [...crew], 1, names.slice(i * size, (i + 1) * size)));
  });
  return { name: file.name ?? '', people: file.people, points: file.points, units };
}

const alike = (one: FileUnit, other: FileUnit) =>
  one.type === other.type && !one.names && !other.names && (one.crew ?? []).join() === (other.crew ?? []).join();

/** The file, and for each of its units the keys of those it was made of: equal units without names are counted up. */
export function fileOf(draft: Draft): { file: ArmyFile; keys: number[][] } {
  const unit: FileUnit[] = [];
  const keys: number[][] = [];
  for (const { key, type, crew, count, names } of draft.units) {
    const told = withoutEmptyEnd(names);
    const one: FileUnit = {
      type,
      ...(crew.length > 0 ? { crew } : {}),
      ...(count !== 1 ? { count } : {}),
      ...(told.length > 0 ? { names: told } : {}),
    };
    const same = unit.findIndex((other) => alike(one, other));
    if (same < 0) {
      unit.push(one);
      keys.push([key]);
    } else {
      unit[same] = { ...unit[same]!, count: (unit[same]!.count ?? 1) + count };
      keys[same]!.push(key);
    }
  }
  const name = draft.name.trim();
  return { file: { army: 1, ...(name ? { name } : {}), people: draft.people, points: draft.points, unit }, keys };
}

/** Unknown figures cost nothing, as with the server. */
export function priceOf(unit: { type: string; crew?: string[]; count?: number }, people: People | undefined): number {
  const price = (id: string) => typeIn(people, id)?.points ?? 0;
  return (unit.count ?? 1) * [unit.type, ...(unit.crew ?? [])].reduce((sum, id) => sum + price(id), 0);
}
export const sumOf = (draft: Draft, people: People | undefined): number =>
  draft.units.reduce((sum, unit) => sum + priceOf(unit, people), 0);
export const figuresOf = (draft: Draft): number =>
  draft.units.reduce((sum, unit) => sum + unit.count * (1 + unit.crew.length), 0);
/** How many of a type there are, on foot or aboard. */
export const countOf = (draft: Draft, type: string): number =>
  draft.units.reduce(
    (sum, unit) => sum + (unit.type === type ? unit.count : 0) + unit.crew.filter((one) => one === type).length,
    0,
  );

const cheapest = <T extends UnitType>(all: T[]): T | undefined =>
  all.reduce<T | undefined>((best, one) => (!best || one.points < best.points ? one : best), undefined);

export const ableFor = (people: People, kind: VehicleType['kind']): Person[] =>
  people.figures.filter((one) => mayBeginOn(one, kind));

/** Whoever does nothing else, and costs least. */
export function usualDriver(people: People, kind: VehicleType['kind']): Person | undefined {
  const able = ableFor(people, kind);
  return cheapest(able.filter((one) => one.symbol !== 'black-horse')) ?? cheapest(able);
}
export const usualMount = (people: People): VehicleType | undefined =>
  cheapest(people.vehicles.filter((one) => one.kind === 'mount'));

const withUnits = (draft: Draft, units: DraftUnit[]): Draft => ({ ...draft, units });

/** One more of a type as it usually comes: on foot, a red horse mounted, a vehicle with somebody at the reins. */
export function add(draft: Draft, people: People, id: string): Draft {
  const type = typeIn(people, id);
  if (!type) return draft;
  if (isVehicle(type)) {
    const driver = usualDriver(people, type.kind);
    return withUnits(draft, [...draft.units, unitOf(id, driver ? [driver.id] : [])]);
  }
  const mount = type.symbol === 'red-horse' ? usualMount(people) : undefined;
  if (mount) return withUnits(draft, [...draft.units, unitOf(mount.id, [id])]);
  const known = draft.units.find((unit) => unit.type === id && unit.crew.length === 0);
  if (!known) return withUnits(draft, [...draft.units, unitOf(id)]);
  return setCount(draft, known.key, known.count + 1);
}

/** One less: on foot first, then from aboard; a mount goes with its rider. */
export function removeOne(draft: Draft, people: People, id: string): Draft {
  const own = draft.units.findLast((unit) => unit.type === id);
  if (own) return setCount(draft, own.key, own.count - 1);
  const carrier = draft.units.findLast((unit) => unit.crew.includes(id));
  if (!carrier) return draft;
  const type = typeIn(people, carrier.type);
  if (isVehicle(type) && type.kind === 'mount') return setCount(draft, carrier.key, 0);
  return setCrew(draft, carrier.key, carrier.crew.lastIndexOf(id), '');
}

export function setCount(draft: Draft, key: number, count: number): Draft {
  if (count <= 0)
    return withUnits(
      draft,
      draft.units.filter((unit) => unit.key !== key),
    );
  return change(draft, key, (unit) => ({
    ...unit,
    count,
    names: unit.names.slice(0, count * (1 + unit.crew.length)),
  }));
}

export const change = (draft: Draft, key: number, how: (unit: DraftUnit) => DraftUnit): Draft =>
  withUnits(
    draft,
    draft.units.map((unit) => (unit.key === key ? how(unit) : unit)),
  );

/** Somebody takes a place aboard, or leaves it; who sits behind moves up. */
export function setCrew(draft: Draft, key: number, place: number, id: string): Draft {
  return change(draft, key, (unit) => {
    const crew = [...unit.crew];
    const names = Array.from({ length: 1 + crew.length }, (_, i) => unit.names[i] ?? '');
    if (id) {
      crew[Math.min(place, crew.length)] = id;
    } else {
      crew.splice(place, 1);
      names.splice(1 + place, 1);
    }
    return { ...unit, crew, names: withoutEmptyEnd(names) };
  });
}

/** Another vehicle for the same crew; who finds no room stays behind. */
export const setVehicle = (draft: Draft, key: number, to: VehicleType): Draft =>
  change(draft, key, (unit) => ({
    ...unit,
    type: to.id,
    crew: unit.crew.slice(0, to.crew),
    names: unit.names.slice(0, 1 + to.crew),
  }));

export function duplicate(draft: Draft, key: number): Draft {
  const at = draft.units.findIndex((unit) => unit.key === key);
  const unit = draft.units[at];
  if (!unit) return draft;
  return withUnits(draft, draft.units.toSpliced(at + 1, 0, unitOf(unit.type, [...unit.crew])));
}

export const setName = (draft: Draft, key: number, figure: number, name: string): Draft =>
  change(draft, key, (unit) => {
    const names = Array.from({ length: Math.max(unit.names.length, figure + 1) }, (_, i) => unit.names[i] ?? '');
    names[figure] = name;
    return { ...unit, names: withoutEmptyEnd(names) };
  });
