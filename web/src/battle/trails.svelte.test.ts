import { describe, expect, test } from 'vitest';
import { scene, stage } from './fixture';
import { moved, Trails } from './trails.svelte';
import type { Scene } from './types';

const shifted = (from: Scene, unit: number, by: number): Scene => ({
  ...from,
  units: from.units.map((one) => (one.id === unit ? { ...one, y: one.y + by } : one)),
});
const own = scene.units.find(({ id, where }) => where === 'table' && stage.units[id]!.side === 1)!.id;
const enemy = scene.units.find(({ id, where }) => where === 'table' && stage.units[id]!.side === 2)!.id;
const theirs: Scene = { ...scene, active: 2 };

describe('ways that units went', () => {
  test('between two moments all who stand elsewhere have one, of both sides', () => {
    const later = shifted(shifted(scene, own, -900), enemy, 700);
    const ways = moved(stage, scene, later);
    expect(ways.map(({ unit }) => unit).sort()).toEqual([own, enemy].sort());
    expect(ways.find(({ unit }) => unit === own)!.from.y - ways.find(({ unit }) => unit === own)!.to.y).toBe(900);
    expect(moved(stage, scene, shifted(scene, own, 20))).toEqual([]);
  });

  test('nobody who has left the table has one', () => {
    const gone = {
      ...scene,
      units: scene.units.map((one) => (one.id === own ? { ...one, y: 0, where: 'gone' as const } : one)),
    };
    expect(moved(stage, scene, gone)).toEqual([]);
  });

  test('the enemy’s way begins where he stood before his turn, and goes with one’s own first order', () => {
    const trails = new Trails();
    trails.follow(stage, theirs, 1);
    const once = shifted(theirs, enemy, 500);
    trails.follow(stage, once, 1);
    const twice = shifted(once, enemy, 500);
    trails.follow(stage, twice, 1);
    expect(trails.list).toHaveLength(1);
    expect(trails.list[0]!.to.y - trails.list[0]!.from.y).toBe(1000);
    const mine: Scene = { ...twice, active: 1 };
    trails.follow(stage, mine, 1);
    expect(trails.list).toHaveLength(1);
    trails.follow(stage, shifted(mine, own, -600), 1);
    expect(trails.list).toEqual([]);
  });
});
