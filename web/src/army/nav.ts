import { dictionary } from '../lib/i18n';

/** For the main menu, which every page loads: one word and no more. */
export const nav = dictionary({ army: 'Heere' }, { army: 'Armies' });
