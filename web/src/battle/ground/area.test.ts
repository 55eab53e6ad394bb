import { expect, test } from 'vitest';
import { beyond } from './area';
import { paintedArea } from './kinds';

const table = { width: 3000, height: 2000 };
const strip = [
  { x: 0, y: 1900 },
  { x: 3000, y: 1880 },
  { x: 3000, y: 2000 },
  { x: 0, y: 2000 },
];

test('a coast has no bank where the table ends', () => {
  const sea = beyond(strip, table);
  expect(sea.map(({ x }) => x)).toEqual([-60, 3060, 3060, -60]);
  expect(sea.map(({ y }) => y)).toEqual([1900, 1880, 2060, 2060]);
  expect(paintedArea('coast', strip, table)).toEqual(sea);
  expect(paintedArea('wood', strip, table)).toBe(strip);
});
