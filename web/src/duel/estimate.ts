// How values of decisions are written: exact ones with their fraction, simulated ones with their interval.
import { number, percent } from '../lib/i18n';
import { settings } from '../lib/settings.svelte';
import { fractionText, percent as exactPercent } from '../table/numbers';
import type { Amount, Case, Chance } from './types';
import { t } from './words';

export const CHANCES = [
  ['hit', 'good'],
  ['hitEvading', 'good'],
  ['out', 'good'],
  ['beHit', 'lost'],
  ['beOut', 'lost'],
] as const;
export const AMOUNTS = [
  ['wounds', 'good'],
  ['taken', 'lost'],
] as const;

const isExact = (chance: Chance): chance is Chance & { num: number; den: number } =>
  chance.num !== undefined && chance.den !== undefined;

export const chanceText = (chance: Chance): string =>
  isExact(chance) ? exactPercent(chance, settings.language) : percent(chance.p);

export function chanceNote(chance: Chance): string {
  if (chance.low !== undefined)
    return t('value.interval', { low: percent(chance.low), high: percent(chance.high ?? 1) });
  return isExact(chance) ? fractionText(chance) : '';
}

export const amountText = (amount: Amount): string => number(amount.mean, 1);

export function amountNote(amount: Amount): string {
  if (amount.low === undefined) return '';
  return t('value.interval', { low: number(amount.low, 1), high: number(amount.high ?? 0, 1) });
}

export const basisText = (one: Case): string =>
  one.basis === 'simulated' ? t('value.simulated', { trials: one.trials ?? 0 }) : t('value.exact');
