// The server's flat list of legal actions, sorted the way a hand reaches for them: figure first, then field or target.
import { deploymentFields, grouped, leadField, leadOrder, runFields } from './ends';
import { unitOf } from './ground';
import type { Choice, Scene, Stage } from './mfm';
import { readPlace, shifted, writePlace, type Place } from './places';

export interface FigureChoices {
  /** Fields of one end place share one list. */
  fields: Map<string, Choice[]>;
  /** By unit: attacks at a mount or chariot and at those aboard lie together. */
  targets: Map<number, Choice[]>;
  here: Choice[]; // needs neither field nor target: search, climb, the chest over the edge, tests, the dice of a ram
}

export interface ChoiceIndex {
  all: Choice[];
  figures: Map<number, FigureChoices>;
  pass?: Choice;
  decline?: Choice;
  strikes: Choice[];
  /** Answers in somebody's turn: change who is struck, name who defends, set down or jump aside. */
  answers: Choice[];
  /** Rams that are declared and still to be rolled. */
  rams: Choice[];
  others: Choice[];
  idle: number[];
}

type Figures = Pick<Scene, 'figures'>;

const FIELD_KINDS = new Set(['move', 'enter', 'deploy', 'carry', 'enterCarry', 'climb', 'alight', 'put', 'lead']);
const ATTACK_KINDS = new Set(['nah', 'weit', 'fern', 'strike']);
const TARGET_KINDS = new Set([...ATTACK_KINDS, 'board', 'capture']);
const ANSWER_KINDS = new Set(['divert', 'name', 'put']);

export function isAttack(choice: Choice): boolean {
  return ATTACK_KINDS.has(choice.kind);
}

/** Ends by looking somewhere: a run, a turn, leading, or the deployment of a mount or chariot. */
export function hasFacing(choice: Choice): boolean {
  return choice.facing !== undefined && choice.kind !== 'ram';
}

/** `stage` tells how large boards are; without it there are none. */
export function indexChoices(choices: Choice[], scene: Figures, stage?: Stage): ChoiceIndex {
  const index: ChoiceIndex = {
    all: choices,
    figures: new Map(),
    strikes: [],
    answers: [],
    rams: [],
    others: [],
    idle: [],
  };
  const rides: Choice[] = [];
  for (const choice of choices) {
    if (choice.kind === 'pass') index.pass = choice;
    else if (choice.kind === 'decline') index.decline = choice;
    else if (choice.figure === undefined) index.others.push(choice);
    else {
      if (choice.kind === 'strike') index.strikes.push(choice);
      if (choice.kind === 'rollRam') index.rams.push(choice);
      if (ANSWER_KINDS.has(choice.kind)) index.answers.push(choice);
      if (stage && (choice.kind === 'drive' || choice.kind === 'ram' || hasFacing(choice))) rides.push(choice);
      else sortIn(index, scene, choice.figure, choice, fieldOf(choice));
      if (choice.second !== undefined) sortIn(index, scene, choice.second, choice, fieldOfSecond(choice, scene));
    }
  }
  if (stage) {
    sortRides(index, scene, stage, rides);
    gatherUnits(index, scene);
  }
  index.idle = index.pass?.idle ?? [];
  return index;
}

function choicesOf(index: ChoiceIndex, figure: number): FigureChoices {
  let mine = index.figures.get(figure);
  if (!mine) index.figures.set(figure, (mine = { fields: new Map(), targets: new Map(), here: [] }));
  return mine;
}

function sortIn(index: ChoiceIndex, scene: Figures, figure: number, choice: Choice, field: string | undefined): void {
  const mine = choicesOf(index, figure);
  if (TARGET_KINDS.has(choice.kind) && choice.target !== undefined)
    append(mine.targets, unitAt(scene, choice.target), choice);
  else if (FIELD_KINDS.has(choice.kind) && field !== undefined) append(mine.fields, field, choice);
  else mine.here.push(choice);
  if ((choice.wins || choice.kind === 'climb') && field !== undefined) mine.here.push(choice);
}

const unitAt = (scene: Figures, figure: number) => (scene.figures[figure] ? unitOf(scene, figure) : figure);

