import { describe, expect, it } from 'vitest';
import { columnName, DIRECTIONS, direction, distance, readPlace, shifted, writePlace } from './places';

describe('places', () => {
  it('are read and written as the notation does', () => {
    for (const text of ['a1', 'c7', 'z40', 'aa1', 'bh12', 'c7/1', 'c12/2'])
      expect(writePlace(readPlace(text)!)).toBe(text);
    expect(readPlace('c7/1')).toEqual({ x: 2, y: 6, storey: 1 });
    expect(readPlace('aa3')).toEqual({ x: 26, y: 2, storey: 0 });
  });

  it('that are none are told apart', () => {
    for (const text of ['', '7c', 'c0', 'c', 'c7/0', 'c7-d8', 'C7', 'c7 ']) expect(readPlace(text)).toBeUndefined();
  });

  it('have columns beyond z', () => {
    expect([0, 25, 26, 51, 52].map(columnName)).toEqual(['a', 'z', 'aa', 'az', 'ba']);
  });

  it('lie in one of eight directions or in none', () => {
    const from = readPlace('e5')!;
    const names = ['e3', 'g3', 'g5', 'g7', 'e7', 'c7', 'c5', 'c3'].map(
      (text) => DIRECTIONS[direction(from, readPlace(text)!)!],
    );
    expect(names).toEqual([...DIRECTIONS]);
    expect(direction(from, readPlace('f3')!)).toBeUndefined();
    expect(direction(from, from)).toBeUndefined();
    expect(direction(from, readPlace('e3/1')!)).toBeUndefined();
  });

  it('are far from other storeys', () => {
    expect(distance(readPlace('c7')!, readPlace('e8')!)).toBe(2);
    expect(distance(readPlace('c7')!, readPlace('c7/1')!)).toBe(Infinity);
    expect(writePlace(shifted(readPlace('b2')!, readPlace('c7')!, readPlace('d9')!))).toBe('c4');
  });
});
