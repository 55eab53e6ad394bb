// Bases on the table as the eye needs them: rectangles, ways and distances. For the picture only; what is legal and where a
// base really ends is the server's word (engine/games/adlg/geometry.h has the same operations in whole numbers).
import { UD, WIDTH, type Edge, type Point, type Pose, type Spot } from './types';

export const radians = (heading: number): number => (heading * Math.PI) / 18000;
export const normalized = (heading: number): number => ((heading % 36000) + 36000) % 36000;
/** The shortest way from one heading to the other, clockwise positive. */
export function turnBetween(from: number, to: number): number {
  const turn = normalized(to - from);
  return turn > 18000 ? turn - 36000 : turn;
}

export const ahead = (heading: number): Point => ({ x: Math.sin(radians(heading)), y: -Math.cos(radians(heading)) });
export const across = (heading: number): Point => ({ x: Math.cos(radians(heading)), y: Math.sin(radians(heading)) });
export const plus = (a: Point, b: Point, times = 1): Point => ({ x: a.x + b.x * times, y: a.y + b.y * times });
export const minus = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y });
export const dot = (a: Point, b: Point): number => a.x * b.x + a.y * b.y;
export const cross = (a: Point, b: Point): number => a.x * b.y - a.y * b.x;
export const far = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
export const toPoint = ([x, y]: Spot): Point => ({ x, y });

/** Corners: front left, front right, rear right, rear left. */
export function boxOf(pose: Pose, width: number, depth: number): Point[] {
  const [on, right] = [ahead(pose.heading), across(pose.heading)];
  const left = plus(pose, right, -width / 2);
  const other = plus(pose, right, width / 2);
  return [left, other, plus(other, on, -depth), plus(left, on, -depth)];
}
export function areaAhead(pose: Pose, width: number, depth: number, margin = 0): Point[] {
  return boxOf({ ...plus(pose, ahead(pose.heading), depth), heading: pose.heading }, width + 2 * margin, depth);
}
export const middleOf = (pose: Pose, depth: number): Point => plus(pose, ahead(pose.heading), -depth / 2);

export const forward = (pose: Pose, way: number): Pose => ({ ...pose, ...plus(pose, ahead(pose.heading), way) });
export const slid = (pose: Pose, way: number): Pose => ({ ...pose, ...plus(pose, across(pose.heading), way) });
export function turnedAbout(pose: Pose, pivot: Point, angle: number): Pose {
  const [cos, sin] = [Math.cos(radians(angle)), Math.sin(radians(angle))];
  const from = minus(pose, pivot);
  return {
    x: pivot.x + from.x * cos - from.y * sin,
    y: pivot.y + from.x * sin + from.y * cos,
    heading: normalized(pose.heading + angle),
  };
}
export const frontCorner = (pose: Pose, width: number, hand: 'left' | 'right'): Point =>
  plus(pose, across(pose.heading), hand === 'left' ? -width / 2 : width / 2);
/** Clockwise about the right front corner, else about the left one. */
export const wheeled = (pose: Pose, width: number, angle: number): Pose =>
  turnedAbout(pose, frontCorner(pose, width, angle >= 0 ? 'right' : 'left'), angle);
/** On the spot: the middle stays. */
export function turned(pose: Pose, depth: number, angle: number): Pose {
  const heading = normalized(pose.heading + angle);
  return { ...plus(middleOf(pose, depth), ahead(heading), depth / 2), heading };
}
/** A15: 1.5 UD × front width × angle / 90°. */
export const wheelCost = (front: number, angle: number): number => Math.ceil((1.5 * front * Math.abs(angle)) / 9000);

export function holds(area: readonly Point[], point: Point): boolean {
  let inside = false;
  for (let i = 0, j = area.length - 1; i < area.length; j = i++) {
    const [a, b] = [area[i]!, area[j]!];
    if (a.y > point.y !== b.y > point.y && point.x < ((b.x - a.x) * (point.y - a.y)) / (b.y - a.y) + a.x)
      inside = !inside;
  }
  return inside;
}

