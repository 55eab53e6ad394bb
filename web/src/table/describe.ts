// What is on a field, in words: for screen readers, titles and cards.
import { pick } from '../lib/i18n';
import { settings } from '../lib/settings.svelte';
import { bestAttack, costOf, hasFacing, lossOf } from './choices';
import type { Desk } from './desk.svelte';
import { terrainAt } from './geometry';
import { crewOf, driverOf, figureAt, sideOf, wreckAt } from './ground';
import { infoOf, isVehicle, stateOf, typeOf, type Choice, type Facing, type Scene, type Stage } from './mfm';
import { percent } from './numbers';
import { readPlace } from './places';
import { t } from './words';

export function sideName(stage: Stage, side: number): string {
  const info = stage.sides[side - 1];
  return info ? pick(info.name) : '';
}

/** "Istor ZE" or "Schwertkämpfer SW1". */
export function figureName(stage: Stage, figure: number): string {
  const info = infoOf(stage, figure);
  const type = pick(typeOf(stage, figure).name);
  return `${info.name || type} ${info.label}`;
}

const FACINGS = ['facing.0', 'facing.1', 'facing.2', 'facing.3'] as const;

export function facingName(facing: Facing): string {
  return t(FACINGS[facing]);
}

export function chanceText(chance: { num: number; den: number; p: number }): string {
  return percent(chance, settings.language);
}

/** `bearers`: whose hands are on the chest. */
export function figureWords(stage: Stage, scene: Scene, figure: number, bearers: readonly number[] = []): string {
  const state = stateOf(scene, figure);
  const words = [figureName(stage, figure), sideName(stage, sideOf(stage, scene, figure))];
  if (state.wreck) words.push(t('figure.wreck'));
  else if (state.standing === 'out') words.push(t('figure.out'));
  else if (state.standing === 'waiting') words.push(t('figure.waiting'));
  if (state.lives !== undefined && state.standing !== 'out' && state.standing !== 'waiting')
    words.push(t('figure.lives', { count: state.lives }));
  words.push(...bondWords(stage, scene, figure));
  for (const mark of marksTold(stage, scene, figure)) words.push(markName(mark));
  if (bearers.includes(figure)) words.push(t('figure.bears'));
  return words.join(', ');
}

/** Where it looks, who is aboard (unless told elsewhere), who drives, who leads what. */
export function bondWords(stage: Stage, scene: Scene, figure: number, tellCrew = true): string[] {
  const state = stateOf(scene, figure);
  const label = (one: number) => infoOf(stage, one).label;
  const words: string[] = [];
  if (isVehicle(typeOf(stage, figure))) {
    const crew = state.standing === 'waiting' ? (infoOf(stage, figure).crew ?? []) : crewOf(scene, figure);
    if (state.facing !== undefined) words.push(t('figure.faces', { facing: facingName(state.facing) }));
    if (crew.length > 0 && tellCrew)
      words.push(t('figure.crew', { crew: crew.map((one) => figureName(stage, one)).join(', ') }));
    if (state.standing === 'board' && crew.length === 0) words.push(t('figure.crewless'));
    else if (state.standing === 'board' && driverOf(scene, figure) === undefined) words.push(t('figure.driverless'));
    if (state.leader !== undefined) words.push(t('figure.ledBy', { leader: label(state.leader) }));
    if (state.captured) words.push(t('figure.captured'));
  }
  if (state.vehicle !== undefined) {
    const key = state.drives ? 'figure.drives' : 'figure.aboard';
    words.push(t(key, { vehicle: figureName(stage, state.vehicle) }));
  }
  if (state.leads !== undefined) words.push(t('figure.leads', { vehicle: figureName(stage, state.leads) }));
  return words;
}

/** Of a vehicle others get on and off. */
export function marksTold(stage: Stage, scene: Scene, figure: number): string[] {
  const marks = stateOf(scene, figure).marks ?? [];
  const vehicle = isVehicle(typeOf(stage, figure));
  return marks.map((mark) => (vehicle && mark === 'changed' ? 'boarded' : mark));
}

export function markName(mark: string): string {
  switch (mark) {
    case 'moved':
      return t('mark.moved');
    case 'fought':
      return t('mark.fought');
    case 'weit':
      return t('mark.weit');
    case 'shotStill':
      return t('mark.shotStill');
    case 'struckFirst':
      return t('mark.struckFirst');
    case 'climbing':
      return t('mark.climbing');
    case 'climbed':
      return t('mark.climbed');
    case 'steppedIn':
      return t('mark.steppedIn');
    case 'changed':
      return t('mark.changed');
    case 'boarded':
      return t('mark.boarded');
    case 'unsteady':
      return t('mark.unsteady');
    case 'ramming':
      return t('mark.ramming');
    case 'turnOver':
      return t('mark.turnOver');
    default:
      return mark;
  }
}

