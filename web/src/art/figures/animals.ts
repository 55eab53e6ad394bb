// Animals that are ridden or draw chariots, seen from the side, looking to the right; their hooves stand at y = 95.
import { limb, place } from './shape';

export type Gait = 'stand' | 'trot' | 'gallop' | 'rear' | 'down';

/** One leg: its joints from the trunk down to the hoof. */
type Leg = readonly [number, number, number, number, number, number];
type Point = readonly [number, number];
type Gaits = Readonly<Record<Gait, readonly [Leg, Leg, Leg, Leg]>>;

export interface Animal {
  readonly trunk: string;
  readonly tail: string;
  /** Light lines: mane, eye. */
  readonly lines: string;
  /** Light lines: what it is led by. */
  readonly bridle: string;
  /** Far legs first. */
  readonly legs: Gaits;
  /** Thickness of the legs at trunk, joint and hoof. */
  readonly bones: readonly [number, number, number];
  readonly hoof: number;
  /** Where the hip of a rider is, where the reins end and where the yoke lies. */
  readonly seat: Point;
  readonly mouth: Point;
  readonly withers: Point;
  /** From tail to muzzle, and the top of the head. */
  readonly long: number;
  readonly top: number;
}

const HORSE_LEGS: Gaits = {
  stand: [
    [42, 54, 37, 75, 41, 91],
    [84, 56, 84, 75, 83, 91],
    [33, 54, 24, 74, 28, 91],
    [91, 54, 92, 74, 92, 91],
  ],
  trot: [
    [42, 54, 40, 75, 48, 90],
    [85, 56, 84, 75, 80, 91],
    [33, 54, 22, 73, 20, 91],
    [91, 54, 107, 64, 101, 79],
  ],
  gallop: [
    [39, 55, 25, 75, 10, 88],
    [88, 56, 106, 67, 118, 81],
    [32, 54, 15, 69, 0, 81],
    [92, 53, 113, 58, 127, 70],
  ],
  rear: [
    [46, 60, 47, 78, 54, 91],
    [86, 38, 104, 42, 103, 56],
    [36, 62, 32, 79, 40, 91],
    [91, 34, 110, 30, 113, 45],
  ],
  down: [
    [42, 84, 58, 91, 70, 92],
    [88, 86, 104, 90, 116, 91],
    [33, 84, 46, 92, 58, 93],
    [92, 84, 108, 86, 122, 92],
  ],
};

const HORSE: Animal = {
  trunk:
    'M21 49C23 39 36 34 48 37C58 40 69 40 77 34C85 27 91 12 102 4L102 -5L108 2C115 6 122 13 130 23C134 26 133 31 129 33' +
    'C125 35 121 32 118 29C115 29 113 29 110 27C110 36 106 46 101 53C97 61 89 65 80 64C68 67 56 65 46 61C37 66 24 63 21 55Z' +
    'M78 36C80 22 90 4 104 -2L108 3C98 8 88 22 84 36Z',
  tail: 'M26 40C14 36 7 47 8 60C8 69 6 76 1 82C12 80 18 72 18 63C18 57 20 53 26 53Z',
  lines: 'M103 3L98 9M97 7L92 15M92 13L87 22M87 20L84 30M116 11L117 11M12 50C12 60 12 66 9 74',
  bridle: 'M110 26C114 20 116 14 113 7M128 25L121 31M114 15L125 28',
  legs: HORSE_LEGS,
  bones: [9.5, 4.6, 3],
  hoof: 3.4,
  seat: [64, 37],
  mouth: [124, 30],
  withers: [80, 37],
  long: 132,
  top: -6,
};