/** Nearest point of the stretch a–b. */
export function nearestOn(a: Point, b: Point, point: Point): Point {
  const way = minus(b, a);
  const long = dot(way, way);
  const part = long === 0 ? 0 : Math.min(1, Math.max(0, dot(minus(point, a), way) / long));
  return plus(a, way, part);
}
function stretchesCross(a: Point, b: Point, c: Point, d: Point): boolean {
  const side = (p: Point, q: Point, r: Point) => Math.sign(cross(minus(q, p), minus(r, p)));
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}
export const edgesOf = (area: readonly Point[]): [Point, Point][] =>
  area.map((corner, index) => [corner, area[(index + 1) % area.length]!]);

/** Nearest points of two areas; the same one twice where they overlap. */
export function nearest(a: readonly Point[], b: readonly Point[]): { from: Point; to: Point; way: number } {
  if (b[0] && holds(a, b[0])) return { from: b[0], to: b[0], way: 0 };
  if (a[0] && holds(b, a[0])) return { from: a[0], to: a[0], way: 0 };
  let best = { from: a[0]!, to: b[0]!, way: Infinity };
  const take = (from: Point, to: Point) => {
    const way = far(from, to);
    if (way < best.way) best = { from, to, way };
  };
  for (const [p, q] of edgesOf(a))
    for (const [r, s] of edgesOf(b)) {
      if (stretchesCross(p, q, r, s)) return { from: p, to: p, way: 0 };
      take(nearestOn(p, q, r), r);
      take(p, nearestOn(r, s, p));
    }
  return best;
}
export const distance = (a: readonly Point[], b: readonly Point[]): number => nearest(a, b).way;

/** How far a front may go straight on until it meets the area; undefined if it passes by. */
export function wayTo(pose: Pose, width: number, area: readonly Point[]): number | undefined {
  const [on, right] = [ahead(pose.heading), across(pose.heading)];
  const half = width / 2 - 1; // touching at a corner is passing by
  const local = area.map((point) => ({ u: dot(minus(point, pose), right), v: dot(minus(point, pose), on) }));
  let way = Infinity;
  let beyond = -Infinity;
  local.forEach((a, index) => {
    const b = local[(index + 1) % local.length]!;
    const low = Math.max(-half, Math.min(a.u, b.u));
    const high = Math.min(half, Math.max(a.u, b.u));
    if (low > high) return;
    const at = (u: number) => (a.u === b.u ? undefined : a.v + ((b.v - a.v) * (u - a.u)) / (b.u - a.u));
    for (const v of [at(low), at(high), ...(a.u === b.u ? [a.v, b.v] : [])]) {
      if (v === undefined) continue;
      way = Math.min(way, v);
      beyond = Math.max(beyond, v);
    }
  });
  if (way === Infinity || beyond < 0) return undefined;
  return way < -20 ? undefined : Math.max(0, way);
}

/** A20: how a charge that begins with its front edge there meets the target. */
export function edgeMet(charger: Pose, width: number, target: Pose, depth: number): Edge {
  const [on, right] = [ahead(target.heading), across(target.heading)];
  const front = (['left', 'right'] as const).map((hand) => minus(frontCorner(charger, width, hand), target));
  const points = front.map((point) => ({ u: dot(point, right), v: dot(point, on) }));
  if (points.some(({ v }) => v > 0)) return 'front';
  const [low, high] = [Math.min(points[0]!.u, points[1]!.u), Math.max(points[0]!.u, points[1]!.u)];
  const behind = points.every(({ v }) => v < -depth);
  if ((low < WIDTH / 2 && high > -WIDTH / 2) || behind) return 'rear';
  return low + high > 0 ? 'right' : 'left';
}

/** Full contact (A21): front on front, on a flank at the front corner, or on the rear. */
export function poseAgainst(target: Pose, depth: number, edge: Edge): Pose {
  const [on, right] = [ahead(target.heading), across(target.heading)];
  if (edge === 'front') return { x: target.x, y: target.y, heading: normalized(target.heading + 18000) };
  if (edge === 'rear') return { ...plus(target, on, -depth), heading: target.heading };
  const out = edge === 'right' ? 1 : -1;
  const corner = plus(target, right, (out * WIDTH) / 2);
  return { ...plus(corner, on, -UD / 2), heading: normalized(target.heading - out * 9000) };
}

/** Rounded to a grid, as far as the hand is steady. */
export const stepped = (value: number, step: number): number => Math.round(value / step) * step;
