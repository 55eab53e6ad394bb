// How each kind of terrain looks: layers of paths from its outline (A10). Colours stand in ground.css.
import { bow, crown, dot, puddle, stone } from '../../art/terrain/shape';
import type { Going, Point, TerrainKind } from '../types';
import { at, beyond, edgeBy, exact, furrows, grainOf, lot, middle, rim, shrunk, soft, strewn } from './area';

export interface Layer {
  look: string;
  d: string;
}
type Draw = (area: Point[], going: Going) => Layer[];

const line = (a: Point, b: Point): string => `M${at(a)}L${at(b)}`;
const moved = (point: Point, by: Point, way: number): Point => ({ x: point.x + by.x * way, y: point.y + by.y * way });

/** Short strokes from the edge inwards, as maps show slopes. */
function hachures(area: Point[], every: number, long: number, salt: number): string {
  return rim(area, every)
    .map(({ point, inward }) => {
      const way = long * (0.6 + 0.6 * lot(point, salt));
      return line(moved(point, inward, 3), moved(point, inward, way));
    })
    .join('');
}

function hill(area: Point[], steep: boolean): Layer[] {
  const top = middle(area);
  const rings = steep ? [0.76, 0.54, 0.33] : [0.7, 0.42];
  const name = steep ? 'steep' : 'gentle';
  return [
    { look: 'shade', d: soft(area) },
    { look: `${name}`, d: soft(area) },
    ...rings.map((part, index) => ({ look: `${name}-${index + 1}`, d: soft(shrunk(area, part, top), 34) })),
    { look: `${name}-stroke`, d: hachures(area, steep ? 13 : 26, steep ? 26 : 18, 3) },
    ...(steep
      ? rings.slice(0, 2).map((part) => ({ look: 'steep-stroke', d: hachures(shrunk(area, part, top), 15, 18, 5) }))
      : []),
  ];
}

function grove(trees: { x: number; y: number }[], r: number, salt: number, name: string): Layer[] {
  let crowns = '';
  let light = '';
  let leaf = '';
  for (const tree of trees) {
    const size = r * (0.86 + 0.3 * lot(tree, salt));
    crowns += crown(tree.x, tree.y, size, salt, 7);
    light += crown(tree.x - size * 0.16, tree.y - size * 0.2, size * 0.58, salt + 1, 6);
    leaf += bow(tree.x - 5, tree.y + size * 0.4, 4, 5, 9, 1);
  }
  return [
    { look: 'shade-tree', d: crowns },
    { look: `${name}-edge`, d: crowns },
    { look: `${name}-crown`, d: crowns },
    { look: `${name}-light`, d: light },
    { look: `${name}-leaf`, d: leaf },
  ];
}

const wood: Draw = (area) => {
  const border = rim(area, 34).map(({ point, inward }) => moved(point, inward, 17 + 6 * lot(point, 8)));
  return [{ look: 'wood', d: soft(area) }, ...grove([...strewn(area, 36, 34, 11), ...border], 23, 12, 'wood')];
};

const plantation: Draw = (area) => {
  const lines = furrows(area, 44, grainOf(area));
  const trees = lines.flatMap(([a, b]) => {
    const long = Math.hypot(b.x - a.x, b.y - a.y);
    const count = Math.max(1, Math.floor((long - 16) / 40));
    return Array.from({ length: count }, (_, i) => {
      const part = (i + 0.5) / count;
      return { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part };
    });
  });
  return [
    { look: 'orchard', d: soft(area, 10) },
    { look: 'orchard-row', d: lines.map(([a, b]) => line(a, b)).join('') },
    ...grove(trees, 14, 21, 'orchard'),
  ];
};

const brush: Draw = (area) => {
  const tufts = strewn(area, 30, 12, 31);
  return [
    { look: 'brush', d: soft(area) },
    {
      look: 'brush-grass',
      d: strewn(area, 22, 6, 33)
        .map((p) => bow(p.x, p.y, 2, -9, 6, -10))
        .join(''),
    },
    ...grove(
      tufts.filter(({ n }) => n % 3 !== 2),
      10,
      32,
      'brush',
    ),
  ];
};

const field: Draw = (area) => {
  const grain = grainOf(area);
  const lines = furrows(area, 11, grain);
  const ears = furrows(area, 22, grain).flatMap(([a, b]) => {
    const long = Math.hypot(b.x - a.x, b.y - a.y);
    return Array.from({ length: Math.floor(long / 16) }, (_, i) => {
      const part = ((i + 0.5) * 16) / long;
      return bow(a.x + (b.x - a.x) * part, a.y + (b.y - a.y) * part, 2, -5, 5, -6);
    });
  });
  return [
    { look: 'field', d: exact(area) },
    { look: 'field-furrow', d: lines.map(([a, b]) => line(a, b)).join('') },
    { look: 'field-ear', d: ears.join('') },
    { look: 'field-hedge', d: exact(area) },
  ];
};

