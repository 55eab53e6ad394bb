/** +2, 0, −1: with a sign, as bonuses are written. */
export const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0');
