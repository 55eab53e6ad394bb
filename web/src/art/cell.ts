// The measure of all drawings: one field of the board is CELL units wide and high.
export const CELL = 100;

/** Columns read a … z, aa, ab …, as in the notation. */
export function columnName(x: number): string {
  const last = String.fromCharCode(97 + (x % 26));
  return x < 26 ? last : String.fromCharCode(96 + Math.floor(x / 26)) + last;
}
