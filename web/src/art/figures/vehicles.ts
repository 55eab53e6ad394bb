// Mounts and chariots by the id of their type: which animals, how they go, what they wear and draw.
import type { AnimalKind, Gait } from './animals';
import type { CarKind } from './cars';
import type { TRAPPINGS } from './trappings';

export interface VehicleRecipe {
  readonly animal: AnimalKind;
  readonly gait: Gait;
  readonly wears?: readonly (keyof typeof TRAPPINGS)[];
  /** Ridden without bridle. */
  readonly free?: true;
  readonly car?: CarKind;
  /** Animals side by side, and one such rank before the other. */
  readonly abreast?: number;
  readonly ranks?: number;
}

export const UNKNOWN_MOUNT: VehicleRecipe = { animal: 'horse', gait: 'stand', wears: ['cloth'] };
export const UNKNOWN_CHARIOT: VehicleRecipe = { animal: 'horse', gait: 'trot', car: 'planks', abreast: 2 };

export const VEHICLES: Readonly<Record<string, VehicleRecipe>> = {
  'celtic-pony': { animal: 'pony', gait: 'trot' },
  'celtic-noble-horse': { animal: 'horse', gait: 'trot', wears: ['phalerae', 'hornedChamfron'] },
  'celtic-light-chariot': { animal: 'pony', gait: 'gallop', car: 'wicker', abreast: 2 },
  'celtic-heavy-chariot': { animal: 'horse', gait: 'trot', wears: ['phalerae'], car: 'planks', abreast: 2 },
  'celtic-covinnus': { animal: 'pony', gait: 'trot', car: 'covinnus', abreast: 2 },

  'roman-cavalry-horse': { animal: 'horse', gait: 'trot', wears: ['horned'] },
  'roman-numidian-pony': { animal: 'lean', gait: 'gallop', free: true },
  'roman-cataphract-horse': { animal: 'horse', gait: 'trot', wears: ['scales', 'chamfron'] },
  'roman-essedum': { animal: 'pony', gait: 'trot', wears: ['cloth'], car: 'essedum', abreast: 2 },
  'roman-quadriga': { animal: 'horse', gait: 'gallop', car: 'quadriga', abreast: 4 },

  'egyptian-courier-horse': { animal: 'lean', gait: 'trot' },
  'egyptian-armoured-horse': { animal: 'horse', gait: 'trot', wears: ['quilt', 'plume'] },
  'egyptian-donkey': { animal: 'ass', gait: 'stand', wears: ['cloth'] },
  'egyptian-light-chariot': { animal: 'lean', gait: 'gallop', wears: ['plume'], car: 'light', abreast: 2 },
  'egyptian-hittite-chariot': { animal: 'horse', gait: 'trot', wears: ['blanket'], car: 'hittite', abreast: 2 },
  'egyptian-state-chariot': { animal: 'horse', gait: 'trot', wears: ['quilt', 'plume'], car: 'state', abreast: 2 },

  'persian-saka-pony': { animal: 'steppe', gait: 'trot', wears: ['cloth'] },
  'persian-nisaean': { animal: 'horse', gait: 'stand', wears: ['blanket', 'breast'] },
  'persian-camel': { animal: 'camel', gait: 'trot', wears: ['camelSaddle'] },
  'persian-light-chariot': { animal: 'horse', gait: 'trot', car: 'cane', abreast: 2 },
  'persian-scythed-chariot': { animal: 'horse', gait: 'gallop', wears: ['breast'], car: 'scythed', abreast: 4 },
  'persian-eight-horse-chariot': { animal: 'horse', gait: 'trot', car: 'tower', abreast: 4, ranks: 2 },

  'greek-thessalian-horse': { animal: 'horse', gait: 'gallop' },
  'greek-macedonian-stallion': { animal: 'horse', gait: 'rear', wears: ['leopard'] },
  'greek-armoured-horse': { animal: 'horse', gait: 'stand', wears: ['cloth', 'breast', 'chamfron'] },
  'greek-light-chariot': { animal: 'horse', gait: 'trot', car: 'rails', abreast: 2 },
  'greek-cypriot-chariot': { animal: 'horse', gait: 'stand', wears: ['breast'], car: 'boxed', abreast: 2 },
  'greek-cyrenean-chariot': { animal: 'lean', gait: 'trot', car: 'wide', abreast: 4 },
};
