/** A lot that can be said aloud and drawn again. */
export const freshSeed = (random: () => number = Math.random): number => 1 + Math.floor(random() * 99_999);
