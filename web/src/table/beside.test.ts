import { describe, expect, it } from 'vitest';
import { beside, boxAround, boxesAlong, type Box } from './beside';

const room = { left: 0, top: 0, right: 900, bottom: 600 };
const card = { width: 300, height: 200 };
const hides = (place: { x: number; y: number }, box: Box) =>
  place.x < box.right && place.x + card.width > box.left && place.y < box.bottom && place.y + card.height > box.top;

describe('a card beside what it speaks of', () => {
  it('lies to the right where there is room', () => {
    expect(beside([boxAround({ x: 100, y: 300 }, 20)], card, room)).toEqual({ x: 130, y: 200 });
  });
  it('goes to the left at the right edge', () => {
    expect(beside([boxAround({ x: 860, y: 300 }, 20)], card, room)).toEqual({ x: 530, y: 200 });
  });
  it('goes under what stretches over the whole width', () => {
    expect(beside(boxesAlong({ x: 50, y: 100 }, { x: 850, y: 100 }, 30), card, room)).toEqual({ x: 300, y: 140 });
  });
  it('keeps both ends and the line between them free, however far apart they are', () => {
    const kept = boxesAlong({ x: 60, y: 60 }, { x: 840, y: 540 }, 30);
    const place = beside(kept, card, room);
    for (const box of kept) expect(hides(place, box)).toBe(false);
  });
  it('leaves the surroundings free too where it can', () => {
    const kept = [boxAround({ x: 300, y: 300 }, 20)];
    expect(beside(kept, card, room, [boxAround({ x: 300, y: 300 }, 200)])).toEqual({ x: 510, y: 200 });
    expect(beside(kept, card, room, [boxAround({ x: 300, y: 300 }, 600)])).toEqual({ x: 330, y: 200 });
  });
  it('stays inside the room even where it must hide something', () => {
    const place = beside([boxAround({ x: 450, y: 300 }, 440)], card, room);
    expect(place.x >= 0 && place.x + card.width <= 900 && place.y >= 0 && place.y + card.height <= 600).toBe(true);
  });
});
