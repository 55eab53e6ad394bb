import { expect, test } from 'vitest';
import type { Step } from '../lib/protocol.gen';
import { bearersOf } from './bearers';
import { scene } from './fixture';

const told = (n: number, name: string, ...pieces: number[]): Step => ({
  n,
  seat: 1,
  events: [{ id: `mfm.event.${name}`, text: '', rule: 'R35', pieces }],
});

test('nobody holds the chest before it is taken up', () => {
  expect(bearersOf([], scene)).toEqual([]);
  expect(bearersOf([told(1, 'moves', 0)], scene)).toEqual([]);
});

test('one or two hold it after carrying', () => {
  expect(bearersOf([told(1, 'carries-one', 1)], scene)).toEqual([1]);
  expect(bearersOf([told(1, 'carries-two', 0, 1)], scene)).toEqual([0, 1]);
  expect(bearersOf([told(1, 'chest-comes-on', 0, 1)], scene)).toEqual([0, 1]);
  expect(bearersOf([told(1, 'carries-two', 0, 1), told(2, 'carries-one', 1)], scene)).toEqual([1]);
});

test('whoever walks on, falls or is set elsewhere has let go', () => {
  const carried = told(1, 'carries-two', 0, 1);
  expect(bearersOf([carried, told(2, 'moves', 0)], scene)).toEqual([1]);
  const [first, , ...others] = scene.figures;
  expect(bearersOf([carried], { ...scene, figures: [first!, { standing: 'out' }, ...others] })).toEqual([0]);
  const far = { standing: 'board' as const, at: 'h8' };
  expect(bearersOf([carried], { ...scene, figures: [far, scene.figures[1]!, ...others] })).toEqual([1]);
});

test('a chest that was set elsewhere by agreement lies there', () => {
  expect(bearersOf([told(1, 'carries-one', 0), { n: 2, seat: 1, amend: 'chest to d5' }], scene)).toEqual([]);
});