export function choiceName(stage: Stage, choice: Choice): string {
  if (choice.name) return pick(choice.name);
  const chest = choice.chest ?? '';
  const price = { cost: choice.cost ?? 0, left: choice.left ?? 0 };
  switch (choice.kind) {
    case 'move':
      return t('choice.move', { to: choice.to ?? '', ...price });
    case 'enter':
      return t('choice.enter', { from: choice.path?.[0] ?? '', to: choice.to ?? '', cost: choice.cost ?? 0 });
    case 'carry':
      if (choice.wins) return t('choice.carryWins');
      return choice.second === undefined
        ? t('choice.carryAlone', { chest, ...price })
        : t('choice.carryWith', { chest, other: infoOf(stage, choice.second).label, ...price });
    case 'enterCarry':
      return t('choice.enterCarry', { chest, from: /^&([a-z]+\d+)/.exec(choice.do)?.[1] ?? chest });
    case 'fern': {
      const stance = t(choice.stance === 'moving' ? 'choice.fernMoving' : 'choice.fernStill');
      return choice.across ? `${stance}, ${t(choice.across === 'columns' ? 'choice.columns' : 'choice.rows')}` : stance;
    }
    case 'nah':
      return t('choice.nah');
    case 'weit':
      return t('choice.weit');
    case 'strike':
      return t('choice.strike', { figure: figureName(stage, choice.figure!) });
    case 'search':
      return t('choice.search');
    case 'climb':
      return t('choice.climb', { to: choice.to ?? '' });
    case 'deploy':
      return choice.facing === undefined
        ? t('choice.deploy', { to: choice.to ?? '' })
        : t('choice.deployFacing', { to: choice.to ?? '', facing: facingName(choice.facing) });
    case 'drive':
      return rideName(choice, 'choice.drive');
    case 'lead':
      return `${figureName(stage, choice.target!)}: ${rideName(choice, 'choice.lead')}`;
    case 'ram':
      return t('choice.ram', { victims: victimNames(stage, choice) });
    case 'rollRam':
      return t('choice.rollRam', { figure: figureName(stage, choice.figure!), victims: victimNames(stage, choice) });
    case 'board':
      return t(choice.drives ? 'choice.boardDrive' : 'choice.board', { vehicle: figureName(stage, choice.target!) });
    case 'alight':
      return t('choice.alight', { to: choice.to ?? '', left: choice.left ?? 0 });
    case 'steady':
      return t('choice.steady', { left: choice.left ?? 0 });
    case 'reins':
      return t('choice.reins', { vehicle: figureName(stage, choice.target!) });
    case 'capture':
      return t('choice.capture', { vehicle: figureName(stage, choice.target!) });
    case 'divert':
      return t('choice.divert', { figure: figureName(stage, choice.figure!) });
    case 'name':
      return t('choice.name', { figure: figureName(stage, choice.figure!) });
    case 'put':
      return t('choice.put', { to: choice.to ?? '' });
    case 'pass':
      return t('turn.end');
    case 'decline':
      return choice.figure === undefined
        ? t('strike.decline')
        : t('choice.keep', { figure: figureName(stage, choice.figure) });
    default:
      return choice.do;
  }
}

function rideName(choice: Choice, key: 'choice.drive' | 'choice.lead'): string {
  const facing = choice.facing === undefined ? '' : facingName(choice.facing);
  if (choice.steps === 0) return t('choice.turn', { facing });
  const values = { steps: choice.steps ?? 0, cost: choice.cost ?? 0, left: choice.left ?? 0, facing };
  return t(key, { ...values, to: choice.to ?? '' });
}

/** Labels are enough: the victims are listed with their chances. */
function victimNames(stage: Stage, choice: Choice): string {
  return (choice.victims ?? []).map((victim) => infoOf(stage, victim.figure).label).join(', ');
}

/** At whom of a unit: its animals or one aboard. */
export function aimName(stage: Stage, scene: Scene, target: number): string {
  if (!isVehicle(typeOf(stage, target))) return figureName(stage, target);
  if (crewOf(scene, target).length === 0) return figureName(stage, target);
  return t('aim.animals', { vehicle: figureName(stage, target) });
}

/** An option in a list: who does what to whom. `many`: several could do it. */
export function optionName(stage: Stage, scene: Scene, choice: Choice, many = false): string {
  const unit =
    choice.target !== undefined &&
    (stateOf(scene, choice.target).vehicle !== undefined || isVehicle(typeOf(stage, choice.target)));
  let text = choiceName(stage, choice);
  if (choice.kind === 'move' && stateOf(scene, choice.figure!).leads !== undefined)
    text = t('choice.moveAlone', { to: choice.to ?? '', cost: choice.cost ?? 0, left: choice.left ?? 0 });
  if (unit && ['nah', 'weit'].includes(choice.kind)) text += `: ${aimName(stage, scene, choice.target!)}`;
  return many ? `${infoOf(stage, choice.figure!).label}: ${text}` : text;
}

export function fieldWords(desk: Pick<Desk, 'stage' | 'scene' | 'mine' | 'bearers'>, place: string): string {
  const { stage, scene, mine, bearers } = desk;
  const field = readPlace(place);
  const kind = field && terrainAt(stage, field);
  const words = [place, kind ? pick(kind.name) : ''];
  if (scene.chest === place) words.push(t('chest'));
  const there = figureAt(stage, scene, place);
  if (there !== undefined) words.push(figureWords(stage, scene, there, bearers));
  const wreck = there === undefined ? wreckAt(stage, scene, place) : undefined;
  if (wreck !== undefined) words.push(figureWords(stage, scene, wreck));
  const moves = mine?.fields.get(place);
  if (moves) {
    const cost = costOf(moves);
    if (moves[0]?.steps === 0) words.push(t('field.canTurn'));
    else words.push(cost === undefined ? t('field.canGo') : t('field.canGoFor', { cost }));
    if (moves.filter(hasFacing).length > 1 && moves[0]?.steps !== 0) words.push(t('field.thenTurn'));
    if (moves.some((choice) => choice.kind === 'ram')) words.push(t('field.canRam'));
  }
  const targets = there === undefined ? [] : (mine?.targets.get(there) ?? []);
  const attack = bestAttack(targets, there);
  const loss = attack && lossOf(attack, there);
  if (loss) words.push(t('field.canAttack', { chance: percent(loss, settings.language) }));
  if (targets.some((choice) => choice.kind === 'board')) words.push(t('field.canBoard'));
  if (targets.some((choice) => choice.kind === 'capture')) words.push(t('field.canCapture'));
  return words.filter(Boolean).join(', ');
}
