import { dictionary } from '../lib/i18n';

/** For the start page: no more than that. */
export const nav = dictionary(
  {
    text: 'Schlachten auf offenem Tisch: Korps, Kommandopunkte, Angriff und Flanke.',
    quick: 'Schnelle Schlacht',
    laying: 'Die Heere rücken an …',
    note: 'Zwei ausgeloste Heere zu 100 Punkten, fertig aufgestellt, gegen den Computer.',
    armies: 'Heerlager',
    odds: 'Wer schlägt wen?',
  },
  {
    text: 'Battles on the open table: corps, command points, charge and flank.',
    quick: 'Quick battle',
    laying: 'The armies move up …',
    note: 'Two armies by lot with 100 points each, drawn up ready, against the computer.',
    armies: 'Army camp',
    odds: 'Who beats whom?',
  },
);
