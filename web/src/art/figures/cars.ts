// Cars of chariots, seen from the side, front to the right; the wheels stand at y = 95.
import { disc } from './shape';

export interface Car {
  /** The side in front of the crew. */
  readonly side: string;
  /** Dark lines on it. */
  readonly lines: string;
  /** Rails: drawn as strokes. */
  readonly rails?: string;
  /** Dark pieces on the side: quivers, bow cases, beams. */
  readonly dark?: string;
  /** Golden pieces. */
  readonly gold?: string;
  /** Middle, radius and spokes of the wheels. */
  readonly wheels: readonly (readonly [number, number, number])[];
  /** Height of the floor; crew stands from back to front on it. */
  readonly floor: number;
  readonly crew: readonly [number, number];
  /** Where the team begins. */
  readonly front: number;
  readonly scythes?: 'short' | 'long';
}

const beam = (y: number, from: number, to: number) => `M${from} ${y}L${to} ${y}L${to} ${y + 6}L${from} ${y + 6}Z`;
const stars = (...at: (readonly [number, number])[]) => at.map(([x, y]) => disc(x, y, 2.4)).join('');

export const CARS = {
  /** Two hoops of wickerwork on each side, open in front and behind. */
  wicker: {
    side: 'M6 66C4 36 36 36 36 66ZM40 66C40 36 72 36 70 66Z',
    lines: 'M10 62L28 46M18 64L34 52M12 50L28 64M20 46L35 60M44 62L62 46M52 64L68 52M46 50L62 64M54 46L69 60',
    dark: beam(65, 0, 78),
    wheels: [[38, 22, 8]],
    floor: 66,
    crew: [14, 58],
    front: 74,
  },
  /** The same body, low, with blades at the axle. */
  covinnus: {
    side: 'M2 68L6 56C20 52 32 52 44 46C54 40 66 36 74 40L78 68Z',
    lines: 'M14 55L12 66M24 53L23 66M34 51L34 66M45 46L46 66M56 41L58 66M67 39L70 66',
    dark: beam(66, 0, 80),
    wheels: [[36, 22, 8]],
    floor: 66,
    crew: [12, 56],
    front: 74,
    scythes: 'short',
  },
  planks: {
    side: 'M-4 72L-2 42L20 38L78 34L84 40L82 72Z',
    lines: 'M-2 50L82 44M-3 58L82 54M-3 65L82 63M20 39L18 71M50 37L50 71',
    dark: beam(70, -6, 88) + stars([19, 46], [19, 62], [50, 44], [50, 62], [78, 42], [78, 60], [2, 48], [1, 62]),
    wheels: [[36, 25, 10]],
    floor: 66,
    crew: [4, 64],
    front: 84,
  },
  essedum: {
    side: 'M4 68C0 54 8 46 18 48C28 50 34 48 42 42C52 34 70 34 76 46C78 54 78 62 76 68Z',
    lines:
      'M10 62C8 54 14 52 20 54C30 56 38 54 46 48C54 42 64 42 69 48C71 54 71 58 70 62ZM40 52L40 62M55 44L55 62M24 55L24 62',
    dark: beam(66, 0, 80),
    wheels: [[36, 22, 6]],
    floor: 66,
    crew: [12, 56],
    front: 74,
  },
  /** The high curved front of the circus and the triumph. */
  quadriga: {
    side: 'M6 72L4 60C24 62 40 52 48 36C54 24 72 20 80 32C88 44 86 60 80 72Z',
    lines:
      'M10 66C30 66 46 56 54 40C58 30 70 28 75 36C80 46 79 58 75 66ZM58 60C62 52 66 46 72 42M60 56L56 52M63 51L58 47M67 47L63 41M62 56L68 57M65 51L72 52',
    dark: beam(69, 2, 86),
    wheels: [[36, 22, 8]],
    floor: 66,
    crew: [8, 60],
    front: 84,
  },
  /** Bent wood and leather, the axle far back, a bow case at the side. */
  light: {
    side: 'M34 68L38 46C42 40 52 38 66 37C76 37 79 46 76 58L72 68Z',
    lines: 'M42 63L45 49C50 44 58 43 66 43C71 44 72 50 70 56L68 63Z',
    rails: 'M8 66C8 46 18 40 40 38L66 37',
    dark: beam(65, 0, 80) + 'M22 70L50 26L58 30L34 74ZM50 26L50 18L54 22L58 18L60 26L58 30Z',
    wheels: [[22, 23, 6]],
    floor: 64,
    crew: [16, 58],
    front: 74,
  },
  /** The light car again, gilded, with the disc of the sun. */
  state: {
    side: 'M10 68C8 50 16 42 36 40L66 36C78 36 80 48 77 58L73 68Z',
    lines: 'M14 64L72 62',
    dark: beam(66, 2, 80),
    gold: disc(40, 53, 8) + 'M47 49C54 44 62 41 70 42C68 50 58 55 47 56ZM33 49C28 46 22 47 16 50C20 55 26 57 33 56Z',
    wheels: [[24, 23, 6]],
    floor: 64,
    crew: [16, 58],
    front: 74,
  },
  /** A wide box for three, the axle in the middle, quivers crossed. */
  hittite: {
    side: 'M-4 70L-2 44C2 38 10 38 16 38L74 34C82 34 86 42 86 50L84 70Z',
    lines: 'M2 64L4 46L76 41L80 46L79 64Z',
    dark:
      beam(69, -6, 88) +
      'M26 68L54 28L62 32L36 72ZM60 70L40 30L47 27L68 66ZM38 30L34 22L40 24L42 18L47 27ZM54 28L54 20L58 23L64 19L62 32Z',
    wheels: [[36, 25, 6]],
    floor: 66,
    crew: [2, 66],
    front: 86,
  },
  /** Plaited cane. */
  cane: {
    side: 'M4 68L6 46L30 42L74 38L78 68Z',
    lines:
      'M8 50L26 66M14 46L38 66M28 44L52 66M42 43L66 66M56 42L76 60M24 44L8 60M38 43L16 66M52 42L30 66M66 40L44 66M76 46L58 66',
    dark: beam(66, 0, 82),
    wheels: [[36, 24, 12]],
    floor: 66,
    crew: [12, 60],
    front: 78,
  },
  /** High sides, studded wheels, long blades. */
  scythed: {
    side: 'M0 70L0 40L6 34L14 40L22 33L30 39L38 32L46 38L54 31L62 37L70 30L80 36L82 70Z',
    lines: 'M2 46L80 42M2 62L82 60M20 46L20 61M40 45L40 61M60 44L60 60',
    dark: beam(68, -4, 86) + stars([10, 53], [30, 53], [50, 52], [70, 52]),
    wheels: [[38, 26, 10]],
    floor: 64,
    crew: [14, 60],
    front: 84,
    scythes: 'long',
  },
  /** A tower on two axles. */
  tower: {
    side: 'M-14 72L-14 34L-6 34L-6 28L6 28L6 34L18 34L18 28L30 28L30 34L42 34L42 28L54 28L54 34L66 34L66 28L78 28L78 34L92 34L94 72Z',
    lines:
      'M-12 42L92 42M-12 62L93 62M8 44L8 60M28 44L28 60M48 44L48 60M68 44L68 60M-2 48L-2 56M18 48L18 56M38 48L38 56M58 48L58 56M78 48L78 56',
    dark: beam(70, -18, 98) + stars([8, 38], [28, 38], [48, 38], [68, 38]),
    wheels: [
      [6, 22, 8],
      [72, 22, 8],
    ],
    floor: 54,
    crew: [-4, 76],
    front: 96,
  },
  /** Rails of bent wood only. */
  rails: {
    side: 'M54 68L58 42C62 34 76 34 78 44C80 54 78 62 76 68Z',
    lines: 'M60 64L63 46C66 41 72 41 73 47C74 54 73 60 72 64Z',
    rails: 'M6 66C2 44 16 38 26 46C30 50 30 58 30 66M30 66C30 46 42 38 58 42M14 66C12 56 14 52 18 54',
    dark: beam(65, 0, 80),
    wheels: [[34, 22, 4]],
    floor: 66,
    crew: [12, 58],
    front: 74,
  },
  /** Boards all round, two open bays, the tallest wheels. */
  boxed: {
    side: 'M-4 72L-4 40L36 36L82 32L90 26L88 42L84 72Z',
    lines: 'M2 66L2 46L34 42L34 66ZM42 66L42 41L76 38L78 66ZM8 56L28 54M48 53L72 51',
    dark: beam(70, -8, 88) + 'M84 36C84 24 90 18 98 16L100 20L108 24L105 29L97 28C95 32 94 36 90 40Z',
    wheels: [[36, 28, 8]],
    floor: 64,
    crew: [4, 64],
    front: 86,
  },
  /** Broad, for the wings of the line: panels with the silphium plant. */
  wide: {
    side: 'M-2 70C-6 52 0 44 14 44L50 40C58 30 76 28 84 38C90 48 88 60 84 70Z',
    lines:
      'M6 64C3 54 7 50 16 50L44 47L44 64ZM66 64L66 42M66 56C60 56 58 52 58 48M66 56C72 56 74 52 74 48M66 48C62 48 60 44 61 41M66 48C70 48 72 44 71 40M18 58L32 57',
    dark: beam(68, -6, 88),
    wheels: [[38, 24, 8]],
    floor: 66,
    crew: [8, 60],
    front: 84,
  },
} satisfies Record<string, Car>;
export type CarKind = keyof typeof CARS;

/** Rim, spokes and hub of a wheel. */
export function wheel(x: number, r: number, spokes: number): { disc: string; spokes: string; hub: string } {
  const y = 95 - r;
  let d = '';
  for (let i = 0; i < spokes; ++i) {
    const angle = (i / spokes) * 2 * Math.PI + 0.26;
    const at = (k: number) => `${(x + Math.cos(angle) * k).toFixed(1)} ${(y + Math.sin(angle) * k).toFixed(1)}`;
    d += `M${at(3)}L${at(r - 3)}`;
  }
  return { disc: disc(x, y, r - 2.5), spokes: d, hub: disc(x, y, 4.2) };
}

/** Blades at the hub. */
export const SCYTHES = {
  short: 'M0 -4L12 -5C24 -3 32 6 34 20C27 10 20 5 12 4L0 4ZM0 4L-12 5C-24 7 -30 14 -32 24C-25 17 -19 14 -12 13L0 10Z',
  long: 'M0 -5L14 -7C34 -8 52 2 58 22C47 10 32 4 14 4L0 5ZM0 5L-14 3C-32 2 -48 8 -56 24C-44 16 -30 12 -14 12L0 11Z',
} as const;
