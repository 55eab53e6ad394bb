import { describe, expect, it } from 'vitest';
import {
  ableFor,
  add,
  countOf,
  draftOf,
  duplicate,
  emptyDraft,
  figuresOf,
  fileOf,
  removeOne,
  setCrew,
  setName,
  setVehicle,
  sumOf,
  usualDriver,
  type Draft,
} from './draft';
import { celts } from './people.fixture';
import type { ArmyFile } from './types';

const build = (...ids: string[]): Draft => ids.reduce((draft, id) => add(draft, celts, id), emptyDraft('celts', 100));
const price = (id: string) => [...celts.figures, ...celts.vehicles].find((one) => one.id === id)!.points;
const sword = 'celtic-swordsman';
const chariot = 'celtic-light-chariot';
const rider = 'celtic-horseman';

describe('adding', () => {
  it('counts equal persons on foot up', () => {
    const draft = build(sword, sword, 'celtic-archer', sword);
    expect(draft.units.map(({ type, count }) => [type, count])).toEqual([
      [sword, 3],
      ['celtic-archer', 1],
    ]);
    expect(sumOf(draft, celts)).toBe(3 * price(sword) + price('celtic-archer'));
  });
  it('gives a red horse its mount and a vehicle its driver', () => {
    const draft = build(rider, chariot);
    const [mounted, driven] = draft.units;
    expect(celts.vehicles.find((one) => one.id === mounted!.type)?.kind).toBe('mount');
    expect(mounted!.crew).toEqual([rider]);
    expect(driven!.crew).toEqual([usualDriver(celts, 'chariot')!.id]);
    expect(figuresOf(draft)).toBe(4);
    expect(countOf(draft, rider)).toBe(1);
  });
  it('knows who may ride and who may drive', () => {
    const symbols = (kind: 'mount' | 'chariot') => new Set(ableFor(celts, kind).map((one) => one.symbol));
    expect(symbols('mount')).toEqual(new Set(['black-horse', 'red-horse']));
    expect(symbols('chariot')).toEqual(new Set(['black-horse', 'wheel']));
  });
  it('leaves what nobody knows alone', () => {
    const draft = emptyDraft('celts');
    expect(add(draft, celts, 'nobody')).toBe(draft);
  });
});

describe('removing', () => {
  it('takes one away, and the unit with the last', () => {
    const two = build(sword, sword);
    const one = removeOne(two, celts, sword);
    expect(one.units[0]!.count).toBe(1);
    expect(removeOne(one, celts, sword).units).toEqual([]);
    expect(two.units[0]!.count).toBe(2);
  });
  it('takes a rider with the mount, but leaves a chariot without its driver', () => {
    expect(removeOne(build(rider), celts, rider).units).toEqual([]);
    const driver = usualDriver(celts, 'chariot')!.id;
    expect(removeOne(build(chariot), celts, driver).units[0]).toMatchObject({ type: chariot, crew: [] });
  });
});

describe('crews and names', () => {
  const key = (draft: Draft) => draft.units[0]!.key;
  it('moves up when the driver leaves, with his name', () => {
    let draft = build(chariot);
    draft = setCrew(draft, key(draft), 1, 'celtic-chariot-noble');
    draft = setName(draft, key(draft), 2, 'Medb');
    expect(draft.units[0]).toMatchObject({ names: ['', '', 'Medb'] });
    draft = setCrew(draft, key(draft), 0, '');
    expect(draft.units[0]).toMatchObject({ crew: ['celtic-chariot-noble'], names: ['', 'Medb'] });
  });
  it('leaves behind who finds no room', () => {
    let draft = build('celtic-heavy-chariot');
    for (const place of [1, 2]) draft = setCrew(draft, key(draft), place, 'celtic-chariot-noble');
    const covinnus = celts.vehicles.find((one) => one.id === 'celtic-covinnus')!;
    expect(setVehicle(draft, key(draft), covinnus).units[0]!.crew).toHaveLength(1);
  });
  it('copies a unit without its names', () => {
    let draft = build(chariot);
    draft = duplicate(setName(draft, key(draft), 0, 'Redmane'), key(draft));
    expect(draft.units.map((unit) => unit.names)).toEqual([['Redmane'], []]);
    expect(new Set(draft.units.map((unit) => unit.key)).size).toBe(2);
  });
});

describe('the file', () => {
  it('counts equal units without names up and tells of whom', () => {
    const draft = build(chariot, chariot, sword);
    const { file, keys } = fileOf(draft);
    expect(file.unit.map(({ type, count }) => [type, count])).toEqual([
      [chariot, 2],
      [sword, undefined],
    ]);
    expect(keys).toEqual([[draft.units[0]!.key, draft.units[1]!.key], [draft.units[2]!.key]]);
  });
  it('comes back as it was', () => {
    const file: ArmyFile = {
      army: 1,
      name: 'The Bears',
      people: 'celts',
      points: 60,
      unit: [
        { type: sword, count: 3, names: ['Taran', '', 'Lug'] },
        { type: chariot, crew: ['celtic-charioteer', 'celtic-chariot-noble'], names: ['Redmane', '', 'Medb'] },
      ],
    };
    expect(fileOf(draftOf(file, celts)).file).toEqual(file);
  });
  it('splits repeated vehicles with their names', () => {
    const crew = ['celtic-charioteer'];
    const unit = [{ type: chariot, crew, count: 2, names: ['A', 'a', 'B'] }];
    const draft = draftOf({ army: 1, people: 'celts', points: 60, unit }, celts);
    expect(draft.units.map(({ names }) => names)).toEqual([['A', 'a'], ['B']]);
  });
});
