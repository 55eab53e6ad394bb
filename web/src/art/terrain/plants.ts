// Bushes, thorns, woods.
import { CELL } from '../cell';
import { chance, type Grid } from './grid';
import { bow, crown, dot, type Layer, leafyMass, line, type Point, polygon, scatter } from './shape';

const middle = (x: number, y: number): Point => [(x + 0.5) * CELL, (y + 0.5) * CELL];

/** Little bows that say "leaves". */
const leaves = (px: number, py: number) => bow(px - 8, py, 5, -8, 11, -2) + bow(px + 4, py + 8, 5, -7, 10, -1);

export function bushes(grid: Grid): Layer[] {
  let small = '';
  let smallLight = '';
  let smallLeaf = '';
  for (const [x, y] of grid.cells('b')) {
    const [cx, cy] = middle(x, y);
    const turn = chance(x, y, 100) * 6.283;
    for (let i = 0; i < 3; ++i) {
      const px = cx + Math.cos(turn + i * 2.1) * 22;
      const py = cy + 4 + Math.sin(turn + i * 2.1) * 18;
      const r = 19 + 7 * chance(x, y, 101 + i);
      small += crown(px, py, r, 104, 6);
      smallLight += crown(px - 3, py - 5, r * 0.55, 105, 5);
      smallLeaf += leaves(px, py + 5);
    }
  }
  let large = leafyMass(grid, grid.is('B'), { inset: 5, stray: 8, salt: 110 });
  let largeLight = '';
  let largeLeaf = '';
  for (const [x, y] of grid.cells('B'))
    scatter(
      x,
      y,
      4,
      111,
      (qx, qy, i) => {
        const r = 24 + 6 * chance(x, y, 112 + i);
        large += crown(qx, qy, r, 116, 7);
        largeLight += crown(qx - 4, qy - 6, r * 0.62, 117, 6);
        largeLeaf += leaves(qx, qy + 8);
      },
      0.75,
    );
  return [
    { look: 'shade-near', d: small },
    { look: 'bush-edge', d: small },
    { look: 'bush-small', d: small },
    { look: 'bush-small-light', d: smallLight },
    { look: 'bush-leaf', d: smallLeaf },
    { look: 'shade-far', d: large },
    { look: 'bush-edge', d: large },
    { look: 'bush-large', d: large },
    { look: 'bush-large-light', d: largeLight },
    { look: 'bush-leaf', d: largeLeaf },
  ];
}

export function thorns(grid: Grid): Layer[] {
  const mass = leafyMass(grid, grid.is('x'), { inset: 6, stray: 8, salt: 120 });
  let canes = '';
  let spikes = '';
  let berries = '';
  for (const [x, y] of grid.cells('x')) {
    const [cx, cy] = middle(x, y);
    for (let i = 0; i < 5; ++i) {
      const a = chance(x, y, 121 + i) * 6.283;
      const b = a + 2 + chance(x, y, 126 + i) * 1.6;
      const from: Point = [cx + Math.cos(a) * 46, cy + Math.sin(a) * 46];
      const to: Point = [cx + Math.cos(b) * 46, cy + Math.sin(b) * 46];
      const bend: Point = [cx + Math.cos((a + b) / 2) * 26, cy + Math.sin((a + b) / 2) * 26 - 14];
      canes += `M${from.map(Math.round).join(' ')}Q${bend.map(Math.round).join(' ')} ${to.map(Math.round).join(' ')}`;
      for (let k = 1; k < 6; ++k) {
        const t = k / 6;
        const s = 1 - t;
        const px = s * s * from[0] + 2 * s * t * bend[0] + t * t * to[0];
        const py = s * s * from[1] + 2 * s * t * bend[1] + t * t * to[1];
        const dx = s * (bend[0] - from[0]) + t * (to[0] - bend[0]);
        const dy = s * (bend[1] - from[1]) + t * (to[1] - bend[1]);
        const length = Math.hypot(dx, dy) || 1;
        const side = k % 2 ? 1 : -1;
        const [ux, uy] = [dx / length, dy / length];
        spikes += polygon([
          [px - ux * 4, py - uy * 4],
          [px + ux * 4, py + uy * 4],
          [px - uy * 13 * side, py + ux * 13 * side],
        ]);
      }
    }
    scatter(x, y, 3, 132, (px, py) => (berries += dot(px, py)));
  }
  return [
    { look: 'shade-near', d: mass },
    { look: 'thorn-mass', d: mass },
    { look: 'thorn-cane', d: canes },
    { look: 'thorn-spike', d: spikes },
    { look: 'thorn-berry', d: berries },
  ];
}

