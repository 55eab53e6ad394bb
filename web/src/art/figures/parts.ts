// The parts figures are put together from. Heads lie round their middle and look to the right; weapons are gripped at
// 0 0 and point to the right; shields hang at their middle.

export interface Part {
  readonly shape: string;
  /** Light lines on it. */
  readonly lines?: string;
  /** Bare skin. */
  readonly skin?: string;
  /** Dark lines on the skin. */
  readonly ink?: string;
}

const FACE = 'M9 -4L12 3L9 4L8 9L1 11L-6 8L-9 0L-6 -8L2 -10Z';
const GALEA = FACE + 'M13 0L11 -4C9 -11 5 -13 0 -13C-7 -13 -11 -8 -11 0L-17 8L-15 11L-7 8L-5 11L3 12L5 3Z';
const EYE = 'M6 2L7 2';
const MOUSTACHE = EYE + 'M10 5C8 5 6 7 6 11';

const helmet = (crest: string, lines = ''): Part => ({
  shape: GALEA + crest,
  lines: 'M12 -2L-10 -2M-6 1L-4 8' + lines,
  skin: 'M2 0L10 0L12 3L9 4L8 9L2 11Z',
  ink: EYE,
});
const celt = (hair: string, lines = ''): Part => ({
  shape: FACE + hair,
  lines,
  skin: 'M-1 -3L9 -4L12 3L9 4L8 9L1 11L-3 6Z',
  ink: MOUSTACHE,
});

