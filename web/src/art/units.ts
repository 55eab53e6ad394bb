// Mounts and chariots with those aboard as one picture, looking to the right: sheets of paper laid upon each other.
import { hipOf, type Silhouette, silhouetteOf } from './figures';
import { ANIMALS, type Animal, animalShape, type Gait, onTrunk, pointOn } from './figures/animals';
import { CARS, type Car, SCYTHES, wheel } from './figures/cars';
import type { Part } from './figures/parts/part';
import { place } from './figures/shape';
import { TRAPPINGS } from './figures/trappings';
import { UNKNOWN_CHARIOT, UNKNOWN_MOUNT, type VehicleRecipe, VEHICLES } from './figures/vehicles';

/** How a path is painted: the classes fig-… of art.css. */
export type Look =
  | 'body'
  | 'far'
  | 'skin'
  | 'detail'
  | 'weapon'
  | 'shield'
  | 'emblem'
  | 'gold'
  | 'rail'
  | 'rein'
  | 'wheel'
  | 'spokes'
  | 'hub';

export interface Layer {
  readonly look: Look;
  readonly d: string;
}
export interface Sheet {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  /** Degrees. */
  readonly turn: number;
  /** Its outline. */
  readonly cut: string;
  readonly layers: readonly Layer[];
}
export interface Unit {
  readonly sheets: readonly Sheet[];
  readonly left: number;
  readonly right: number;
  readonly top: number;
  /** For every person aboard, the driver first: the waist. */
  readonly seats: readonly (readonly [number, number])[];
}
export interface Aboard {
  /** Drives or rides; nobody if the place is empty. */
  readonly driver?: string | undefined;
  readonly others: readonly string[];
}

export const GROUND = 99;
const PERSON = 0.92;
/** How far the next animal of a rank stands behind the nearer one: more where there are many. */
const behind = (abreast: number) => (abreast > 2 ? ([11, -11] as const) : ([10, -7] as const));
const NEXT_RANK = 82;
const HARNESS = 'M80 36C88 46 95 50 103 50M81 36C79 46 79 56 80 64';

function sheet(layers: readonly Layer[], cut: string, x = 0, y = 0, scale = 1, turn = 0): Sheet {
  return { x, y, scale, turn, cut, layers: layers.filter((layer) => layer.d !== '') };
}

function person(type: string, seat: 'astride' | 'aboard', x: number, y: number): Sheet {
  const cut: Silhouette = silhouetteOf(type, seat);
  const [hx, hy] = hipOf(type);
  const looks = ['body', 'skin', 'detail', 'weapon', 'shield', 'emblem'] as const;
  const layers = looks.map((look) => ({ look, d: cut[look] }));
  return sheet(layers, cut.body + cut.weapon + cut.shield, x - hx * PERSON, y - hy * PERSON, PERSON);
}

function animal(recipe: VehicleRecipe, gait: Gait, x: number, y: number, far: boolean): Sheet {
  const kind = ANIMALS[recipe.animal];
  const shape = animalShape(recipe.animal, gait);
  const worn: Part[] = (recipe.wears ?? []).map((name) => TRAPPINGS[name]);
  // Cut for the horse: lower on the backs of smaller animals.
  const drop = recipe.animal === 'camel' ? 0 : kind.withers[1] - ANIMALS.horse.withers[1];
  const wear = (of: 'shape' | 'lines') => onTrunk(place(worn.map((part) => part[of] ?? '').join(''), 0, drop), gait);
  const lines = kind.lines + (recipe.free ? '' : kind.bridle) + (recipe.car ? place(HARNESS, 0, drop) : '');
  return sheet(
    [
      { look: 'far', d: shape.far },
      { look: far ? 'far' : 'body', d: shape.near },
      { look: 'detail', d: onTrunk(lines, gait) },
      { look: 'shield', d: wear('shape') },
      { look: 'emblem', d: wear('lines') },
    ],
    shape.far + shape.near + wear('shape'),
    x,
    y,
  );
}

function reins([fx, fy]: readonly [number, number], [tx, ty]: readonly [number, number]): Sheet {
  const sag = `${(fx + tx) / 2} ${Math.max(fy, ty) + 9}`;
  return sheet([{ look: 'rein', d: `M${fx} ${fy}Q${sag} ${tx} ${ty}` }], '');
}

function carSheets(car: Car): Sheet[] {
  const wheels = car.wheels.map(([x, r, spokes]) => ({ x, r, ...wheel(x, r, spokes) }));
  const blades = car.scythes ? wheels.map(({ x, r }) => place(SCYTHES[car.scythes!], x, 95 - r)).join('') : '';
  const body: Layer[] = [
    { look: 'rail', d: car.rails ?? '' },
    { look: 'shield', d: car.side },
    { look: 'emblem', d: car.lines },
    { look: 'gold', d: car.gold ?? '' },
    { look: 'weapon', d: car.dark ?? '' },
  ];
  return [
    sheet(body, car.side + (car.dark ?? '')),
    ...wheels.map((one) =>
      sheet(
        [
          { look: 'wheel', d: one.disc },
          { look: 'spokes', d: one.spokes },
          { look: 'hub', d: one.hub },
        ],
        one.disc,
      ),
    ),
    sheet([{ look: 'weapon', d: blades }], blades),
  ];
}

