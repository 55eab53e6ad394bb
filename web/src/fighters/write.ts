import { settings } from '../lib/settings.svelte';

/** +2, 0, −1: with a sign, as bonuses are written. */
export const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0');

/** W20, in English d20: dice as the language writes them. */
export const dieText = (die: string): string => (settings.language === 'de' ? die : die.replace(/^W(?=\d)/, 'd'));