export const HEADS: Record<string, Part> = {
  galea: helmet('M-3 -12L0 -17L3 -12Z'),
  feathers: helmet('M-7 -11L-12 -27L-6 -22L-2 -12ZM2 -12L3 -28L8 -21L7 -11ZM-3 -12L-3 -29L2 -22L2 -12Z'),
  twoFeathers: helmet('M-6 -11L-15 -24L-8 -22L-1 -12ZM1 -12L8 -26L10 -19L7 -10Z'),
  fan: helmet('M-3 -12L-17 -16C-16 -29 16 -29 17 -16L3 -12Z', 'M-11 -18L-3 -14M-5 -23L-1 -14M5 -23L1 -14M11 -18L3 -14'),
  brush: helmet(
    'M8 -12L13 -19C6 -29 -15 -28 -19 -10C-20 -3 -19 3 -21 8L-14 4C-13 -6 -9 -13 0 -14Z',
    'M6 -15C-4 -21 -15 -16 -16 -1',
  ),
  cone: {
    shape: FACE + 'M11 -3C9 -11 4 -17 1 -26C-3 -17 -9 -11 -11 -3L-14 8L-9 9L-7 -1Z',
    lines: 'M10 -3L-10 -3M1 -22L1 -4',
    skin: 'M-2 -2L10 -2L12 3L9 4L8 9L1 11L-4 7Z',
    ink: EYE + 'M8 9L3 6',
  },
  hood: {
    shape: 'M10 -5L13 3L9 5L8 10L0 13L-14 15C-13 4 -14 -14 0 -14C6 -14 10 -10 10 -5Z',
    skin: 'M4 -6L10 -5L13 3L9 5L8 10L3 10C1 4 1 -2 4 -6Z',
    ink: EYE,
  },
  band: {
    shape: FACE + 'M8 -6C6 -12 -8 -13 -10 -4L-10 3L-20 -2L-19 3L-10 5Z',
    lines: 'M9 -5L-10 -4',
    skin: 'M-1 -3L9 -4L12 3L9 4L8 9L1 11L-3 6Z',
    ink: EYE,
  },
  wolf: {
    shape: FACE + 'M9 0L16 -3L17 -8L7 -12L5 -20L0 -13L-5 -20L-8 -11C-13 -4 -14 6 -20 20L-8 15L-4 10L4 11L9 8Z',
    lines: 'M16 -5L4 -3M4 -9L7 -8M-8 -4C-9 4 -11 9 -14 14',
    skin: 'M0 0L10 0L12 3L9 4L8 9L1 11L-2 7Z',
    ink: EYE,
  },
  lion: {
    shape:
      FACE +
      'M10 0L15 -3L15 -9L8 -14C9 -20 2 -21 1 -16C-4 -18 -9 -20 -10 -14C-18 -10 -16 0 -18 6C-17 14 -22 20 -22 28L-6 22L-5 11L5 11L10 8Z',
    lines: 'M15 -5L4 -3M4 -10L7 -9M-9 -8L-12 6M-14 4L-14 18M-8 2L-9 14',
    skin: 'M0 0L10 0L12 3L9 4L8 9L1 11L-2 7Z',
    ink: EYE,
  },
  pot: {
    shape: FACE + 'M12 -3C9 -14 -8 -15 -10 -2L-15 6L-12 8L-8 2Z',
    lines: 'M11 -3L-10 -2',
    skin: 'M-2 -2L10 -2L12 3L9 4L8 9L1 11L-4 7Z',
    ink: EYE,
  },
  griffin: {
    shape:
      'M18 -4L16 0L8 0L8 10L0 13L-8 9L-8 0L-17 2L-18 -2L-9 -6C-8 -10 -6 -12 -4 -13C-12 -18 -8 -28 2 -27C10 -26 9 -20 15 -19L11 -15C9 -14 9 -11 9 -7Z',
    lines: 'M-16 0L16 -2M1 3L7 3M1 7L7 7M-2 -23C1 -19 1 -17 0 -12',
  },
  spikes: celt(
    'M10 -5L13 -14L6 -12L5 -20L-1 -13L-7 -20L-8 -12L-17 -14L-12 -6L-20 -3L-13 1L-19 8L-9 5L-4 -4Z',
    'M-8 -7L-1 -6',
  ),
  mane: celt('M10 -5C9 -15 -9 -16 -12 -5C-14 2 -14 10 -19 17L-7 13L-4 3L0 -4Z', 'M-9 -3C-9 4 -11 8 -13 13'),
  streaming: celt(
    'M10 -5C8 -15 -6 -14 -11 -9L-25 -12L-17 -5L-29 -2L-17 2L-23 8L-8 6L-4 -3Z',
    'M-4 -7L-18 -8M-6 -1L-20 -1',
  ),
  knob: celt(
    'M12 -3C9 -11 5 -14 2 -15L4 -20L-1 -22L-3 -16C-8 -14 -10 -9 -11 -3L-17 4L-9 3L-6 10L0 9L1 -2ZM-3 -20C-10 -22 -15 -17 -20 -8C-14 -12 -9 -14 -1 -17Z',
    'M11 -4L-10 -4M-5 0L-4 7',
  ),
  beard: {
    shape: 'M9 -6L13 2L9 4C11 10 9 20 4 28C2 20 -3 15 -5 11L-13 17C-12 4 -14 -13 -1 -14C5 -14 9 -11 9 -6Z',
    skin: 'M3 -7L9 -6L13 2L9 4C11 10 9 20 4 28C2 20 -3 15 -3 10C0 5 0 -3 3 -7Z',
    ink: 'M7 -1L8 -1M10 5L4 6M6 9L5 19M2 8L3 15',
  },
  horns: celt(
    'M12 -3C10 -12 -9 -14 -11 -3L-16 5L-8 3L-5 9L0 9L1 -2ZM4 -10C12 -12 15 -19 13 -29C20 -20 18 -8 9 -4ZM-5 -11C-12 -13 -15 -20 -12 -29C-20 -20 -19 -9 -10 -5Z',
    'M11 -4L-10 -4M-5 0L-4 7',
  ),
  raven: celt(
    'M12 -3C10 -12 -9 -14 -11 -3L-15 6L-7 4L-5 11L1 11L1 -2ZM-2 -11C-9 -14 -18 -18 -23 -31C-14 -26 -6 -26 1 -20C7 -22 13 -25 18 -31C18 -22 14 -15 6 -11ZM3 -17L13 -19L9 -14Z',
    'M11 -4L-10 -4M-5 0L-4 7M-17 -24L-5 -16M14 -25L6 -16',
  ),
};

const shaft = (from: number, to: number) => `M${from} -1.9L${to} -1.9L${to} 1.9L${from} 1.9Z`;
const tip = (x: number, long: number, half: number) =>
  `M${x} -1.5L${x + long * 0.35} ${-half}L${x + long} 0L${x + long * 0.35} ${half}L${x} 1.5Z`;
const sword = (long: number, half: number) =>
  `M-7 -3L-4 -3L-4 -2L1 -2L1 -7L5 -7L5 ${-half}L${long - 8} ${-half}L${long} 0L${long - 8} ${half}L5 ${half}L5 7L1 7L1 2L-4 2L-4 3L-7 3Z`;

