// Paper figures: one silhouette per type, in a box of 100 × 100 (wider if the weapon needs it), looking to the right.
import { EXTRAS, HEADS, SHIELDS, WEAPONS } from './figures/parts';
import { type Dress, type Pose, type Recipe, RECIPES, UNKNOWN } from './figures/recipes';
import { bent, disc, limb, place } from './figures/shape';

export interface Silhouette {
  readonly body: string;
  /** Faces, hands, bare chests. */
  readonly skin: string;
  /** Light lines on the body. */
  readonly detail: string;
  readonly weapon: string;
  readonly shield: string;
  /** Dark lines on shield and face. */
  readonly emblem: string;
}

interface Bones {
  readonly head: readonly [number, number];
  readonly shoulder: readonly [number, number];
  readonly hip: readonly [number, number];
  /** Back and front leg: knee, foot. */
  readonly legs: readonly (readonly [number, number, number, number])[];
}

const BONES: Record<Pose, Bones> = {
  stand: {
    head: [51, 24],
    shoulder: [49, 42],
    hip: [49, 63],
    legs: [
      [44, 78, 39, 93],
      [56, 78, 59, 93],
    ],
  },
  lunge: {
    head: [56, 29],
    shoulder: [52, 45],
    hip: [47, 64],
    legs: [
      [37, 79, 26, 93],
      [64, 76, 66, 93],
    ],
  },
  wide: {
    head: [52, 25],
    shoulder: [51, 43],
    hip: [50, 64],
    legs: [
      [39, 78, 32, 93],
      [62, 78, 68, 93],
    ],
  },
  run: {
    head: [61, 28],
    shoulder: [55, 44],
    hip: [47, 63],
    legs: [
      [36, 77, 16, 80],
      [66, 70, 71, 90],
    ],
  },
  kneel: {
    head: [51, 36],
    shoulder: [47, 53],
    hip: [43, 73],
    legs: [
      [38, 91, 20, 92],
      [62, 76, 63, 93],
    ],
  },
};

/** Radii of hip, knee and ankle. */
const LEGS: Record<Dress, readonly [number, number, number]> = {
  tunic: [7, 5.5, 4],
  armour: [7, 5.5, 4.4],
  mail: [7, 6, 4.6],
  bare: [8.5, 6.2, 4.2],
  trousers: [9, 7.6, 5],
  robe: [7, 5.5, 4],
};

function torso(dress: Dress, [sx, sy]: Bones['shoulder'], [hx, hy]: Bones['hip']): [string, string] {
  const trunk = limb(sx, sy + 1, 12, hx, hy - 2, 9.5);
  const at = (dx: number, dy: number) => `${hx + dx} ${hy + dy}`;
  const belt = `M${at(-9, -5)}L${at(9, -5)}`;
  const skirt = (half: number, long: number) =>
    `M${at(9, -4)}L${at(half, long)}Q${at(0, long + 4)} ${at(-half, long)}L${at(-9, -4)}Z`;
  switch (dress) {
    case 'robe':
      return [trunk + skirt(18, 31), belt + `M${at(-4, 2)}L${at(-7, 28)}M${at(3, 2)}L${at(6, 28)}`];
    case 'bare':
      return [
        trunk + skirt(10, 8),
        belt + `M${at(-7, -1)}L${at(8, -1)}M${sx - 2} ${sy + 6}Q${sx + 4} ${sy + 10} ${sx + 9} ${sy + 5}`,
      ];
    case 'armour':
      return [
        trunk + skirt(14, 14),
        belt +
          `M${sx - 10} ${sy + 3}L${sx + 11} ${sy + 3}M${sx - 10} ${sy + 9}L${sx + 11} ${sy + 9}M${at(-5, 1)}L${at(-7, 13)}M${at(0, 1)}L${at(0, 14)}M${at(5, 1)}L${at(7, 13)}`,
      ];
    case 'mail':
      return [
        trunk + skirt(14, 15),
        belt + `M${at(-13, 11)}Q${at(0, 15)} ${at(13, 11)}M${sx - 10} ${sy - 3}Q${sx} ${sy + 5} ${sx + 10} ${sy - 3}`,
      ];
    case 'trousers':
      return [trunk + skirt(12, 9), belt + `M${sx - 3} ${sy - 8}Q${sx + 2} ${sy - 4} ${sx + 8} ${sy - 8}`];
    default:
      return [trunk + skirt(14, 14), belt + `M${at(-3, 1)}L${at(-6, 13)}M${at(4, 1)}L${at(7, 13)}`];
  }
}

