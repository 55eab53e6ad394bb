// What the figures stand on: side 1 on a round plate, side 2 on a square one with cut corners.

export const BASES = {
  1: {
    plinth: 'M8 84A42 9.5 0 0 1 92 84V89A42 9.5 0 0 1 8 89Z',
    plate: 'M8 84A42 9.5 0 1 1 92 84A42 9.5 0 1 1 8 84Z',
    hatch: 'M15 84A35 6.5 0 0 0 85 84',
    ring: 'M3 86A47 13.5 0 1 1 97 86A47 13.5 0 1 1 3 86Z',
  },
  2: {
    plinth: 'M17 75H83L92 81V92L83 98H17L8 92V81Z',
    plate: 'M17 75H83L92 81V87L83 93H17L8 87V81Z',
    hatch: 'M14 88L22 79M22 90L32 79M68 79L78 90M78 79L86 88',
    ring: 'M15 71H85L97 79V94L85 102H15L3 94V79Z',
  },
} as const;

/** Life points from one to another on the front of the base: round for side 1, diamonds for side 2. */
export function basePips(side: 1 | 2, from: number, to: number, of: number): string {
  let d = '';
  for (let i = from; i < to; ++i) {
    const x = 50 + (i - (of - 1) / 2) * 13;
    d += side === 1 ? `M${x - 4.5} 92.5a4.5 4.5 0 1 1 9 0a4.5 4.5 0 1 1 -9 0Z` : `M${x} 88l5.5 5l-5.5 5l-5.5 -5Z`;
  }
  return d;
}