export const WEAPONS: Record<string, string> = {
  gladius: sword(32, 3.6),
  longSword: sword(46, 3.6),
  pilum: shaft(-28, 22) + 'M20 -4L28 -3L28 3L20 4ZM28 -1.4L50 -1.4L50 1.4L28 1.4Z' + tip(48, 10, 4),
  hasta: shaft(-34, 48) + tip(46, 17, 5.5),
  spear: shaft(-36, 32) + tip(30, 20, 6.5),
  javelin: shaft(-26, 34) + tip(32, 13, 5),
  pike: shaft(-44, 62) + tip(60, 14, 4.8),
  dagger: sword(24, 3.6),
  axe: shaft(-9, 30) + 'M19 -1C21 -8 18 -14 14 -17C24 -19 33 -16 36 -10C34 -4 31 -1 29 -1Z',
  greatAxe:
    shaft(-24, 42) + 'M27 -1C30 -9 26 -16 20 -20C32 -24 44 -20 49 -11L46 0L49 11C44 20 32 24 20 20C26 16 30 9 27 1Z',
  staff: shaft(-48, 46) + 'M44 -5L50 -7L55 -3L55 3L50 7L44 5Z',
  vitis: 'M-8 -2.6L26 -1.6L28 0L26 1.6L-8 2.6Z',
  eagle:
    shaft(-44, 30) +
    'M24 -8L29 -8L29 8L24 8ZM30 -4C33 -11 40 -21 53 -25C50 -20 49 -14 44 -8L50 -3L52 4L47 3L44 8C49 14 50 20 53 25C40 21 33 11 30 4Z',
  bow:
    'M0 -3C3 -3 4 -2 4 0C4 2 3 3 0 3ZM3 0C4 -14 -6 -18 -9 -27C-9 -31 -5 -34 0 -33L0 -29C-3 -30 -5 -28 -4 -26C0 -19 9 -14 8 0C9 14 0 19 -4 26C-5 28 -3 30 0 29L0 33C-5 34 -9 31 -9 27C-6 18 4 14 3 0Z' +
    'M-8 -28L-26 0L-8 28L-10 28L-28 0L-10 -28ZM-28 -1.4L10 -1.4L10 -4L19 0L10 4L10 1.4L-28 1.4Z',
  longBow:
    'M3 0C3 -16 -5 -28 -14 -36L-11 -37C1 -29 8 -15 8 0C8 15 1 29 -11 37L-14 36C-5 28 3 16 3 0ZM-11 -36L-25 0L-11 36L-13 36L-27.5 0L-13 -36ZM-28 -1.4L10 -1.4L10 -4L19 0L10 4L10 1.4L-28 1.4Z',
  crossbow:
    'M-26 0L-24 7L-13 4L24 3L24 -3L-26 -3ZM14 -2C18 -12 12 -20 4 -27L8 -30C19 -22 25 -12 22 0C25 12 19 22 8 30L4 27C12 20 18 12 14 2ZM5 -28L-6 0L5 28L3 28L-9 0L3 -28ZM22 -1.5L31 -4L38 0L31 4L22 1.5Z',
  sling:
    'M0 -2C14 -15 34 -15 42 -7L47 -8L51 -3L48 3L41 3L38 -2C30 -9 14 -8 1 2ZM1 -1C12 8 28 8 39 0L40 3C29 11 12 11 0 3Z',
  flyingSling:
    'M0 -2C8 2 12 10 10 20C9 26 12 30 17 31L16 34C9 33 5 28 6 20C8 12 5 6 -2 2ZM24 -16L29 -19L34 -16L33 -10L27 -8L23 -11Z',
  flail:
    shaft(-14, 26) +
    'M24 -3L30 -1L29 3L36 5L33 9L40 14L36 17L26 8L27 4L24 3ZM45 9L47 14L53 12L51 18L57 21L51 24L53 30L47 28L44 33L41 28L35 30L37 24L31 21L37 18L35 12L41 14Z',
  carnyx:
    'M-4 3L2 -3C8 2 12 -2.5 15 -2.5L34 -2.5L34 2.5L15 2.5C10 6 3 8 -4 3ZM32 -3C38 -5 44 -1 43 6L47 10C49 17 45 25 39 32L35 29L37 24L32 27L30 23L36 17C32 14 31 9 32 3ZM42 2L52 -3L48 8Z',
  sickleStaff: shaft(-48, 40) + 'M38 -2C46 -12 60 -9 60 3C60 11 53 15 46 13C53 9 54 2 49 -1C46 -3 43 0 42 3Z',
  quiver: 'M-18 -4L12 -5L12 5L-18 4ZM12 -5L17 -9L24 -8L20 -4L15 -2ZM13 -2L26 -2L23 2L13 2ZM12 5L17 9L24 8L20 4L15 1Z',
  hound:
    'M111 64L103 60L97 57L88 53L87 58L92 61C86 66 78 67 70 67C64 67 60 69 57 72C51 69 47 63 44 58L41 60C44 70 49 75 54 77L52 84L44 93L49 97L61 86C68 81 76 83 84 85L92 88L101 96L106 93L96 82C96 76 98 72 101 69L104 70L108 73L107 68L111 67Z',
  whip: shaft(-6, 18) + 'M17 -1.9C26 -2 30 6 26 14C24 19 28 24 34 22L34 25C25 28 20 20 23 13C26 6 24 2 17 1.9Z',
};

