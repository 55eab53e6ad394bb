// Signs of what a unit did or suffered in this turn, in a disc of radius 11.

const SIGNS: Record<string, string> = {
  charged: 'M-5 5L5 -5M5 -5H-1M5 -5V1',
  evaded: 'M5 -4L-5 4M-5 4H1M-5 4V-2',
  held: 'M-4 -5V5M4 -5V5',
  uncontrolled: 'M0 -6V1M0 5h0',
  looting: 'M-5 -3H5V4H-5ZM-2 -3V-6H2V-3',
  disengaged: 'M0 -5V4M-4 0L0 4L4 0',
  rallyTried: 'M-5 0L-1 4L5 -4',
  shifted: 'M-6 0H5M2 -3L5 0L2 3',
  support: 'M0 -6V6M-5 -1H5',
  fresh: 'M0 -6L2 -2L6 -2L3 1L4 6L0 3L-4 6L-3 1L-6 -2L-2 -2Z',
};
/** The badges of marks that have a sign of their own; disorder is seen on the base itself. */
export const badgesOf = (marks: readonly string[]): { name: string; d: string }[] =>
  marks.flatMap((name) => (SIGNS[name] ? [{ name, d: SIGNS[name] }] : []));