/** Slender, with a thin tail: a horse for messengers and desert riders. */
const LEAN: Animal = {
  ...HORSE,
  trunk:
    'M23 50C25 42 37 38 48 40C58 42 69 42 77 36C85 29 92 16 102 9L103 0L108 7C114 11 120 18 126 27C129 30 128 35 124 36' +
    'C121 37 117 35 115 32C112 32 110 32 107 30C106 38 102 46 98 53C94 60 88 62 80 61C68 62 56 60 46 58C38 62 26 61 23 55Z',
  tail: 'M27 42C16 39 9 46 3 58C0 64 -5 68 -10 68C-2 74 8 70 12 62C16 55 20 52 27 52Z',
  lines: 'M99 13L94 20M93 19L88 28M88 27L84 34M113 16L114 16M14 50C8 58 4 64 -1 67',
  bridle: 'M107 30C111 24 112 18 110 12M123 29L117 34M111 20L120 31',
  bones: [8.5, 4, 2.7],
  seat: [63, 40],
  mouth: [120, 33],
};

/** The small, shaggy horse of the north. */
const PONY: Animal = {
  ...HORSE,
  trunk:
    'M21 51C23 41 36 37 48 40C58 42 69 42 77 37C85 31 90 20 99 13L98 5L105 10C113 13 121 20 128 29C132 32 131 37 127 39' +
    'C122 41 118 38 115 35C112 35 110 35 107 33C108 40 105 50 101 56C97 63 89 67 80 66C68 70 56 68 46 64C37 69 24 66 21 58Z' +
    'M76 39C74 30 80 22 86 20C86 14 92 9 97 9C100 5 108 8 112 17L105 15C102 22 96 23 95 29C91 29 91 35 88 39Z',
  tail: 'M26 43C12 39 3 50 5 63C4 71 4 79 -1 86C7 84 10 87 14 81C20 76 20 68 20 62C20 58 22 55 27 55Z',
  lines: 'M94 14L90 22M88 21L84 29M82 25L80 35M113 19L114 19M9 53C9 62 9 70 5 78M14 56C14 64 14 70 11 77',
  bridle: 'M107 32C111 27 113 21 111 16M126 31L119 36M112 23L122 33',
  bones: [9, 5, 3.8],
  hoof: 4,
  seat: [64, 41],
  mouth: [122, 36],
  withers: [80, 40],
  top: 4,
};

/** The stocky horse of the steppe with its cropped, upright mane. */
const STEPPE: Animal = {
  ...PONY,
  trunk:
    'M20 51C22 40 36 36 48 39C58 41 69 41 77 36C85 31 90 21 98 14L98 6L105 11C113 14 121 21 128 30C132 33 131 39 127 41' +
    'C122 43 117 40 114 37C111 37 109 36 106 35C108 42 106 51 102 58C98 65 89 70 80 69C68 73 56 71 46 67C36 72 22 68 20 58Z' +
    'M76 37L75 30L80 31L80 24L85 26L86 19L91 21L92 13L97 15L99 8L104 12L96 18L82 37Z',
  tail: 'M25 43C13 40 8 49 10 58L7 63L12 66L8 74C7 80 10 85 15 85C19 80 18 73 16 67L19 62C19 57 21 54 26 54Z',
  lines: 'M96 17L81 35M113 21L114 21M8 62L16 65M48 43C56 45 64 46 72 44',
  bones: [10, 5.6, 4],
};

/** Ass or mule: long ears, thin tail. */
const ASS: Animal = {
  ...HORSE,
  trunk:
    'M22 52C24 43 36 40 48 42C58 44 69 44 77 40C84 35 90 26 98 19L90 3C97 4 102 10 104 16L102 1C109 5 110 12 109 18' +
    'C115 21 121 27 128 35C131 38 130 43 126 44C121 46 117 43 114 40C112 40 109 40 106 38C106 44 104 52 100 58' +
    'C96 64 89 67 80 66C68 69 56 67 46 64C37 68 25 65 22 58Z',
  tail: 'M26 46C16 43 12 52 12 62L11 72L7 80L13 84L17 74L17 62C17 57 20 54 26 55Z',
  lines: 'M97 20L90 28M90 27L84 36M113 24L114 24',
  bridle: 'M106 37C110 32 112 27 110 21M126 37L119 42M111 28L121 39',
  bones: [8.5, 4.2, 2.8],
  seat: [60, 43],
  mouth: [121, 41],
  withers: [80, 42],
  top: 0,
};

