// Places as the notation writes them: a column of letters, a row number, and a storey where it is not the ground.

export interface Place {
  x: number;
  y: number;
  storey: number;
}

export const DIRECTIONS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const;

export function columnName(x: number): string {
  return x < 26 ? String.fromCharCode(97 + x) : columnName(Math.floor(x / 26) - 1) + columnName(x % 26);
}

export function writePlace(place: Place): string {
  const field = `${columnName(place.x)}${place.y + 1}`;
  return place.storey > 0 ? `${field}/${place.storey}` : field;
}

export function readPlace(text: string): Place | undefined {
  const match = /^([a-z]{1,2})([1-9]\d{0,2})(?:\/([1-9]\d?))?$/.exec(text);
  if (!match) return undefined;
  let column = 0;
  for (const letter of match[1]!) column = column * 26 + letter.charCodeAt(0) - 96;
  return { x: column - 1, y: Number(match[2]) - 1, storey: Number(match[3] ?? 0) };
}

/** Fields between two places, counted as a king walks; places of different storeys are never near. */
export function distance(from: Place, to: Place): number {
  if (from.storey !== to.storey) return Infinity;
  return Math.max(Math.abs(from.x - to.x), Math.abs(from.y - to.y));
}

/** The direction (0 = N, clockwise) of a straight run, if there is one. */
export function direction(from: Place, to: Place): number | undefined {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  if (from.storey !== to.storey || (dx === 0 && dy === 0)) return undefined;
  if (dx !== 0 && dy !== 0 && Math.abs(dx) !== Math.abs(dy)) return undefined;
  const turn = (Math.atan2(dx, -dy) / Math.PI) * 4;
  return (Math.round(turn) + 8) % 8;
}

export function shifted(place: Place, from: Place, to: Place): Place {
  return { x: place.x + to.x - from.x, y: place.y + to.y - from.y, storey: place.storey };
}
