import { dictionary } from '../lib/i18n';

/** For the start page: no more than that. */
export const nav = dictionary(
  {
    text: 'Schlachten auf offenem Tisch: Korps, Kommandopunkte, Angriff und Flanke.',
    quick: 'Zwei Heere, ein Klick',
    laying: 'Die Heere rücken an …',
    note: 'Ausgeloste Heere zu 100 Punkten, fertig aufgestellt, gegen den Computer.',
    setUp: 'Eigene Schlacht',
    armies: 'Heerlager',
    odds: 'Wer schlägt wen?',
    rules: 'Regeln',
    ready: 'Fertige Schlachten',
    size: '{points} Punkte · {turns} Runden',
    strength: '{units} Einheiten in {corps} Korps',
    begin: 'Schlacht beginnen',
    'begins.deployed': 'fertig aufgestellt',
    'begins.deployment': 'zum Aufstellen',
    'begins.procedure': 'mit Gelände und Aufstellung nach Regel',
  },
  {
    text: 'Battles on the open table: corps, command points, charge and flank.',
    quick: 'Two armies, one click',
    laying: 'The armies move up …',
    note: 'Armies by lot with 100 points each, drawn up ready, against the computer.',
    setUp: 'Battle of your own',
    armies: 'Army camp',
    odds: 'Who beats whom?',
    rules: 'Rules',
    ready: 'Ready battles',
    size: '{points} points · {turns} turns',
    strength: '{units} units in {corps} corps',
    begin: 'Begin the battle',
    'begins.deployed': 'drawn up ready',
    'begins.deployment': 'to be deployed',
    'begins.procedure': 'with terrain and deployment by the rules',
  },
);
