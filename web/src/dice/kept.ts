// What lies on the helper's table: the dice that were typed in, tab by tab. Plain data, kept in the browser.
export const tabNames = ['score', 'attack', 'ward', 'damage', 'shot'] as const;
export type TabName = (typeof tabNames)[number];

export const dieSizes = [4, 6, 8, 10, 12, 20] as const;
export const sizeNames = ['huge', 'very-large', 'large', 'small', 'very-small', 'tiny'] as const;
export type SizeName = (typeof sizeNames)[number];
export const motionNames = ['still', 'slow', 'fast'] as const;
export type MotionName = (typeof motionNames)[number];

/** Where the attack comes from, if it was carried over: the attacker's group, what was named, and what is held back. */
export interface Carried {
  group: number[];
  /** Places in the group, in the order of the attacks that are being warded. */
  named: number[];
  /** Places named in an earlier wave. */
  before: number[];
}

export interface Kept {
  tab: TabName;
  die: number;
  skill: number;
  initiative: number;
  score: { rolled: number[]; aside: number[] };
  attack: { dice: number[]; unscored: number[]; enemy: number[]; enemyInitiative: number };
  ward: { attacks: number[]; group: number[]; rescue: number[]; fallen: boolean; carried?: Carried | undefined };
  damage: {
    by: 'blow' | 'shot';
    group: number[];
    named: number[];
    unmet: number[];
    fall: boolean;
    die: number;
    dice: number;
    times: number;
    deadly: boolean;
    faces: number[];
    rerolled: boolean;
    protection: number;
    quality: number;
    light: boolean;
    vitality: number;
  };
  shot: {
    dice: number[];
    size: SizeName;
    metres: number;
    target: MotionName;
    own: MotionName;
    thrown: number[];
    evasion: number[];
    evasionSkill: number;
  };
}

export function emptyTable(): Kept {
  return {
    tab: 'score',
    die: 20,
    skill: 3,
    initiative: 0,
    score: { rolled: [], aside: [] },
    attack: { dice: [], unscored: [], enemy: [], enemyInitiative: 0 },
    ward: { attacks: [], group: [], rescue: [], fallen: false },
    damage: {
      by: 'blow',
      group: [],
      named: [],
      unmet: [],
      fall: false,
      die: 10,
      dice: 1,
      times: 1,
      deadly: false,
      faces: [],
      rerolled: false,
      protection: 3,
      quality: 4,
      light: false,
      vitality: 30,
    },
    shot: {
      dice: [],
      size: 'large',
      metres: 0,
      target: 'still',
      own: 'still',
      thrown: [],
      evasion: [],
      evasionSkill: 3,
    },
  };
}

type Plain = Record<string, unknown>;
const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What was kept, as far as it has the form of `wanted`; whatever does not fit is left as it is there. */
function fitted<T>(wanted: T, found: unknown): T {
  if (Array.isArray(wanted))
    return (Array.isArray(found) ? found.filter((one) => Number.isInteger(one)).slice(0, 6) : wanted) as T;
  if (!isPlain(wanted)) return typeof found === typeof wanted ? (found as T) : wanted;
  if (!isPlain(found)) return wanted;
  return Object.fromEntries(Object.entries(wanted).map(([key, value]) => [key, fitted(value, found[key])])) as T;
}

export function readTable(found: unknown): Kept {
  const table = fitted(emptyTable(), found);
  const known = <T extends string | number>(names: readonly T[], name: T, otherwise: T): T =>
    names.includes(name) ? name : otherwise;
  table.tab = known(tabNames, table.tab, 'score');
  table.die = known<number>(dieSizes, table.die, 20);
  table.shot.size = known(sizeNames, table.shot.size, 'large');
  table.shot.target = known(motionNames, table.shot.target, 'still');
  table.shot.own = known(motionNames, table.shot.own, 'still');
  const carried = isPlain(found) && isPlain(found.ward) ? found.ward.carried : undefined;
  if (isPlain(carried)) table.ward.carried = fitted<Carried>({ group: [], named: [], before: [] }, carried);
  table.damage.by = known(['blow', 'shot'] as const, table.damage.by, 'blow');
  return table;
}

/** Numbers typed with a keyboard: '14 14,13'. Those outside are left out, and more than six. */
export function facesIn(text: string, least: number, most: number, room = 6): number[] {
  return (text.match(/\d+/g) ?? [])
    .map(Number)
    .filter((face) => face >= least && face <= most)
    .slice(0, room);
}

export const at = (faces: readonly number[], places: readonly number[]): number[] =>
  places.map((place) => faces[place]!).filter((face) => face !== undefined);
