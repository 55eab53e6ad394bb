// Cloaks and bags, in the box of the figure; drawn behind it.
import type { Part } from './part';

export const EXTRAS = {
  cloak: { shape: 'M46 34C34 36 27 52 22 88L34 85L42 90L50 60Z', lines: 'M40 46C35 58 33 70 32 82' },
  flyingCloak: {
    shape: 'M48 33C32 34 20 42 6 58L15 60L10 70L24 68L24 77L46 58Z',
    lines: 'M42 42C32 46 24 52 18 60M42 48C36 54 32 58 28 66',
  },
  bag: { shape: 'M33 60L44 62L44 75L35 76L31 70Z', lines: 'M33 64L44 66' },
  quiver: {
    shape: 'M34 36L43 34L46 60L38 62ZM34 36L31 26L36 29L38 23L40 29L44 26L43 34Z',
    lines: 'M35 41L44 39M37 55L45 54',
  },
  longCloak: {
    shape: 'M47 33C32 34 26 54 18 92L29 88L38 93L46 88L52 60Z',
    lines: 'M40 44C34 58 31 72 28 86M45 50C41 64 39 76 38 89',
  },
  flyingScarf: { shape: 'M46 34C36 32 26 36 12 34L18 40L9 46L22 46L20 53L46 44Z', lines: 'M40 39C32 40 26 40 18 39' },
} satisfies Record<string, Part>;
