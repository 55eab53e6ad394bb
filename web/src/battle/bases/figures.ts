// The men, beasts and engines on a base, seen from above: the front is at y = 0 and looks up, x from -50 to 50, 100 to a UD.
// Every category has its own look, so that a line can be read without labels.
import type { Category, TypeInfo, UnitInfo } from '../types';

export interface Layer {
  look: Look;
  d: string;
}
const LOOKS = ['ground', 'beast', 'trapping', 'wood', 'cloth', 'shaft', 'shield', 'head', 'metal', 'line'] as const;
type Look = (typeof LOOKS)[number];
type Sheet = Partial<Record<Look, string>>;

const f = (value: number): string => String(Math.round(value * 10) / 10);
const oval = (x: number, y: number, rx: number, ry: number): string =>
  `M${f(x - rx)} ${f(y)}a${f(rx)} ${f(ry)} 0 1 1 ${f(2 * rx)} 0a${f(rx)} ${f(ry)} 0 1 1 ${f(-2 * rx)} 0Z`;
const box = (x: number, y: number, w: number, h: number): string =>
  `M${f(x - w / 2)} ${f(y - h / 2)}h${f(w)}v${f(h)}h${f(-w)}Z`;
const line = (x1: number, y1: number, x2: number, y2: number): string => `M${f(x1)} ${f(y1)}L${f(x2)} ${f(y2)}`;
const curve = (x1: number, y1: number, cx: number, cy: number, x2: number, y2: number): string =>
  `M${f(x1)} ${f(y1)}Q${f(cx)} ${f(cy)} ${f(x2)} ${f(y2)}`;

function add(sheet: Sheet, more: Sheet): void {
  for (const look of LOOKS) if (more[look]) sheet[look] = (sheet[look] ?? '') + more[look];
}

export type Arm = 'sword' | 'spear' | 'pike' | 'javelin' | 'bow' | 'sling' | 'crossbow' | 'axe' | 'none';
export type Shield = 'large' | 'round' | 'none';

/** One man; `size` 1 is 13 units broad. */
function man(x: number, y: number, arm: Arm, shield: Shield, size = 1): Sheet {
  const s = size;
  const sheet: Sheet = { cloth: oval(x, y, 6.6 * s, 4.4 * s), head: oval(x, y - 0.6 * s, 3.3 * s, 3.3 * s) };
  const right = x + 6 * s;
  if (arm === 'spear') {
    sheet.shaft = line(right, y + 6 * s, right, y - 15 * s);
    sheet.metal = `M${f(right - 1.8)} ${f(y - 14 * s)}L${f(right)} ${f(y - 19 * s)}L${f(right + 1.8)} ${f(y - 14 * s)}Z`;
  } else if (arm === 'pike') {
    sheet.shaft = line(right, y + 8 * s, right, y - 26 * s);
    sheet.metal = `M${f(right - 1.6)} ${f(y - 25 * s)}L${f(right)} ${f(y - 30 * s)}L${f(right + 1.6)} ${f(y - 25 * s)}Z`;
  } else if (arm === 'sword') {
    sheet.metal = `M${f(right - 1.2)} ${f(y - 2 * s)}L${f(right + 1)} ${f(y - 12 * s)}L${f(right + 2.4)} ${f(y - 2 * s)}Z`;
  } else if (arm === 'axe') {
    sheet.shaft = line(right, y + 3 * s, right + 1, y - 10 * s);
    sheet.metal = `M${f(right + 1)} ${f(y - 11 * s)}q5 0 6 5q-3 -1 -6 0Z`;
  } else if (arm === 'javelin') {
    sheet.shaft = line(right - 1, y + 7 * s, right + 3, y - 11 * s);
  } else if (arm === 'bow') {
    sheet.shaft = curve(x - 7 * s, y - 5 * s, x, y - 14 * s, x + 7 * s, y - 5 * s);
    sheet.line = line(x - 7 * s, y - 5 * s, x + 7 * s, y - 5 * s) + line(x, y - 3 * s, x, y - 13 * s);
  } else if (arm === 'crossbow') {
    sheet.shaft = curve(x - 6 * s, y - 7 * s, x, y - 12 * s, x + 6 * s, y - 7 * s) + line(x, y - 2 * s, x, y - 12 * s);
  } else if (arm === 'sling') {
    sheet.line = curve(right, y - 2 * s, right + 7 * s, y - 8 * s, right + 1 * s, y - 11 * s);
    sheet.metal = oval(right + 1 * s, y - 11.5 * s, 1.8, 1.8);
  }
  if (shield === 'large')
    sheet.shield = `M${f(x - 7 * s)} ${f(y - 6.6 * s)}q${f(5.6 * s)} ${f(-3.4 * s)} ${f(11 * s)} 0l${f(-0.6 * s)} ${f(2.6 * s)}q${f(-4.8 * s)} ${f(-2.6 * s)} ${f(-9.8 * s)} 0Z`;
  else if (shield === 'round') sheet.shield = oval(x - 4.4 * s, y - 5.4 * s, 4 * s, 2.4 * s);
  return sheet;
}

