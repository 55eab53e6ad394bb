// @vitest-environment happy-dom
// Every mount and chariot of the content is drawn, with anybody aboard, and its plate tells where it stands and faces.
import { render } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import { CELL } from './cell';
import { PATH, persons, points, type VehicleInfo, vehicles } from './content.fixture';
import { fitUnit, UNIT_ROOM } from './figures/fit';
import { extent, type Facing, groundOf, plateOf, teamRows, turned } from './figures/plate';
import { lifeBar } from './figures/signs';
import { VEHICLES } from './figures/vehicles';
import { type Aboard, GROUND, hasVehicle, unitOf } from './units';
import Vehicle from './Vehicle.svelte';

/** Less the paper round the edge. */
const ROOM = UNIT_ROOM - 4;
const FACINGS: Facing[] = [0, 1, 2, 3];
const full = ({ crew }: VehicleInfo): Aboard => ({ driver: persons[0], others: persons.slice(1, crew) });
const drawing = (info: VehicleInfo, aboard: Aboard, wreck = false) =>
  unitOf(info.id, info.kind, aboard, wreck).sheets.flatMap((sheet) => sheet.layers.map(({ look, d }) => look + d));

describe('mounts and chariots', () => {
  it('finds those of the content', () => expect(vehicles.length).toBeGreaterThanOrEqual(28));

  it.each(vehicles)('$id looks like no other', (info) => {
    expect(hasVehicle(info.id)).toBe(true);
    expect(VEHICLES[info.id]!.car === undefined).toBe(info.kind === 'mount');
    const own = drawing(info, { others: [] });
    for (const other of vehicles) if (other !== info) expect(drawing(other, { others: [] })).not.toEqual(own);
  });

  it('draws none that is not in the content', () => {
    expect(Object.keys(VEHICLES).filter((id) => !vehicles.some((info) => info.id === id))).toEqual([]);
  });

  it.each(vehicles)('$id is made of clean paths: full, empty, wrecked', (info) => {
    for (const paths of [
      drawing(info, full(info)),
      drawing(info, { others: [] }),
      drawing(info, { others: [] }, true),
    ]) {
      expect(paths.length).toBeGreaterThan(2);
      for (const path of paths) expect(path.replace(/^[a-z]+/, '')).toMatch(PATH);
    }
  });

  it.each(vehicles)('$id shows everybody aboard, each at a place of his own', (info) => {
    const unit = unitOf(info.id, info.kind, full(info));
    const empty = unitOf(info.id, info.kind, { others: [] });
    expect(unit.sheets.length).toBeGreaterThanOrEqual(empty.sheets.length + info.crew);
    const places = unit.seats.map(([x]) => x);
    expect(places).toHaveLength(info.crew);
    // The driver in front, the others behind, far enough apart to be told from each other.
    for (let i = 1; i < places.length; ++i) expect(places[i - 1]! - places[i]!).toBeGreaterThanOrEqual(18);
  });

  it.each([
    'persian-camel',
    'celtic-pony',
    'greek-macedonian-stallion',
    'celtic-covinnus',
    'persian-eight-horse-chariot',
  ])('%s leaves room for the weapons of anybody aboard', (id) => {
    const { kind, crew } = vehicles.find((info) => info.id === id)!;
    for (const person of persons) {
      const unit = unitOf(id, kind, { driver: person, others: Array<string>(crew - 1).fill(person) });
      for (const { x, y, scale, turn, cut } of unit.sheets) {
        expect(turn).toBe(0);
        const reach = points(cut).map(([px, py]) => [x + px * scale, y + py * scale] as const);
        const inside = reach.every(
          ([px, py]) => px > unit.left - ROOM && px < unit.right + ROOM && py > unit.top - ROOM && py < GROUND + ROOM,
        );
        expect(inside, person).toBe(true);
      }
    }
  });

  it('draws something for types it does not know', () => {
    expect(unitOf('no-such-type', 'mount', { others: [] }).sheets).not.toHaveLength(0);
    expect(unitOf('constructor', 'chariot', { driver: 'nobody', others: ['x'] }).seats).toHaveLength(2);
  });
});

