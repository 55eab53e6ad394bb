// Houses from above: boards inside, thick walls, windows and doors in them.
import { CELL } from '../cell';
import { chance, type Grid } from './grid';
import type { Layer } from './shape';

/** Half the thickness of a wall. */
const HALF = 29;

const box = (x: number, y: number, w: number, h: number) => `M${x} ${y}h${w}v${h}h${-w}Z`;

/** True if the wall runs left and right here. */
function level(grid: Grid, x: number, y: number): boolean {
  const wall = grid.is('WwD');
  const across = Number(wall(x - 1, y)) + Number(wall(x + 1, y));
  const along = Number(wall(x, y - 1)) + Number(wall(x, y + 1));
  return across >= along;
}

export function floors(grid: Grid): Layer[] {
  let boards = '';
  let joints = '';
  for (const [x, y] of grid.cells('_')) {
    const px = x * CELL;
    const py = y * CELL;
    // Under the walls too, to their middle.
    const reach = (dx: number, dy: number) => ('WwD'.includes(grid.at(x + dx, y + dy)) ? 50 : 0);
    const left = reach(-1, 0);
    const top = reach(0, -1);
    const width = CELL + left + reach(1, 0);
    boards += box(px - left, py - top, width, CELL + top + reach(0, 1));
    for (let i = 0; i < 4; ++i) {
      joints += `M${px - left} ${py + i * 25}h${width}`;
      joints += `M${Math.round(px + 15 + 70 * chance(x, y, 210 + i))} ${py + i * 25}v25`;
    }
  }
  return [
    { look: 'floor-board', d: boards },
    { look: 'floor-joint', d: joints },
  ];
}

export function walls(grid: Grid): Layer[] {
  const wall = grid.is('WwD');
  const joins = (x: number, y: number) => x >= 0 && y >= 0 && x < grid.width && y < grid.height && wall(x, y);
  let body = '';
  let joints = '';
  let panes = '';
  let frames = '';
  let shutters = '';
  let sills = '';
  let leaves = '';
  let swings = '';
  for (const [x, y] of grid.cells('W')) {
    const cx = (x + 0.5) * CELL;
    const cy = (y + 0.5) * CELL;
    body += box(cx - HALF, cy - HALF, 2 * HALF, 2 * HALF);
    const [w, e, n, s] = [joins(x - 1, y), joins(x + 1, y), joins(x, y - 1), joins(x, y + 1)];
    if (w) body += box(cx - 50, cy - HALF, 50, 2 * HALF);
    if (e) body += box(cx, cy - HALF, 50, 2 * HALF);
    if (n) body += box(cx - HALF, cy - 50, 2 * HALF, 50);
    if (s) body += box(cx - HALF, cy, 2 * HALF, 50);
    if (w || e || !(n || s))
      joints += `M${cx - (w ? 50 : HALF)} ${cy}H${cx + (e ? 50 : HALF)}M${cx - 18} ${cy - HALF}v${HALF}M${cx + 20} ${cy - HALF}v${HALF}M${cx + 2} ${cy}v${HALF}`;
    if (n || s)
      joints += `M${cx} ${cy - (n ? 50 : HALF)}V${cy + (s ? 50 : HALF)}M${cx - HALF} ${cy - 18}h${HALF}M${cx - HALF} ${cy + 20}h${HALF}M${cx} ${cy + 2}h${HALF}`;
    if (w && !e) joints += `M${cx - 42} ${cy}v${HALF}`;
  }
  for (const [x, y] of grid.cells('w')) {
    const [px, py] = [x * CELL, y * CELL];
    if (level(grid, x, y)) {
      body += box(px, py + 50 - HALF, 18, 2 * HALF) + box(px + 82, py + 50 - HALF, 18, 2 * HALF);
      sills += box(px + 18, py + 50 - HALF + 5, 64, 2 * HALF - 10);
      panes += box(px + 20, py + 41, 60, 18);
      frames += `M${px + 20} ${py + 41}h60v18h-60ZM${px + 50} ${py + 41}v18`;
      shutters += box(px + 12, py + 10, 10, 20) + box(px + 78, py + 10, 10, 20);
    } else {
      body += box(px + 50 - HALF, py, 2 * HALF, 18) + box(px + 50 - HALF, py + 82, 2 * HALF, 18);
      sills += box(px + 50 - HALF + 5, py + 18, 2 * HALF - 10, 64);
      panes += box(px + 41, py + 20, 18, 60);
      frames += `M${px + 41} ${py + 20}h18v60h-18ZM${px + 41} ${py + 50}h18`;
      const outside = grid.at(x - 1, y) === '_' ? 70 : 10;
      shutters += box(px + outside, py + 12, 20, 10) + box(px + outside, py + 78, 20, 10);
    }
  }
  for (const [x, y] of grid.cells('D')) {
    const [px, py] = [x * CELL, y * CELL];
    if (level(grid, x, y)) {
      body += box(px, py + 50 - HALF, 14, 2 * HALF) + box(px + 86, py + 50 - HALF, 14, 2 * HALF);
      sills += box(px + 14, py + 50 - HALF, 72, 2 * HALF);
      const out = grid.at(x, y - 1) === '_' ? 1 : -1;
      leaves += `M${px + 14} ${py + 50}l28 ${out * 46}l9 ${out * -5}l-28 ${out * -46}Z`;
      swings += `M${px + 46} ${py + 50 + out * 46}Q${px + 82} ${py + 50 + out * 34} ${px + 86} ${py + 50}`;
    } else {
      body += box(px + 50 - HALF, py, 2 * HALF, 14) + box(px + 50 - HALF, py + 86, 2 * HALF, 14);
      sills += box(px + 50 - HALF, py + 14, 2 * HALF, 72);
      const out = grid.at(x - 1, y) === '_' ? 1 : -1;
      leaves += `M${px + 50} ${py + 14}l${out * 46} 28l${out * -5} 9l${out * -46} -28Z`;
      swings += `M${px + 50 + out * 46} ${py + 46}Q${px + 50 + out * 34} ${py + 82} ${px + 50} ${py + 86}`;
    }
  }
  return [
    { look: 'shade-far', d: body },
    { look: 'wall-sill', d: sills },
    { look: 'wall-edge', d: body },
    { look: 'wall-body', d: body },
    { look: 'wall-joint', d: joints },
    { look: 'window-pane', d: panes },
    { look: 'window-frame', d: frames },
    { look: 'window-shutter', d: shutters },
    { look: 'door-swing', d: swings },
    { look: 'door-leaf', d: leaves },
  ];
}
