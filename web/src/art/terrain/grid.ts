// A storey as drawing code sees it: symbols by coordinate, neighbours beyond the edge continue the edge.

export type Inside = (x: number, y: number) => boolean;

/** Same value for same coordinates, evenly spread in [0, 1): drawings vary but never flicker. */
export function chance(x: number, y: number, salt: number): number {
  let h = Math.imul(x + 1013, 0x27d4eb2d) ^ Math.imul(y + 7919, 0x165667b1) ^ Math.imul(salt + 31, 0x9e3779b1);
  h = Math.imul(h ^ (h >>> 15), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

/** What lies below things that stand on the ground. */
const GROUND = '.cngHs~mj=r';

export class Grid {
  readonly width: number;
  readonly height: number;
  private readonly ground: string[][];

  constructor(private readonly rows: readonly string[]) {
    this.height = rows.length;
    this.width = rows.reduce((most, row) => Math.max(most, row.length), 0);
    this.ground = this.spreadGround();
  }

  at(x: number, y: number): string {
    const row = this.rows[Math.min(Math.max(y, 0), this.height - 1)] ?? '';
    return row[Math.min(Math.max(x, 0), this.width - 1)] ?? ' ';
  }

  /** The ground a field would show if nothing stood on it. */
  groundAt(x: number, y: number): string {
    const row = this.ground[Math.min(Math.max(y, 0), this.height - 1)];
    return row?.[Math.min(Math.max(x, 0), this.width - 1)] ?? '.';
  }

  is(symbols: string): Inside {
    return (x, y) => symbols.includes(this.at(x, y));
  }

  isGround(symbols: string): Inside {
    return (x, y) => symbols.includes(this.groundAt(x, y));
  }

  /** All fields with one of the symbols. */
  *cells(symbols: string): Generator<[number, number]> {
    for (let y = 0; y < this.height; ++y)
      for (let x = 0; x < this.width; ++x) if (symbols.includes(this.at(x, y))) yield [x, y];
  }

  *groundCells(symbols: string): Generator<[number, number]> {
    for (let y = 0; y < this.height; ++y)
      for (let x = 0; x < this.width; ++x) if (symbols.includes(this.groundAt(x, y))) yield [x, y];
  }

  private spreadGround(): string[][] {
    const ground = Array.from({ length: this.height }, (_, y) =>
      Array.from({ length: this.width }, (_, x) => (GROUND.includes(this.at(x, y)) ? this.at(x, y) : '')),
    );
    // A thing on the ground takes the ground most of its neighbours have; a thicket needs several rounds.
    for (let open = true; open; ) {
      const found: [number, number, string][] = [];
      for (let y = 0; y < this.height; ++y)
        for (let x = 0; x < this.width; ++x) if (!ground[y]![x]) found.push([x, y, commonest(ground, x, y)]);
      open = found.some(([, , symbol]) => symbol);
      for (const [x, y, symbol] of found) ground[y]![x] = symbol;
    }
    return ground.map((row) => row.map((symbol) => symbol || '.'));
  }
}

/** Things stand rather on the hill than on its slope, and hardly ever in the water. */
const LEANING: Record<string, number> = { H: 2.2, s: 0.1, '~': 0.1, '=': 0.1 };

function commonest(ground: string[][], x: number, y: number): string {
  const votes = new Map<string, number>();
  for (let dy = -1; dy <= 1; ++dy)
    for (let dx = -1; dx <= 1; ++dx) {
      const symbol = ground[y + dy]?.[x + dx];
      if (symbol) votes.set(symbol, (votes.get(symbol) ?? 0) + (dx && dy ? 2 : 3) * (LEANING[symbol] ?? 1));
    }
  let best = '';
  for (const [symbol, count] of votes) if (count > (votes.get(best) ?? 0)) best = symbol;
  return best;
}
