// The server's flat list of legal actions, sorted the way a hand reaches for them: figure first, then field or target.
import { readPlace, shifted, writePlace } from './places';
import type { Choice, Scene } from './mfm';

export interface FigureChoices {
  fields: Map<string, Choice[]>;
  targets: Map<number, Choice[]>;
  here: Choice[]; // needs neither field nor target: search, climb, the chest over the edge
}

export interface ChoiceIndex {
  all: Choice[];
  figures: Map<number, FigureChoices>;
  pass?: Choice;
  decline?: Choice;
  strikes: Choice[];
  others: Choice[];
  idle: number[];
}

const FIELD_KINDS = new Set(['move', 'enter', 'deploy', 'carry', 'enterCarry', 'climb']);
const TARGET_KINDS = new Set(['nah', 'weit', 'fern', 'strike']);

export function isAttack(choice: Choice): boolean {
  return TARGET_KINDS.has(choice.kind);
}

export function indexChoices(choices: Choice[], scene: Pick<Scene, 'figures'>): ChoiceIndex {
  const index: ChoiceIndex = { all: choices, figures: new Map(), strikes: [], others: [], idle: [] };
  for (const choice of choices) {
    if (choice.kind === 'pass') index.pass = choice;
    else if (choice.kind === 'decline') index.decline = choice;
    else if (choice.figure === undefined) index.others.push(choice);
    else {
      if (choice.kind === 'strike') index.strikes.push(choice);
      sortIn(index, choice.figure, choice, fieldOf(choice));
      if (choice.second !== undefined) sortIn(index, choice.second, choice, fieldOfSecond(choice, scene));
    }
  }
  index.idle = index.pass?.idle ?? [];
  return index;
}

function sortIn(index: ChoiceIndex, figure: number, choice: Choice, field: string | undefined): void {
  let mine = index.figures.get(figure);
  if (!mine) index.figures.set(figure, (mine = { fields: new Map(), targets: new Map(), here: [] }));
  if (TARGET_KINDS.has(choice.kind) && choice.target !== undefined) append(mine.targets, choice.target, choice);
  else if (FIELD_KINDS.has(choice.kind) && field !== undefined) append(mine.fields, field, choice);
  else mine.here.push(choice);
  if ((choice.wins || choice.kind === 'climb') && field !== undefined) mine.here.push(choice);
}

function append<K>(map: Map<K, Choice[]>, key: K, choice: Choice): void {
  const list = map.get(key);
  if (list) list.push(choice);
  else map.set(key, [choice]);
}

// The chest comes on between its carriers, so its own field is what one points at.
function fieldOf(choice: Choice): string | undefined {
  return choice.kind === 'enterCarry' ? (choice.chest ?? choice.to) : choice.to;
}

function fieldOfSecond(choice: Choice, scene: Pick<Scene, 'figures'>): string | undefined {
  if (choice.kind === 'enterCarry') return fieldOf(choice);
  if (choice.secondTo !== undefined) return choice.secondTo;
  const from = readPlace(scene.figures[choice.figure!]?.at ?? '');
  const to = readPlace(choice.to ?? '');
  const second = readPlace(scene.figures[choice.second!]?.at ?? '');
  return from && to && second ? writePlace(shifted(second, from, to)) : undefined;
}

/** The cheapest cost of a field, for the small number on it. */
export function costOf(choices: Choice[]): number | undefined {
  const costs = choices.map((choice) => choice.cost).filter((cost) => cost !== undefined);
  return costs.length > 0 ? Math.min(...costs) : undefined;
}

/** The best chance of a target, for the mark on it. */
export function bestAttack(choices: Choice[]): Choice | undefined {
  return choices.reduce<Choice | undefined>(
    (best, choice) => (!best || (choice.loss?.p ?? 0) > (best.loss?.p ?? 0) ? choice : best),
    undefined,
  );
}

/** The next figure that can act, in the order of the figures, after the one given; those not yet used come first. */
export function nextFigure(index: ChoiceIndex, after: number | undefined): number | undefined {
  const able = (
    index.idle.length > 0 ? index.idle.filter((figure) => index.figures.has(figure)) : [...index.figures.keys()]
  ).sort((a, b) => a - b);
  return able.find((figure) => after === undefined || figure > after) ?? able[0];
}

/** One legal deployment for every waiting figure in turn: the first the server offers. */
export function firstDeployment(index: ChoiceIndex): Choice | undefined {
  return index.all.find((choice) => choice.kind === 'deploy');
}
