// Ready battles as small pictures, asked of the server before a table is laid (docs/adlg-setups.md).
import type { Going, Spot, TerrainKind } from '../battle/types';
import { once, prepare } from '../lib/prepare';
import type { Bilingual } from '../lib/protocol.gen';
import { game, type Beginning } from './desk';

/** x, y, heading, depth. */
export type BaseSpot = readonly [number, number, number, number];

export interface Sketch {
  id: string;
  name: Bilingual;
  description: Bilingual;
  points: number;
  turns: number;
  beginning: Beginning;
  attacker: number;
  table: { width: number; height: number };
  sides: Array<{ name: Bilingual; note: Bilingual; corps: number; units: number; bases: BaseSpot[] }>;
  pieces: Array<{ kind: TerrainKind; going: Going; outline: Spot[] }>;
  works: Array<{ side: number; from: Spot; to: Spot }>;
  camps: Array<{ side: number; x: number; y: number; heading: number }>;
}

export const askSketches = once(() => prepare<{ battles: Sketch[] }>(game, { ask: 'battles' }));
