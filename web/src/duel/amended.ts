// Tells in words what a referee or agreeing players have set: "b1 at 30" is "Rustam steht bei 30 m".
import { pick } from '../lib/i18n';
import { amendTellers } from '../table/amend';
import type { Stage } from './types';
import { t } from './words';

export function duelAmendWords(stage: Stage, amend: string): string | undefined {
  const [label, what = '', value = ''] = amend.trim().split(/\s+/);
  const fighter = stage.fighters.find((one) => one.label === label);
  if (!fighter) return undefined;
  const name = pick(fighter.name);
  if (what === 'at' || what === 'vitality' || what === 'quality') return t(`amended.${what}`, { name, value });
  if (what === 'aim') {
    const target = stage.fighters.find((one) => one.label === value);
    return t('amended.aim', { name, target: target ? pick(target.name) : value });
  }
  if (what === 'armed') return t('amended.armed', { name });
  if (what === 'size') return t('amended.size', { name, value: t(`size.${value}` as 'size.large') ?? value });
  return t('amended.aware', { name, value: t(`aware.${what}` as 'aware.aware') ?? what });
}

amendTellers.set('1192', (stage, amend) => duelAmendWords(stage as Stage, amend));