/** A horse with its rider: 13 broad, about 40 long; the middle of its back at x, y. */
function horse(x: number, y: number, size = 1, harness: 'bare' | 'cloth' | 'scales' = 'bare'): Sheet {
  const s = size;
  const body =
    `M${f(x - 5.5 * s)} ${f(y - 6 * s)}C${f(x - 7.4 * s)} ${f(y + 4 * s)} ${f(x - 7 * s)} ${f(y + 15 * s)} ${f(x)} ${f(y + 17 * s)}` +
    `C${f(x + 7 * s)} ${f(y + 15 * s)} ${f(x + 7.4 * s)} ${f(y + 4 * s)} ${f(x + 5.5 * s)} ${f(y - 6 * s)}` +
    `C${f(x + 4 * s)} ${f(y - 12 * s)} ${f(x + 3.2 * s)} ${f(y - 15 * s)} ${f(x + 2.8 * s)} ${f(y - 20 * s)}` +
    `Q${f(x)} ${f(y - 24 * s)} ${f(x - 2.8 * s)} ${f(y - 20 * s)}C${f(x - 3.2 * s)} ${f(y - 15 * s)} ${f(x - 4 * s)} ${f(y - 12 * s)} ${f(x - 5.5 * s)} ${f(y - 6 * s)}Z`;
  const tail = curve(x, y + 16 * s, x + 4 * s, y + 20 * s, x + 1 * s, y + 24 * s);
  const sheet: Sheet = { beast: body, line: tail };
  if (harness !== 'bare')
    sheet.trapping = `M${f(x - 6.2 * s)} ${f(y - 5 * s)}h${f(12.4 * s)}l${f(0.8 * s)} ${f(14 * s)}q${f(-7 * s)} ${f(9 * s)} ${f(-14 * s)} 0Z`;
  if (harness === 'scales')
    sheet.line =
      tail +
      [-1, 4, 9].map((dy) => curve(x - 6 * s, y + dy * s, x, y + (dy + 4) * s, x + 6 * s, y + dy * s)).join('') +
      line(x, y - 20 * s, x, y - 9 * s);
  return sheet;
}

function rider(
  x: number,
  y: number,
  arm: Arm,
  shield: Shield,
  size = 1,
  harness: 'bare' | 'cloth' | 'scales' = 'bare',
): Sheet {
  const sheet: Sheet = {};
  add(sheet, horse(x, y, size, harness));
  add(sheet, man(x, y + 2 * size, arm === 'spear' ? 'none' : arm, shield, size * 0.95));
  if (arm === 'spear')
    add(sheet, {
      shaft: line(x + 6 * size, y + 12 * size, x + 6 * size, y - 20 * size),
      metal: `M${f(x + 6 * size - 1.8)} ${f(y - 19 * size)}L${f(x + 6 * size)} ${f(y - 25 * size)}L${f(x + 6 * size + 1.8)} ${f(y - 19 * size)}Z`,
    });
  return sheet;
}

