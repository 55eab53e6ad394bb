const apart = 0.05;

/** From chances in bands (of `width` each, from 0 on) to a few lines "at least so much", each a good deal likelier than
 *  the one after it. */
export function reachesOf(spread: readonly number[], width: number, lines = 6): { strength: number; chance: number }[] {
  const all: { strength: number; chance: number }[] = [];
  let above = 0;
  for (let band = spread.length - 1; band > 0; band--) {
    above += spread[band]!;
    if (above >= (all.at(-1)?.chance ?? 0) + apart) all.push({ strength: band * width, chance: above });
  }
  all.reverse();
  if (all.length <= lines) return all;
  return Array.from({ length: lines }, (_, i) => all[Math.round((i * (all.length - 1)) / (lines - 1))]!);
}
