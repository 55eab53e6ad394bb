import { describe, expect, it } from 'vitest';
import {
  fitting,
  known,
  plainUnit,
  qualityOf,
  readBout,
  readUnit,
  swapped,
  usualBout,
  writeBout,
  writeUnit,
  type Bout,
} from './address';
import { unitQuestion } from './desk';
import { cellOf, fractionOf, shade } from './numbers';
import type { OddsLists, TroopType, Unit } from './types';
import { de } from './words.de';
import { en } from './words.en';

const unit: Unit = {
  type: 'heavy-swords',
  quality: 'elite',
  options: ['impetuous', 'armour'],
  stands: { lost: 1, higher: true, ground: 'gentle-hill' },
  helpers: ['levy'],
};
const bout: Bout = {
  view: 'shot',
  a: unit,
  b: plainUnit('pikes'),
  charger: 'none',
  shot: { heavy: 1, light: 2, cover: true },
  matrix: { measure: 'win', ground: 'wood', rows: 'elite', columns: 'mediocre' },
};

const named = (id: string) => ({ id, name: { de: id, en: id } });
const option = (id: string, weapon = false) => ({ ...named(id), weapon });
const type = (id: string, ...options: string[]): TroopType => ({
  ...named(id),
  label: id,
  category: 'HI',
  foot: true,
  options: options.map((one) => option(one)),
  qualities: ['mediocre', 'ordinary', 'elite'],
  points: 9,
  cohesion: 4,
});

it('both languages hold the same placeholders', () => {
  const holes = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([hole]) => hole).sort();
  for (const key of Object.keys(de) as Array<keyof typeof de>) expect(holes(de[key])).toEqual(holes(en[key]));
});

describe('the address', () => {
  const read = (text: string) => readBout(new URLSearchParams(text));
  it('holds the whole question', () => expect(read(writeBout(bout))).toEqual(bout));
  it('is empty for what is usual', () => {
    expect(writeBout(usualBout())).toBe('');
    expect(read('')).toEqual(usualBout());
  });
  it('can be read by people', () => {
    expect(writeUnit(unit)).toBe(
      'heavy-swords~elite~with.impetuous.armour~helped.levy~lost.1~higher~ground.gentle-hill',
    );
  });
  it('leaves out whatever has no form', () => {
    expect(readUnit('')).toBeUndefined();
    expect(readUnit('a.b')).toBeUndefined();
    expect(readUnit('pikes~<script>~elite~lost.9.9~')).toMatchObject({
      type: 'pikes',
      quality: 'elite',
      stands: { lost: 9 },
    });
    expect(readUnit('pikes~helped.levy.mediocre')?.helpers).toEqual(['levy']); // as it was written once
    expect(readUnit(`pikes${'~helped.levy'.repeat(9)}`)?.helpers).toHaveLength(3);
    expect(read('view=nonsense&charger=c&heavy=99&ground=%3C')).toEqual(usualBout());
  });
});

describe('a question', () => {
  it('names only what is not usual', () => {
    expect(unitQuestion(plainUnit('pikes'))).toEqual({ type: 'pikes', quality: 'ordinary' });
    expect(unitQuestion(unit)).toEqual({
      type: 'heavy-swords',
      quality: 'elite',
      options: ['impetuous', 'armour'],
      lost: 1,
      higher: true,
      ground: 'gentle-hill',
      meleeSupport: [{ type: 'levy' }],
    });
  });
  it('changes sides with the charge', () => {
    expect(swapped(usualBout())).toMatchObject({
      a: { type: 'heavy-spears' },
      b: { type: 'heavy-swords' },
      charger: 'b',
    });
    expect(swapped(bout).charger).toBe('none');
  });
  it('keeps what another type may have', () => {
    const fit = (given: Partial<Unit>, to: TroopType) => fitting({ ...unit, ...given }, to).unit;
    expect(fit({}, type('pikes', 'armour'))).toEqual({ ...unit, type: 'pikes', options: ['armour'] });
    const levy = { ...type('levy'), qualities: ['ordinary'], cohesion: 3 };
    expect(fit({ stands: { lost: 3, higher: true } }, levy)).toMatchObject({
      type: 'levy',
      quality: 'ordinary',
      stands: { lost: 2, higher: true },
    });
    expect(fit({ stands: { lost: 1 } }, { ...levy, cohesion: 1 }).stands).toEqual({});
    expect(qualityOf(levy, 'elite')).toBe('ordinary');
  });
  it('has one missile weapon, the last that was chosen', () => {
    const lights = {
      ...type('light-infantry', 'stakes'),
      options: [option('stakes'), option('bow', true), option('sling', true)],
    };
    expect(fitting({ ...unit, options: ['bow', 'stakes', 'sling'] }, lights)).toMatchObject({
      unit: { options: ['stakes', 'sling'] },
      strange: ['bow'],
    });
  });
});

