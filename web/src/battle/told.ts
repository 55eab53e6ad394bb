// Agreed changes in words.
import { amendTellers } from '../table/amend';
import { ud, unitName } from './describe';
import { readSpot } from './notation';
import type { Stage } from './types';
import { t } from './words';

const named = (stage: Stage, label: string): number => stage.units.findIndex((unit) => unit.label === label);

/** "HS1 at 12.5,7.25,90" is "Hastati HS1 steht bei 12,5 / 7,25 UD". */
export function amendedWords(stage: Stage, text: string): string | undefined {
  const [who = '', what = '', ...rest] = text.trim().split(/\s+/);
  const at = readSpot(text)?.at;
  if (who === 'turns') return t('amended.turns', { turns: what });
  if (who === 'corps') return t('amended.corps', { corps: what, count: Number(rest[1]) });
  if (who === 'commander' && at) return t('amended.commander', { corps: what, x: ud(at.x), y: ud(at.y) });
  const unit = named(stage, who);
  if (unit < 0) return undefined;
  const name = unitName(stage, unit);
  if (what === 'at' && at) return t('amended.at', { unit: name, x: ud(at.x), y: ud(at.y) });
  if (what === 'lost') return t('amended.lost', { unit: name, count: Number(rest[0]) });
  return what === 'gone' ? t('amended.gone', { unit: name }) : undefined;
}

amendTellers.set('adlg', (stage, amend) => amendedWords(stage as Stage, amend));
