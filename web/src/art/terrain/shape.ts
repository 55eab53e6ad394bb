// Shapes with an irregular hand, all as path data in whole units.
import { CELL } from '../cell';
import { chance, type Grid, type Inside } from './grid';

export type Point = readonly [number, number];
export interface Layer {
  /** CSS class of the path; colours stand in art.css. */
  readonly look: string;
  readonly d: string;
}

const n = (value: number): string => String(Math.round(value));
const at = (p: Point): string => `${n(p[0])} ${n(p[1])}`;

/** Borders of a region as closed runs of corner points, clockwise. Reaches one field beyond the board. */
export function borders(grid: Grid, inside: Inside): Point[][] {
  const next = new Map<string, Point[]>();
  const link = (from: Point, to: Point) => {
    const key = from.join();
    const list = next.get(key);
    if (list) list.push(to);
    else next.set(key, [to]);
  };
  const within = (x: number, y: number) => x >= -1 && y >= -1 && x <= grid.width && y <= grid.height && inside(x, y);
  for (let y = -1; y <= grid.height; ++y)
    for (let x = -1; x <= grid.width; ++x) {
      if (!within(x, y)) continue;
      if (!within(x, y - 1)) link([x, y], [x + 1, y]);
      if (!within(x + 1, y)) link([x + 1, y], [x + 1, y + 1]);
      if (!within(x, y + 1)) link([x + 1, y + 1], [x, y + 1]);
      if (!within(x - 1, y)) link([x, y + 1], [x, y]);
    }
  const runs: Point[][] = [];
  for (const [key, ends] of next) {
    while (ends.length) {
      const start = key.split(',').map(Number) as unknown as Point;
      const run: Point[] = [start];
      let here = ends.pop()!;
      let from = start;
      while (here[0] !== start[0] || here[1] !== start[1]) {
        run.push(here);
        const ways: Point[] = next.get(here.join())!;
        // Where two fields touch at a corner the line turns left: they grow together.
        const left = ways.findIndex((to) => cross(from, here, to) < 0);
        from = here;
        here = ways.splice(Math.max(left, 0), 1)[0]!;
      }
      runs.push(run);
    }
  }
  return runs;
}

function cross(a: Point, b: Point, c: Point): number {
  return (b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0]);
}

export interface Edge {
  /** How far the border moves inwards, in units. */
  readonly inset: number;
  /** How far it may stray from there. */
  readonly stray: number;
  readonly salt: number;
}

function strayed(run: Point[], edge: Edge, steps: readonly number[]): Point[] {
  const points: Point[] = [];
  run.forEach((a, i) => {
    const b = run[(i + 1) % run.length]!;
    const dx = b[0] - a[0];
    const dy = b[1] - a[1];
    for (const step of steps) {
      const px = (a[0] + dx * step) * CELL;
      const py = (a[1] + dy * step) * CELL;
      const inwards = edge.inset + (chance(Math.round(px), Math.round(py), edge.salt) - 0.5) * 2 * edge.stray;
      points.push([px - dy * inwards, py + dx * inwards]);
    }
  });
  return points;
}

/** A soft, wandering outline: water, clay, slopes. */
export function softMass(grid: Grid, inside: Inside, edge: Edge): string {
  return borders(grid, inside)
    .map((run) => rounded(strayed(run, edge, [0.25, 0.75])))
    .join('');
}

/** An outline of small outward bows: foliage. */
export function leafyMass(grid: Grid, inside: Inside, edge: Edge): string {
  return borders(grid, inside)
    .map((run) => bowed(evened(strayed(run, edge, [0.17, 0.5, 0.83])), 0.58))
    .join('');
}

/** Every point moves towards its neighbours: corners become round. */
function evened(points: Point[]): Point[] {
  return points.map((p, i) => {
    const a = points[(i + points.length - 1) % points.length]!;
    const b = points[(i + 1) % points.length]!;
    return [(a[0] + b[0] + p[0]) / 3, (a[1] + b[1] + p[1]) / 3];
  });
}

/** An outline of straight breaks: rock. */
export function brokenMass(grid: Grid, inside: Inside, edge: Edge): string {
  return borders(grid, inside)
    .map((run) => polygon(strayed(run, edge, [0.2, 0.5, 0.8])))
    .join('');
}

export function polygon(points: readonly Point[]): string {
  return `M${points.map(at).join('L')}Z`;
}

export function line(...points: Point[]): string {
  return `M${points.map(at).join('L')}`;
}

export function rounded(points: readonly Point[]): string {
  const middle = (i: number): Point => {
    const a = points[i % points.length]!;
    const b = points[(i + 1) % points.length]!;
    return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  };
  let d = `M${at(middle(points.length - 1))}`;
  points.forEach((p, i) => (d += `Q${at(p)} ${at(middle(i))}`));
  return d + 'Z';
}

function bowed(points: readonly Point[], bend: number): string {
  let d = `M${at(points[0]!)}`;
  points.forEach((p, i) => {
    const q = points[(i + 1) % points.length]!;
    const r = n(Math.max(4, Math.hypot(q[0] - p[0], q[1] - p[1]) * bend));
    d += `A${r} ${r} 0 0 1 ${at(q)}`;
  });
  return d + 'Z';
}

function ring(x: number, y: number, r: number, corners: number, stray: number, salt: number, flat = 1): Point[] {
  const turn = chance(Math.round(x), Math.round(y), salt) * 6.283;
  return Array.from({ length: corners }, (_, i) => {
    const angle = turn + (i / corners) * 6.283;
    const reach = r * (1 - stray * chance(Math.round(x) + i, Math.round(y), salt + 1));
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * flat];
  });
}

/** A leafy crown seen from above. */
export function crown(x: number, y: number, r: number, salt: number, lobes = 7): string {
  return bowed(ring(x, y, r * 0.86, lobes, 0.16, salt), 0.56);
}

/** A soft puddle. */
export function puddle(x: number, y: number, r: number, salt: number, flat = 0.6): string {
  return rounded(ring(x, y, r * 1.15, 7, 0.3, salt, flat));
}

/** A broken stone. */
export function stone(x: number, y: number, r: number, salt: number, corners = 7): string {
  return polygon(ring(x, y, r, corners, 0.28, salt, 0.86));
}

/** Drawn with round caps, a dot. */
export function dot(x: number, y: number): string {
  return `M${n(x)} ${n(y)}h0`;
}

/** A small stroke with a bend, for grass, reeds and waves. */
export function bow(x: number, y: number, cx: number, cy: number, dx: number, dy: number): string {
  return `M${n(x)} ${n(y)}q${n(cx)} ${n(cy)} ${n(dx)} ${n(dy)}`;
}

/** Calls draw for spots scattered over a field, at least roughly apart; a spread below 1 keeps off its borders. */
export function scatter(
  x: number,
  y: number,
  count: number,
  salt: number,
  draw: (px: number, py: number, i: number) => void,
  spread = 1,
): void {
  const side = Math.ceil(Math.sqrt(count));
  for (let i = 0; i < count; ++i) {
    const column = (i % side) + chance(x, y, salt + i * 2) * 0.8 + 0.1;
    const row = Math.floor(i / side) + chance(x, y, salt + i * 2 + 1) * 0.8 + 0.1;
    const px = 0.5 + (column / side - 0.5) * spread;
    const py = 0.5 + (row / Math.ceil(count / side) - 0.5) * spread;
    draw((x + px) * CELL, (y + py) * CELL, i);
  }
}
