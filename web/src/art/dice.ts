// Shapes of the dice, in a box of 100 × 100.

const around = (r: number, start: number, count: number) =>
  Array.from({ length: count }, (_, i) => {
    const angle = ((start + (360 / count) * i) * Math.PI) / 180;
    return `${(50 + r * Math.cos(angle)).toFixed(1)} ${(50 + r * Math.sin(angle)).toFixed(1)}`;
  });

const inner = around(31, -90, 5);
const outer = around(46, -90, 10);

export const d12 = {
  outline: `M${outer.join('L')}Z`,
  face: `M${inner.join('L')}Z`,
  spokes: inner.map((from, i) => `M${from}L${outer[i * 2]!}`).join(''),
} as const;

/** An outline, the face that looks up, and the edges between. `at` and `size`: where its number stands. */
export interface DieShape {
  outline: string;
  face: string;
  spokes: string;
  at: number;
  size: number;
}

const closed = (...points: string[]) => `M${points.join('L')}Z`;
const lines = (...pairs: [string, string][]) => pairs.map(([from, to]) => `M${from}L${to}`).join('');

// Seen from above upon one face: W4 and W8 and W20 upon a triangle, W10 upon a kite, W12 upon a pentagon.
const hexagon = around(47, -90, 6);
const [top, upperRight, lowerRight, bottom, lowerLeft, upperLeft] = hexagon as [
  string,
  string,
  string,
  string,
  string,
  string,
];
const twenty = around(40, -90, 3) as [string, string, string];

export const dieShapes: Record<number, DieShape> = {
  4: {
    outline: closed('50 6', '95 84', '5 84'),
    face: closed('50 18', '84 77', '16 77'),
    spokes: lines(['50 6', '50 18'], ['95 84', '84 77'], ['5 84', '16 77']),
    at: 59,
    size: 34,
  },
  8: {
    outline: closed(top, upperRight, lowerRight, bottom, lowerLeft, upperLeft),
    face: closed(top, lowerRight, lowerLeft),
    spokes: lines([lowerRight, bottom], [lowerLeft, bottom]),
    at: 52,
    size: 36,
  },
  10: {
    outline: closed('50 4', '94 40', '94 60', '50 96', '6 60', '6 40'),
    face: closed('50 4', '80 52', '50 70', '20 52'),
    spokes: lines(['80 52', '94 60'], ['20 52', '6 60'], ['50 70', '50 96']),
    at: 43,
    size: 33,
  },
  12: { ...d12, at: 51, size: 36 },
  20: {
    outline: closed(top, upperRight, lowerRight, bottom, lowerLeft, upperLeft),
    face: closed(...twenty),
    spokes: lines(
      [twenty[0], top],
      [twenty[0], upperRight],
      [twenty[0], upperLeft],
      [twenty[1], upperRight],
      [twenty[1], lowerRight],
      [twenty[1], bottom],
      [twenty[2], upperLeft],
      [twenty[2], lowerLeft],
      [twenty[2], bottom],
    ),
    at: 55,
    size: 33,
  },
};

const SPOTS: Record<number, string> = { 1: 'm', 2: 'ai', 3: 'ami', 4: 'acgi', 5: 'acmgi', 6: 'acdfgi' };
const PLACES: Record<string, [number, number]> = {
  a: [32, 30],
  c: [68, 30],
  d: [32, 48],
  m: [50, 48],
  f: [68, 48],
  g: [32, 66],
  i: [68, 66],
};

export function d6Pips(face: number): string {
  return [...(SPOTS[face] ?? '')]
    .map((spot) => {
      const [x, y] = PLACES[spot]!;
      return `M${x - 7} ${y}a7 7 0 1 1 14 0a7 7 0 1 1 -14 0Z`;
    })
    .join('');
}
