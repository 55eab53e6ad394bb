// Heads of the Persians and the peoples of their empire.
import { bearded, EYE, FACE, smooth } from './faces';
import type { Part } from './part';

export const PERSIAN_HEADS = {
  diadem: bearded(
    'M10 -7C6 -15 -8 -15 -10 -7C-17 -7 -20 2 -16 8C-11 11 -6 8 -4 0Z',
    'M9 -8L-11 -6M6 -9L4 -6M1 -10L-1 -6M-4 -9L-6 -6M-13 0L-9 2M-13 4L-9 6',
  ),
  hood: bearded(
    'M10 -5C13 -12 9 -18 2 -18C-4 -23 -13 -19 -12 -10L-17 12L-4 15L-2 2Z',
    'M8 -13C4 -15 0 -16 -6 -15M-7 -4L-10 9',
  ),
  softCap: smooth(
    'M10 -5C16 -9 17 -19 8 -21C-4 -23 -12 -15 -11 -4L-14 10L-6 10L-3 -2Z',
    'M10 -6L-10 -5M10 -16C6 -18 0 -17 -4 -14',
  ),
  fluted: bearded(
    'M11 -5L14 -22L-12 -22L-11 -4C-16 -2 -17 6 -13 9L-6 7L-3 -2Z',
    'M11 -6L-10 -6M-7 -20L-6 -8M-2 -20L-2 -8M3 -20L3 -8M8 -20L7 -8',
  ),
  saka: bearded(
    'M11 -4C9 -13 3 -24 -6 -39C-9 -25 -11 -12 -12 -4L-19 13L-5 13L-3 0Z',
    'M10 -5L-11 -4M-5 -32L-3 -10M-8 2L-12 11',
  ),
  sakaBack: bearded(
    'M11 -4C10 -14 2 -23 -17 -33C-12 -23 -12 -12 -12 -4L-21 15L-5 13L-3 0Z',
    'M10 -5L-11 -4M-10 -25C-5 -19 -3 -14 -2 -9M-8 2L-13 11',
  ),
  tiara: bearded(
    'M10 -5L16 -30L8 -26L3 -33L-2 -27L-9 -32L-12 -4L-17 12L-5 12L-2 -2Z',
    'M11 -9L-11 -8M11 -13L-10 -12M-4 -24L-4 -15M3 -27L3 -16M9 -22L8 -16M-8 2L-11 9',
  ),
  turban: smooth(
    'M12 -3C16 -10 11 -17 3 -18C-1 -24 -9 -21 -10 -16C-17 -14 -17 -5 -12 -1L-4 -2Z',
    'M11 -6C4 -6 -2 -10 -4 -16M6 -14C0 -14 -6 -9 -10 -5M-6 -18L-2 -15',
  ),
  spike: {
    shape:
      FACE + 'M11 -3C9 -11 4 -18 1 -32C-3 -18 -9 -11 -11 -3L-15 9L-8 9L-5 -1ZM10 4L11 21L6 19L3 22L-1 19L-4 21L-6 5Z',
    lines: 'M10 -4L-10 -4M1 -24L1 -6M-9 2L-11 7',
    skin: 'M-1 -2L10 -2L12 3L9 4L3 6L-3 4Z',
    ink: EYE,
  },
  headcloth: bearded(
    'M11 -4C9 -16 -9 -17 -13 -5L-24 17L-14 14L-10 19L0 14L-1 0Z',
    'M10 -7L-12 -6M9 -10L-11 -9M-8 2L-16 14M-5 4L-8 14',
  ),
  scaleHelm: bearded(
    'M12 -3C10 -15 -9 -17 -11 -3L-16 15L-3 17L2 12L1 1ZM-2 -14L0 -23L4 -14Z',
    'M11 -4L-10 -4M-9 2Q-7 5 -5 2Q-3 5 -1 2M-11 7Q-9 10 -7 7Q-5 10 -3 7M-12 12Q-10 15 -8 12Q-6 15 -4 12',
  ),
  horsetail: bearded(
    'M12 -3C10 -15 -9 -17 -11 -3L-14 9L-6 10L-3 0ZM-2 -14L1 -24C-7 -30 -18 -24 -22 -10C-15 -17 -8 -18 -3 -16Z',
    'M11 -4L-10 -4M-2 -22C-9 -24 -14 -20 -18 -15M-8 1L-10 7',
  ),
} satisfies Record<string, Part>;
