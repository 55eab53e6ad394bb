// What is asked on the page, as an address that can be kept and passed on:
// /odds?a=heavy-swords~elite~with.impetuous~lost.1~higher&b=pikes&charger=b
import type { OddsLists, TroopType, Unit } from './types';

export const chargers = ['a', 'b', 'none'] as const;
export type Charger = (typeof chargers)[number];
export const views = ['melee', 'shot', 'matrix'] as const;
export type View = (typeof views)[number];
export const measures = ['fight', 'win', 'rout', 'first', 'later'] as const;
export type Measure = (typeof measures)[number];

export const shotFlags = ['cover', 'behindFortification', 'shooterCovered', 'toRear'] as const;
export type ShotFlag = (typeof shotFlags)[number];
export interface ShotWish extends Partial<Record<ShotFlag, true>> {
  /** Shooters in support. */
  heavy: number;
  light: number;
}
export interface MatrixWish {
  measure: Measure;
  ground: string;
  /** Quality of the rows and of the columns. */
  rows: string;
  columns: string;
}
export interface Bout {
  view: View;
  a: Unit;
  b: Unit;
  charger: Charger;
  shot: ShotWish;
  matrix: MatrixWish;
}

const usualQuality = 'ordinary';
export const plainUnit = (type: string): Unit => ({
  type,
  quality: usualQuality,
  options: [],
  stands: {},
  helpers: [],
});
export const usualBout = (): Bout => ({
  view: 'melee',
  a: plainUnit('heavy-swords'),
  b: plainUnit('heavy-spears'),
  charger: 'a',
  shot: { heavy: 0, light: 0 },
  matrix: { measure: 'fight', ground: 'open', rows: usualQuality, columns: usualQuality },
});

const mostHelpers = 3;
const qualities = ['mediocre', 'ordinary', 'elite'];

export function writeUnit({ type, quality, options, stands, helpers }: Unit): string {
  const how = Object.entries(stands).map(([id, value]) => (value === true ? id : `${id}.${value}`));
  return [
    type,
    ...(quality === usualQuality ? [] : [quality]),
    ...(options.length > 0 ? [['with', ...options].join('.')] : []),
    ...helpers.map((one) => `helped.${one}`),
    ...how,
  ].join('~');
}

/** Anything may stand in an address: what has not the form is left out, and later what does not exist. */
export function readUnit(text: string): Unit | undefined {
  const [type = '', ...parts] = text.split('~').filter((part) => /^[\w-]+(\.[\w-]+)*$/.test(part));
  if (!type || type.includes('.')) return undefined;
  const unit = plainUnit(type);
  for (const part of parts) {
    const [key = '', ...values] = part.split('.');
    if (values.length === 0 && qualities.includes(key)) unit.quality = key;
    else if (key === 'with') unit.options = values;
    else if (key === 'helped' && unit.helpers.length < mostHelpers) unit.helpers.push(values[0] ?? '');
    else if (values.length === 0) unit.stands[key] = true;
    else if (/^\d$/.test(values[0]!)) unit.stands[key] = Number(values[0]);
    else unit.stands[key] = values[0]!;
  }
  return unit;
}

const oneOf = <T extends string>(all: readonly T[], text: string | null, usual: T): T =>
  all.find((one) => one === text) ?? usual;
const count = (text: string | null): number => (/^\d$/.test(text ?? '') ? Number(text) : 0);
const id = (text: string | null, usual: string): string => (/^[\w-]+$/.test(text ?? '') ? text! : usual);

export function readBout(query: URLSearchParams): Bout {
  const usual = usualBout();
  const flags = (query.get('shot') ?? '').split('.');
  return {
    view: oneOf(views, query.get('view'), usual.view),
    a: readUnit(query.get('a') ?? '') ?? usual.a,
    b: readUnit(query.get('b') ?? '') ?? usual.b,
    charger: oneOf(chargers, query.get('charger'), usual.charger),
    shot: {
      heavy: count(query.get('heavy')),
      light: count(query.get('light')),
      ...Object.fromEntries(shotFlags.filter((flag) => flags.includes(flag)).map((flag) => [flag, true])),
    },
    matrix: {
      measure: oneOf(measures, query.get('measure'), usual.matrix.measure),
      ground: id(query.get('ground'), usual.matrix.ground),
      rows: oneOf(qualities, query.get('rows'), usualQuality),
      columns: oneOf(qualities, query.get('columns'), usualQuality),
    },
  };
}

