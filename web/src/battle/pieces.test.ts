import { describe, expect, it } from 'vitest';
import { indexChoices, largestGroup } from './choices';
import { readSpot } from './notation';
import { caughtByEdge, laidAt } from './pieces';
import { caught } from './snap';
import type { Offered, Spot } from './types';

const table = { width: 30000, height: 20000 };
const square: Spot[] = [
  [-1000, -1000],
  [1000, -1000],
  [1000, 1000],
  [-1000, 1000],
];

describe('terrain in the hand', () => {
  it('is drawn to an edge that it nearly touches, and to no other', () => {
    expect(caughtByEdge(square, { x: 5000, y: 1300, heading: 0 }, table)).toEqual({ x: 5000, y: 1000, heading: 0 });
    expect(caughtByEdge(square, { x: 5000, y: 1600, heading: 0 }, table).y).toBe(1600);
    expect(caughtByEdge(square, { x: 28800, y: 9000, heading: 0 }, table).x).toBe(29000);
  });

  it('lies turned about its middle; a river only shifts aside', () => {
    const [first] = laidAt(square, { x: 5000, y: 5000, heading: 9000 }, table, false);
    expect([Math.round(first!.x), Math.round(first!.y)]).toEqual([6000, 4000]);
    const river: Spot[] = [
      [14500, 0],
      [15500, 0],
      [15500, 20000],
      [14500, 20000],
    ];
    expect(laidAt(river, { x: 10000, y: 3000, heading: 4500 }, table, true)[0]).toEqual({ x: 9500, y: 0 });
  });

  it('reads where the server would lay it', () => {
    expect(readSpot('lay 22.142,4.666,90 #4')).toEqual({ at: { x: 22142, y: 4666, heading: 9000 }, shape: 4 });
    expect(readSpot('pass-piece')).toBeUndefined();
  });
});

describe('what catches a hand', () => {
  it('is the line of a friend before the halves of a UD and the end of the allowance', () => {
    expect(caught(2880, 3000, [2850])).toBe(2850);
    expect(caught(2910, 3000, [3100])).toBe(3000);
    expect(caught(1530, 3000)).toBe(1500);
  });
});

describe('a whole line', () => {
  it('is the largest group that may move, the unit near its middle', () => {
    const move = (units: number[]): Offered => ({ kind: 'free', verb: 'move', do: `move ${units.join('+')}`, units });
    const index = indexChoices([move([0, 1, 2, 3, 4, 5]), move([2, 3, 4, 5, 6, 7]), move([7]), move([8])]);
    expect(largestGroup(index, 5)).toEqual([2, 3, 4, 5, 6, 7]);
    expect(largestGroup(index, 1)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(largestGroup(index, 8)).toBeUndefined();
  });
});
