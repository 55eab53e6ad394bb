// Decisions about which the rules tell nothing, because all can see them: in words instead of notation.
import { dictionary } from '../lib/i18n';

const de = {
  activate: '{what}. Korps ist an der Reihe.',
  end: 'Keine weiteren Befehle für dieses Korps.',
  place: 'Aufgestellt: {what}',
  unplace: 'Zurückgenommen: {what}',
  ambush: 'Ein Hinterhalt liegt bereit: {what} ({units})',
  decoy: 'Ein leerer Marker liegt zum Schein: {what}',
  camp: 'Das Lager steht.',
  commander: 'Der Befehlshaber reitet an seinen Platz.',
  'flank.left': '{what}. Korps zieht auf Umwegen zum Rand zu seiner Linken.',
  'flank.right': '{what}. Korps zieht auf Umwegen zum Rand zu seiner Rechten.',
  order: 'Befehl an {what}.',
  move: '{what}: Wendung auf der Stelle.',
  stand: '{what} hält stand.',
  stay: '{what} bleibt stehen.',
  face: '{what} wendet sich dem Feind zu.',
  conform: '{what} gleicht sich an.',
  reveal: 'Der Hinterhalt {what} wird aufgedeckt.',
  withhold: 'Der Befehlshaber hält sich zurück.',
  'end-phase': 'Was noch aussteht, wird der Reihe nach ausgefochten.',
  hide: 'Die Hinterhalte bleiben verborgen.',
  'leave-pieces': 'Das Gelände bleibt, wie es liegt.',
};
const en: typeof de = {
  activate: 'It is the turn of corps {what}.',
  end: 'No further orders for this corps.',
  place: 'Deployed: {what}',
  unplace: 'Taken back: {what}',
  ambush: 'An ambush is laid: {what} ({units})',
  decoy: 'An empty marker is laid as a decoy: {what}',
  camp: 'The camp stands.',
  commander: 'The commander rides to his place.',
  'flank.left': 'Corps {what} goes round to the edge on its left.',
  'flank.right': 'Corps {what} goes round to the edge on its right.',
  order: 'An order to {what}.',
  move: '{what}: turn on the spot.',
  stand: '{what} stands.',
  stay: '{what} stays.',
  face: '{what} faces the enemy.',
  conform: '{what} conforms.',
  reveal: 'Ambush {what} is revealed.',
  withhold: 'The commander holds back.',
  'end-phase': 'What is left is fought out in turn.',
  hide: 'The ambushes stay hidden.',
  'leave-pieces': 'The terrain stays as it lies.',
};
const t = dictionary(de, en);

/** Orders that are told by what they bring; only where looters may not hear them a die comes first (A30). */
const ORDERS = new Set(['charge', 'spontaneous', 'rally', 'leave', 'disengage', 'evade-zone', 'pivot']);

/** What a decision without a told event says; nothing where its notation has to do. */
export function quietWords(game: string, action: string): string | undefined {
  if (game !== 'adlg') return undefined;
  const [verb = '', what = '', where = '', ...legs] = action.split(' ');
  const units = what.replaceAll('+', ', ');
  const isTurn = [where, ...legs].every((leg) => leg.startsWith('t'));
  if (ORDERS.has(verb) || (verb === 'move' && !isTurn)) return t('order', { what: units });
  // Under a marker lie units, else a place follows at once.
  if (verb === 'ambush') {
    const hides = !where.includes(',');
    return t(hides ? 'ambush' : 'decoy', { what, units: where.replaceAll('+', ', ') });
  }
  const key = verb === 'flank' ? `${verb}.${where}` : verb;
  return key in de ? t(key as keyof typeof de, { what: units }) : undefined;
}

/** Decisions that say what is hidden: where two share a screen they are not told while the other one looks. */
export const isSecret = (game: string, action: string): boolean => game === 'adlg' && /^(ambush|flank)\b/.test(action);