function elephant(): Sheet {
  const sheet: Sheet = {
    beast:
      'M-17 34C-21 48 -20 74 -9 82Q0 86 9 82C20 74 21 48 17 34C15 26 12 24 9 20Q0 14 -9 20C-12 24 -15 26 -17 34Z' +
      'M-10 30C-24 24 -31 31 -27 40C-22 46 -14 42 -10 36Z' +
      'M10 30C24 24 31 31 27 40C22 46 14 42 10 36Z',
    line: 'M-3 18Q-2 8 3 3M3 18Q5 9 5 4M0 84Q3 90 1 95',
    metal: 'M-8 21Q-13 12 -9 5Q-10 13 -5 19ZM8 21Q13 12 9 5Q10 13 5 19Z',
    trapping: 'M-19 46L19 46L20 70Q0 78 -20 70Z',
    wood: box(0, 60, 26, 20),
  };
  add(sheet, man(-6, 58, 'none', 'none', 0.85));
  add(sheet, man(6, 62, 'none', 'none', 0.85));
  add(sheet, man(0, 36, 'none', 'none', 0.8));
  add(sheet, { shaft: line(-13, 66, -13, 38) + line(13, 66, 13, 38) });
  return sheet;
}

function chariot(horses: number, scythed: boolean, heavy: boolean): Sheet {
  const sheet: Sheet = {};
  const apart = horses > 2 ? 15 : 19;
  for (let i = 0; i < horses; ++i) add(sheet, horse((i - (horses - 1) / 2) * apart, 30, 0.92));
  const broad = heavy ? 34 : 28;
  add(sheet, {
    line: line(0, 30, 0, 62),
    wood:
      `M${-broad / 2} 58q${broad / 2} -7 ${broad} 0v20h${-broad}Z` +
      box(-broad / 2 - 5, 70, 5, 22) +
      box(broad / 2 + 5, 70, 5, 22),
  });
  add(sheet, { line: line(-broad / 2 - 9, 70, broad / 2 + 9, 70) });
  add(sheet, man(-6, 68, 'none', 'none', 0.85));
  add(sheet, man(7, 69, heavy ? 'spear' : 'bow', 'none', 0.85));
  if (scythed)
    add(sheet, {
      metal:
        `M${broad / 2 + 8} 69q12 -9 20 -3q-9 0 -18 7ZM${-broad / 2 - 8} 69q-12 -9 -20 -3q9 0 18 7Z` +
        `M${broad / 2 + 8} 74q10 8 18 4q-8 -2 -16 -7ZM${-broad / 2 - 8} 74q-10 8 -18 4q8 -2 16 -7Z`,
    });
  return sheet;
}

function engine(heavy: boolean): Sheet {
  const sheet: Sheet = {
    wood: box(-9, 46, 5, 52) + box(9, 46, 5, 52) + box(0, 30, 40, 6) + box(0, 56, 26, 5) + box(0, 70, 24, 5),
    shaft: line(0, 70, 0, 14) + curve(-30, 38, -16, 22, 0, 24) + curve(30, 38, 16, 22, 0, 24),
    line: line(-30, 38, 0, 60) + line(30, 38, 0, 60),
    metal: `M-3 15L0 8L3 15Z` + (heavy ? oval(0, 60, 6, 6) : oval(0, 60, 3.4, 3.4)),
  };
  add(sheet, man(-26, 60, 'none', 'none', 1));
  add(sheet, man(26, 60, 'none', 'none', 1));
  if (heavy) add(sheet, man(-24, 76, 'none', 'none', 1));
  return sheet;
}

