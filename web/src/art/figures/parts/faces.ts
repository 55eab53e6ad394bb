// Faces and helmets that several peoples share. A head lies round its middle and looks to the right.
import type { Part } from './part';

export const FACE = 'M9 -4L12 3L9 4L8 9L1 11L-6 8L-9 0L-6 -8L2 -10Z';
export const EYE = 'M6 2L7 2';
const CHEEKS = 'M-1 -3L9 -4L12 3L9 4L8 9L1 11L-3 6Z';
const MOUSTACHE = EYE + 'M10 5C8 5 6 7 6 11';
const GALEA = FACE + 'M13 0L11 -4C9 -11 5 -13 0 -13C-7 -13 -11 -8 -11 0L-17 8L-15 11L-7 8L-5 11L3 12L5 3Z';
/** A round cap of bronze with cheek guards. */
export const DOME = 'M12 -3C10 -12 -9 -14 -11 -3L-15 6L-7 4L-5 11L1 11L1 -2Z';
export const DOME_LINES = 'M11 -4L-10 -4M-5 0L-4 7';

/** A smooth face under hair, cloth or cap. */
export const smooth = (cover: string, lines = ''): Part => ({ shape: FACE + cover, lines, skin: CHEEKS, ink: EYE });

export const moustached = (cover: string, lines = ''): Part => ({ ...smooth(cover, lines), ink: MOUSTACHE });

/** A short pointed beard. */
export const bearded = (cover: string, lines = ''): Part => ({
  shape: FACE + 'M10 4C11 11 9 16 5 20C0 17 -4 12 -5 5Z' + cover,
  lines,
  skin: 'M-1 -3L9 -4L12 3L9 4L4 5L1 7L-3 4Z',
  ink: EYE,
});

/** The Roman helmet with cheek and neck guards. */
export const galea = (crest: string, lines = ''): Part => ({
  shape: GALEA + crest,
  lines: 'M12 -2L-10 -2M-6 1L-4 8' + lines,
  skin: 'M2 0L10 0L12 3L9 4L8 9L2 11Z',
  ink: EYE,
});

/** Nothing of the face is bare. */
export const masked = (shape: string, lines: string): Part => ({ shape, lines });
