// A small workshop for tests.
import type { ArmourPiece, Pieces, ReadyFighter, WeaponPiece } from './types';

const both = (text: string) => ({ de: text, en: text });
const head = (id: string) => ({ id, name: both(id), job: both('job'), history: both('history') });

const weapon = (id: string, kind: WeaponPiece['kind'] = 'melee'): WeaponPiece => ({
  ...head(id),
  die: 'W10',
  kind,
  initiative: 0,
});
const armour = (id: string): ArmourPiece => ({ ...head(id), protection: 3, quality: 4, light: false });
const ready = (id: string, shot = 'none'): ReadyFighter => ({
  ...head(id),
  names: ['Robert', 'Guy'],
  dice: 6,
  die: 'W20',
  skill: 4,
  pts: 'W8',
  initiative: 0,
  vitality: 32,
  weapon: 'sword',
  shot,
  armour: 'hauberk',
});

export const workshop: Pieces = {
  fighters: [ready('archer', 'self-bow'), ready('knight')],
  weapons: [weapon('sword'), weapon('mace'), weapon('javelin', 'thrown'), weapon('self-bow', 'bow')],
  armour: [armour('hauberk'), armour('robe')],
  limits: {
    dice: [1, 6],
    skill: [1, 6],
    initiative: [-3, 5],
    vitality: [1, 200],
    distance: [0, 200],
    side: [1, 3],
    die: ['W4', 'W6', 'W8', 'W10', 'W12', 'W20'],
    name: 40,
    size: ['large', 'small'],
    awareness: ['unaware', 'aware'],
  },
};