const gully: Draw = (area) => [
  { look: 'gully', d: soft(area, 18) },
  { look: 'gully-floor', d: soft(shrunkAcross(area, 16), 16) },
  { look: 'gully-stroke', d: hachures(area, 10, 19, 41) },
  { look: 'gully-rim', d: soft(area, 18) },
];

/** Every corner pulled inwards by its own edges: long, bent shapes keep their way. */
function shrunkAcross(area: Point[], by: number): Point[] {
  return area.map((corner, index) => {
    const before = area[(index + area.length - 1) % area.length]!;
    const after = area[(index + 1) % area.length]!;
    const unit = (a: Point, b: Point) => {
      const long = Math.hypot(b.x - a.x, b.y - a.y) || 1;
      return { x: (b.x - a.x) / long, y: (b.y - a.y) / long };
    };
    const [u, v] = [unit(before, corner), unit(corner, after)];
    // Outlines run clockwise: inside is to the right of the way, with y downwards.
    const normal = { x: -(u.y + v.y), y: u.x + v.x };
    const long = Math.hypot(normal.x, normal.y) || 1;
    const bend = Math.max(0.4, Math.abs(long / 2));
    return moved(corner, { x: normal.x / long, y: normal.y / long }, by / bend);
  });
}

const marsh: Draw = (area) => {
  const pools = strewn(area, 78, 26, 51);
  const reeds = strewn(area, 27, 8, 52);
  return [
    { look: 'marsh', d: soft(area) },
    { look: 'marsh-pool', d: pools.map((p) => puddle(p.x, p.y, 20 + 12 * lot(p, 53), 54)).join('') },
    { look: 'marsh-ripple', d: pools.map((p) => bow(p.x - 10, p.y + 2, 6, -4, 18, 0)).join('') },
    {
      look: 'marsh-reed',
      d: reeds
        .map(
          (p) => bow(p.x, p.y, -1, -9, -4, -12) + bow(p.x + 2, p.y, 1, -10, 1, -15) + bow(p.x + 4, p.y, 2, -8, 6, -11),
        )
        .join(''),
    },
    {
      look: 'marsh-head',
      d: reeds
        .filter(({ n }) => n % 3 === 0)
        .map((p) => dot(p.x + 3, p.y - 15))
        .join(''),
    },
  ];
};

const dunes: Draw = (area) => {
  const crests = strewn(area, 46, 18, 61);
  const crest = (p: Point, lift: number) => {
    const w = 19 + 9 * lot(p, 62);
    return `M${at({ x: p.x - w, y: p.y + 5 })}Q${at({ x: p.x - 2, y: p.y - 13 - lift })} ${at({ x: p.x + w, y: p.y + 3 })}`;
  };
  return [
    { look: 'dunes', d: soft(area, 34) },
    {
      look: 'dunes-back',
      d: crests.map((p) => `${crest(p, 0)}Q${at({ x: p.x, y: p.y + 7 })} ${at({ x: p.x - 22, y: p.y + 5 })}Z`).join(''),
    },
    { look: 'dunes-crest', d: crests.map((p) => crest(p, 0)).join('') },
    {
      look: 'dunes-grain',
      d: strewn(area, 21, 6, 63)
        .map((p) => dot(p.x, p.y))
        .join(''),
    },
  ];
};

const village: Draw = (area) => {
  const grain = grainOf(area);
  const turn = (p: Point, u: number, v: number, by: number): Point => ({
    x: p.x + u * Math.cos(by) - v * Math.sin(by),
    y: p.y + u * Math.sin(by) + v * Math.cos(by),
  });
  const spots: Point[] = [];
  for (const p of strewn(area, 72, 36, 71))
    if (spots.every((other) => Math.hypot(other.x - p.x, other.y - p.y) > 66)) spots.push(p);
  const houses = spots.map((p) => ({
    p,
    by: grain + (lot(p, 72) < 0.5 ? 0 : Math.PI / 2) + (lot(p, 73) - 0.5) * 0.24,
    w: 24 + 8 * lot(p, 74),
    h: 17 + 4 * lot(p, 75),
  }));
  const box = ({ p, by, w, h }: (typeof houses)[number], top: number, bottom: number) =>
    exact([turn(p, -w, top * h, by), turn(p, w, top * h, by), turn(p, w, bottom * h, by), turn(p, -w, bottom * h, by)]);
  const c = middle(area);
  return [
    { look: 'village', d: soft(area, 16) },
    { look: 'village-path', d: houses.map(({ p }) => line(p, c)).join('') },
    { look: 'shade-house', d: houses.map((house) => box(house, -1, 1)).join('') },
    { look: 'roof', d: houses.map((house) => box(house, -1, 0)).join('') },
    { look: 'roof-sun', d: houses.map((house) => box(house, 0, 1)).join('') },
    {
      look: 'roof-tile',
      d: houses
        .flatMap(({ p, by, w, h }) =>
          [-0.6, -0.2, 0.2, 0.6].map((part) => line(turn(p, part * w, -h, by), turn(p, part * w, h, by))),
        )
        .join(''),
    },
    { look: 'roof-ridge', d: houses.map(({ p, by, w }) => line(turn(p, -w, 0, by), turn(p, w, 0, by))).join('') },
    { look: 'village-fence', d: soft(area, 16) },
  ];
};

