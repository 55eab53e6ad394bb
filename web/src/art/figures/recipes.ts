// One line per figure type: how it stands, what it wears and bears. Angles in degrees, 0 to the right, -90 upwards.
import { EXTRAS, HEADS, SHIELDS, WEAPONS } from './parts';

export type Pose = 'stand' | 'lunge' | 'wide' | 'run' | 'kneel';
export type Dress = 'tunic' | 'armour' | 'trousers' | 'mail' | 'bare' | 'robe';

export interface Recipe {
  readonly pose: Pose;
  readonly head: keyof typeof HEADS;
  readonly dress: Dress;
  /** Weapon, the hand that bears it, its angle. */
  readonly weapon: readonly [keyof typeof WEAPONS, number, number, number];
  readonly second?: readonly [keyof typeof WEAPONS, number, number, number];
  /** The other hand. */
  readonly hand?: readonly [number, number];
  readonly shield?: readonly [keyof typeof SHIELDS, number, number, number];
  readonly extra?: keyof typeof EXTRAS;
}

export const UNKNOWN: Recipe = {
  pose: 'stand',
  head: 'band',
  dress: 'tunic',
  weapon: ['staff', 68, 50, -90],
  shield: ['round', 38, 60, 0],
};

export const RECIPES: Readonly<Record<string, Recipe>> = {
  'roman-swordsman': {
    pose: 'lunge',
    head: 'galea',
    dress: 'armour',
    weapon: ['gladius', 70, 38, -6],
    shield: ['scutum', 66, 64, -4],
  },
  'roman-spearman': {
    pose: 'lunge',
    head: 'galea',
    dress: 'armour',
    weapon: ['pilum', 36, 9, -7],
    shield: ['scutum', 69, 63, 4],
  },
  'roman-triarius': {
    pose: 'kneel',
    head: 'feathers',
    dress: 'mail',
    weapon: ['hasta', 50, 62, -34],
    shield: ['scutum', 66, 70, -6],
  },
  'roman-centurion': {
    pose: 'stand',
    head: 'fan',
    dress: 'armour',
    weapon: ['gladius', 75, 32, -62],
    second: ['vitis', 30, 64, 115],
    hand: [30, 64],
    extra: 'cloak',
  },
  'roman-optio': {
    pose: 'stand',
    head: 'twoFeathers',
    dress: 'armour',
    weapon: ['staff', 70, 47, -90],
    second: ['gladius', 30, 64, 150],
    hand: [30, 64],
  },
  'roman-aquilifer': {
    pose: 'stand',
    head: 'lion',
    dress: 'mail',
    weapon: ['eagle', 78, 50, -90],
    shield: ['round', 36, 62, 0],
  },
  'roman-praetorian': {
    pose: 'wide',
    head: 'brush',
    dress: 'armour',
    weapon: ['gladius', 78, 28, -48],
    shield: ['bolts', 32, 62, 4],
  },
  'roman-archer': { pose: 'stand', head: 'cone', dress: 'robe', weapon: ['bow', 78, 43, 0], hand: [52, 43] },
  'roman-sharpshooter': {
    pose: 'kneel',
    head: 'hood',
    dress: 'tunic',
    weapon: ['crossbow', 68, 48, -8],
    hand: [52, 51],
  },
  'roman-slinger': {
    pose: 'lunge',
    head: 'band',
    dress: 'tunic',
    weapon: ['sling', 40, 10, -10],
    hand: [74, 52],
    extra: 'bag',
  },
  'roman-veles': {
    pose: 'run',
    head: 'wolf',
    dress: 'tunic',
    weapon: ['javelin', 42, 5, -3],
    shield: ['round', 80, 58, 0],
  },
  'roman-pikeman': {
    pose: 'lunge',
    head: 'pot',
    dress: 'tunic',
    weapon: ['pike', 64, 50, -40],
    hand: [42, 68],
    shield: ['pelta', 45, 48, 0],
  },
  'roman-gladiator': { pose: 'wide', head: 'griffin', dress: 'bare', weapon: ['flail', 74, 34, -62], hand: [28, 56] },

  'celtic-swordsman': {
    pose: 'lunge',
    head: 'spikes',
    dress: 'trousers',
    weapon: ['longSword', 26, 36, -112],
    shield: ['oval', 70, 60, 6],
  },
  'celtic-battle-axe': {
    pose: 'lunge',
    head: 'knob',
    dress: 'trousers',
    weapon: ['axe', 74, 27, -58],
    shield: ['whorl', 42, 60, 0],
  },
  'celtic-great-axe': {
    pose: 'wide',
    head: 'mane',
    dress: 'trousers',
    weapon: ['greatAxe', 68, 36, -50],
    hand: [57, 50],
  },
  'celtic-spearman': {
    pose: 'lunge',
    head: 'mane',
    dress: 'trousers',
    weapon: ['javelin', 36, 11, -5],
    shield: ['hex', 69, 61, 4],
  },
  'celtic-gaesatae-spear': {
    pose: 'lunge',
    head: 'spikes',
    dress: 'bare',
    weapon: ['spear', 66, 54, -6],
    hand: [38, 57],
  },
  'celtic-archer': {
    pose: 'wide',
    head: 'mane',
    dress: 'trousers',
    weapon: ['longBow', 80, 36, -18],
    second: ['quiver', 33, 44, -112],
    hand: [54, 44],
  },
  'celtic-slinger': {
    pose: 'run',
    head: 'spikes',
    dress: 'trousers',
    weapon: ['flyingSling', 80, 34, -10],
    hand: [30, 50],
    extra: 'bag',
  },
  'celtic-runner': {
    pose: 'run',
    head: 'streaming',
    dress: 'trousers',
    weapon: ['dagger', 80, 46, -18],
    hand: [28, 54],
  },
  'celtic-shield-bearer': {
    pose: 'stand',
    head: 'knob',
    dress: 'mail',
    weapon: ['gladius', 78, 40, -20],
    shield: ['tower', 60, 64, 0],
  },
  'celtic-hound-master': {
    pose: 'stand',
    head: 'mane',
    dress: 'trousers',
    weapon: ['whip', 66, 26, -50],
    second: ['hound', 2, 0, 0],
    hand: [68, 56],
  },
  'celtic-carnyx': {
    pose: 'stand',
    head: 'spikes',
    dress: 'trousers',
    weapon: ['carnyx', 66, 34, -82],
    hand: [70, 26],
  },
  'celtic-druid': { pose: 'stand', head: 'beard', dress: 'robe', weapon: ['sickleStaff', 72, 48, -90], hand: [26, 46] },
  'celtic-hero': {
    pose: 'lunge',
    head: 'horns',
    dress: 'mail',
    weapon: ['longSword', 76, 34, -56],
    shield: ['oval', 38, 60, -8],
    extra: 'flyingCloak',
  },
  'celtic-chieftain': {
    pose: 'wide',
    head: 'raven',
    dress: 'mail',
    weapon: ['longSword', 72, 46, 84],
    shield: ['whorl', 28, 58, 0],
    extra: 'cloak',
  },
};
