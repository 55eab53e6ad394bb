// Changes against the rules that all agree on: written as the notation wants them, and told in words.
import type { MatchModel } from '../lib/match.svelte';
import { figureName, sideName } from './describe';
import { figureAt } from './ground';
import { infoOf, type Scene, type Stage } from './mfm';
import { t } from './words';

/** Whether somebody has to agree to a change, or it counts at once. */
export function agreementWords(match: MatchModel): string {
  const others = match.seats.filter((seat) => !match.you.includes(seat.seat));
  if (others.some((seat) => seat.who !== 'computer')) return t('amend.agree');
  return t(others.length > 0 ? 'amend.computer' : 'amend.atOnce');
}

/** Labels are unique on one side only: capitals name the first side, small letters the second. */
export function amendName(stage: Stage, figure: number | 'chest'): string {
  if (figure === 'chest') return 'chest';
  const { label, side } = infoOf(stage, figure);
  return side === 1 ? label.toUpperCase() : label.toLowerCase();
}

function figureCalled(stage: Stage, scene: Scene | undefined, name: string): number | undefined {
  const side = name === name.toLowerCase() ? 2 : 1;
  const same = stage.figures.filter((info) => info.label.toUpperCase() === name.toUpperCase());
  return (same.find((info) => info.side === side) ?? same[0])?.id ?? (scene && figureAt(stage, scene, name));
}

/** The side is named where both have such a figure. */
function nameOf(stage: Stage, figure: number): string {
  const { label, side } = infoOf(stage, figure);
  const shared = stage.figures.some((info) => info.label === label && info.side !== side);
  return shared ? `${figureName(stage, figure)} (${sideName(stage, side)})` : figureName(stage, figure);
}

/** Games without figures on fields tell their own changes: set by their table when it is there. */
export const amendTellers = new Map<string, (stage: unknown, amend: string) => string | undefined>();

/** "Zenturio ZE nach j18 gesetzt"; what cannot be read stays as it was written. */
export function amendWords(stage: Stage | undefined, amend: string, scene?: Scene): string {
  const own = amendTellers.get((stage as { kind?: string } | undefined)?.kind ?? '')?.(stage, amend);
  if (own !== undefined) return own;
  const [name = '', what = '', value = ''] = amend.trim().split(/\s+/);
  if (name === 'chest' && what === 'to') return t('amended.chest', { to: value });
  const id = stage?.figures ? figureCalled(stage, scene, name) : undefined;
  if (!stage || id === undefined) return t('amended.other', { amend });
  const figure = nameOf(stage, id);
  switch (what) {
    case 'to':
      return t('amended.to', { figure, to: value });
    case 'aboard': {
      const vehicle = figureCalled(stage, scene, value);
      return t('amended.aboard', { figure, vehicle: vehicle === undefined ? value : nameOf(stage, vehicle) });
    }
    case 'out':
      return t('amended.out', { figure });
    case 'lives':
      return t('amended.lives', { figure, count: Number(value) });
    case 'fresh':
      return t('amended.fresh', { figure });
    default:
      return t('amended.other', { amend });
  }
}
