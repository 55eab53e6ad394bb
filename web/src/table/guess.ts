// What a player probably meant by a click on something that is no choice: asked as a preview, the server says why not.
import { crewOf, figureAt, placesOf, sideOf } from './ground';
import { DIRECTIONS, direction, distance, readPlace, writePlace, type Place } from './places';
import { infoOf, stateOf, typeOf, vehicleType, type Scene, type Stage } from './mfm';

export function guessNotation(stage: Stage, scene: Scene, figure: number, place: string): string | undefined {
  const goal = readPlace(place);
  if (!goal) return undefined;
  const own = stateOf(scene, figure);
  if (own.standing === 'waiting') return guessArrival(stage, scene, figure, goal);
  const from = nearest(placesOf(stage, scene, figure), goal);
  if (own.standing === 'out' || !from) return undefined;
  const there = figureAt(stage, scene, place);
  const enemy = there !== undefined && sideOf(stage, scene, there) !== sideOf(stage, scene, figure);
  if (vehicleType(stage, figure)) {
    const fighter = crewOf(scene, figure).at(-1);
    if (enemy && fighter !== undefined) return guessAttack(stage, scene, fighter, from, goal);
    return guessRun(stage, scene, figure, from, goal);
  }
  if (enemy) return guessAttack(stage, scene, figure, from, goal);
  // A rider who leads: beside his mount he would get off, farther away he goes there with what he leads.
  if (own.leads !== undefined && own.standing === 'aboard' && distance(from, goal) > 1)
    return guessRun(stage, scene, figure, from, goal);
  if (own.standing === 'aboard') return `${infoOf(stage, figure).label}>${place}`;
  if (there !== undefined && there !== figure && vehicleType(stage, there)) return `${own.at}<${place}`;
  if (from.x === goal.x && from.y === goal.y && from.storey !== goal.storey) {
    return `${own.at}^${goal.storey > from.storey ? '+' : '-'}`;
  }
  return own.at === place ? undefined : `${own.at}-${place}`;
}

function nearest(places: readonly Place[], goal: Place): Place | undefined {
  return places.reduce<Place | undefined>(
    (best, place) => (!best || distance(place, goal) < distance(best, goal) ? place : best),
    places[0],
  );
}

function guessArrival(stage: Stage, scene: Scene, figure: number, goal: Place): string {
  const { label, side } = infoOf(stage, figure);
  const place = writePlace(goal);
  const zone = stage.sides[side - 1]?.zone ?? [];
  if (vehicleType(stage, figure)) return `${label}@${place}/${zone.includes('a1') ? 'S' : 'N'}`;
  if (scene.phase === 'deploy' || zone.includes(place)) return `${label}@${place}`;
  const entry = zone
    .map(readPlace)
    .filter((field): field is Place => field !== undefined && direction(field, goal) !== undefined)
    .sort((a, b) => distance(a, goal) - distance(b, goal))[0];
  return entry ? `${label}@${writePlace(entry)}-${place}` : `${label}@${place}`;
}

/** A run towards the field, straight or slanting, whichever is nearer. */
function guessRun(stage: Stage, scene: Scene, vehicle: number, from: Place, goal: Place): string | undefined {
  const steps = distance(from, goal);
  if (steps === 0) return undefined;
  const turn = (Math.atan2(goal.x - from.x, from.y - goal.y) / Math.PI) * 4;
  const heading = DIRECTIONS[(Math.round(turn) + 8) % 8]!;
  return `${stateOf(scene, vehicle).at ?? infoOf(stage, vehicle).label}=${heading}${Math.min(steps, 15)}`;
}

function guessAttack(stage: Stage, scene: Scene, figure: number, from: Place, goal: Place): string {
  const type = typeOf(stage, figure);
  const state = stateOf(scene, figure);
  const mover = state.vehicle === undefined ? state : stateOf(scene, state.vehicle);
  const who = state.standing === 'aboard' ? infoOf(stage, figure).label : writePlace(from);
  const pair = (sign: string) => `${who}${sign}${writePlace(goal)}`;
  if (distance(from, goal) <= 1) return pair('x');
  if (type.weit && distance(from, goal) <= 1 + (type.reach ?? 0)) return pair('~');
  if (type.fern) return pair('*') + (mover.marks?.includes('moved') ? '>' : '');
  return pair(type.weit ? '~' : 'x');
}