export const SHIELDS: Record<string, Part> = {
  scutum: {
    shape: 'M-13 -25C-5 -29 6 -29 13 -25L13 25C6 29 -5 29 -13 25Z',
    lines: 'M-8 -21L8 -21L8 21L-8 21ZM0 -21L0 -7M0 7L0 21M0 -6L5 0L0 6L-5 0Z',
  },
  oval: {
    shape: 'M0 -29C12 -27 16 -13 16 0C16 13 12 27 0 29C-12 27 -16 13 -16 0C-16 -13 -12 -27 0 -29Z',
    lines: 'M0 -25L0 25M0 -11C6 -6 6 6 0 11C-6 6 -6 -6 0 -11Z',
  },
  bolts: {
    shape: 'M0 -29C14 -28 17 -13 17 0C17 13 14 28 0 29C-14 28 -17 13 -17 0C-17 -13 -14 -28 0 -29Z',
    lines:
      'M0 -5L5 0L0 5L-5 0ZM0 -24L-4 -16L4 -14L0 -7M0 24L4 16L-4 14L0 7M-12 -9L-6 -4M12 9L6 4M12 -9L6 -4M-12 9L-6 4',
  },
  hex: { shape: 'M-9 -27L9 -27L16 0L9 27L-9 27L-16 0Z', lines: 'M0 -23L0 23M-11 0L11 0M0 -8L6 0L0 8L-6 0Z' },
  round: {
    shape: 'M0 -18C10 -18 18 -10 18 0C18 10 10 18 0 18C-10 18 -18 10 -18 0C-18 -10 -10 -18 0 -18Z',
    lines: 'M0 -6C4 -6 6 -4 6 0C6 4 4 6 0 6C-4 6 -6 4 -6 0C-6 -4 -4 -6 0 -6ZM0 -14L0 -9M0 14L0 9M-14 0L-9 0M14 0L9 0',
  },
  whorl: {
    shape: 'M0 -20C11 -20 20 -11 20 0C20 11 11 20 0 20C-11 20 -20 11 -20 0C-20 -11 -11 -20 0 -20Z',
    lines: 'M0 0C-3 -9 6 -15 11 -9M0 0C9 2 10 12 3 14M0 0C-6 7 -15 2 -14 -5',
  },
  tower: {
    shape: 'M-12 -36C-4 -39 4 -39 12 -36C21 -26 21 26 12 36C4 39 -4 39 -12 36C-21 26 -21 -26 -12 -36Z',
    lines:
      'M0 -32L0 32M0 -12C8 -7 8 7 0 12C-8 7 -8 -7 0 -12ZM-12 -20C-6 -16 -6 -24 0 -20C6 -16 6 -24 12 -20M-12 20C-6 16 -6 24 0 20C6 16 6 24 12 20',
  },
  pelta: {
    shape: 'M0 -13C8 -13 13 -8 13 0C13 8 8 13 0 13C-8 13 -13 8 -13 0C-13 -8 -8 -13 0 -13Z',
    lines: 'M-7 -6L7 6M7 -6L-7 6',
  },
};

/** Extra pieces, in the box of the figure. */
export const EXTRAS: Record<string, Part> = {
  cloak: { shape: 'M46 34C34 36 27 52 22 88L34 85L42 90L50 60Z', lines: 'M40 46C35 58 33 70 32 82' },
  flyingCloak: {
    shape: 'M48 33C32 34 20 42 6 58L15 60L10 70L24 68L24 77L46 58Z',
    lines: 'M42 42C32 46 24 52 18 60M42 48C36 54 32 58 28 66',
  },
  bag: { shape: 'M33 60L44 62L44 75L35 76L31 70Z', lines: 'M33 64L44 66' },
};
