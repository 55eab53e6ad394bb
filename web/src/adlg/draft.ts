// An army while it is built: lines of equal units with their numbers in each corps, as the page shows them. All functions
// give a new draft and leave the old one as it was.
import {
  limitsOf,
  rowIn,
  type Armoury,
  type ArmyFile,
  type ArmyList,
  type FileCorps,
  type FileUnits,
  type ListRow,
  type Quality,
  type Rank,
} from './types';

export interface Line {
  /** Stays the same while the line changes. */
  key: number;
  row: string;
  quality: Quality;
  options: string[];
  /** By corps. */
  counts: number[];
}
export interface DraftCorps {
  name: string;
  rank: Rank;
  chief: boolean;
  /** The line of the unit the commander is included in. */
  included?: number | undefined;
}
export interface Draft {
  name: string;
  list: string;
  points: number;
  fortifiedCamp: boolean;
  /** In UD. */
  fortification: number;
  corps: DraftCorps[];
  lines: Line[];
}

export const mostOfARow = 64;

let lastKey = 0;
const usualQuality = (row: ListRow): Quality =>
  row.qualities.includes('ordinary') ? 'ordinary' : (row.qualities[0] ?? 'ordinary');
const lineOf = (row: string, quality: Quality, options: string[], corps: number): Line => ({
  key: ++lastKey,
  row,
  quality,
  options,
  counts: Array.from({ length: corps }, () => 0),
});
const emptyLine = (row: ListRow, corps: number) => lineOf(row.id, usualQuality(row), [], corps);
const freshCorps = (chief: boolean): DraftCorps => ({ name: '', rank: 'ordinary', chief });

/** A3: three corps, four at 300 points. */
export const corpsAt = (points: number): number => (points >= 300 ? 4 : 3);

export function emptyDraft(list: ArmyList | undefined, points = 200): Draft {
  const corps = corpsAt(points);
  return {
    name: '',
    list: list?.id ?? '',
    points,
    fortifiedCamp: false,
    fortification: 0,
    corps: Array.from({ length: corps }, (_, index) => freshCorps(index === 0)),
    lines: (list?.rows ?? []).map((row) => emptyLine(row, corps)),
  };
}

const sameOptions = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((option) => other.includes(option));

/** The lines of a file: those of the list in its order, each row at least once; what the list does not know comes last. */
export function draftOf(file: ArmyFile, list: ArmyList | undefined): Draft {
  const corps = Math.max(corpsAt(file.points), file.corps?.length ?? 0);
  const lines: Line[] = [];
  const entry = (units: FileUnits): Line => {
    const quality = units.quality ?? 'ordinary';
    const options = units.options ?? [];
    const known = lines.find(
      (line) => line.row === units.row && line.quality === quality && sameOptions(line.options, options),
    );
    if (known) return known;
    const fresh = lineOf(units.row, quality, [...options], corps);
    lines.push(fresh);
    return fresh;
  };
  const commanders = Array.from({ length: corps }, (_, index): DraftCorps => {
    const one: FileCorps = file.corps?.[index] ?? {};
    const entries = (one.units ?? []).map((units) => {
      const line = entry(units);
      line.counts[index]! += units.count ?? 1;
      return line.key;
    });
    const included = one.included ? entries[one.included - 1] : undefined;
    return { name: one.name ?? '', rank: one.rank ?? 'ordinary', chief: one.chief ?? false, included };
  });
  const rows = list?.rows ?? [];
  const place = (line: Line) => {
    const at = rows.findIndex((row) => row.id === line.row);
    return at < 0 ? rows.length : at;
  };
  const missing = rows.filter((row) => !lines.some((line) => line.row === row.id));
  lines.push(...missing.map((row) => emptyLine(row, corps)));
  return {
    name: file.name ?? '',
    list: file.list,
    points: file.points,
    fortifiedCamp: file.fortified_camp ?? false,
    fortification: file.fortification ?? 0,
    corps: commanders,
    lines: lines.toSorted((one, other) => place(one) - place(other)),
  };
}

/** The file, and for each corps and each of its entries the key of the line it was made of. */
export function fileOf(draft: Draft): { file: ArmyFile; keys: number[][] } {
  const keys = draft.corps.map((_, index) =>
    draft.lines.filter((line) => (line.counts[index] ?? 0) > 0).map((line) => line.key),
  );
  const corps = draft.corps.map((one, index): FileCorps => {
    const mine = keys[index]!.map((key) => draft.lines.find((line) => line.key === key)!);
    const included = one.included === undefined ? 0 : keys[index]!.indexOf(one.included) + 1;
    return {
      ...(one.name.trim() ? { name: one.name.trim() } : {}),
      rank: one.rank,
      ...(one.chief ? { chief: true } : {}),
      ...(included > 0 ? { included } : {}),
      units: mine.map((line) => ({
        row: line.row,
        count: line.counts[index]!,
        ...(line.quality === 'ordinary' ? {} : { quality: line.quality }),
        ...(line.options.length > 0 ? { options: line.options } : {}),
      })),
    };
  });
  const name = draft.name.trim();
  const file: ArmyFile = {
    army: 1,
    game: 'adlg',
    ...(name ? { name } : {}),
    list: draft.list,
    points: draft.points,
    ...(draft.fortifiedCamp ? { fortified_camp: true } : {}),
    ...(draft.fortification > 0 ? { fortification: draft.fortification } : {}),
    corps,
  };
  return { file, keys };
}

