import { dictionary } from '../lib/i18n';
import { de } from './words.de';
import { en } from './words.en';

export type Key = keyof typeof de;
export const t = dictionary(de, en);
/** Ids of the server are not all known here. */
export const isKey = (key: string): key is Key => Object.hasOwn(de, key);