const AROUND = [
  [0, -1],
  [1, -1],
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
] as const;

export function woods(grid: Grid): Layer[] {
  const wood = grid.is('tT');
  const mass = leafyMass(grid, wood, { inset: 2, stray: 20, salt: 140 });
  let crowns = '';
  let light = '';
  let leaf = '';
  let bark = '';
  let twigs = '';
  let trunk = '';
  let rings = '';
  let clearing = '';
  for (const [x, y] of grid.cells('t'))
    scatter(
      x,
      y,
      3,
      141,
      (qx, qy, i) => {
        const r = 18 + 17 * chance(x, y, 142 + i);
        crowns += crown(qx, qy, r, 146, 7);
        if (chance(x, y, 150 + i) < 0.7) light += crown(qx - 5, qy - 7, r * 0.55, 147, 6);
        else leaf += leaves(qx, qy);
      },
      0.8,
    );
  for (const [x, y] of grid.cells('T')) {
    const [cx, cy] = middle(x, y);
    clearing += crown(cx, cy, 50, 160, 11);
    AROUND.forEach(([dx, dy], i) => {
      const angle = Math.atan2(dy, dx) + (chance(x, y, 161 + i) - 0.5) * 0.6;
      const reach = wood(x + dx, y + dy) ? 66 : 36;
      // Every other branch is short, or the tree would look like a star.
      const length = (i % 2 ? 34 : reach) + 18 * chance(x, y, 170 + i);
      const [ux, uy] = [Math.cos(angle), Math.sin(angle)];
      const bend = (chance(x, y, 180 + i) - 0.5) * 26;
      const tip: Point = [cx + ux * length, cy + uy * length];
      const knee: Point = [cx + ux * length * 0.5 - uy * bend, cy + uy * length * 0.5 + ux * bend];
      const width = i % 2 ? 5 : 8;
      const side = (point: Point, by: number) => `${Math.round(point[0] - uy * by)} ${Math.round(point[1] + ux * by)}`;
      bark += `M${side([cx, cy], width)}Q${side(knee, width * 0.5)} ${side(tip, 0)}Q${side(knee, -width * 0.5)} ${side([cx, cy], -width)}Z`;
      const twig = angle + (bend > 0 ? 0.8 : -0.8);
      twigs += line(knee, [knee[0] + Math.cos(twig) * 22, knee[1] + Math.sin(twig) * 22]);
    });
    trunk += crown(cx, cy, 23, 190, 8);
    rings += `M${cx - 12} ${cy}a12 11 0 1 1 12 11M${cx - 5} ${cy}a5 5 0 1 1 5 5`;
  }
  return [
    { look: 'shade-far', d: mass },
    { look: 'wood-edge', d: mass },
    { look: 'wood-mass', d: mass },
    { look: 'wood-crown', d: crowns },
    { look: 'wood-light', d: light },
    { look: 'wood-leaf', d: leaf },
    { look: 'wood-clearing', d: clearing },
    { look: 'wood-twig', d: twigs },
    { look: 'wood-bark', d: bark },
    { look: 'wood-trunk', d: trunk },
    { look: 'wood-ring', d: rings },
  ];
}