function wagon(blades: boolean): Sheet {
  const sheet: Sheet = {
    wood: box(0, 104, 52, 128) + box(-31, 62, 7, 26) + box(31, 62, 7, 26) + box(-31, 146, 7, 26) + box(31, 146, 7, 26),
    line: [58, 78, 98, 118, 138, 158].map((y) => line(-26, y, 26, y)).join('') + line(0, 14, 0, 40),
  };
  add(sheet, horse(-11, 26, 0.8));
  add(sheet, horse(11, 26, 0.8));
  for (const y of [58, 82, 106, 130, 154]) {
    add(sheet, man(-13, y, 'none', 'none', 1));
    add(sheet, man(13, y + 8, 'none', 'none', 1));
    sheet.shield = (sheet.shield ?? '') + box(-24.5, y, 5, 17) + box(24.5, y + 6, 5, 17);
  }
  if (blades) add(sheet, { metal: 'M36 62q16 -8 12 8q-4 -6 -12 -4ZM-36 62q-16 -8 -12 8q4 -6 12 -4Z' });
  return sheet;
}

interface Drill {
  files: number;
  ranks: number;
  arm: Arm;
  shield: Shield;
  /** How far they stray from their places. */
  loose: number;
  size?: number;
}
const stray = (i: number, salt: number): number => {
  const x = Math.sin(i * 12.9898 + salt * 78.233) * 43758.5453;
  return (x - Math.floor(x)) * 2 - 1;
};
function drilled({ files, ranks, arm, shield, loose, size = 1 }: Drill, depth: number): Sheet {
  const sheet: Sheet = {};
  const top = arm === 'pike' ? 34 : arm === 'spear' ? 24 : 19;
  const bottom = depth - 21;
  for (let rank = ranks - 1; rank >= 0; --rank)
    for (let file = 0; file < files; ++file) {
      const n = rank * files + file;
      const shift = loose > 0 && rank % 2 === 1 ? 41 / files : 0;
      const x = -41 + ((file + 0.5) * 82) / files + shift * 0.8 + stray(n, 1) * loose;
      const y =
        (ranks === 1 ? (top + bottom) / 2 : top + (rank * (bottom - top)) / (ranks - 1)) + stray(n, 2) * loose * 0.6;
      add(sheet, man(Math.max(-42, Math.min(40, x)), y, arm, rank === 0 || loose > 0 ? shield : 'none', size));
    }
  return sheet;
}
function ridden(count: number, arm: Arm, shield: Shield, harness: 'bare' | 'cloth' | 'scales', loose: number): Sheet {
  const sheet: Sheet = {};
  for (let i = 0; i < count; ++i) {
    const x = -41 + ((i + 0.5) * 82) / count + stray(i, 3) * loose * 0.5;
    add(sheet, rider(x, 33 + (loose > 0 ? stray(i, 4) * loose : 0), arm, shield, 0.98, harness));
  }
  return sheet;
}

export interface Kind {
  id: string;
  category: Category;
  weapon: string;
  abilities: readonly string[];
}
const ARMS: Record<string, Arm> = {
  bow: 'bow',
  longbow: 'bow',
  crossbow: 'crossbow',
  handgun: 'crossbow',
  sling: 'sling',
  javelin: 'javelin',
  atlatl: 'javelin',
  incendiary: 'javelin',
};

