// The handles at the front of what is held: corners to wheel, sides to slide.
import { across, ahead, boxOf, edgesOf, far, holds, nearestOn, plus } from './geometry';
import type { Grip, Hand } from './hand.svelte';
import { onTable, WIDTH, type Point } from './types';

export interface Handle extends Point {
  name: Exclude<Grip, 'body'>;
  turn: number;
  sign: string;
  /** Pixels. */
  radius: number;
  /** The corner that it belongs to, where it stands off it. */
  stalk?: Point;
}
/** Pixels of a UD below which a handle is larger than a unit. */
export const FAR = 23;
const RADIUS = 11;
const WHEEL_RIGHT = 'M-5 4C-5 -2 -1 -5 5 -4M1 -7L5 -4L2 0';
const WHEEL_LEFT = 'M5 4C5 -2 1 -5 -5 -4M-1 -7L-5 -4L-2 0';
const SLIDE_RIGHT = 'M-5 0H5M1 -4L5 0L1 4';
const SLIDE_LEFT = 'M5 0H-5M-1 -4L-5 0L-1 4';

/** `scale`: pixels of a drawing unit; handles keep their size on the screen and stand a little off the bases. */
export function gripsOf(hand: Hand, scale: number): Handle[] {
  const { front } = hand;
  if (!hand.open || !front || hand.picked.length === 0 || hand.tool !== 'hand') return [];
  if (!hand.needsSpot && !hand.mayGo && !hand.composing) return [];
  if (hand.needsSpot && !(hand.verb === 'place' && hand.spot)) return [];
  const pixel = 10 / scale; // in thousandths of a UD
  const off = 13 * pixel;
  const [on, right] = [ahead(front.heading), across(front.heading)];
  const place = (name: Handle['name'], from: Point, aside: number, ahead: number, sign: string): Handle => ({
    name,
    ...plus(plus(from, right, aside), on, ahead),
    turn: front.heading,
    sign,
    radius: RADIUS,
  });
  // From afar they would hide the neighbours: those to wheel stand well ahead, on stalks, and who slides has buttons for it.
  if (scale * 100 < FAR) {
    const aside = Math.max(0, 12 * pixel - front.width / 2);
    return [
      { ...place('left', front.left, -aside, 24 * pixel, WHEEL_RIGHT), radius: 9, stalk: front.left },
      { ...place('right', front.right, aside, 24 * pixel, WHEEL_LEFT), radius: 9, stalk: front.right },
    ];
  }
  const corners = [
    place('left', front.left, -off * 0.3, off * 1.1, WHEEL_RIGHT),
    place('right', front.right, off * 0.3, off * 1.1, WHEEL_LEFT),
  ];
  if (hand.needsSpot) return corners;
  const depths = hand.ghosts.map((ghost) => ghost.depth);
  const [beside, behind] = [-Math.min(...depths) / 2, -Math.max(...depths) - off];
  // Beside what is held; where a neighbour stands there behind it, clear of each other; where that is taken too there are buttons.
  const inward = Math.min(off, front.width / 2 - 12 * pixel);
  const side = (name: 'slideLeft' | 'slideRight', from: Point, out: number, sign: string) =>
    [place(name, from, out, beside, sign), place(name, from, -Math.sign(out) * inward, behind, sign)].find(
      (handle) => !hidesOther(hand, handle, pixel),
    ) ?? [];
  return [
    ...corners,
    side('slideLeft', front.left, -off, SLIDE_LEFT),
    side('slideRight', front.right, off, SLIDE_RIGHT),
  ].flat();
}
/** Whether a handle lies over somebody who is not held. */
function hidesOther(hand: Hand, { x, y, radius }: Handle, pixel: number): boolean {
  const reach = radius * pixel;
  return hand.stage.units.some(({ id, depth }) => {
    const state = hand.scene.units[id];
    if (!onTable(state) || hand.picked.includes(id)) return false;
    const box = boxOf(state, WIDTH, depth);
    return holds(box, { x, y }) || edgesOf(box).some(([a, b]) => far(nearestOn(a, b, { x, y }), { x, y }) < reach);
  });
}

/** What the pointer would take up there; `reach` in thousandths of a UD. */
export function gripAt(hand: Hand, point: Point, scale: number, reach: number): Grip | undefined {
  const boxes = [...hand.ghosts, ...(hand.needsSpot ? [] : hand.bases)].map((ghost) =>
    boxOf(ghost, WIDTH, ghost.depth),
  );
  // The handles stand off the bases: whoever touches a base means it, however large a finger is.
  if (boxes.some((box) => holds(box, point))) return 'body';
  if (hand.terrain.outline && holds(hand.terrain.outline, point)) return 'body';
  const { camp, spot } = hand;
  if (hand.verb === 'camp' && camp && spot && holds(boxOf(spot, camp.width, camp.depth), point)) return 'body';
  // So does whoever touches another unit that may be taken up, unless a handle is drawn over it.
  const other = hand.unitAt(point);
  const meansOther = !hand.needsSpot && other !== undefined && hand.index.able.has(other);
  let best: { name: Grip; way: number } | undefined;
  for (const handle of gripsOf(hand, scale)) {
    const way = far(handle, point);
    const within = meansOther ? (handle.radius * 10) / scale : reach;
    if (way <= within && (!best || way < best.way)) best = { name: handle.name, way };
  }
  if (best) return best.name;
  return hand.needsSpot && hand.spot && far(hand.spot, point) < Math.max(reach, 600) ? 'body' : undefined;
}
