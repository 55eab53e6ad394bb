// Words of what armies and fighters have in common: points, codes, links, lots and the shelf.
import { dictionary } from './i18n';

const de = {
  games: 'Spiele',
  lot: 'Los',
  'points.sum': '{sum} / {points} Punkte',
  'points.left': 'noch {count} Punkt | noch {count} Punkte',
  'points.over': '{count} Punkt zu viel | {count} Punkte zu viel',
  'points.full': 'genau aufgebraucht',
  'share.link': 'Link',
  'share.code': 'Code',
  'share.codeNote':
    'Große und kleine Buchstaben sind gleich, Striche dürfen fehlen, O zählt als 0, I und L als 1. Tippfehler fallen auf.',
  'shelf.open': 'Öffnen',
  'shelf.openNamed': '{name} öffnen',
  'shelf.forget': 'Löschen',
  'shelf.forgetNamed': '{name} löschen',
  'shelf.code': 'Code eintippen',
  'shelf.read': 'Lesen',
  'shelf.none': 'Noch ist keines gesichert.',
};
const en: typeof de = {
  games: 'Games',
  lot: 'Lot',
  'points.sum': '{sum} / {points} points',
  'points.left': '{count} point left | {count} points left',
  'points.over': '{count} point too many | {count} points too many',
  'points.full': 'all spent',
  'share.link': 'Link',
  'share.code': 'Code',
  'share.codeNote':
    'Capitals and small letters are the same, hyphens may be left out, O counts as 0, I and L as 1. Typing errors are noticed.',
  'shelf.open': 'Open',
  'shelf.openNamed': 'Open {name}',
  'shelf.forget': 'Delete',
  'shelf.forgetNamed': 'Delete {name}',
  'shelf.code': 'Type a code',
  'shelf.read': 'Read',
  'shelf.none': 'None has been saved yet.',
};
export const t = dictionary(de, en);
