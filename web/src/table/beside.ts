// Where a card lies so that what it speaks of stays in sight: beside it where there is room, else where it hides least.
import type { Size } from './camera';
import type { Point } from './geometry';

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const GAP = 10;

export function boxAround(point: Point, half: number): Box {
  return { left: point.x - half, top: point.y - half, right: point.x + half, bottom: point.y + half };
}

/** Boxes of two fields and small ones along the line between them. */
export function boxesAlong(from: Point, to: Point, half: number): Box[] {
  const between = [1, 2, 3, 4, 5, 6, 7].map((part) =>
    boxAround({ x: from.x + ((to.x - from.x) * part) / 8, y: from.y + ((to.y - from.y) * part) / 8 }, half / 4),
  );
  return [...between, boxAround(from, half), boxAround(to, half)];
}

function union(boxes: readonly Box[]): Box {
  return {
    left: Math.min(...boxes.map((box) => box.left)),
    top: Math.min(...boxes.map((box) => box.top)),
    right: Math.max(...boxes.map((box) => box.right)),
    bottom: Math.max(...boxes.map((box) => box.bottom)),
  };
}

/** A place for the card in the room; `wide` is what had better stay in sight too, if that is possible. */
export function beside(kept: readonly Box[], card: Size, room: Box, wide: readonly Box[] = []): Point {
  const all = [...wide, ...kept];
  const clear = leastHiding(all, card, room);
  return clear.hidden === 0 ? clear.place : leastHiding(kept, card, room).place;
}

function leastHiding(kept: readonly Box[], card: Size, room: Box): { place: Point; hidden: number } {
  let best = { place: { x: room.left, y: room.top }, hidden: Infinity };
  for (const wish of [...sides(union(kept), card), ...sides(kept.at(-1)!, card), ...corners(card, room)]) {
    const place = {
      x: Math.max(room.left, Math.min(wish.x, room.right - card.width)),
      y: Math.max(room.top, Math.min(wish.y, room.bottom - card.height)),
    };
    const box = { left: place.x, top: place.y, right: place.x + card.width, bottom: place.y + card.height };
    const hidden = kept.reduce((sum, one) => sum + overlap(one, box), 0);
    if (hidden < best.hidden) best = { place, hidden };
  }
  return best;
}

function sides(box: Box, card: Size): Point[] {
  const middle = { x: (box.left + box.right - card.width) / 2, y: (box.top + box.bottom - card.height) / 2 };
  return [
    { x: box.right + GAP, y: middle.y },
    { x: box.left - GAP - card.width, y: middle.y },
    { x: middle.x, y: box.bottom + GAP },
    { x: middle.x, y: box.top - GAP - card.height },
  ];
}

function corners(card: Size, room: Box): Point[] {
  const [right, bottom] = [room.right - card.width, room.bottom - card.height];
  return [
    { x: right, y: bottom },
    { x: room.left, y: bottom },
    { x: right, y: room.top },
    { x: room.left, y: room.top },
  ];
}

function overlap(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return Math.max(0, width) * Math.max(0, height);
}
