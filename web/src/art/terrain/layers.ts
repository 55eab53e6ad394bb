// All layers of a storey from the bottom up; each is one path, whatever the size of the board.
import { fences, hedges } from './barriers';
import { floors, walls } from './buildings';
import { Grid } from './grid';
import { clay, grass, hills, meadow } from './ground';
import { bushes, thorns, woods } from './plants';
import type { Layer } from './shape';
import { boulders, rocks, scree } from './stones';
import { swamps, water } from './water';

/** Every symbol that has a drawing. */
export const DRAWN = '.cfhobBxtTngHs~mj=rRWwD_';

const THINGS = [floors, rocks, boulders, fences, hedges, bushes, thorns, walls, woods];
const GROUND = [meadow, clay, hills, scree, water, swamps, grass];

/** Upper storeys have no ground of their own. */
export function terrainLayers(rows: readonly string[], storey = 0): Layer[] {
  const grid = new Grid(rows);
  const painters = storey > 0 ? THINGS : [...GROUND, ...THINGS];
  return painters.flatMap((paint) => paint(grid)).filter((layer) => layer.d);
}
