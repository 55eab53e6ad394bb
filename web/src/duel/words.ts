import { dictionary } from '../lib/i18n';
import { de } from './words.de';
import { en } from './words.en';

export const t = dictionary(de, en);