/** The type's own quality where it may not have the one wanted (Z82). */
export const qualityOf = ({ qualities }: TroopType, wanted: string): string =>
  qualities.includes(wanted) ? wanted : usualQuality;

/** The unit with no more than its type may have (of several missile weapons the last), and what that leaves out. */
export function fitting(unit: Unit, type: TroopType): { unit: Unit; strange: string[] } {
  const weapon = unit.options.findLast((id) => type.options.some((one) => one.id === id && one.weapon));
  const mayHave = (id: string) => id === weapon || type.options.some((option) => option.id === id && !option.weapon);
  const strange = unit.options.filter((id) => !mayHave(id));
  const quality = qualityOf(type, unit.quality);
  if (quality !== unit.quality) strange.push(unit.quality);
  const { lost, ...stands } = unit.stands;
  const most = type.cohesion - 1;
  const tooMany = typeof lost === 'number' && lost > most;
  if (tooMany) strange.push(`lost.${lost}`);
  return {
    unit: {
      ...unit,
      type: type.id,
      quality,
      options: unit.options.filter(mayHave),
      stands: !tooMany ? unit.stands : most > 0 ? { ...stands, lost: most } : stands,
    },
    strange,
  };
}

/** The question without what does not exist, and what that was: addresses are typed by hand and outlive what they name. */
export function known(bout: Bout, lists: OddsLists): { bout: Bout; unknown: string[] } {
  const unknown: string[] = [];
  const keep = (fine: boolean, text: string): boolean => {
    if (!fine) unknown.push(text);
    return fine;
  };
  const typeOf = (type: string) => lists.types.find((one) => one.id === type);
  const stands = (key: string, value: true | number | string): boolean => {
    const circumstance = lists.circumstances.find((one) => one.id === key);
    if (circumstance?.kind === 'number') return typeof value === 'number' && value <= circumstance.most;
    if (circumstance?.kind === 'choice') return circumstance.values.some((one) => one.id === value);
    return circumstance?.kind === 'flag' && value === true;
  };
  const unitOf = (unit: Unit, usual: Unit): Unit => {
    const type = typeOf(unit.type);
    if (!type) return (unknown.push(unit.type), usual);
    const existing: Unit = {
      ...unit,
      stands: Object.fromEntries(
        Object.entries(unit.stands).filter(([key, value]) =>
          keep(stands(key, value), value === true ? key : `${key}.${value}`),
        ),
      ),
      helpers: unit.helpers.filter((one) => keep(typeOf(one) !== undefined, one)),
    };
    const fit = fitting(existing, type);
    unknown.push(...fit.strange);
    return fit.unit;
  };
  const usual = usualBout();
  const { matrix } = bout;
  const ground = keep(
    lists.grounds.some((one) => one.id === matrix.ground),
    matrix.ground,
  );
  return {
    bout: {
      ...bout,
      a: unitOf(bout.a, usual.a),
      b: unitOf(bout.b, usual.b),
      matrix: ground ? matrix : { ...matrix, ground: usual.matrix.ground },
    },
    unknown,
  };
}

/** Only what is not as usual. */
export function writeBout(bout: Bout): string {
  const usual = usualBout();
  const parts: Array<[string, string, string]> = [
    ['view', bout.view, usual.view],
    ['a', writeUnit(bout.a), writeUnit(usual.a)],
    ['b', writeUnit(bout.b), writeUnit(usual.b)],
    ['charger', bout.charger, usual.charger],
    ['heavy', String(bout.shot.heavy), '0'],
    ['light', String(bout.shot.light), '0'],
    ['shot', shotFlags.filter((flag) => bout.shot[flag]).join('.'), ''],
    ['measure', bout.matrix.measure, usual.matrix.measure],
    ['ground', bout.matrix.ground, usual.matrix.ground],
    ['rows', bout.matrix.rows, usualQuality],
    ['columns', bout.matrix.columns, usualQuality],
  ];
  const told = parts.filter(([, value, otherwise]) => value !== otherwise);
  return told.length > 0 ? '?' + told.map(([key, value]) => `${key}=${encodeURIComponent(value)}`).join('&') : '';
}

/** The two change places, and so does the charge. */
export const swapped = (bout: Bout): Bout => ({
  ...bout,
  a: bout.b,
  b: bout.a,
  charger: bout.charger === 'a' ? 'b' : bout.charger === 'b' ? 'a' : 'none',
});
