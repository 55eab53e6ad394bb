import { describe, expect, it } from 'vitest';
import {
  boxOf,
  distance,
  edgeMet,
  forward,
  frontCorner,
  holds,
  middleOf,
  poseAgainst,
  slid,
  turnBetween,
  turned,
  wayTo,
  wheelCost,
  wheeled,
} from './geometry';
import type { Point, Pose } from './types';

const near = (a: Point, b: Point) => {
  expect(a.x).toBeCloseTo(b.x, 3);
  expect(a.y).toBeCloseTo(b.y, 3);
};
const up: Pose = { x: 5000, y: 5000, heading: 0 };

describe('ways of a base', () => {
  it('goes on where it looks: up, right, down, left', () => {
    near(forward(up, 1000), { x: 5000, y: 4000 });
    near(forward({ ...up, heading: 9000 }, 1000), { x: 6000, y: 5000 });
    near(forward({ ...up, heading: 18000 }, 1000), { x: 5000, y: 6000 });
    near(forward({ ...up, heading: 27000 }, 1000), { x: 4000, y: 5000 });
  });
  it('slides to its right', () => {
    near(slid(up, 500), { x: 5500, y: 5000 });
    near(slid({ ...up, heading: 18000 }, 500), { x: 4500, y: 5000 });
  });
  it('wheels clockwise about the right front corner, else about the left, which stay', () => {
    const right = wheeled(up, 1000, 3000);
    near(frontCorner(right, 1000, 'right'), frontCorner(up, 1000, 'right'));
    expect(right.heading).toBe(3000);
    expect(frontCorner(right, 1000, 'left').y).toBeLessThan(5000); // the outer corner goes ahead
    const left = wheeled(up, 1000, -3000);
    near(frontCorner(left, 1000, 'left'), frontCorner(up, 1000, 'left'));
    expect(left.heading).toBe(33000);
    expect(frontCorner(left, 1000, 'right').y).toBeLessThan(5000);
  });
  it('turns on its middle', () => {
    for (const angle of [9000, -9000, 18000]) near(middleOf(turned(up, 750, angle), 750), middleOf(up, 750));
    near(turned(up, 750, 18000), { x: 5000, y: 5750 });
  });
  it('pays 1.5 UD of wheel for each UD of front and quarter', () => {
    expect(wheelCost(1000, 9000)).toBe(1500);
    expect(wheelCost(4000, -4500)).toBe(3000);
    expect(wheelCost(1000, 1)).toBe(1);
  });
  it('finds the short way round', () => {
    expect(turnBetween(35000, 1000)).toBe(2000);
    expect(turnBetween(1000, 35000)).toBe(-2000);
  });
});

describe('distances', () => {
  const box = boxOf(up, 1000, 750);
  it('are between nearest points, and nothing where boxes overlap', () => {
    expect(distance(box, boxOf({ x: 7000, y: 5000, heading: 0 }, 1000, 750))).toBeCloseTo(1000);
    expect(distance(box, boxOf({ x: 5200, y: 5200, heading: 4500 }, 1000, 750))).toBe(0);
    expect(distance(box, boxOf({ x: 6000, y: 4000, heading: 0 }, 1000, 750))).toBeCloseTo(250);
  });
  it('are the same from both ends', () => {
    const other = boxOf({ x: 8100, y: 3300, heading: 5200 }, 1000, 500);
    expect(distance(box, other)).toBeCloseTo(distance(other, box), 6);
  });
  it('knows what lies inside', () => {
    expect(holds(box, { x: 5000, y: 5100 })).toBe(true);
    expect(holds(box, { x: 5000, y: 4900 })).toBe(false);
  });
  it('tells how far a front goes until it meets somebody', () => {
    expect(wayTo(up, 1000, boxOf({ x: 5000, y: 3000, heading: 18000 }, 1000, 750))).toBeCloseTo(2000);
    expect(wayTo(up, 1000, boxOf({ x: 5900, y: 3000, heading: 18000 }, 1000, 750))).toBeCloseTo(2000);
    expect(wayTo(up, 1000, boxOf({ x: 6000, y: 3000, heading: 18000 }, 1000, 750))).toBeUndefined(); // passes by
    expect(wayTo(up, 1000, boxOf({ x: 5000, y: 7000, heading: 0 }, 1000, 750))).toBeUndefined(); // behind
    const slanted = boxOf({ x: 5000, y: 3000, heading: 22500 }, 1000, 1000);
    expect(wayTo(up, 1000, slanted)).toBeCloseTo(2000 - Math.SQRT1_2 * 500, 0);
  });
});

describe('edges', () => {
  const target: Pose = { x: 5000, y: 5000, heading: 0 };
  it('are met by where the charge begins (A20)', () => {
    expect(edgeMet({ x: 5000, y: 3000, heading: 18000 }, 1000, target, 750)).toBe('front');
    expect(edgeMet({ x: 7000, y: 5400, heading: 27000 }, 1000, target, 750)).toBe('front'); // a corner is still ahead
    expect(edgeMet({ x: 7000, y: 5600, heading: 27000 }, 1000, target, 750)).toBe('right');
    expect(edgeMet({ x: 3000, y: 5600, heading: 9000 }, 1000, target, 750)).toBe('left');
    expect(edgeMet({ x: 5200, y: 8000, heading: 0 }, 1000, target, 750)).toBe('rear');
    expect(edgeMet({ x: 8000, y: 8000, heading: 31500 }, 1000, target, 750)).toBe('rear'); // wholly behind its rear line
  });
  it('give poses in full contact (A21)', () => {
    near(poseAgainst(target, 750, 'front'), { x: 5000, y: 5000 });
    near(poseAgainst(target, 750, 'rear'), { x: 5000, y: 5750 });
    const flank = poseAgainst(target, 750, 'right');
    expect(flank.heading).toBe(27000);
    near(frontCorner(flank, 1000, 'right'), { x: 5500, y: 5000 });
    near(frontCorner(poseAgainst(target, 750, 'left'), 1000, 'left'), { x: 4500, y: 5000 });
  });
});