describe('an address that names what does not exist', () => {
  const lists: OddsLists = {
    types: [type('heavy-swords', 'impetuous', 'armour'), type('heavy-spears'), type('pikes'), type('levy')],
    qualities: ['mediocre', 'ordinary', 'elite'].map(named),
    grounds: ['open', 'wood'].map(named),
    circumstances: [
      { ...named('lost'), rule: 'A4', kind: 'number', most: 3 },
      { ...named('higher'), rule: 'A29', kind: 'flag' },
      { ...named('ground'), rule: 'A29', kind: 'choice', values: [named('gentle-hill')] },
    ],
  };
  it('is asked without it, and says so', () => {
    const read = known(
      readBout(
        new URLSearchParams('a=trolls&b=pikes~with.wings~lost.9~lost.1~moon~ground.lava~helped.elves&ground=mud'),
      ),
      lists,
    );
    expect(read.bout.a).toEqual(usualBout().a);
    expect(read.bout.b).toEqual({ ...plainUnit('pikes'), stands: { lost: 1 } });
    expect(read.bout.matrix.ground).toBe('open');
    expect(read.unknown.sort()).toEqual(['elves', 'ground.lava', 'moon', 'mud', 'trolls', 'wings']);
  });
  it('is asked without what the type may not have, and says so', () => {
    const levy = { ...type('levy'), qualities: ['ordinary'], cohesion: 3 };
    const read = known(readBout(new URLSearchParams('a=levy~elite~lost.3')), {
      ...lists,
      types: [...lists.types.slice(0, 3), levy],
    });
    expect(read.bout.a).toEqual({ ...plainUnit('levy'), stands: { lost: 2 } });
    expect(read.unknown).toEqual(['elite', 'lost.3']);
  });
  it('leaves everything else as it is', () => {
    expect(known(bout, lists)).toEqual({ bout, unknown: [] });
  });
});

describe('the matrix', () => {
  const names = [
    'win',
    'draw',
    'lose',
    'rout',
    'routed',
    'fight',
    'rounds',
    'first',
    'firstEnemy',
    'later',
    'laterEnemy',
  ];
  const values = [5833, 1389, 2778, 278, 0, 7512, 312, 2, 1, 1, 1];
  it('writes percent and differences', () => {
    expect(cellOf(names, values, 'fight').text).toBe('75');
    expect(cellOf(names, values, 'win').text).toBe('58');
    expect(cellOf(names, values, 'first').text).toBe('+1');
    expect(cellOf(names, values, 'later').text).toBe('0');
    expect(cellOf(names, values.with(10, 4), 'later').text).toBe('−3');
  });
  it('leans to whoever is better', () => {
    expect(shade(cellOf(names, values, 'fight').lean)).toBe('row-2');
    expect(shade(cellOf(names, values.with(5, 0), 'fight').lean)).toBe('column-4');
    expect(shade(cellOf(names, values.with(5, 5000), 'fight').lean)).toBe('even');
    expect(shade(cellOf(names, values, 'later').lean)).toBe('even');
  });
});

it('chances that are too long for numbers keep what they say', () => {
  expect(fractionOf({ num: 5, den: 12, chance: 0.4167 })).toEqual({ num: 5, den: 12, p: 0.4167 });
  expect(fractionOf({ num: '0', den: '99999999999999999999', chance: 0 })).toMatchObject({ num: 0, p: 0 });
  expect(fractionOf({ num: '1'.repeat(30), den: '1'.repeat(30), chance: 1 })).toEqual({ num: 1, den: 1, p: 1 });
  expect(fractionOf({ num: '1'.repeat(29), den: '1'.repeat(30), chance: 0.1 }).p).toBe(0.1);
});
