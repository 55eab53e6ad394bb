// Terrain outlines as paths, and things strewn over them. Everything in drawing units: 100 to a UD.
import { chance } from '../../art/terrain/grid';
import type { Point as Pair } from '../../art/terrain/shape';
import { holds, nearestOn } from '../geometry';
import type { Point, Spot } from '../types';

/** Drawing units of a wire length. */
export const drawn = (length: number): number => length / 10;
export const areaOf = (outline: readonly Spot[]): Point[] => outline.map(([x, y]) => ({ x: x / 10, y: y / 10 }));
/** What ends at the edges of a table, painted on beyond them: waters have no bank there. */
export function beyond(area: readonly Point[], table: { width: number; height: number }): Point[] {
  const FAR = 60;
  const on = (at: number, end: number) => (at <= 1 ? at - FAR : at >= end - 1 ? at + FAR : at);
  return area.map(({ x, y }) => ({ x: on(x, table.width), y: on(y, table.height) }));
}

const f = (value: number): string => String(Math.round(value * 10) / 10);
export const at = (point: Point): string => `${f(point.x)} ${f(point.y)}`;

export const exact = (area: readonly Point[]): string => `M${area.map(at).join('L')}Z`;

/** Corners cut round; the edges stay where the rules have them. */
export function soft(area: readonly Point[], radius = 26): string {
  let d = '';
  area.forEach((corner, index) => {
    const before = area[(index + area.length - 1) % area.length]!;
    const after = area[(index + 1) % area.length]!;
    const towards = (to: Point): Point => {
      const long = Math.hypot(to.x - corner.x, to.y - corner.y) || 1;
      const part = Math.min(radius, long * 0.45) / long;
      return { x: corner.x + (to.x - corner.x) * part, y: corner.y + (to.y - corner.y) * part };
    };
    d += `${index === 0 ? 'M' : 'L'}${at(towards(before))}Q${at(corner)} ${at(towards(after))}`;
  });
  return d + 'Z';
}

export function middle(area: readonly Point[]): Point {
  const sum = area.reduce((all, point) => ({ x: all.x + point.x, y: all.y + point.y }), { x: 0, y: 0 });
  return { x: sum.x / area.length, y: sum.y / area.length };
}
/** Drawn together towards its middle, or a point given. */
export function shrunk(area: readonly Point[], part: number, to = middle(area)): Point[] {
  return area.map((point) => ({ x: to.x + (point.x - to.x) * part, y: to.y + (point.y - to.y) * part }));
}

export interface Rim {
  point: Point;
  /** Length along the outline. */
  along: number;
  /** Unit vectors: along the edge, and into the area. */
  on: Point;
  inward: Point;
}
/** Points along the outline, one every so many units. */
export function rim(area: readonly Point[], every: number): Rim[] {
  const found: Rim[] = [];
  let rest = every / 2;
  let along = 0;
  area.forEach((a, index) => {
    const b = area[(index + 1) % area.length]!;
    const long = Math.hypot(b.x - a.x, b.y - a.y);
    if (long === 0) return;
    const on = { x: (b.x - a.x) / long, y: (b.y - a.y) / long };
    let inward = { x: -on.y, y: on.x };
    const probe = { x: (a.x + b.x) / 2 + inward.x, y: (a.y + b.y) / 2 + inward.y };
    if (!holds(area, probe)) inward = { x: on.y, y: -on.x };
    for (; rest <= long; rest += every)
      found.push({ point: { x: a.x + on.x * rest, y: a.y + on.y * rest }, along: along + rest, on, inward });
    rest -= long;
    along += long;
  });
  return found;
}

/** The nearest point of the outline and how it runs there. */
export function edgeBy(area: readonly Point[], point: Point): { way: number; on: Point; at: Point } {
  let best = { way: Infinity, on: { x: 1, y: 0 }, at: point };
  area.forEach((a, index) => {
    const b = area[(index + 1) % area.length]!;
    const near = nearestOn(a, b, point);
    const way = Math.hypot(near.x - point.x, near.y - point.y);
    const long = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    if (way < best.way) best = { way, on: { x: (b.x - a.x) / long, y: (b.y - a.y) / long }, at: near };
  });
  return best;
}

/** Spots over the area, roughly so far apart and so far from its edge, from top to bottom. */
export function strewn(area: readonly Point[], apart: number, margin: number, salt: number): (Point & { n: number })[] {
  const xs = area.map(({ x }) => x);
  const ys = area.map(({ y }) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [right, bottom] = [Math.max(...xs), Math.max(...ys)];
  const found: (Point & { n: number })[] = [];
  const low = apart * 0.87;
  let row = 0;
  for (let y = top + low / 2; y < bottom; y += low, ++row) {
    let column = 0;
    for (let x = left + (row % 2 ? apart : apart / 2); x < right; x += apart, ++column) {
      const stray = (by: number) => (chance(Math.round(x), Math.round(y), salt + by) - 0.5) * apart * 0.6;
      const spot = { x: x + stray(0), y: y + stray(1) };
      if (holds(area, spot) && edgeBy(area, spot).way >= margin) found.push({ ...spot, n: found.length });
    }
  }
  return found;
}

/** Parallel lines over the area, cut off at its outline. */
export function furrows(area: readonly Point[], apart: number, angle: number): [Point, Point][] {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const local = area.map(({ x, y }) => ({ x: x * cos + y * sin, y: y * cos - x * sin }));
  const ys = local.map(({ y }) => y);
  const lines: [Point, Point][] = [];
  for (let y = Math.min(...ys) + apart / 2; y < Math.max(...ys); y += apart) {
    const cuts: number[] = [];
    local.forEach((a, index) => {
      const b = local[(index + 1) % local.length]!;
      if (a.y > y !== b.y > y) cuts.push(a.x + ((b.x - a.x) * (y - a.y)) / (b.y - a.y));
    });
    cuts.sort((a, b) => a - b);
    const back = (x: number): Point => ({ x: x * cos - y * sin, y: x * sin + y * cos });
    for (let i = 0; i + 1 < cuts.length; i += 2) lines.push([back(cuts[i]!), back(cuts[i + 1]!)]);
  }
  return lines;
}
/** The way of the longest edge: fields and orchards are laid along it. */
export function grainOf(area: readonly Point[]): number {
  let best = 0;
  let angle = 0;
  area.forEach((a, index) => {
    const b = area[(index + 1) % area.length]!;
    const long = Math.hypot(b.x - a.x, b.y - a.y);
    if (long > best) [best, angle] = [long, Math.atan2(b.y - a.y, b.x - a.x)];
  });
  return angle;
}
export const pair = (point: Point): Pair => [point.x, point.y];
export const lot = (point: Point, salt: number): number => chance(Math.round(point.x), Math.round(point.y), salt);
