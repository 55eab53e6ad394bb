// What a player probably meant by a click on something that is no choice: asked as a preview, the server says why not.
import { direction, distance, readPlace, writePlace, type Place } from './places';
import { infoOf, stateOf, typeOf, type Scene, type Stage } from './mfm';

export function figureAt(scene: Scene, place: string): number | undefined {
  const found = scene.figures.findIndex((figure) => figure.standing === 'board' && figure.at === place);
  return found >= 0 ? found : undefined;
}

export function guessNotation(stage: Stage, scene: Scene, figure: number, place: string): string | undefined {
  const goal = readPlace(place);
  if (!goal) return undefined;
  const own = stateOf(scene, figure);
  if (own.standing === 'waiting') return guessArrival(stage, scene, figure, goal);
  const from = readPlace(own.at ?? '');
  if (own.standing !== 'board' || !from) return undefined;
  const there = figureAt(scene, place);
  if (there !== undefined && infoOf(stage, there).side !== infoOf(stage, figure).side) {
    return guessAttack(stage, scene, figure, from, goal);
  }
  if (from.x === goal.x && from.y === goal.y && from.storey !== goal.storey) {
    return `${own.at}^${goal.storey > from.storey ? '+' : '-'}`;
  }
  return own.at === place ? undefined : `${own.at}-${place}`;
}

function guessArrival(stage: Stage, scene: Scene, figure: number, goal: Place): string {
  const { label, side } = infoOf(stage, figure);
  const place = writePlace(goal);
  const zone = stage.sides[side - 1]?.zone ?? [];
  if (scene.phase === 'deploy' || zone.includes(place)) return `${label}@${place}`;
  const entry = zone
    .map(readPlace)
    .filter((field): field is Place => field !== undefined && direction(field, goal) !== undefined)
    .sort((a, b) => distance(a, goal) - distance(b, goal))[0];
  return entry ? `${label}@${writePlace(entry)}-${place}` : `${label}@${place}`;
}

function guessAttack(stage: Stage, scene: Scene, figure: number, from: Place, goal: Place): string {
  const type = typeOf(stage, figure);
  const marks = stateOf(scene, figure).marks ?? [];
  const pair = (sign: string) => `${writePlace(from)}${sign}${writePlace(goal)}`;
  if (distance(from, goal) <= 1) return pair('x');
  if (type.weit && distance(from, goal) <= 1 + type.reach) return pair('~');
  if (type.fern) return pair('*') + (marks.includes('moved') ? '>' : '');
  return pair(type.weit ? '~' : 'x');
}
