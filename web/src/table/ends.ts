// Where one points at to send a large board somewhere. An end place of a run is named by the fields of the board's front
// row when it gets there; then it may turn (R24). On deployment any field that it would cover will do.
import { boardAt, frontRow, unitOf } from './ground';
import { stateOf, vehicleType, type Choice, type Edge, type Facing, type Scene, type Stage } from './mfm';
import { readPlace, writePlace, type Place } from './places';

type Figures = Pick<Scene, 'figures'>;

const STEPS: readonly (readonly [number, number])[] = [
  [0, -1],
  [1, -1],
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
];

export function grouped<T, K>(list: readonly T[], keyOf: (one: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const one of list) {
    const group = groups.get(keyOf(one));
    if (group) group.push(one);
    else groups.set(keyOf(one), [one]);
  }
  return groups;
}

export function along(place: Place, direction: number, steps: number): Place {
  const [dx, dy] = STEPS[direction % 8]!;
  return { ...place, x: place.x + dx * steps, y: place.y + dy * steps };
}

/** The upper left field where a run comes to before any turn. */
export function runEnd(scene: Figures, choice: Choice): string | undefined {
  const at = readPlace(stateOf(scene, choice.figure!).at ?? '');
  return at && writePlace(along(at, choice.direction ?? 0, choice.steps ?? 0));
}

/** By field: all that can be done at the end place it belongs to, without a turn first. */
export function runFields(
  stage: Stage,
  scene: Figures,
  figure: number,
  choices: readonly Choice[],
): [string, Choice[]][] {
  const type = vehicleType(stage, figure);
  const facing = stateOf(scene, figure).facing ?? 0;
  if (!type) return [];
  const ends = [...grouped(choices, (choice) => runEnd(scene, choice) ?? '')];
  // Straight runs claim their fields first: a slanting one keeps what lies beside them.
  const slanting = ([, [one]]: [string, Choice[]]) => Number((one?.direction ?? 0) % 2 === 1 && one?.steps !== 0);
  const taken = new Set<string>();
  return ends
    .sort((a, b) => slanting(a) - slanting(b))
    .flatMap(([at, group]) => {
      const list = [...group].sort((a, b) => turnOf(facing, a) - turnOf(facing, b));
      const fields = frontRow(type, at, facing)
        .map(writePlace)
        .filter((field) => !taken.has(field));
      for (const field of fields) taken.add(field);
      return fields.map((field): [string, Choice[]] => [field, list]);
    });
}

/** Straight first, then to the right, to the left, back; a ram after all that only drives there. */
function turnOf(before: Facing, choice: Choice): number {
  if (choice.kind === 'ram') return 4;
  return [0, 1, 3, 2][((choice.facing ?? before) - before + 4) % 4]!;
}

/** Where one points at to lead: where he himself comes to, or the front of his mount. */
export function leadField(stage: Stage, scene: Figures, choice: Choice): string {
  const unit = unitOf(scene, choice.figure!);
  const type = vehicleType(stage, unit);
  const front = type && frontRow(type, choice.to!, stateOf(scene, unit).facing ?? 0)[0];
  return front ? writePlace(front) : choice.to!;
}

/** Who leads a vehicle takes it along, unless he chooses to go alone. */
export function leadOrder(scene: Figures): (a: Choice, b: Choice) => number {
  const turn = (choice: Choice) =>
    choice.kind === 'lead' ? turnOf(stateOf(scene, choice.target!).facing ?? 0, choice) : 9;
  return (a, b) => turn(a) - turn(b);
}

const AHEAD: Record<Edge, Facing> = { top: 2, bottom: 0, left: 1, right: 3 };

/** By field: one deployment for each way to look, as near to the field as the others allow; looking ahead comes first. */
export function deploymentFields(stage: Stage, figure: number, choices: readonly Choice[]): [string, Choice[]][] {
  const type = vehicleType(stage, figure);
  const info = stage.figures[figure];
  if (!type || !info || choices.length === 0) return [];
  const ahead = AHEAD[stage.sides[info.side - 1]?.edge ?? 'bottom'];
  const nearest = new Map<string, { choice: Choice; away: number }>();
  for (const choice of choices) {
    const places = boardAt(type, choice.to!, choice.facing!);
    const [x, y] = middle(places);
    for (const place of places) {
      const key = `${choice.facing} ${writePlace(place)}`;
      const away = (place.x - x) ** 2 + (place.y - y) ** 2;
      const best = nearest.get(key);
      if (!best || away < best.away) nearest.set(key, { choice, away });
    }
  }
  const order = [ahead, (ahead + 1) % 4, (ahead + 3) % 4, (ahead + 2) % 4];
  const fields = new Set([...nearest.keys()].map((key) => key.slice(2)));
  return [...fields].map((field) => [
    field,
    order.flatMap((facing) => nearest.get(`${facing} ${field}`)?.choice ?? []),
  ]);
}

function middle(places: readonly Place[]): [number, number] {
  const [first, last] = [places[0]!, places.at(-1)!];
  return [(first.x + last.x) / 2, (first.y + last.y) / 2];
}