function arm([sx, sy]: Bones['shoulder'], x: number, y: number): string {
  // The elbow hangs down unless the hand is low and behind.
  const [ex, ey] = bent(sx, sy, x, y, 16.5, x >= sx ? 1 : -1);
  return limb(sx, sy, 6, ex, ey, 4.8) + limb(ex, ey, 4.8, x, y, 4) + disc(x, y, 4.6);
}

function leg([hx, hy]: Bones['hip'], [kx, ky, fx, fy]: Bones['legs'][number], [a, b, c]: readonly number[]): string {
  const flat = fy > 85;
  return (
    limb(hx, hy, a!, kx, ky, b!) +
    limb(kx, ky, b!, fx, fy, c!) +
    (flat ? limb(fx, fy, 3.6, fx + 7, fy + 0.6, 3) : limb(fx, fy, 3.6, fx - 3, fy - 5, 3))
  );
}

function compose(recipe: Recipe): Silhouette {
  const bones = BONES[recipe.pose];
  const head = HEADS[recipe.head]!;
  const [trunk, lines] = torso(recipe.dress, bones.shoulder, bones.hip);
  const extra = recipe.extra === undefined ? undefined : EXTRAS[recipe.extra];
  const [kind, wx, wy, turn] = recipe.weapon;
  const other = recipe.hand ?? recipe.shield?.slice(1) ?? [40, 62];
  const hands: [number, number][] = [
    [wx, wy],
    [Number(other[0]), Number(other[1])],
  ];
  const bare = recipe.dress === 'bare';
  const arms = hands.map(([x, y]) => arm(bones.shoulder, x, y)).join('');
  const [sx, sy] = bones.shoulder;
  const chest = limb(sx, sy + 1, 12, bones.hip[0], bones.hip[1] - 12, 9);
  const borne = (part: string | undefined, where: readonly [unknown, number, number, number] | undefined) =>
    part && where ? place(part, where[1], where[2], where[3]) : '';
  const shield = recipe.shield && SHIELDS[recipe.shield[0]];
  return {
    body:
      (extra ? place(extra.shape, 0, 0) : '') +
      bones.legs.map((one) => leg(bones.hip, one, LEGS[recipe.dress])).join('') +
      trunk +
      arms +
      place(head.shape, ...bones.head),
    skin:
      (bare ? chest + arms : '') +
      hands.map(([x, y]) => disc(x, y, 4.6)).join('') +
      place(head.skin ?? '', ...bones.head),
    detail: place(extra?.lines ?? '', 0, 0) + lines + place(head.lines ?? '', ...bones.head),
    weapon: place(WEAPONS[kind]!, wx, wy, turn) + borne(recipe.second && WEAPONS[recipe.second[0]], recipe.second),
    shield: borne(shield?.shape, recipe.shield),
    emblem: borne(shield?.lines, recipe.shield) + place(head.ink ?? '', ...bones.head),
  };
}

const made = new Map<string, Silhouette>();

export function hasSilhouette(type: string): boolean {
  return Object.hasOwn(RECIPES, type);
}

/** The silhouette of a type; a plain spearman for types without their own. */
export function silhouetteOf(type: string): Silhouette {
  const known = hasSilhouette(type) ? type : '';
  let silhouette = made.get(known);
  if (!silhouette) made.set(known, (silhouette = compose(known ? RECIPES[known]! : UNKNOWN)));
  return silhouette;
}
