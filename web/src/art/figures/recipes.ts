// All persons by the id of their type.
import { ROMAN_HEADS } from './parts/heads-romans';
import type { Recipe } from './recipe';
import { CELTS } from './recipes/celts';
import { EGYPTIANS } from './recipes/egyptians';
import { GREEKS } from './recipes/greeks';
import { PERSIANS } from './recipes/persians';
import { ROMANS } from './recipes/romans';

export const UNKNOWN: Recipe = {
  pose: 'stand',
  head: ROMAN_HEADS.band,
  dress: 'tunic',
  weapon: ['staff', 68, 50, -90],
  shield: ['round', 38, 60, 0],
};

export const RECIPES: Readonly<Record<string, Recipe>> = {
  ...CELTS,
  ...ROMANS,
  ...EGYPTIANS,
  ...PERSIANS,
  ...GREEKS,
};