function sheetOf({ id, category, weapon, abilities }: Kind, depth: number): Sheet {
  const shot = ARMS[weapon];
  const camels = /camel/.test(id);
  switch (category) {
    case 'LI':
      return drilled(
        {
          files: 3,
          ranks: 1,
          arm: shot ?? 'javelin',
          shield: shot && shot !== 'javelin' ? 'none' : 'round',
          loose: 5,
          size: 1.05,
        },
        depth,
      );
    case 'LMI':
      return drilled(
        {
          files: 4,
          ranks: 2,
          arm: shot ?? 'javelin',
          shield: shot && shot !== 'javelin' ? 'none' : 'round',
          loose: 3.4,
          size: 1.35,
        },
        depth,
      );
    case 'MI':
      return drilled(
        {
          files: 4,
          ranks: 2,
          arm: /spear/.test(id) ? 'spear' : abilities.includes('two-handed') ? 'axe' : 'sword',
          shield: 'round',
          loose: 1.4,
          size: 1.3,
        },
        depth,
      );
    case 'HI':
      if (/pike/.test(id)) return drilled({ files: 6, ranks: 3, arm: 'pike', shield: 'round', loose: 0 }, depth);
      if (/lev/.test(id)) return drilled({ files: 5, ranks: 3, arm: 'javelin', shield: 'none', loose: 4 }, depth);
      if (/spear|hoplite/.test(id))
        return drilled({ files: 6, ranks: 2, arm: 'spear', shield: 'round', loose: 0, size: 1.02 }, depth);
      return drilled(
        {
          files: 5,
          ranks: 2,
          arm: abilities.includes('two-handed') ? 'axe' : 'sword',
          shield: 'large',
          loose: 0,
          size: 1.1,
        },
        depth,
      );
    case 'LH':
      return ridden(2, shot ?? 'javelin', 'none', camels ? 'cloth' : 'bare', 4);
    case 'Cv':
      if (/chariot/.test(id)) return chariot(2, false, false);
      return ridden(3, shot ?? 'spear', 'round', /heavy/.test(id) || camels ? 'cloth' : 'bare', 1.5);
    case 'Kn':
      return ridden(4, 'spear', 'round', 'cloth', 0);
    case 'Ct':
      return ridden(4, 'spear', 'none', 'scales', 0);
    case 'HCh':
      return chariot(4, false, true);
    case 'SCh':
      return chariot(4, true, false);
    case 'El':
      return elephant();
    case 'Art':
      return engine(weapon !== 'light-artillery');
    case 'WWg':
      return wagon(abilities.includes('blades'));
  }
}

const made = new Map<string, Layer[]>();
/** What stands on the base, in the order it is drawn. */
export function figuresOf(
  type: Pick<TypeInfo, 'id' | 'category'>,
  unit: Pick<UnitInfo, 'weapon' | 'abilities' | 'depth'>,
): Layer[] {
  const key = [type.id, type.category, unit.weapon, unit.depth, ...unit.abilities].join();
  let layers = made.get(key);
  if (!layers) {
    const sheet = sheetOf({ ...type, weapon: unit.weapon, abilities: unit.abilities }, unit.depth / 10);
    made.set(key, (layers = LOOKS.flatMap((look) => (sheet[look] ? [{ look, d: sheet[look] }] : []))));
  }
  return layers;
}

/** A sign that can be read where a base is a few pixels wide; in a box of 60 × 36 round 0 0. */
const SIGNS: Record<Category, string> = {
  LI: 'M-7 0a7 7 0 1 1 14 0a7 7 0 1 1 -14 0Z',
  LMI: 'M-22 14L0 -12L22 14',
  MI: 'M-24 -14L24 14M24 -14L-24 14',
  HI: 'M-26 -14L26 14M26 -14L-26 14M-26 -14H26M-26 14H26',
  WWg: 'M-18 -26H18V26H-18ZM-18 0H18',
  Art: 'M-16 0a16 16 0 1 1 32 0a16 16 0 1 1 -32 0ZM0 0V-20',
  LH: 'M-16 14L16 -14M-4 0h8',
  Cv: 'M-24 14L24 -14',
  HCh: 'M-24 4a10 10 0 1 1 20 0a10 10 0 1 1 -20 0ZM4 4a10 10 0 1 1 20 0a10 10 0 1 1 -20 0Z',
  Ct: 'M-26 14L26 -14M-26 -14H26M-26 14H26',
  Kn: 'M-26 14L26 -14M-26 4L14 -14',
  El: 'M-20 14V2C-20 -16 16 -16 18 0C20 10 24 12 28 8M-6 14V4M8 14V4',
  SCh: 'M-14 6a14 14 0 1 1 28 0a14 14 0 1 1 -28 0ZM-30 -8L-14 0M30 -8L14 0',
};
export const signOf = (category: Category): string => SIGNS[category];
