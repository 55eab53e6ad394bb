// What the coach says in the courses of 1192. Rule terms (FkW, PTS, TS) stay as the source writes them.
import { dictionary } from '../lib/i18n';
import { de } from './words.duel.de';
import { en } from './words.duel.en';

export type DuelWord = keyof typeof de;
export const duelWords = { de, en, say: dictionary(de, en) };
