import { describe, expect, it } from 'vitest';
import { Recap } from './recap.svelte';

const before = { scene: { at: 0 }, steps: [], n: 4 };
const step = (n: number, more: object) => ({ n, ...more });

describe('a recap of what others did', () => {
  it('gathers moments until one decides oneself', () => {
    const recap = new Recap();
    expect(recap.worth).toBe(false);
    recap.follow(before, [step(5, { seat: 2, do: 'move' })], { at: 5 }, [1]);
    recap.follow(before, [step(6, { faces: [3] })], { at: 6 }, [1]);
    expect(recap.moments.map(({ n }) => n)).toEqual([4, 5, 6]);
    recap.open();
    expect(recap.moment?.scene).toEqual({ at: 5 });
    recap.go(-5);
    expect(recap.moment?.scene).toEqual({ at: 0 });
    recap.go(9);
    expect(recap.moment?.scene).toEqual({ at: 6 });
    recap.follow(before, [step(7, { seat: 1, do: 'end' })], { at: 7 }, [1]);
    expect([recap.moment, recap.worth, recap.moments.length]).toEqual([undefined, false, 1]);
  });

  it('goes back to the game when it goes on, and forgets what was taken back', () => {
    const recap = new Recap();
    recap.follow(before, [step(5, { seat: 2 })], { at: 5 }, [1]);
    recap.open();
    recap.follow(before, [step(6, { seat: 2 })], { at: 6 }, [1]);
    expect([recap.at, recap.moments.length]).toEqual([undefined, 3]);
    recap.follow(before, [step(7, { seat: 2, undo: 4 })], { at: 4 }, [1]);
    expect(recap.worth).toBe(false);
  });
});
