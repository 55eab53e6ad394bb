// What a person is made of: how it stands, what it wears and bears. Angles in degrees, 0 to the right, -90 upwards.
import type { EXTRAS } from './parts/extras';
import type { Part } from './parts/part';
import type { SHIELDS } from './parts/shields';
import type { WEAPONS } from './parts/weapons';

export type Pose = 'stand' | 'lunge' | 'wide' | 'run' | 'kneel' | 'leap';
export type Dress =
  | 'tunic'
  | 'straps'
  | 'armour'
  | 'muscle'
  | 'mail'
  | 'phalerae'
  | 'scale'
  | 'trousers'
  | 'bare'
  | 'kilt'
  | 'longKilt'
  | 'robe'
  | 'patterned';

/** A part, the hand that bears it, its angle. */
type Borne<Parts> = readonly [keyof Parts, number, number, number];

export interface Recipe {
  readonly pose: Pose;
  readonly head: Part;
  readonly dress: Dress;
  readonly weapon: Borne<typeof WEAPONS>;
  readonly second?: Borne<typeof WEAPONS>;
  /** The other hand. */
  readonly hand?: readonly [number, number];
  readonly shield?: Borne<typeof SHIELDS>;
  readonly extra?: keyof typeof EXTRAS;
  /** Looks over the shoulder. */
  readonly back?: true;
}
