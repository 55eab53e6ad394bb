// From places to drawing units and back, and what lies on a field.
import { CELL } from '../art/cell';
import type { Stage, StoreyPlan, TerrainKind } from './mfm';
import { readPlace, writePlace, type Place } from './places';

export { CELL };
export const MARGIN = 64; // room round the board for the names of columns and rows

export interface Point {
  x: number;
  y: number;
}

export function centre(place: string): Point {
  const field = readPlace(place) ?? { x: 0, y: 0 };
  return { x: (field.x + 0.5) * CELL, y: (field.y + 0.5) * CELL };
}

export function boardSize(stage: Stage): { width: number; height: number } {
  return { width: stage.map.width * CELL + 2 * MARGIN, height: stage.map.height * CELL + 2 * MARGIN };
}

export function storeyNumbers(stage: Stage): number[] {
  return [...new Set(stage.storeys.map((plan) => plan.number))].sort((a, b) => a - b);
}

function symbolIn(plan: StoreyPlan, place: Place): string | undefined {
  const symbol = plan.rows[place.y - plan.y]?.[place.x - plan.x];
  return symbol === ' ' ? undefined : symbol;
}

export function terrainAt(stage: Stage, place: Place): TerrainKind | undefined {
  for (const plan of stage.storeys) {
    const symbol = plan.number === place.storey ? symbolIn(plan, place) : undefined;
    if (symbol !== undefined) return stage.terrain.find((kind) => kind.symbol === symbol);
  }
  return undefined;
}

/** The field at a point of the board, on the storey looked at where there is one, else on the ground. */
export function fieldAt(stage: Stage, point: Point, storey: number): string | undefined {
  const place = { x: Math.floor(point.x / CELL), y: Math.floor(point.y / CELL), storey };
  if (place.x < 0 || place.y < 0 || place.x >= stage.map.width || place.y >= stage.map.height) return undefined;
  return writePlace(terrainAt(stage, place) ? place : { ...place, storey: 0 });
}

/** Many fields as one outline-less path: cheap to draw, whatever their number. */
export function fieldsPath(places: Iterable<string>, storey?: number): string {
  let path = '';
  for (const text of places) {
    const place = readPlace(text);
    if (!place || (storey !== undefined && place.storey !== storey)) continue;
    path += `M${place.x * CELL} ${place.y * CELL}h${CELL}v${CELL}h${-CELL}z`;
  }
  return path;
}

/** The outer border of a set of fields, drawn a little inside of it. */
export function borderPath(places: readonly string[], inset = 0): string {
  const set = new Set(places);
  let path = '';
  for (const text of places) {
    const place = readPlace(text);
    if (!place) continue;
    const free = (dx: number, dy: number) => !set.has(writePlace({ ...place, x: place.x + dx, y: place.y + dy }));
    const [left, top] = [place.x * CELL, place.y * CELL];
    const [right, bottom] = [left + CELL, top + CELL];
    if (free(0, -1)) path += `M${left} ${top + inset}H${right}`;
    if (free(0, 1)) path += `M${left} ${bottom - inset}H${right}`;
    if (free(-1, 0)) path += `M${left + inset} ${top}V${bottom}`;
    if (free(1, 0)) path += `M${right - inset} ${top}V${bottom}`;
  }
  return path;
}
