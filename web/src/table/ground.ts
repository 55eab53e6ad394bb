// Which fields a figure covers, who is aboard what, and to whom it belongs: foot figures have one field, mounts and
// chariots a board of several (R20, R24), persons aboard none of their own.
import { CELL, type Point } from './geometry';
import {
  infoOf,
  isVehicle,
  stateOf,
  typeOf,
  vehicleType,
  type Facing,
  type Scene,
  type Stage,
  type VehicleType,
} from './mfm';
import { readPlace, writePlace, type Place } from './places';

type Figures = Pick<Scene, 'figures'>;

/** Columns and rows of a board that looks this way. */
export function extentOf(type: VehicleType, facing: Facing): { across: number; down: number } {
  const { width, length } = type;
  return facing % 2 === 0 ? { across: width, down: length } : { across: length, down: width };
}

/** All places of a board by its upper left one. */
export function boardAt(type: VehicleType, at: string, facing: Facing): Place[] {
  const corner = readPlace(at);
  if (!corner) return [];
  const { across, down } = extentOf(type, facing);
  return Array.from({ length: across * down }, (_, i) => ({
    ...corner,
    x: corner.x + (i % across),
    y: corner.y + Math.floor(i / across),
  }));
}

/** The vehicle of somebody aboard; a vehicle is its own unit, and so is who stands on foot. */
export function unitOf(scene: Figures, figure: number): number {
  const state = stateOf(scene, figure);
  return state.standing === 'aboard' && state.vehicle !== undefined ? state.vehicle : figure;
}

/** Everybody aboard, the driver or rider first. */
export function crewOf(scene: Figures, vehicle: number): number[] {
  const crew = stateOf(scene, vehicle).crew ?? [];
  return [...crew].sort(
    (a, b) => Number(stateOf(scene, b).drives ?? false) - Number(stateOf(scene, a).drives ?? false),
  );
}

export function driverOf(scene: Figures, vehicle: number): number | undefined {
  return stateOf(scene, vehicle).crew?.find((one) => stateOf(scene, one).drives);
}

/** The side it belongs to now: caught vehicles change theirs. */
export function sideOf(stage: Stage, scene: Figures, figure: number): number {
  return stateOf(scene, figure).side ?? infoOf(stage, figure).side;
}

export function seatOf(stage: Stage, scene: Figures, figure: number): number {
  return stateOf(scene, figure).seat ?? infoOf(stage, figure).seat;
}

/** The places that a figure covers; who is aboard covers those of the vehicle. */
export function placesOf(stage: Stage, scene: Figures, figure: number): Place[] {
  const unit = unitOf(scene, figure);
  const state = stateOf(scene, unit);
  const type = vehicleType(stage, unit);
  if (type) return boardAt(type, state.at ?? '', state.facing ?? 0);
  const place = readPlace(state.at ?? '');
  return place ? [place] : [];
}

export function covers(stage: Stage, scene: Figures, figure: number, place: Place): boolean {
  return placesOf(stage, scene, figure).some((one) => same(one, place));
}

const same = (a: Place, b: Place) => a.x === b.x && a.y === b.y && a.storey === b.storey;

/** Who stands on a field: a person on foot, or the mount or chariot that covers it. */
export function figureAt(stage: Stage, scene: Figures, place: string): number | undefined {
  const field = readPlace(place);
  if (!field) return undefined;
  const found = scene.figures.findIndex((state, figure) => {
    if (state.standing !== 'board') return false;
    return state.at === place || (state.facing !== undefined && covers(stage, scene, figure, field));
  });
  return found >= 0 ? found : undefined;
}

/** The wreck whose fields are still closed. */
export function wreckAt(stage: Stage, scene: Figures, place: string): number | undefined {
  const field = readPlace(place);
  const found = scene.figures.findIndex((state, figure) => state.wreck && field && covers(stage, scene, figure, field));
  return found >= 0 ? found : undefined;
}

export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A rectangle of places in drawing units. */
export function areaAround(places: readonly Place[]): Area | undefined {
  if (places.length === 0) return undefined;
  const xs = places.map((place) => place.x);
  const ys = places.map((place) => place.y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return {
    x: left * CELL,
    y: top * CELL,
    width: (Math.max(...xs) - left + 1) * CELL,
    height: (Math.max(...ys) - top + 1) * CELL,
  };
}

export function areaOf(stage: Stage, scene: Figures, figure: number): Area | undefined {
  return areaAround(placesOf(stage, scene, figure));
}

export function middleOf(area: Area): Point {
  return { x: area.x + area.width / 2, y: area.y + area.height / 2 };
}

/** The middle of what a figure covers. */
export function spotOf(stage: Stage, scene: Figures, figure: number): Point | undefined {
  const area = areaOf(stage, scene, figure);
  return area && middleOf(area);
}

/** One place to name it by and to bring into sight: its own, or the one in the middle of its board. */
export function placeNameOf(stage: Stage, scene: Figures, figure: number): string | undefined {
  const places = placesOf(stage, scene, figure);
  const one = places[Math.floor(places.length / 2)];
  return one && writePlace(one);
}

/** The front row of a board, from the left. */
export function frontRow(type: VehicleType, at: string, facing: Facing): Place[] {
  const places = boardAt(type, at, facing);
  const { across, down } = extentOf(type, facing);
  const [x, y] = [places[0]?.x ?? 0, places[0]?.y ?? 0];
  if (facing === 0) return places.filter((place) => place.y === y);
  if (facing === 2) return places.filter((place) => place.y === y + down - 1);
  return places.filter((place) => place.x === (facing === 1 ? x + across - 1 : x));
}

/** The rear square, which stays where it is when a board turns (R24). */
export function rearSquare(type: VehicleType, at: string, facing: Facing): Place[] {
  const rows = type.width;
  const places = boardAt(type, at, facing);
  const { across, down } = extentOf(type, facing);
  const [x, y] = [places[0]?.x ?? 0, places[0]?.y ?? 0];
  if (facing === 0) return places.filter((place) => place.y >= y + down - rows);
  if (facing === 2) return places.filter((place) => place.y < y + rows);
  return places.filter((place) => (facing === 1 ? place.x < x + rows : place.x >= x + across - rows));
}

/** Those who wait beside the board or stand on it, without persons aboard: what can be taken up by itself. */
export function isHead(stage: Stage, figure: number): boolean {
  return isVehicle(typeOf(stage, figure)) || infoOf(stage, figure).vehicle === undefined;
}
