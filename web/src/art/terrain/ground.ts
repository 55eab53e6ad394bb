// Meadow and clay, slopes and hill tops.
import { CELL } from '../cell';
import { chance, type Grid } from './grid';
import { bow, dot, type Layer, line, type Point, polygon, puddle, scatter, softMass } from './shape';

export function meadow(grid: Grid): Layer[] {
  let dark = '';
  let light = '';
  for (let y = 0; y < grid.height; y += 3)
    for (let x = 0; x < grid.width; x += 3) {
      const px = (x + 3 * chance(x, y, 1)) * CELL;
      const py = (y + 3 * chance(x, y, 2)) * CELL;
      const patch = puddle(px, py, 100 + 110 * chance(x, y, 3), 4, 0.7);
      if (chance(x, y, 5) < 0.5) dark += patch;
      else light += patch;
    }
  return [
    { look: 'meadow-dark', d: dark },
    { look: 'meadow-light', d: light },
  ];
}

export function grass(grid: Grid): Layer[] {
  let blades = '';
  let flowers = '';
  for (const [x, y] of grid.cells('.gH')) {
    if (chance(x, y, 15) < 0.42)
      scatter(x, y, 1, 7, (px, py) => {
        blades += bow(px, py, -1, -8, -6, -11) + bow(px, py, 0, -8, 1, -15) + bow(px, py, 2, -8, 8, -10);
      });
    if (chance(x, y, 8) < 0.07) scatter(x, y, 2, 9, (px, py) => (flowers += dot(px, py) + dot(px + 9, py + 5)));
  }
  return [
    { look: 'grass', d: blades },
    { look: 'flower', d: flowers },
  ];
}

export function clay(grid: Grid): Layer[] {
  const mass = softMass(grid, grid.isGround('c'), { inset: 5, stray: 9, salt: 20 });
  let cracks = '';
  let shine = '';
  for (const [x, y] of grid.groundCells('c')) {
    scatter(
      x,
      y,
      3,
      21,
      (px, py, i) => {
        const turn = chance(x, y, 22 + i) * 6.283;
        const arm = (angle: number, length: number): Point => [
          px + Math.cos(turn + angle) * length,
          py + Math.sin(turn + angle) * length,
        ];
        cracks += line(arm(0, 17), [px, py], arm(2.2, 13)) + line([px, py], arm(4, 20), arm(4.5, 28));
      },
      0.6,
    );
    if (chance(x, y, 26) < 0.6) scatter(x, y, 1, 27, (px, py) => (shine += puddle(px, py, 13, 28, 0.5)));
  }
  return [
    { look: 'clay-mass', d: mass },
    { look: 'clay-shine', d: shine },
    { look: 'clay-crack', d: cracks },
  ];
}

const HEIGHT: Record<string, number> = { g: 1, n: 1.5, H: 3, r: 1.5 };

/** Points downhill; where the ground is level, to the lower edge. */
function downhill(grid: Grid, x: number, y: number): Point {
  let dx = 0;
  let dy = 0;
  for (let oy = -2; oy <= 2; ++oy)
    for (let ox = -2; ox <= 2; ++ox) {
      const far = ox * ox + oy * oy;
      if (!far) continue;
      const height = HEIGHT[grid.groundAt(x + ox, y + oy)] ?? 0;
      dx -= (height * ox) / far;
      dy -= (height * oy) / far;
    }
  const length = Math.hypot(dx, dy);
  return length < 0.3 ? [0, 1] : [dx / length, dy / length];
}

function hachure(px: number, py: number, [dx, dy]: Point, length: number, width: number): string {
  return polygon([
    [px - dy * width, py + dx * width],
    [px + dy * width, py - dx * width],
    [px + dx * length, py + dy * length],
  ]);
}

export function hills(grid: Grid): Layer[] {
  const slopes = softMass(grid, grid.isGround('gnH'), { inset: 4, stray: 13, salt: 30 });
  const brown = softMass(grid, grid.isGround('n'), { inset: -3, stray: 12, salt: 31 });
  const tops = softMass(grid, grid.isGround('H'), { inset: 6, stray: 6, salt: 32 });
  let gentle = '';
  let steep = '';
  let rim = '';
  for (const [x, y] of grid.groundCells('g')) {
    const way = downhill(grid, x, y);
    scatter(x, y, 4, 33, (px, py) => (gentle += hachure(px - way[0] * 13, py - way[1] * 13, way, 28, 1.6)));
  }
  for (const [x, y] of grid.groundCells('n')) {
    const way = downhill(grid, x, y);
    scatter(x, y, 9, 34, (px, py) => (steep += hachure(px - way[0] * 17, py - way[1] * 17, way, 38, 3)));
  }
  // The edge of the plateau: short strokes where it breaks off.
  for (const [x, y] of grid.groundCells('H'))
    for (const [dx, dy] of [
      [0, -1],
      [1, 0],
      [0, 1],
      [-1, 0],
    ] as const) {
      if (x + dx < 0 || y + dy < 0 || x + dx >= grid.width || y + dy >= grid.height) continue;
      if (grid.groundAt(x + dx, y + dy) === 'H') continue;
      for (let i = 0; i < 6; ++i) {
        const along = (i + 0.5) / 6 - 0.5;
        const px = (x + 0.5 + dx * 0.43 + (dx ? 0 : along)) * CELL;
        const py = (y + 0.5 + dy * 0.43 + (dy ? 0 : along)) * CELL;
        rim += hachure(px, py, [dx, dy], 15 + 10 * chance(px, py, 35), 2.4);
      }
    }
  return [
    { look: 'slope-foot', d: slopes },
    { look: 'slope-green', d: slopes },
    { look: 'slope-gentle', d: gentle },
    { look: 'slope-brown', d: brown },
    { look: 'slope-steep', d: steep },
    { look: 'top-mass', d: tops },
    { look: 'top-rim', d: rim },
  ];
}
