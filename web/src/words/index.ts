import { dictionary } from '../lib/i18n';
import { de } from './de';
import { en } from './en';

/** The words of everything but the table, which has its own. */
export const t = dictionary(de, en);