/** Runs, turns and deployments of large boards, each at the fields where one points at it. */
function sortRides(index: ChoiceIndex, scene: Figures, stage: Stage, rides: readonly Choice[]): void {
  const byFigure = grouped(rides, (choice) => choice.figure!);
  for (const [figure, own] of byFigure) {
    const mine = choicesOf(index, figure);
    for (const choice of own.filter(({ kind }) => kind === 'lead'))
      append(mine.fields, leadField(stage, scene, choice), choice);
    for (const list of mine.fields.values()) list.sort(leadOrder(scene));
    const ends = [
      ...runFields(
        stage,
        scene,
        figure,
        own.filter(({ kind }) => kind === 'drive' || kind === 'ram'),
      ),
      ...deploymentFields(
        stage,
        figure,
        own.filter(({ kind }) => kind === 'deploy'),
      ),
    ];
    for (const [field, choices] of ends) mine.fields.set(field, choices);
    for (const ram of own.filter(({ kind }) => kind === 'ram'))
      for (const victim of ram.victims ?? []) append(mine.targets, unitAt(scene, victim.figure), ram);
  }
}

/** Who takes up a mount or chariot holds all aboard: what they can strike and do is at hand; getting off is each one's own. */
function gatherUnits(index: ChoiceIndex, scene: Figures): void {
  for (const [figure, own] of [...index.figures]) {
    const unit = unitAt(scene, figure);
    if (unit === figure) continue;
    const whole = choicesOf(index, unit);
    for (const [target, choices] of own.targets) for (const choice of choices) append(whole.targets, target, choice);
    whole.here.push(...own.here);
  }
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

function fieldOfSecond(choice: Choice, scene: Figures): string | undefined {
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

/** The chance that the target loses a life point: a ram tells it of each victim. */
export function lossOf(choice: Choice, target?: number): Choice['loss'] {
  if (choice.kind !== 'ram' && choice.kind !== 'rollRam') return choice.loss;
  const victims = (choice.victims ?? []).filter((one) => target === undefined || one.figure === target);
  return victims.reduce<Choice['loss']>(
    (best, { loss }) => (loss && (!best || loss.p > best.p) ? loss : best),
    undefined,
  );
}

/** The best chance of a target, for the mark on it. */
export function bestAttack(choices: Choice[], target?: number): Choice | undefined {
  return choices.reduce<Choice | undefined>((best, choice) => {
    const chance = (one: Choice) => lossOf(one, target)?.p ?? 0;
    return !best || chance(choice) > chance(best) ? choice : best;
  }, undefined);
}

/** The next figure that can act, in the order of the figures, after the one given; those not yet used come first. */
export function nextFigure(index: ChoiceIndex, after: number | undefined, scene?: Figures): number | undefined {
  const head = (figure: number) => (scene ? unitAt(scene, figure) : figure);
  const all = index.idle.length > 0 ? index.idle.filter((one) => index.figures.has(one)) : [...index.figures.keys()];
  const able = [...new Set(all.map(head))].sort((a, b) => a - b);
  const last = after === undefined ? undefined : head(after);
  return able.find((figure) => last === undefined || figure > last) ?? able[0];
}

/** One legal deployment for the next waiting figure: in the middle of the front as long as there is room, looking ahead. */
export function nextDeployment(index: ChoiceIndex, stage: Stage): Choice | undefined {
  const first = index.all.find((choice) => choice.kind === 'deploy');
  const fields = [...(index.figures.get(first?.figure ?? -1)?.fields ?? [])];
  const side = stage.sides[(stage.figures[first?.figure ?? -1]?.side ?? 1) - 1];
  const zone = (side?.zone ?? []).flatMap((place) => readPlace(place) ?? []);
  if (!side || zone.length === 0) return first;
  const along = (place: Place) => (side.edge === 'top' || side.edge === 'bottom' ? place.x : place.y);
  const deep = (place: Place) => ({ top: place.y, bottom: -place.y, left: place.x, right: -place.x })[side.edge];
  const middle = (Math.min(...zone.map(along)) + Math.max(...zone.map(along))) / 2;
  const front = Math.max(...zone.map(deep));
  // A field further back counts like two to the side.
  const away = (place: Place) => Math.abs(along(place) - middle) + 2 * (front - deep(place));
  const places = fields.flatMap(([field, choices]) => {
    const place = readPlace(field);
    return place && choices[0] ? [{ away: away(place), choice: choices[0] }] : [];
  });
  return places.sort((a, b) => a.away - b.away)[0]?.choice ?? first;
}
