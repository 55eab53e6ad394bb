// Scree, rock and single boulders. Light falls from the upper left.
import { CELL } from '../cell';
import { chance, type Grid } from './grid';
import { brokenMass, type Layer, line, type Point, polygon, scatter, softMass, stone } from './shape';

export function scree(grid: Grid): Layer[] {
  const under = (x: number, y: number) => grid.groundAt(x, y) === 'r' || grid.at(x, y) === 'R';
  const mass = softMass(grid, under, { inset: 5, stray: 9, salt: 70 });
  let stones = '';
  let shade = '';
  for (const [x, y] of grid.cells('r'))
    scatter(x, y, 9, 71, (px, py, i) => {
      const r = 7 + 9 * chance(x, y, 72 + i);
      stones += stone(px, py, r, 73, 6);
      shade += stone(px + 3, py + 4, r, 73, 6);
    });
  return [
    { look: 'scree-mass', d: mass },
    { look: 'shade', d: shade },
    { look: 'scree-stone', d: stones },
  ];
}

export function rocks(grid: Grid): Layer[] {
  const mass = brokenMass(grid, grid.is('R'), { inset: 5, stray: 8, salt: 80 });
  let light = '';
  let dark = '';
  let ridge = '';
  for (const [x, y] of grid.cells('R')) {
    const px = (x + 0.46 + (chance(x, y, 81) - 0.5) * 0.2) * CELL;
    const py = (y + 0.44 + (chance(x, y, 82) - 0.5) * 0.2) * CELL;
    const peak: Point = [px, py];
    const foot = (angle: number, reach: number): Point => {
      const turned = angle + (chance(x, y, 83) - 0.5) * 0.5;
      return [px + Math.cos(turned) * reach, py + Math.sin(turned) * reach];
    };
    light += polygon([peak, foot(2.7, 32), foot(3.4, 24), foot(4.1, 33), foot(4.7, 28)]);
    dark += polygon([peak, foot(-0.7, 38), foot(-0.1, 34), foot(0.7, 46), foot(1.3, 36), foot(1.8, 42)]);
    ridge +=
      line(foot(4.7, 28), peak, foot(1.8, 42)) + line(foot(2.7, 32), peak, foot(-0.7, 38)) + line(peak, foot(0.7, 46));
  }
  return [
    { look: 'shade-far', d: mass },
    { look: 'rock-mass', d: mass },
    { look: 'rock-dark', d: dark },
    { look: 'rock-light', d: light },
    { look: 'rock-ridge', d: ridge },
  ];
}

export function boulders(grid: Grid): Layer[] {
  let body = '';
  let light = '';
  let cracks = '';
  for (const [x, y] of grid.cells('o')) {
    const px = (x + 0.5 + (chance(x, y, 90) - 0.5) * 0.08) * CELL;
    const py = (y + 0.52 + (chance(x, y, 91) - 0.5) * 0.08) * CELL;
    const r = 41 + 4 * chance(x, y, 92);
    body += stone(px, py, r, 93, 9);
    light += stone(px - 6, py - 8, r * 0.66, 93, 9);
    cracks += line([px + 4, py - 16], [px + 11, py - 3], [px + 6, py + 8], [px + 15, py + 22]);
    body += stone(px + 30, py + 33, 10, 94, 6);
  }
  return [
    { look: 'shade-near', d: body },
    { look: 'boulder-body', d: body },
    { look: 'boulder-light', d: light },
    { look: 'boulder-crack', d: cracks },
  ];
}