/** A broken pole with its yoke, and a wheel that lies flat. */
const DEBRIS = sheet(
  [
    { look: 'rail', d: 'M84 84L126 72L120 84L172 88M160 74C172 78 178 86 176 96' },
    { look: 'wheel', d: 'M120 93a22 5 0 1 1 44 0a22 5 0 1 1 -44 0Z' },
    { look: 'spokes', d: 'M122 93L162 93M132 90L152 96M152 90L132 96' },
  ],
  '',
);

function mounted(recipe: VehicleRecipe, aboard: Aboard, wreck: boolean): Unit {
  const kind: Animal = ANIMALS[recipe.animal];
  const gait = wreck ? 'down' : aboard.driver === undefined && recipe.gait !== 'rear' ? 'stand' : recipe.gait;
  // A rearing horse throws its rider back.
  const [sx, sy] = pointOn([kind.seat[0] - (gait === 'rear' ? 10 : 0), kind.seat[1]], gait);
  const [mx, my] = pointOn(kind.mouth, gait);
  const rider = aboard.driver === undefined ? [] : [person(aboard.driver, 'astride', sx, sy)];
  const held = rider.length > 0 && !recipe.free ? [reins([sx + 17, sy - 10], [mx, my])] : [];
  const top = Math.min(kind.top + (gait === 'rear' ? -30 : gait === 'down' ? 28 : 0), rider.length > 0 ? sy - 62 : 99);
  return {
    sheets: [animal(recipe, gait, 0, 0, false), ...held, ...rider],
    left: gait === 'gallop' ? -10 : 0,
    right: gait === 'gallop' ? Math.max(kind.long, 134) : kind.long,
    top,
    seats: [[sx, sy - 8]],
  };
}

function drawn(recipe: VehicleRecipe, car: Car, aboard: Aboard, wreck: boolean): Unit {
  const kind: Animal = ANIMALS[recipe.animal];
  const [back, front] = car.crew;
  const hip = car.floor - 34;
  const step = Math.min(32, (front - back) / Math.max(1, aboard.others.length));
  const seats = [front, ...aboard.others.map((_, i) => front - step * (i + 1))].map((x) => [x, hip] as const);
  if (wreck) {
    const tipped = carSheets(car).map((one) => ({ ...one, turn: 22, x: 40, y: -18 }));
    return { sheets: [DEBRIS, ...tipped], left: -10, right: 190, top: 0, seats };
  }
  const gait = aboard.driver === undefined ? 'stand' : recipe.gait;
  const start = car.front - (gait === 'gallop' ? 2 : 12);
  const places: [number, number, boolean][] = [];
  const abreast = recipe.abreast ?? 1;
  const [aside, up] = behind(abreast);
  for (let i = abreast - 1; i >= 0; --i)
    for (let rank = (recipe.ranks ?? 1) - 1; rank >= 0; --rank)
      places.push([start + rank * NEXT_RANK + i * aside, i * up, i > 0]);
  const team = places.map(([x, y, far]) => animal(recipe, gait, x, y, far));
  const [, wy] = kind.withers;
  const yoke = start + kind.withers[0] + ((recipe.ranks ?? 1) - 1) * NEXT_RANK;
  const pole = `M${car.front - 10} ${car.floor + 4}C${car.front + 14} ${car.floor + 2} ${start + 50} ${wy + 18} ${yoke + 4} ${wy + 4}`;
  const lead = start + ((recipe.ranks ?? 1) - 1) * NEXT_RANK + kind.mouth[0];
  const [dx, dy] = seats[0]!;
  const warriors = aboard.others.map((type, i) => person(type, 'aboard', ...seats[i + 1]!)).reverse();
  const driver = aboard.driver === undefined ? [] : [person(aboard.driver, 'aboard', dx, dy)];
  const far = team.filter((_, i) => places[i]![2]);
  const near = team.filter((_, i) => !places[i]![2]);
  return {
    sheets: [
      ...far,
      sheet([{ look: 'rail', d: pole }], ''),
      ...warriors,
      ...driver,
      ...carSheets(car),
      ...near,
      ...(driver.length > 0 ? [reins([dx + 21, dy - 10], [lead, kind.mouth[1]])] : []),
    ],
    left: Math.min(-6, ...car.wheels.map(([x, r]) => x - r - 4), car.scythes === 'long' ? -16 : 0),
    right: lead + (abreast - 1) * aside + 10,
    top: Math.min(hip - 58, (abreast - 1) * up + kind.top),
    seats,
  };
}

export function hasVehicle(type: string): boolean {
  return Object.hasOwn(VEHICLES, type);
}

const made = new Map<string, Unit>();

/** The picture of a mount or chariot with those aboard; plain ones for types without their own. */
export function unitOf(type: string, kind: 'mount' | 'chariot', aboard: Aboard, wreck = false): Unit {
  const key = [type, kind, wreck, aboard.driver ?? '', ...aboard.others].join();
  let unit = made.get(key);
  if (!unit) {
    const plain = kind === 'mount' ? UNKNOWN_MOUNT : UNKNOWN_CHARIOT;
    const recipe = hasVehicle(type) ? VEHICLES[type]! : plain;
    unit = recipe.car ? drawn(recipe, CARS[recipe.car], aboard, wreck) : mounted(recipe, aboard, wreck);
    made.set(key, unit);
  }
  return unit;
}