/** Waves that run with the nearest bank. */
function waves(area: Point[], apart: number, salt: number, margin: number): string {
  return strewn(area, apart, margin, salt)
    .map((p) => {
      const { on } = edgeBy(area, p);
      const way = on.x < 0 ? { x: -on.x, y: -on.y } : on;
      const up = { x: way.y, y: -way.x };
      const long = 9 + 7 * lot(p, salt + 1);
      const bend = moved(p, up, 5);
      return `M${at(moved(p, way, -long))}Q${at(bend)} ${at(moved(p, way, long))}`;
    })
    .join('');
}

const river: Draw = (area, going) => [
  { look: 'bank', d: soft(area, 30) },
  { look: `river river-${going}`, d: soft(area, 30) },
  { look: 'river-deep', d: going === 'open' ? '' : soft(shrunkAcross(area, going === 'rough' ? 26 : 14), 24) },
  { look: 'river-wave', d: waves(area, 46, 81, 10) },
  {
    look: 'river-stone',
    d:
      going === 'open' || going === 'rough'
        ? strewn(area, 52, 14, 83)
            .map((p) => stone(p.x, p.y, 5 + 3 * lot(p, 84), 85, 6))
            .join('')
        : '',
  },
];
const coast: Draw = (area) => [
  { look: 'beach', d: soft(area, 30) },
  { look: 'sea', d: soft(area, 30) },
  { look: 'sea-surf', d: soft(shrunkAcross(area, 9), 26) },
  { look: 'sea-surf', d: soft(shrunkAcross(area, 22), 22) },
  { look: 'sea-wave', d: waves(area, 44, 91, 30) },
];
const road: Draw = (area) => [
  { look: 'road', d: soft(area, 40) },
  { look: 'road-rut', d: soft(shrunkAcross(area, 22), 40) },
  {
    look: 'road-stone',
    d: strewn(area, 30, 8, 95)
      .map((p) => dot(p.x, p.y))
      .join(''),
  },
];
const rocks: Draw = (area) => {
  const blocks = strewn(area, 40, 14, 101);
  return [
    { look: 'shade', d: exact(area) },
    { look: 'crag', d: soft(area, 12) },
    { look: 'crag-stroke', d: hachures(area, 12, 18, 102) },
    { look: 'crag-stone', d: blocks.map((p) => stone(p.x, p.y, 17 + 8 * lot(p, 103), 104, 6)).join('') },
    { look: 'crag-light', d: blocks.map((p) => stone(p.x - 4, p.y - 5, 9 + 4 * lot(p, 103), 105, 5)).join('') },
  ];
};

const DRAW: Record<TerrainKind, Draw> = {
  'gentle-hill': (area) => hill(area, false),
  'steep-hill': (area) => hill(area, true),
  brush,
  plantation,
  field,
  gully,
  wood,
  marsh,
  dunes,
  village,
  river,
  coast,
  road,
  impassable: rocks,
};

/** Roads and fields lie below, hills under what grows on them, waters under bridges nobody draws. */
const ORDER: TerrainKind[] = [
  'gentle-hill',
  'steep-hill',
  'field',
  'coast',
  'river',
  'marsh',
  'dunes',
  'gully',
  'road',
  'brush',
  'plantation',
  'village',
  'impassable',
  'wood',
];
const RUNNING = new Set<TerrainKind>(['coast', 'river', 'road']);
/** The outline as it is painted: what runs over the table runs on beyond it. */
export const paintedArea = (kind: TerrainKind, area: Point[], table: { width: number; height: number }): Point[] =>
  RUNNING.has(kind) ? beyond(area, table) : area;

export const layOrder = (kind: TerrainKind): number => ORDER.indexOf(kind);

export function layersOf(kind: TerrainKind, going: Going, area: Point[]): Layer[] {
  return area.length < 3 ? [] : (DRAW[kind] ?? field)(area, going).filter(({ d }) => d !== '');
}
