import { describe, expect, it } from 'vitest';
import { priceOf } from './draft';
import { peoples } from './people.fixture';
import { fillReady, readyArmies, readyOf } from './ready';
import { isVehicle, mayBeginOn, typeIn } from './types';

const peopleOf = (id: string) => peoples.find((one) => one.id === id)!;

it('every people has ready armies', () => {
  expect(peoples.length).toBeGreaterThanOrEqual(5);
  for (const people of peoples) expect(readyOf(people.id).length).toBeGreaterThanOrEqual(2);
});

describe.each(readyArmies)('$id', (ready) => {
  const people = peopleOf(ready.people);

  it('is made of what the people has, as it may begin', () => {
    for (const [id, ...crew] of [...ready.heart, ...ready.file]) {
      const type = typeIn(people, id);
      expect(type, id).toBeDefined();
      if (isVehicle(type)) {
        expect(crew.length).toBeGreaterThan(0);
        expect(crew.length).toBeLessThanOrEqual(type.crew);
        for (const one of crew) {
          const person = people.figures.find((figure) => figure.id === one);
          expect(person && mayBeginOn(person, type.kind), one).toBe(true);
        }
      } else {
        expect(crew).toEqual([]);
        expect(type?.symbol).not.toBe('red-horse');
      }
    }
  });

  it.each([16, 33, 50, 75, 100, 150, 500])('fills %i points and no more', (points) => {
    const { unit } = fillReady(ready, people, points);
    const sum = unit.reduce((all, one) => all + priceOf(one, people), 0);
    const figures = unit.reduce((all, one) => all + (one.count ?? 1) * (1 + (one.crew?.length ?? 0)), 0);
    expect(sum).toBeLessThanOrEqual(points);
    expect(figures).toBeLessThanOrEqual(60);
    if (points <= 150) expect(points - sum).toBeLessThan(9);
  });
});
