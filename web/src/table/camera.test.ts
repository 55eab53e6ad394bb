import { describe, expect, it } from 'vitest';
import { clamp, fit, LARGEST, reveal, zoomAt } from './camera';

const board = { width: 1000, height: 500 };
const glass = { width: 524, height: 424 };

describe('the camera', () => {
  it('fits the whole board into the glass, in the middle', () => {
    expect(fit(board, glass)).toEqual({ scale: 0.5, x: 12, y: 87 });
  });

  it('zooms about the point under the pointer', () => {
    const before = fit(board, glass);
    const point = { x: 100, y: 200 };
    const after = zoomAt(before, 2, point, 0.1);
    expect((point.x - after.x) / after.scale).toBeCloseTo((point.x - before.x) / before.scale);
    expect(zoomAt(before, 1000, point, 0.1).scale).toBe(LARGEST);
    expect(zoomAt(before, 0.001, point, 0.1).scale).toBe(0.1);
  });

  it('never loses the board', () => {
    const lost = clamp({ x: -9000, y: 9000, scale: 1 }, board, glass);
    expect(lost.x).toBeGreaterThan(-1000);
    expect(lost.y).toBeLessThan(424);
  });

  it('moves only as far as needed to show a field', () => {
    const camera = { x: 0, y: 0, scale: 1 };
    expect(reveal(camera, { x: 100, y: 100, width: 40, height: 40 }, glass)).toEqual(camera);
    expect(reveal(camera, { x: 600, y: 100, width: 40, height: 40 }, glass).x).toBe(524 - 24 - 640);
    expect(reveal(camera, { x: -50, y: 0, width: 40, height: 40 }, glass)).toEqual({ x: 74, y: 24, scale: 1 });
  });
});