const CAMEL_LEGS: Gaits = {
  ...HORSE_LEGS,
  stand: [
    [40, 52, 37, 73, 40, 91],
    [86, 54, 85, 73, 84, 91],
    [31, 52, 25, 72, 29, 91],
    [92, 52, 94, 73, 94, 91],
  ],
  trot: [
    [40, 52, 43, 72, 50, 90],
    [86, 54, 83, 73, 76, 90],
    [31, 52, 22, 72, 19, 91],
    [92, 52, 105, 68, 104, 88],
  ],
};

const CAMEL: Animal = {
  trunk:
    'M20 46C22 36 30 32 38 31C44 12 52 9 57 9C64 9 70 18 74 31C80 33 87 37 93 42C101 45 107 43 109 36C111 26 108 12 110 2' +
    'C110 -5 113 -10 119 -10L119 -15L124 -10C131 -8 139 -5 144 0C147 4 145 9 141 9C135 10 129 8 124 6C121 14 123 26 122 37' +
    'C121 48 113 57 101 59C96 62 88 62 80 60C66 64 54 63 44 58C35 61 23 58 20 51Z',
  tail: 'M23 40C15 40 11 48 13 56L11 68L16 71L18 58C18 53 20 50 25 50Z',
  lines: 'M127 -5L128 -5M116 50C110 54 104 54 98 50',
  bridle: 'M122 4C122 0 122 -5 119 -8M142 1L136 7M124 -3L138 6',
  legs: CAMEL_LEGS,
  bones: [8, 4.2, 3],
  hoof: 4.2,
  seat: [57, 13],
  mouth: [138, 5],
  withers: [86, 38],
  long: 146,
  top: -16,
};

export const ANIMALS = { horse: HORSE, lean: LEAN, pony: PONY, steppe: STEPPE, ass: ASS, camel: CAMEL } as const;
export type AnimalKind = keyof typeof ANIMALS;

function legOf([ax, ay, bx, by, cx, cy]: Leg, [a, b, c]: Animal['bones'], hoof: number): string {
  return limb(ax, ay, a, bx, by, b) + limb(bx, by, b, cx, cy, c) + limb(cx, cy, c, cx + 3.5, cy + 4 - hoof * 0.4, hoof);
}

/** How the trunk lies in a gait: turned about the hip, or sunk to the ground. */
function lie(gait: Gait): { turn: number; x: number; y: number } {
  if (gait === 'down') return { turn: 0, x: 0, y: 28 };
  if (gait !== 'rear') return { turn: 0, x: 0, y: 0 };
  const turn = -19;
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const [hx, hy] = [36, 58];
  return { turn, x: hx - hx * cos + hy * sin, y: hy - hx * sin - hy * cos };
}

/** Something on the trunk, as it lies in a gait. */
export function onTrunk(part: string, gait: Gait): string {
  const { turn, x, y } = lie(gait);
  return place(part, x, y, turn);
}

export function pointOn([px, py]: Point, gait: Gait): Point {
  const { turn, x, y } = lie(gait);
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  return [x + px * cos - py * sin, y + px * sin + py * cos];
}

/** The two legs on the far side, and the animal with its near legs. */
export function animalShape(kind: AnimalKind, gait: Gait): { far: string; near: string } {
  const { trunk, tail, legs, bones, hoof } = ANIMALS[kind];
  const [first, second, third, fourth] = legs[gait].map((leg) => legOf(leg, bones, hoof));
  return { far: first! + second!, near: third! + fourth! + onTrunk(trunk + tail, gait) };
}
