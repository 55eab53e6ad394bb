// Paper figures: one silhouette per type, in a box of 100 × 100 (wider if the weapon needs it), looking to the right.
import { arm, BARE, BONES, type Bones, leg, type Seat, seatedLegs, torso } from './figures/body';
import { EXTRAS } from './figures/parts/extras';
import type { Part } from './figures/parts/part';
import { SHIELDS } from './figures/parts/shields';
import { WEAPONS } from './figures/parts/weapons';
import type { Dress, Recipe } from './figures/recipe';
import { RECIPES, UNKNOWN } from './figures/recipes';
import { disc, limb, mirror, place } from './figures/shape';

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

/** Long dress is gathered up to ride. */
const GATHERED: Partial<Record<Dress, Dress>> = { robe: 'tunic', patterned: 'tunic', longKilt: 'kilt' };

function compose(recipe: Recipe, seat: Seat): Silhouette {
  const bones: Bones = BONES[recipe.pose];
  const dress = seat === 'foot' ? recipe.dress : (GATHERED[recipe.dress] ?? recipe.dress);
  const head = (part: string | undefined) => place(recipe.back ? mirror(part ?? '') : (part ?? ''), ...bones.head);
  const [trunk, lines] = torso(dress, bones.shoulder, bones.hip);
  const extra: Part | undefined = recipe.extra === undefined ? undefined : EXTRAS[recipe.extra];
  const [kind, wx, wy, turn] = recipe.weapon;
  const other = recipe.hand ?? recipe.shield?.slice(1) ?? [40, 62];
  const hands: [number, number][] = [
    [wx, wy],
    [Number(other[0]), Number(other[1])],
  ];
  const arms = hands.map(([x, y]) => arm(bones.shoulder, x, y)).join('');
  const [sx, sy] = bones.shoulder;
  const chest = limb(sx, sy + 1, 12, bones.hip[0], bones.hip[1] - 12, 9);
  const legs = seat === 'foot' ? bones.legs : seatedLegs(seat, bones.hip);
  // A hound runs beside its master only on foot.
  const second = seat !== 'foot' && recipe.second?.[0] === 'hound' ? undefined : recipe.second;
  const borne = (part: string | undefined, where: readonly [unknown, number, number, number] | undefined) =>
    part && where ? place(part, where[1], where[2], where[3]) : '';
  const shield: Part | undefined = recipe.shield && SHIELDS[recipe.shield[0]];
  return {
    body:
      (extra ? place(extra.shape, 0, 0) : '') +
      legs.map((one) => leg(bones.hip, one, dress, seat !== 'foot' || one[3] > 85)).join('') +
      trunk +
      arms +
      head(recipe.head.shape),
    skin:
      (BARE.has(dress) ? chest + arms : '') + hands.map(([x, y]) => disc(x, y, 4.6)).join('') + head(recipe.head.skin),
    detail: place(extra?.lines ?? '', 0, 0) + lines + head(recipe.head.lines),
    weapon: place(WEAPONS[kind], wx, wy, turn) + borne(second && WEAPONS[second[0]], second),
    shield: borne(shield?.shape, recipe.shield),
    emblem: borne(shield?.lines, recipe.shield) + head(recipe.head.ink),
  };
}

const made = new Map<string, Silhouette>();

export function hasSilhouette(type: string): boolean {
  return Object.hasOwn(RECIPES, type);
}

const recipeOf = (type: string): Recipe => (hasSilhouette(type) ? RECIPES[type]! : UNKNOWN);

/** The silhouette of a type; a plain spearman for types without their own. */
export function silhouetteOf(type: string, seat: Seat = 'foot'): Silhouette {
  const key = `${hasSilhouette(type) ? type : ''} ${seat}`;
  let silhouette = made.get(key);
  if (!silhouette) made.set(key, (silhouette = compose(recipeOf(type), seat)));
  return silhouette;
}

/** The point a person is set down by when it rides or drives. */
export function hipOf(type: string): readonly [number, number] {
  return BONES[recipeOf(type).pose].hip;
}
