// Bodies of persons: bones of every pose, trunks in every dress, arms and legs.
import type { Dress, Pose } from './recipe';
import { bent, disc, limb } from './shape';

type Point = readonly [number, number];
/** Knee and foot. */
type Leg = readonly [number, number, number, number];

export interface Bones {
  readonly head: Point;
  readonly shoulder: Point;
  readonly hip: Point;
  /** Back and front leg. */
  readonly legs: readonly Leg[];
}

export const BONES: Record<Pose, Bones> = {
  stand: {
    head: [51, 24],
    shoulder: [49, 42],
    hip: [49, 63],
    legs: [
      [44, 78, 39, 93],
      [56, 78, 59, 93],
    ],
  },
  lunge: {
    head: [56, 29],
    shoulder: [52, 45],
    hip: [47, 64],
    legs: [
      [37, 79, 26, 93],
      [64, 76, 66, 93],
    ],
  },
  wide: {
    head: [52, 25],
    shoulder: [51, 43],
    hip: [50, 64],
    legs: [
      [39, 78, 32, 93],
      [62, 78, 68, 93],
    ],
  },
  run: {
    head: [61, 28],
    shoulder: [55, 44],
    hip: [47, 63],
    legs: [
      [36, 77, 16, 80],
      [66, 70, 71, 90],
    ],
  },
  kneel: {
    head: [51, 36],
    shoulder: [47, 53],
    hip: [43, 73],
    legs: [
      [38, 91, 20, 92],
      [62, 76, 63, 93],
    ],
  },
  leap: {
    head: [58, 26],
    shoulder: [54, 42],
    hip: [48, 60],
    legs: [
      [34, 68, 16, 68],
      [66, 62, 80, 78],
    ],
  },
};

/** How a person sits on an animal or stands in a car, from the hip. */
export type Seat = 'foot' | 'astride' | 'aboard';
const SEATED: Record<Exclude<Seat, 'foot'>, readonly Leg[]> = {
  astride: [[15, 9, 11, 28]],
  aboard: [
    [-4, 14, -6, 30],
    [6, 14, 6, 30],
  ],
};

export function seatedLegs(seat: Exclude<Seat, 'foot'>, [x, y]: Point): Leg[] {
  return SEATED[seat].map(([kx, ky, fx, fy]) => [x + kx, y + ky, x + fx, y + fy]);
}

/** Radii of hip, knee and ankle. */
const THICKNESS: Partial<Record<Dress, readonly [number, number, number]>> = {
  mail: [7, 6, 4.6],
  scale: [7, 6, 4.6],
  bare: [8.5, 6.2, 4.2],
  trousers: [9, 7.6, 5],
};

export const BARE: ReadonlySet<Dress> = new Set(['bare', 'kilt', 'longKilt']);

