// The base itself, front up at y = 0: round corners for side 1, cut ones for side 2; marks of corps, cohesion and quality
// along its rear edge.

export const RAIL = 15; // depth of the strip of marks

/** From a line across the base to its rear edge. */
function rearPart(side: number, from: number, depth: number): string {
  const c = side === 1 ? 13 : 11;
  const [right, left] = side === 1 ? [`Q50 ${depth} `, `Q-50 ${depth} `] : ['L', 'L'];
  return `M-50 ${from}H50V${depth - c}${right}${50 - c} ${depth}H${-50 + c}${left}-50 ${depth - c}Z`;
}
export const plateOf = (side: number, depth: number): string => rearPart(side, 0, depth);
export const railOf = (side: number, depth: number): string => rearPart(side, depth - RAIL, depth);

/** The band along the front with its arrow. */
export const FRONT = 'M-50 0H50V5H9L0 14L-9 5H-50Z';

/** Cohesion from one to another: round for side 1, diamonds for side 2, from the right end of the rail. */
export function pips(side: number, depth: number, from: number, to: number, of: number): string {
  const y = depth - 7.6;
  let d = '';
  for (let i = from; i < to; ++i) {
    const x = 38 - (of - 1 - i) * 11;
    d += side === 1 ? `M${x - 4} ${y}a4 4 0 1 1 8 0a4 4 0 1 1 -8 0Z` : `M${x} ${y - 4.8}l4.8 4.8l-4.8 4.8l-4.8 -4.8Z`;
  }
  return d;
}

/** One to four bars: which corps of its side. */
export function corpsMark(depth: number, number: number): string {
  let d = '';
  for (let i = 0; i < number; ++i) d += `M${-38 + i * 5} ${depth - 12}v9`;
  return d;
}

/** A star for the elite, a hollow wedge for the mediocre. */
export function qualityMark(quality: string, depth: number): string {
  const y = depth - 7.6;
  if (quality === 'elite') {
    const points = Array.from({ length: 10 }, (_, i) => {
      const r = i % 2 === 0 ? 6.4 : 2.7;
      const angle = -Math.PI / 2 + (i * Math.PI) / 5;
      return `${(-12 + r * Math.cos(angle)).toFixed(1)} ${(y + r * Math.sin(angle)).toFixed(1)}`;
    });
    return `M${points.join('L')}Z`;
  }
  return quality === 'mediocre' ? `M-16.5 ${y - 3.6}h9l-4.5 7.4Z` : '';
}

/** A torn line across the base: it is in disorder. */
export function tear(depth: number): string {
  const y = (depth - RAIL) / 2 + 2;
  let d = `M-50 ${y + 6}`;
  for (let i = 1; i <= 8; ++i) d += `L${-50 + i * 12.5} ${y + (i % 2 ? -7 : 7)}`;
  return d;
}

/** A commander's banner, its foot at 0 0. */
export const BANNER = {
  pole: 'M0 4V-48',
  cloth: 'M1 -47H32L25 -38L32 -29H1Z',
  knob: 'M-3.4 -50a3.4 3.4 0 1 1 6.8 0a3.4 3.4 0 1 1 -6.8 0Z',
};
