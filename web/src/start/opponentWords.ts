// Words of who plays the other side of a table that is laid at once.
import { dictionary } from '../lib/i18n';

const de = {
  where: 'Wer führt die andere Seite?',
  computer: 'Computer',
  here: 'hier am Bildschirm',
  friend: 'jemand mit Link',
  open: 'offen für alle',
  player: 'Computerspieler',
  name: 'Dein Name',
  otherName: 'Name des anderen',
  invite: 'Tisch decken und einladen',
  more: 'Uhr und Zuschauer',
};
const en: typeof de = {
  where: 'Who leads the other side?',
  computer: 'computer',
  here: 'here at this screen',
  friend: 'somebody by link',
  open: 'open for anyone',
  player: 'Computer player',
  name: 'Your name',
  otherName: 'Name of the other',
  invite: 'Lay the table and invite',
  more: 'Clock and spectators',
};
export const t = dictionary(de, en);
