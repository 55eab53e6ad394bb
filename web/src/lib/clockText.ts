import { span } from './i18n';
import type { Clock } from './protocol.gen';
import { t } from '../words';

/** The clock of a match in a few words; empty where there is none. */
export function clockText(clock: Clock): string {
  if (clock.kind === 'none') return '';
  if (clock.kind === 'move') return t('lobby.clockMove', { span: span(clock.seconds) });
  if (clock.increment === 0) return t('lobby.clockSide', { span: span(clock.seconds) });
  return t('lobby.clockIncrement', { span: span(clock.seconds), more: span(clock.increment) });
}
