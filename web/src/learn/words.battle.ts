// What the coach says in the course of L'Art de la Guerre. Rule terms are those of the open table (battle/words).
import { dictionary } from '../lib/i18n';
import { de } from './words.battle.de';
import { en } from './words.battle.en';

export type BattleWord = keyof typeof de;
export const battleWords = { de, en, say: dictionary(de, en) };
