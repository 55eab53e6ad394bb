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
