import { dictionary } from '../lib/i18n';

/** For the main menu, which every page loads, and the start page: no more than that. */
export const nav = dictionary(
  { fighters: 'Kämpfer', workshop: 'Kämpferwerkstatt' },
  { fighters: 'Fighters', workshop: 'Fighter workshop' },
);