describe('plates', () => {
  it('cover their fields', () => {
    expect(extent(2, 3, 0)).toEqual({ across: 2, down: 3 });
    expect(extent(2, 3, 1)).toEqual({ across: 3, down: 2 });
    expect(turned(2, 3, 0)).toBe('');
    // The front, upper middle, comes to lie where it faces.
    const front = (facing: Facing) => groundOf('chariot', 2, 3, facing).nose;
    expect(FACINGS.map(front)).toEqual([
      { x: 100, y: 0 },
      { x: 300, y: 100 },
      { x: 100, y: 300 },
      { x: 0, y: 100 },
    ]);
  });

  it('mark the rows of the animals: two, one on square boards', () => {
    expect([teamRows('chariot', 2, 3), teamRows('chariot', 2, 4), teamRows('chariot', 3, 3)]).toEqual([2, 2, 1]);
    expect([teamRows('chariot', 3, 4), teamRows('mount', 1, 2), teamRows('mount', 1, 3)]).toEqual([2, 2, 3]);
    const shoes = (width: number, length: number) => plateOf(1, 'chariot', width, length).shoes.match(/M/g);
    expect([shoes(2, 3), shoes(3, 3), shoes(3, 4)].map((found) => found?.length)).toEqual([4, 3, 6]);
  });

  it.each(vehicles)('$id stands on its ground, whichever way it faces', (info) => {
    for (const facing of FACINGS) {
      const { across, down } = extent(info.width, info.length, facing);
      const { picture, rail } = groundOf(info.kind, info.width, info.length, facing);
      const unit = unitOf(info.id, info.kind, full(info));
      for (const mirrored of [false, true]) {
        const fit = fitUnit(unit, picture.width, picture.height, mirrored, true);
        const [ax] = fit.at(unit.left, GROUND);
        const [bx, by] = fit.at(unit.right, GROUND);
        expect(Math.min(ax, bx) + picture.x).toBeGreaterThanOrEqual(-11);
        expect(Math.max(ax, bx) + picture.x).toBeLessThanOrEqual(across * CELL + 11);
        expect(by + picture.y).toBeLessThan(down * CELL);
        expect(fit.scale).toBeGreaterThan(0.5);
      }
      expect(rail.y).toBeLessThan(down * CELL);
    }
    for (const side of [1, 2] as const)
      for (const path of Object.values(plateOf(side, info.kind, info.width, info.length))) expect(path).toMatch(PATH);
  });

  it('show one pip per life point, and stay within their room', () => {
    const bar = lifeBar(
      1,
      [
        { lives: 1, of: 2 },
        { lives: 3, of: 3 },
      ],
      90,
    );
    expect(bar.left.match(/M/g)).toHaveLength(4);
    expect(bar.lost.match(/M/g)).toHaveLength(1);
    expect(bar.ticks.match(/M/g)).toHaveLength(1);
    expect(bar.width).toBeLessThanOrEqual(90);
  });
});

describe('Vehicle', () => {
  const props = { type: 'celtic-light-chariot', kind: 'chariot', side: 1, width: 2, length: 3, facing: 1 } as const;
  const driver = { type: 'celtic-charioteer' };
  const show = (more: object) => render(Vehicle, { ...props, driver, ...more }).container;

  it('turns the arrow, not the picture', () => {
    const plate = (facing: Facing) => show({ facing }).querySelector('.veh-arrow')!.parentElement!;
    expect(plate(1).getAttribute('transform')).toBe('translate(300 0) rotate(90)');
    expect(plate(3).getAttribute('transform')).toBe('translate(0 200) rotate(270)');
    const flipped = (more: object) =>
      show(more).querySelectorAll('.fig')[2]!.getAttribute('transform')!.includes('scale(-');
    expect([flipped({ facing: 1 }), flipped({ facing: 3 })]).toEqual([false, true]);
    expect([flipped({ facing: 1, side: 2 }), flipped({ facing: 0, side: 2 })]).toEqual([false, true]);
  });

  it('marks what nobody drives, what is led, and who fought', () => {
    expect(show({}).querySelectorAll('.veh-mark')).toHaveLength(0);
    expect(show({ driver: undefined }).querySelectorAll('.veh-mark')).toHaveLength(1);
    const led = show({ driver: undefined, led: 2, leader: { x: -50, y: 50 } });
    expect(led.querySelectorAll('.veh-mark')).toHaveLength(2);
    expect(led.querySelectorAll('.veh-rope')).toHaveLength(1);
    const others = [
      { type: 'celtic-chariot-noble', fought: true },
      { type: 'celtic-hero', fought: true },
    ];
    expect(show({ others, moved: true }).querySelectorAll('.fig-badge')).toHaveLength(3);
  });

  it('shows a wreck without arrow, animals and life points', () => {
    const wreck = show({ wreck: true, driver: undefined });
    for (const look of ['.veh-arrow', '.veh-rail', '.veh-mark', '.fig-body'])
      expect(wreck.querySelectorAll(look)).toHaveLength(0);
  });
});