/** The trunk and the lines on it. */
export function torso(dress: Dress, [sx, sy]: Point, [hx, hy]: Point): [string, string] {
  const trunk = limb(sx, sy + 1, 12, hx, hy - 2, 9.5);
  const at = (dx: number, dy: number) => `${hx + dx} ${hy + dy}`;
  const up = (dx: number, dy: number) => `${sx + dx} ${sy + dy}`;
  const belt = `M${at(-9, -5)}L${at(9, -5)}`;
  // Never longer than to the ground, for those who kneel.
  const skirt = (half: number, wished: number, long = Math.min(wished, 94 - hy)) =>
    `M${at(9, -4)}L${at(half, long)}Q${at(0, long + 4)} ${at(-half, long)}L${at(-9, -4)}Z`;
  const folds = (long: number, ...at0: number[]) =>
    at0.map((dx) => `M${at(dx * 0.6, 1)}L${at(dx * 1.3, long)}`).join('');
  const collar = `M${up(-8, -5)}Q${up(1, 5)} ${up(10, -5)}`;
  /** Rows of scales: little arcs, every other row shifted. */
  const scales = [-2, 4, 10, 16]
    .map((dy, row) => [-7, -1, 5].map((dx) => `M${up(dx - (row % 2) * 3, dy)}q3 4.5 6 0`).join(''))
    .join('');
  switch (dress) {
    case 'robe':
      return [trunk + skirt(18, 31), belt + `M${at(-4, 2)}L${at(-7, 28)}M${at(3, 2)}L${at(6, 28)}`];
    case 'patterned': {
      const dots = [
        [-6, 6],
        [2, 8],
        [-8, 15],
        [0, 16],
        [8, 14],
        [-4, 23],
        [6, 23],
      ];
      return [
        trunk + skirt(17, 29),
        belt +
          collar +
          dots.map(([dx, dy]) => `M${at(dx!, dy!)}l1.5 0`).join('') +
          `M${at(-15, 25)}Q${at(0, 30)} ${at(15, 25)}`,
      ];
    }
    case 'bare':
      return [trunk + skirt(10, 8), belt + `M${at(-7, -1)}L${at(8, -1)}M${up(-2, 6)}Q${up(4, 10)} ${up(9, 5)}`];
    case 'kilt':
      return [trunk + skirt(13, 13), belt + collar + `M${at(1, -3)}L${at(8, 14)}M${at(1, -3)}L${at(-3, 15)}`];
    case 'longKilt':
      return [trunk + skirt(16, 26), belt + collar + folds(25, -7, -2, 3, 8)];
    case 'armour':
      return [
        trunk + skirt(14, 14),
        belt + `M${up(-10, 3)}L${up(11, 3)}M${up(-10, 9)}L${up(11, 9)}` + folds(13, -6, 0, 6),
      ];
    case 'muscle':
      return [
        trunk + skirt(14, 14),
        belt +
          `M${up(-7, 1)}Q${up(-3, 8)} ${up(2, 3)}Q${up(7, 8)} ${up(11, 2)}M${up(1, 5)}L${up(0, 14)}` +
          folds(13, -8, -3, 2, 7),
      ];
    case 'phalerae':
      return [
        trunk + skirt(14, 15),
        belt +
          [-4, 5]
            .map((dx) => [-1, 8].map((dy) => `M${up(dx - 3, dy)}a3 3 0 1 1 6 0a3 3 0 1 1 -6 0`).join(''))
            .join('') +
          `M${at(-13, 11)}Q${at(0, 15)} ${at(13, 11)}`,
      ];
    case 'mail':
      return [
        trunk + skirt(14, 15),
        belt + `M${at(-13, 11)}Q${at(0, 15)} ${at(13, 11)}M${up(-10, -3)}Q${up(0, 5)} ${up(10, -3)}`,
      ];
    case 'scale':
      return [
        trunk + skirt(14, 18),
        scales + [-9, -3, 3].map((dx) => `M${at(dx, 5)}q3 4.5 6 0M${at(dx, 12)}q3 4.5 6 0`).join(''),
      ];
    case 'trousers':
      return [trunk + skirt(12, 9), belt + `M${up(-3, -8)}Q${up(2, -4)} ${up(8, -8)}`];
    case 'straps':
      return [
        trunk + skirt(13, 13),
        belt + [0, 5, 10].map((dy) => `M${up(-10, dy)}L${up(10, dy + 2)}`).join('') + folds(12, -5, 5),
      ];
    default:
      return [trunk + skirt(14, 14), belt + `M${at(-3, 1)}L${at(-6, 13)}M${at(4, 1)}L${at(7, 13)}`];
  }
}

export function arm([sx, sy]: Point, x: number, y: number): string {
  // The elbow hangs down unless the hand is low and behind.
  const [ex, ey] = bent(sx, sy, x, y, 16.5, x >= sx ? 1 : -1);
  return limb(sx, sy, 6, ex, ey, 4.8) + limb(ex, ey, 4.8, x, y, 4) + disc(x, y, 4.6);
}

export function leg([hx, hy]: Point, [kx, ky, fx, fy]: Leg, dress: Dress, flat: boolean): string {
  const [a, b, c] = THICKNESS[dress] ?? [7, 5.5, 4.2];
  return (
    limb(hx, hy, a, kx, ky, b) +
    limb(kx, ky, b, fx, fy, c) +
    (flat ? limb(fx, fy, 3.6, fx + 7, fy + 0.6, 3) : limb(fx, fy, 3.6, fx - 3, fy - 5, 3))
  );
}
