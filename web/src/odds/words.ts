import { dictionary } from '../lib/i18n';
import { de } from './words.de';
import { en } from './words.en';

/** The words of "who beats whom". */
export const t = dictionary(de, en);
