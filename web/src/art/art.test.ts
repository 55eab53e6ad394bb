// Every type and every terrain of the content is drawn, each in its own way.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pixelsPerUnit } from './bake';
import { columnName } from './cell';
import { CONTENT, PATH, persons, points, readContent, values } from './content.fixture';
import { d12, d6Pips } from './dice';
import { hasSilhouette, silhouetteOf } from './figures';
import { basePips } from './figures/base';
import { RECIPES } from './figures/recipes';
import { mirror } from './figures/shape';
import { SPRITE_BOX } from './sprites.svelte';
import { Grid } from './terrain/grid';
import { DRAWN, terrainLayers } from './terrain/layers';
import { borders } from './terrain/shape';
import { swatchRows } from './terrain/swatch';

const symbols = values(readContent('terrain.toml'), 'symbol');
const plans = readdirSync(join(CONTENT, 'maps')).map((file) => {
  const plan = /plan = """\n([^"]*)"""/.exec(readContent(`maps/${file}`));
  return { file, rows: plan![1]!.trimEnd().split('\n') };
});

describe('figures', () => {
  it('finds the persons of the content', () => expect(persons.length).toBeGreaterThanOrEqual(87));

  it.each(persons)('%s has a silhouette of its own', (type) => {
    expect(hasSilhouette(type)).toBe(true);
    const all = Object.values(silhouetteOf(type)).join('|');
    for (const other of [...persons, 'no-such-type'])
      if (other !== type) expect(Object.values(silhouetteOf(other)).join('|')).not.toBe(all);
  });

  it.each(['foot', 'astride', 'aboard'] as const)('%s: all are made of clean paths', (seat) => {
    for (const type of [...persons, 'no-such-type', 'constructor']) {
      const { body, skin, detail, weapon, shield, emblem } = silhouetteOf(type, seat);
      for (const path of [body, skin, detail, weapon, shield, emblem]) expect(path).toMatch(PATH);
      expect(body.length).toBeGreaterThan(200);
      expect(weapon).not.toBe('');
    }
  });

  it('draws no one who is not in the content', () => {
    expect(Object.keys(RECIPES).filter((type) => !persons.includes(type))).toEqual([]);
  });

  it('look over the shoulder when they shoot backwards', () => {
    expect(mirror('M1 -2L3 4Z')).toBe('M-1 -2L-3 4Z');
  });

  it('stay near their box, so that neighbours are not covered', () => {
    for (const type of persons) {
      const near = points(silhouetteOf(type).body).every(([x, y]) => x > -5 && x < 115 && y > -19 && y < 101);
      expect(near, type).toBe(true);
    }
  });

  it('fit into their picture with all they bear, on either side', () => {
    const { x: left, y: top, width, height } = SPRITE_BOX;
    const rim = 4;
    for (const type of persons) {
      const { body, weapon, shield } = silhouetteOf(type);
      const inside = points(body + weapon + shield).every(
        ([x, y]) =>
          [4 + x * 0.92, 96 - x * 0.92].every((shown) => shown > left + rim && shown < left + width - rim) &&
          y * 0.92 > top + rim &&
          y * 0.92 < top + height - rim,
      );
      expect(inside, type).toBe(true);
    }
  });

  it('show one pip per life point', () => {
    expect(basePips(1, 0, 2, 3).match(/M/g)).toHaveLength(2);
    expect(basePips(2, 2, 3, 3).match(/M/g)).toHaveLength(1);
    expect(basePips(1, 0, 0, 3)).toBe('');
  });
});

describe('terrain', () => {
  it('draws every symbol of the content', () => {
    expect(symbols).toHaveLength(24);
    expect([...DRAWN].sort()).toEqual([...symbols].sort());
  });

  it.each(symbols.filter((symbol) => symbol !== '.'))('%s looks like no other', (symbol) => {
    const looks = (rows: readonly string[]) => terrainLayers(rows).map((layer) => layer.look);
    const own = looks(swatchRows(symbol));
    expect(own).not.toEqual(looks(swatchRows('.')));
    for (const other of symbols)
      if (other !== symbol) {
        const same = terrainLayers(['...', `.${other}.`, '...']);
        expect(same).not.toEqual(terrainLayers(['...', `.${symbol}.`, '...']));
      }
  });

  it.each(plans)('$file: few clean paths, the same every time', ({ rows }) => {
    const layers = terrainLayers(rows);
    expect(layers.length).toBeLessThan(100);
    for (const { d } of layers) expect(d).toMatch(PATH);
    expect(terrainLayers(rows)).toEqual(layers);
  });

  it('has a colour or stroke for every layer', () => {
    const css = readFileSync(join(import.meta.dirname, 'art.css'), 'utf8');
    const looks = new Set(symbols.flatMap((symbol) => terrainLayers(swatchRows(symbol)).map((layer) => layer.look)));
    for (const look of looks) expect(css).toMatch(new RegExp(`\\.t-${look}(?![\\w-])`));
  });

  it('art.css defines every colour it uses', () => {
    const css = readFileSync(join(import.meta.dirname, 'art.css'), 'utf8');
    const tokens = readFileSync(join(import.meta.dirname, '../app.css'), 'utf8'); // colours of the sides
    for (const [, name] of css.matchAll(/var\((--[\w-]+)\)/g)) expect(css + tokens).toContain(`${name}:`);
  });

  it('puts what stands on a hill onto the hill', () => {
    const grid = new Grid(['HHH', 'HWH', 'HHH']);
    expect(grid.groundAt(1, 1)).toBe('H');
    expect(new Grid(['WW', 'WW']).groundAt(0, 0)).toBe('.');
  });

  it('joins fields that touch at a corner into one border', () => {
    const grid = new Grid(['....', '.c..', '..c.', '....']);
    expect(borders(grid, grid.is('c'))).toHaveLength(1);
    const ring = new Grid(['.....', '.ccc.', '.c.c.', '.ccc.', '.....']);
    expect(borders(ring, ring.is('c'))).toHaveLength(2);
  });

  it('bears uneven and empty plans', () => {
    expect(() => terrainLayers([])).not.toThrow();
    expect(() => terrainLayers(['W', 'WWW', ''], 1)).not.toThrow();
  });
});

describe('pictures', () => {
  it('stay small enough for any device, and sharp on small boards', () => {
    const big = { x: 0, y: 0, width: 6000, height: 4000 };
    expect(big.width * big.height * pixelsPerUnit(big, 1) ** 2).toBeLessThanOrEqual(12.1e6);
    expect(pixelsPerUnit({ x: 0, y: 0, width: 2400, height: 2000 }, 1)).toBe(1);
  });
});

describe('names and dice', () => {
  it('counts columns as the notation does', () => {
    expect([0, 25, 26, 27, 52].map(columnName)).toEqual(['a', 'z', 'aa', 'ab', 'ba']);
  });
  it('shows as many pips as the face says', () => {
    for (let face = 1; face <= 6; ++face) expect(d6Pips(face).match(/M/g)).toHaveLength(face);
    expect(d6Pips(7)).toBe('');
    for (const path of Object.values(d12)) expect(path).toMatch(PATH);
  });
});