/** What one unit of a line costs; unknown ones cost nothing, as with the server. */
export function priceOf(line: Pick<Line, 'row' | 'quality' | 'options'>, list: ArmyList | undefined): number {
  const row = rowIn(list, line.row);
  if (!row) return 0;
  const options = line.options.map((id) => row.may.find((one) => one.id === id)?.points ?? 0);
  return (row.points[line.quality] ?? 0) + options.reduce((sum, points) => sum + points, 0);
}
const rankPrice = (rank: Rank, points: number, armoury: Armoury | undefined): number =>
  armoury?.ranks.find((one) => one.id === rank)?.points[String(points)] ?? 0;

export const unitsOf = (line: Line): number => line.counts.reduce((sum, count) => sum + count, 0);
export const countOf = (draft: Draft, row: string): number =>
  draft.lines.reduce((sum, line) => sum + (line.row === row ? unitsOf(line) : 0), 0);
export const allUnits = (draft: Draft): number => draft.lines.reduce((sum, line) => sum + unitsOf(line), 0);

/** A corps with its commander. */
export const corpsSum = (
  draft: Draft,
  corps: number,
  list: ArmyList | undefined,
  armoury: Armoury | undefined,
): number =>
  draft.lines.reduce((sum, line) => sum + (line.counts[corps] ?? 0) * priceOf(line, list), 0) +
  rankPrice(draft.corps[corps]?.rank ?? 'ordinary', draft.points, armoury);
export const sumOf = (draft: Draft, list: ArmyList | undefined, armoury: Armoury | undefined): number =>
  draft.corps.reduce((sum, _, corps) => sum + corpsSum(draft, corps, list, armoury), 0) +
  (draft.fortifiedCamp ? (armoury?.camp ?? 0) : 0) +
  draft.fortification;

const withLine = (draft: Draft, key: number, change: (line: Line) => Line): Draft => ({
  ...draft,
  lines: draft.lines.map((line) => (line.key === key ? change(line) : line)),
});

export function setCount(draft: Draft, key: number, corps: number, count: number): Draft {
  const within = Math.min(mostOfARow, Math.max(0, Math.round(count)));
  const next = withLine(draft, key, (line) => ({ ...line, counts: line.counts.with(corps, within) }));
  // Who was included in a unit that is gone rides free again.
  if (within > 0 || draft.corps[corps]?.included !== key) return next;
  return setCorps(next, corps, { included: undefined });
}
export const setQuality = (draft: Draft, key: number, quality: Quality): Draft =>
  withLine(draft, key, (line) => ({ ...line, quality }));

/** A unit has one missile weapon: another takes its place. */
export function setOptions(draft: Draft, key: number, options: string[], weapons: ReadonlySet<string>): Draft {
  return withLine(draft, key, (line) => {
    const added = options.find((one) => !line.options.includes(one));
    const kept = added && weapons.has(added) ? options.filter((one) => one === added || !weapons.has(one)) : options;
    return { ...line, options: kept };
  });
}

/** Another line of the same row, for units of another quality or with other arms. */
export function split(draft: Draft, key: number): Draft {
  const at = draft.lines.findIndex((line) => line.key === key);
  const line = draft.lines[at];
  if (!line) return draft;
  const fresh = lineOf(line.row, line.quality, [...line.options], draft.corps.length);
  return { ...draft, lines: draft.lines.toSpliced(at + 1, 0, fresh) };
}
/** Takes a line away; the last one of its row stays, without units. */
export function removeLine(draft: Draft, key: number): Draft {
  const line = draft.lines.find((one) => one.key === key);
  const alone = draft.lines.filter((one) => one.row === line?.row).length === 1;
  const corps = draft.corps.map((one) => (one.included === key ? { ...one, included: undefined } : one));
  if (alone) return withLine({ ...draft, corps }, key, (one) => ({ ...one, counts: one.counts.map(() => 0) }));
  return { ...draft, corps, lines: draft.lines.filter((one) => one.key !== key) };
}

export const setCorps = (draft: Draft, corps: number, change: Partial<DraftCorps>): Draft => ({
  ...draft,
  corps: draft.corps.map((one, index) => (index === corps ? { ...one, ...change } : one)),
});
/** One commander in chief. */
export const setChief = (draft: Draft, corps: number): Draft => ({
  ...draft,
  corps: draft.corps.map((one, index) => ({ ...one, chief: index === corps })),
});

/** Another size: a fourth corps comes, or goes and leaves its units to the third. */
export function setPoints(draft: Draft, points: number): Draft {
  const wanted = corpsAt(points);
  const { corps } = draft;
  const fitted = Array.from({ length: wanted }, (_, index) => corps[index] ?? freshCorps(false));
  const lines = draft.lines.map((line) => {
    const counts = Array.from({ length: wanted }, (_, index) => line.counts[index] ?? 0);
    counts[wanted - 1]! += line.counts.slice(wanted).reduce((sum, count) => sum + count, 0);
    return { ...line, counts };
  });
  if (!fitted.some((one) => one.chief)) fitted[0] = { ...fitted[0]!, chief: true };
  return { ...draft, points, corps: fitted, lines };
}

export interface Standing {
  count: number;
  least: number;
  most: number;
  fits: boolean;
}
/** How many of a row there are, and how many there may be. */
export function standingOf(draft: Draft, row: ListRow): Standing {
  const limits = limitsOf(row, draft.points);
  const count = countOf(draft, row.id);
  const other = row.no_more_than === undefined ? Infinity : countOf(draft, row.no_more_than);
  return { count, ...limits, fits: count >= limits.least && count <= Math.min(limits.most, other) };
}
