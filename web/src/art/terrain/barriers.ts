// Hedges and fences: they run from the middle of a field to the middles of its neighbours.
import { CELL } from '../cell';
import { chance, type Grid } from './grid';
import { bow, crown, type Layer, line, type Point } from './shape';

/** Stretches of one kind, each between two middles. A lone field stretches over its own width. */
function stretches(grid: Grid, symbol: string): [Point, Point][] {
  const found: [Point, Point][] = [];
  const same = (x: number, y: number) =>
    x >= 0 && y >= 0 && x < grid.width && y < grid.height && grid.at(x, y) === symbol;
  const middle = (x: number, y: number): Point => [(x + 0.5) * CELL, (y + 0.5) * CELL];
  for (const [x, y] of grid.cells(symbol)) {
    const joined = (dx: number, dy: number) =>
      same(x + dx, y + dy) && !(dx && dy && (same(x + dx, y) || same(x, y + dy)));
    for (const [dx, dy] of [
      [1, 0],
      [0, 1],
      [1, 1],
      [-1, 1],
    ] as const)
      if (joined(dx, dy)) found.push([middle(x, y), middle(x + dx, y + dy)]);
    let links = 0;
    let [ox, oy] = [1, 0];
    for (let dy = -1; dy <= 1; ++dy)
      for (let dx = -1; dx <= 1; ++dx)
        if ((dx || dy) && joined(dx, dy)) {
          ++links;
          [ox, oy] = [-dx, -dy];
        }
    // Ends go on to the border of their field, so that nothing seems open that is not.
    const [cx, cy] = middle(x, y);
    if (links < 2)
      found.push([
        [cx, cy],
        [cx + ox * 42, cy + oy * 42],
      ]);
    if (links < 1)
      found.push([
        [cx, cy],
        [cx - 42, cy],
      ]);
  }
  return found;
}

export function hedges(grid: Grid): Layer[] {
  let body = '';
  let light = '';
  let leaf = '';
  for (const [a, b] of stretches(grid, 'h')) {
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
    const count = Math.round(length / 25);
    for (let i = 0; i <= count; ++i) {
      const px = a[0] + ((b[0] - a[0]) * i) / count;
      const py = a[1] + ((b[1] - a[1]) * i) / count;
      const r = 25 + 4 * chance(px, py, 200);
      body += crown(px, py, r, 201, 7);
      light += crown(px - 4, py - 7, r * 0.5, 202, 6);
      if (i % 2) leaf += bow(px - 4, py + 8, 5, -7, 11, -1) + bow(px + 6, py + 15, 4, -6, 9, -1);
    }
  }
  return [
    { look: 'shade-near', d: body },
    { look: 'hedge-edge', d: body },
    { look: 'hedge-body', d: body },
    { look: 'hedge-light', d: light },
    { look: 'bush-leaf', d: leaf },
  ];
}

export function fences(grid: Grid): Layer[] {
  let rails = '';
  let posts = '';
  let shade = '';
  const stood = new Set<string>();
  for (const [a, b] of stretches(grid, 'f')) {
    const upright = a[0] === b[0];
    // Seen from the front the rails lie one above the other, seen along the fence side by side.
    const [ox, oy] = upright ? [7, 0] : [0, 9];
    const beside = (p: Point, by: number): Point => [p[0] + ox * by, p[1] - 7 + oy * by];
    rails += line(beside(a, -1), beside(b, -1)) + line(beside(a, 1), beside(b, 1));
    shade += line([a[0] + 4, a[1] + 18], [b[0] + 4, b[1] + 18]);
    const count = Math.max(1, Math.round(Math.hypot(b[0] - a[0], b[1] - a[1]) / (upright ? 50 : 34)));
    for (let i = 0; i <= count; ++i) {
      const px = Math.round(a[0] + ((b[0] - a[0]) * i) / count);
      const py = Math.round(a[1] + ((b[1] - a[1]) * i) / count);
      if (stood.has(`${px},${py}`)) continue;
      stood.add(`${px},${py}`);
      posts += upright ? `M${px - 7} ${py + 12}v-30l7 -9l7 9v30Z` : `M${px - 5} ${py + 16}v-42l5 -9l5 9v42Z`;
    }
  }
  return [
    { look: 'fence-shade', d: shade },
    { look: 'fence-rail-edge', d: rails },
    { look: 'fence-rail', d: rails },
    { look: 'fence-post', d: posts },
  ];
}
