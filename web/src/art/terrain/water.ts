// Rivers, fords, swamps.
import { CELL } from '../cell';
import { chance, type Grid } from './grid';
import { bow, dot, type Layer, polygon, puddle, scatter, softMass, stone } from './shape';

const wave = (x: number, y: number, width: number) =>
  `M${Math.round(x - width)} ${Math.round(y)}q${Math.round(width / 2)} ${-Math.round(width / 3)} ${width} 0t${width} 0`;

export function water(grid: Grid): Layer[] {
  const body = softMass(grid, grid.isGround('s~='), { inset: 4, stray: 7, salt: 40 });
  const deep = softMass(grid, grid.isGround('~'), { inset: 11, stray: 7, salt: 41 });
  const ford = softMass(grid, grid.isGround('='), { inset: 2, stray: 6, salt: 42 });
  let ripples = '';
  let waves = '';
  let gravel = '';
  let steps = '';
  for (const [x, y] of grid.groundCells('s')) scatter(x, y, 3, 43, (px, py) => (ripples += wave(px, py, 10)));
  for (const [x, y] of grid.groundCells('~')) scatter(x, y, 2, 44, (px, py) => (waves += wave(px, py, 18)));
  for (const [x, y] of grid.groundCells('=')) {
    scatter(x, y, 9, 45, (px, py) => (gravel += dot(px, py)));
    scatter(x, y, 4, 46, (px, py, i) => (steps += stone(px, py, 9 + 5 * chance(x, y, 47 + i), 48, 6)));
  }
  return [
    { look: 'water-bank', d: body },
    { look: 'water-shallow', d: body },
    { look: 'water-ripple', d: ripples },
    { look: 'water-deep', d: deep },
    { look: 'water-wave', d: waves },
    { look: 'ford-mass', d: ford },
    { look: 'ford-gravel', d: gravel },
    { look: 'ford-stone', d: steps },
  ];
}

/** A leaf from its root to its tip. */
function leaf(x: number, y: number, angle: number, length: number, width: number): string {
  const dx = Math.cos(angle);
  const dy = Math.sin(angle);
  const mx = x + dx * length * 0.45;
  const my = y + dy * length * 0.45;
  const r = Math.round;
  return `M${r(x)} ${r(y)}Q${r(mx - dy * width)} ${r(my + dx * width)} ${r(x + dx * length)} ${r(y + dy * length)}Q${r(mx + dy * width)} ${r(my - dx * width)} ${r(x)} ${r(y)}Z`;
}

export function swamps(grid: Grid): Layer[] {
  const mire = softMass(grid, grid.isGround('mj'), { inset: 4, stray: 9, salt: 50 });
  const jungle = softMass(grid, grid.isGround('j'), { inset: 4, stray: 9, salt: 50 });
  let pools = '';
  let reeds = '';
  let heads = '';
  let dark = '';
  let ferns = '';
  let veins = '';
  for (const [x, y] of grid.groundCells('m')) {
    scatter(x, y, 2, 52, (px, py, i) => (pools += puddle(px, py, 17 + 9 * chance(x, y, 53 + i), 54, 0.55)), 0.7);
    scatter(
      x,
      y,
      2,
      55,
      (px, py) => {
        reeds += bow(px, py, 0, -14, -7, -27) + bow(px + 4, py, 0, -16, 2, -36) + bow(px + 8, py, 1, -12, 9, -24);
        heads += `M${Math.round(px + 6)} ${Math.round(py - 36)}v-9M${Math.round(px - 7)} ${Math.round(py - 27)}v-7`;
      },
      0.75,
    );
  }
  for (const [x, y] of grid.groundCells('j')) {
    scatter(
      x,
      y,
      1,
      56,
      (px, py) => (dark += puddle((px + (x + 0.5) * CELL) / 2, (py + (y + 0.5) * CELL) / 2, 34, 57, 0.6)),
    );
    scatter(x, y, 2, 58, (px, py, i) => {
      const turn = chance(x, y, 59 + i) * 6.283;
      for (let k = 0; k < 6; ++k) {
        const angle = turn + (k * 6.283) / 6;
        const length = 23 + 11 * chance(x, y, 61 + k + i);
        ferns += leaf(px, py, angle, length, 8);
        veins += polygon([
          [px, py],
          [px + Math.cos(angle) * length * 0.7, py + Math.sin(angle) * length * 0.7],
        ]);
      }
    });
  }
  return [
    { look: 'mire-mass', d: mire },
    { look: 'jungle-mass', d: jungle },
    { look: 'mire-pool', d: pools },
    { look: 'mire-reed', d: reeds },
    { look: 'mire-head', d: heads },
    { look: 'jungle-pool', d: dark },
    { look: 'jungle-fern', d: ferns },
    { look: 'jungle-vein', d: veins },
  ];
}
