// Heads of the Romans and those who serve with them.
import { EYE, FACE, galea, masked, smooth } from './faces';
import type { Part } from './part';

export const ROMAN_HEADS = {
  galea: galea('M-3 -12L0 -17L3 -12Z'),
  feathers: galea('M-7 -11L-12 -27L-6 -22L-2 -12ZM2 -12L3 -28L8 -21L7 -11ZM-3 -12L-3 -29L2 -22L2 -12Z'),
  twoFeathers: galea('M-6 -11L-15 -24L-8 -22L-1 -12ZM1 -12L8 -26L10 -19L7 -10Z'),
  fan: galea('M-3 -12L-17 -16C-16 -29 16 -29 17 -16L3 -12Z', 'M-11 -18L-3 -14M-5 -23L-1 -14M5 -23L1 -14M11 -18L3 -14'),
  brush: galea(
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
  plume: galea('M-5 -12C-10 -22 -3 -32 9 -32C4 -27 5 -20 4 -12Z', 'M-1 -14C-2 -20 0 -26 3 -29'),
  ridge: galea('M-12 -6C-10 -22 10 -22 12 -7L8 -8C5 -15 -6 -15 -9 -6Z'),
  comb: galea(
    'M10 -11L13 -26L-13 -26L-13 -10L-8 -9C-4 -13 3 -13 7 -9Z',
    'M-9 -22L-8 -13M-4 -23L-4 -15M1 -23L1 -15M6 -23L6 -14',
  ),
  highCrest: galea(
    'M6 -12L17 -19C10 -36 -20 -35 -25 -8C-26 2 -23 8 -28 17L-17 11C-15 -4 -9 -13 0 -14Z',
    'M8 -18C-2 -28 -17 -22 -19 0M2 -15C-6 -19 -13 -12 -14 0',
  ),
  curls: smooth(
    'M10 -4C12 -8 9 -12 6 -11C6 -16 0 -16 -1 -13C-4 -17 -9 -15 -8 -11C-13 -11 -14 -6 -11 -4C-14 -1 -12 4 -8 4L-3 -2Z',
    'M4 -9L5 -9M-2 -10L-1 -10M-7 -7L-6 -7M-8 -1L-7 -1M0 -6L1 -6',
  ),
  mask: masked(
    'M12 -2L14 5L10 6L9 13L0 15L-14 16L-11 -2C-10 -15 10 -16 12 -2ZM-2 -12L-1 -27C6 -22 12 -25 17 -20C12 -17 7 -16 4 -12Z',
    'M12 -2L-11 -2M4 3L9 2M5 9L9 9M-8 3Q-6 6 -4 3M-4 3Q-2 6 0 3M-10 9Q-8 12 -6 9M-6 9Q-4 12 -2 9',
  ),
  driversCap: smooth(
    'M12 -3C10 -13 -9 -14 -11 -3L-12 7L-6 10L-4 0Z',
    'M11 -3L-10 -3M-5 -11L-5 -3M3 -12L3 -3M-9 1L-7 7',
  ),
  visor: masked(
    'M18 -3L17 1L10 1L9 11L0 14L-8 11L-9 1L-16 4L-17 0L-11 -4C-10 -16 9 -17 11 -6ZM-7 -12L-15 -28L-7 -25L-2 -13Z',
    'M-15 2L16 -1M1 4L7 4M1 8L7 8M-11 -22L-5 -13',
  ),
} satisfies Record<string, Part>;
