// How a fighter looks, by what he carries and wears; of types nobody has drawn, by their armour.
export type Head =
  | 'hat'
  | 'turban'
  | 'cap'
  | 'kettle'
  | 'nasal'
  | 'wrapped'
  | 'veil'
  | 'hood'
  | 'fur'
  | 'pot'
  | 'aventail'
  | 'great'
  | 'plume';
export type Coat = 'robe' | 'quilt' | 'leather' | 'mail' | 'lamellar' | 'surcoat';
export type ShieldShape = 'kite' | 'round' | 'none';
export type Hold = 'raised' | 'thrust' | 'both' | 'low' | 'bow' | 'crossbow' | 'throw';

export interface Outfit {
  head: Head;
  coat: Coat;
  shield: ShieldShape;
  /** Cloth in colours of its own: an order's coat, or none, and then it is the side's. */
  cloth?: 'white' | 'black' | 'sand';
  emblem: 'cross' | 'crescent' | 'none';
  beard: boolean;
  mailLegs: boolean;
}

const HEADS: Record<string, Head> = {
  pilgrim: 'hat',
  'camel-driver': 'turban',
  squire: 'cap',
  militiaman: 'turban',
  'man-at-arms': 'kettle',
  sergeant: 'nasal',
  'kurdish-warrior': 'wrapped',
  axeman: 'nasal',
  turcopole: 'wrapped',
  bedouin: 'veil',
  archer: 'hood',
  'horse-archer': 'fur',
  crossbowman: 'kettle',
  naffat: 'veil',
  knight: 'pot',
  mamluk: 'aventail',
  templar: 'pot',
  hospitaller: 'nasal',
  assassin: 'hood',
  baron: 'great',
  emir: 'plume',
};
const HEAD_OF_ARMOUR: Record<string, Head> = {
  robe: 'turban',
  gambeson: 'cap',
  'leather-lamellar': 'wrapped',
  kazaghand: 'wrapped',
  'mail-shirt': 'nasal',
  'felt-over-mail': 'kettle',
  hauberk: 'nasal',
  lamellar: 'aventail',
  'full-mail': 'great',
  'guard-harness': 'plume',
};
const COATS: Record<string, Coat> = {
  robe: 'robe',
  gambeson: 'quilt',
  'leather-lamellar': 'leather',
  kazaghand: 'quilt',
  'mail-shirt': 'mail',
  'felt-over-mail': 'mail',
  hauberk: 'surcoat',
  lamellar: 'lamellar',
  'full-mail': 'surcoat',
  'guard-harness': 'lamellar',
};
const EASTERN = new Set(['turban', 'wrapped', 'veil', 'fur', 'aventail', 'plume']);
const BARE_HANDED = new Set(['staff', 'great-axe', 'dagger']);
const CLOTH: Record<string, Outfit['cloth']> = {
  templar: 'white',
  hospitaller: 'black',
  assassin: 'white',
  pilgrim: 'sand',
  bedouin: 'white',
};

export function outfitOf(type: string, armour: string, weapon: string, shoots: boolean): Outfit {
  const head = HEADS[type] ?? HEAD_OF_ARMOUR[armour] ?? 'nasal';
  const eastern = EASTERN.has(head);
  const coat = COATS[armour] ?? 'quilt';
  return {
    head,
    coat,
    shield: shoots || BARE_HANDED.has(weapon) ? 'none' : eastern ? 'round' : 'kite',
    cloth: CLOTH[type],
    emblem: type === 'axeman' || coat === 'robe' ? 'none' : eastern ? 'crescent' : 'cross',
    beard: eastern || type === 'axeman' || type === 'pilgrim',
    mailLegs: armour === 'hauberk' || armour === 'full-mail',
  };
}

const HOLDS: Record<string, Hold> = {
  spear: 'thrust',
  staff: 'both',
  'great-axe': 'both',
  dagger: 'low',
  'self-bow': 'bow',
  'composite-bow': 'bow',
  crossbow: 'crossbow',
  javelin: 'throw',
  sling: 'throw',
  'naphtha-pot': 'throw',
};
export const holdOf = (weapon: string): Hold => HOLDS[weapon] ?? 'raised';

/** Where the hand is, and how the weapon lies in it: drawn along a line to the right from the hand. */
export const GRIPS: Record<Hold, { x: number; y: number; turn: number; elbow: [number, number] }> = {
  raised: { x: 66, y: 60, turn: -34, elbow: [58, 100] },
  thrust: { x: 112, y: 106, turn: -10, elbow: [76, 124] },
  both: { x: 122, y: 108, turn: -58, elbow: [96, 128] },
  low: { x: 140, y: 126, turn: -12, elbow: [106, 134] },
  bow: { x: 152, y: 92, turn: 0, elbow: [124, 92] },
  crossbow: { x: 132, y: 96, turn: -3, elbow: [104, 118] },
  throw: { x: 62, y: 58, turn: -14, elbow: [58, 100] },
};

/** Cuts on the body, in the order in which they come. */
export const CUTS: readonly string[] = [
  'M96 112l14 9',
  'M84 138l17 -8',
  'M112 88l9 11',
  'M78 172l12 11',
  'M117 187l-13 8',
  'M107 51l9 7',
  'M70 112l8 11',
  'M120 150l-12 6',
];
