// What is on a field, in words: for screen readers, titles and cards.
import { pick } from '../lib/i18n';
import { settings } from '../lib/settings.svelte';
import { bestAttack, costOf } from './choices';
import type { Desk } from './desk.svelte';
import { terrainAt } from './geometry';
import { figureAt } from './guess';
import { infoOf, stateOf, typeOf, type Choice, type Scene, type Stage } from './mfm';
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

/** `bearers`: whose hands are on the chest. */
export function figureWords(stage: Stage, scene: Scene, figure: number, bearers: readonly number[] = []): string {
  const state = stateOf(scene, figure);
  const words = [figureName(stage, figure), sideName(stage, infoOf(stage, figure).side)];
  if (state.standing === 'board') words.push(t('figure.lives', { count: state.lives ?? 1 }));
  else words.push(t(state.standing === 'out' ? 'figure.out' : 'figure.waiting'));
  for (const mark of state.marks ?? []) words.push(markName(mark));
  if (bearers.includes(figure)) words.push(t('figure.bears'));
  return words.join(', ');
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
      return t('choice.deploy', { to: choice.to ?? '' });
    case 'pass':
      return t('turn.end');
    case 'decline':
      return t('strike.decline');
    default:
      return choice.do;
  }
}

export function fieldWords(desk: Pick<Desk, 'stage' | 'scene' | 'mine' | 'bearers'>, place: string): string {
  const { stage, scene, mine, bearers } = desk;
  const field = readPlace(place);
  const kind = field && terrainAt(stage, field);
  const words = [place, kind ? pick(kind.name) : ''];
  if (scene.chest === place) words.push(t('chest'));
  const there = figureAt(scene, place);
  if (there !== undefined) words.push(figureWords(stage, scene, there, bearers));
  const moves = mine?.fields.get(place);
  if (moves) {
    const cost = costOf(moves);
    words.push(cost === undefined ? t('field.canGo') : t('field.canGoFor', { cost }));
  }
  const attack = there === undefined ? undefined : bestAttack(mine?.targets.get(there) ?? []);
  if (attack?.loss) words.push(t('field.canAttack', { chance: percent(attack.loss, settings.language) }));
  return words.filter(Boolean).join(', ');
}
