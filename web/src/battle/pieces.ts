// Pieces of terrain in the hand: the outline that would lie there, and the edges of the table that catch it (A10).
import { normalized, turnedAbout } from './geometry';
import { UD, type Point, type Pose, type Spot } from './types';

/** So near to an edge of the table a hand means it. */
const CATCH = UD / 2;

const moved = (outline: readonly Spot[], to: Pose): Point[] =>
  outline.map(([x, y]) => turnedAbout({ x: x + to.x, y: y + to.y, heading: 0 }, to, to.heading));

/** A shape laid there. Of rivers, roads and coasts only one direction counts. */
export function laidAt(outline: readonly Spot[], at: Pose, table: { width: number; height: number }, runs: boolean) {
  if (!runs) return moved(outline, at);
  const xs = outline.map(([x]) => x);
  const ys = outline.map(([, y]) => y);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  // A road from side to side.
  if (right - left >= table.width) {
    const middle = (Math.min(...ys) + Math.max(...ys)) / 2;
    return outline.map(([x, y]) => ({ x, y: y + at.y - middle }));
  }
  // A coast lies at the nearer side.
  if (left <= 0) return outline.map(([x, y]) => ({ x: at.x > table.width / 2 ? table.width - x : x, y }));
  return outline.map(([x, y]) => ({ x: x + at.x - table.width / 2, y }));
}

/** The place of a piece, drawn to an edge of the table that it nearly touches. */
export function caughtByEdge(outline: readonly Spot[], at: Pose, table: { width: number; height: number }): Pose {
  const points = moved(outline, at);
  const draw = (low: number, high: number, size: number): number => {
    if (Math.abs(low) <= CATCH) return -low;
    return Math.abs(size - high) <= CATCH ? size - high : 0;
  };
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  return {
    x: Math.round(at.x + draw(Math.min(...xs), Math.max(...xs), table.width)),
    y: Math.round(at.y + draw(Math.min(...ys), Math.max(...ys), table.height)),
    heading: at.heading,
  };
}

/** The middle of a piece as the rules take it: of its bounding box. */
export function middleOfPiece(outline: readonly Spot[]): Point {
  const xs = outline.map(([x]) => x);
  const ys = outline.map(([, y]) => y);
  return { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 };
}

/** A piece that lies on the table, moved or turned. */
export function shifted(outline: readonly Spot[], to: Pose): Point[] {
  const { x, y } = middleOfPiece(outline);
  return moved(
    outline.map(([a, b]) => [a - x, b - y] as const),
    { ...to, heading: normalized(to.heading) },
  );
}
