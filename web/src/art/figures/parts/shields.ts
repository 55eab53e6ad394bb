// Shields, hung at their middle.
import { place } from '../shape';
import type { Part } from './part';

const ring = (r: number, x = 0): string => {
  const k = r * 0.55;
  return (
    `M${x} ${-r}C${x + k} ${-r} ${x + r} ${-k} ${x + r} 0C${x + r} ${k} ${x + k} ${r} ${x} ${r}` +
    `C${x - k} ${r} ${x - r} ${k} ${x - r} 0C${x - r} ${-k} ${x - k} ${-r} ${x} ${-r}Z`
  );
};
const round = (r: number): string => ring(r);

export const SHIELDS = {
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
  roundTop: {
    shape: 'M-15 25L-15 -8C-15 -32 15 -32 15 -8L15 25Z',
    lines: 'M-10 20L-10 -8C-10 -24 10 -24 10 -8L10 20ZM0 -15C4 -15 4 -7 0 -7C-4 -7 -4 -15 0 -15Z',
  },
  cowhide: {
    shape: 'M-16 36L-16 -16C-16 -42 16 -42 16 -16L16 36Z',
    lines:
      'M-16 -12C-8 -14 -6 -4 -10 0L-16 2M16 4C8 2 4 10 8 16L16 18M-4 -30C2 -32 6 -26 2 -22C-4 -20 -8 -26 -4 -30ZM-10 20C-4 18 -4 28 -10 28Z',
  },
  bossed: {
    shape: round(19),
    lines: round(3.5) + [0, 60, 120, 180, 240, 300].map((turn) => place(ring(2, 12), 0, 0, turn)).join(''),
  },
  spara: {
    shape: 'M-17 -42L17 -42L17 38L-17 38Z',
    lines:
      'M-17 -32L-8 -38L0 -32L8 -38L17 -32M-17 -18L-8 -24L0 -18L8 -24L17 -18M-17 -4L-8 -10L0 -4L8 -10L17 -4M-17 10L-8 4L0 10L8 4L17 10M-17 24L-8 18L0 24L8 18L17 24',
  },
  crescent: {
    shape: 'M-20 -14C-14 -7 -6 -5 0 -5C6 -5 14 -7 20 -14C26 6 14 23 0 23C-14 23 -26 6 -20 -14Z',
    lines: 'M-12 4C-9 0 -5 0 -3 4C-5 7 -9 7 -12 4ZM3 4C5 0 9 0 12 4C9 7 5 7 3 4ZM-7 15C-3 18 3 18 7 15',
  },
  moon: {
    shape: 'M-16 -18C-10 -12 -4 -10 2 -10C8 -10 12 -12 16 -17C21 2 10 19 -2 19C-14 17 -22 0 -16 -18Z',
    lines: 'M-12 -8C-6 -3 6 -3 13 -8M-1 2L1 5L5 5L2 8L3 12L-1 10L-5 12L-4 8L-7 5L-3 5Z',
  },
  aspis: { shape: round(21), lines: round(16) + 'M-8 6C-8 -2 -3 -8 4 -9L9 -5L5 -3C6 3 2 8 -3 8Z' },
  lambda: { shape: round(21), lines: 'M-10 13L0 -13L10 13' + round(17) },
  star: {
    shape: round(19),
    lines: round(4) + [0, 45, 90, 135, 180, 225, 270, 315].map((turn) => place('M7 0L15 0', 0, 0, turn)).join(''),
  },
  dolphin: {
    shape: round(20),
    lines: round(16) + 'M-10 5C-8 -5 2 -9 9 -3L12 -3L9 1C4 -1 -2 0 -6 5L-6 10L-9 8L-13 9ZM0 -6L-3 -11L-5 -4',
  },
  horseRound: { shape: round(17), lines: 'M-9 9C-9 -1 -2 -3 0 -9L3 -6L8 -1L6 1L2 0C4 4 2 7 2 10' },
  buckler: { shape: round(11), lines: round(4) },
  eight: {
    shape: 'M0 -37C16 -37 18 -15 9 -3C20 8 16 36 0 36C-16 36 -20 8 -9 -3C-18 -15 -16 -37 0 -37Z',
    lines:
      'M0 -31L0 30M-10 -24C-5 -20 -5 -14 -9 -10M10 -24C5 -20 5 -14 9 -10M-11 12C-6 16 -6 22 -10 27M11 12C6 16 6 22 10 27',
  },
  sun: { shape: round(15), lines: round(5) + [0, 90, 180, 270].map((turn) => place('M7 0L12 0', 0, 0, turn)).join('') },
} satisfies Record<string, Part>;
