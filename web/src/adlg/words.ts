import { dictionary } from '../lib/i18n';
import { de } from './words.de';
import { en } from './words.en';

/** The words of armies of L'Art de la Guerre. */
export const t = dictionary(de, en);
