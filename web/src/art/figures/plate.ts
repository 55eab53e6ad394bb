// The plate under a mount or chariot: drawn as if it faced north, with its front at the top, and turned from there.
import { CELL } from '../cell';

export type Facing = 0 | 1 | 2 | 3;

const INSET = 5;
/** Depth of the band along the front. */
const FRONT = 20;

/** Length and height of the ground it covers, in fields. */
export function extent(width: number, length: number, facing: Facing): { across: number; down: number } {
  return facing % 2 === 0 ? { across: width, down: length } : { across: length, down: width };
}

/** Turns what is drawn facing north; the upper left corner of the ground stays at 0 0. */
export function turned(width: number, length: number, facing: Facing): string {
  const [w, l] = [width * CELL, length * CELL];
  return ['', `translate(${l} 0) rotate(90)`, `translate(${w} ${l}) rotate(180)`, `translate(0 ${w}) rotate(270)`][
    facing
  ]!;
}

/** Rows of the animals: two, one on square boards; a mount is all animal. */
export function teamRows(kind: 'mount' | 'chariot', width: number, length: number): number {
  if (kind === 'mount') return length;
  return width === length ? 1 : Math.min(2, length - 1);
}

function outline(side: 1 | 2, w: number, h: number): string {
  const [l, t, r, b] = [INSET, INSET, w - INSET, h - INSET];
  const c = side === 1 ? 30 : 20;
  const corner = (x: number, y: number) => (side === 1 ? `A${c} ${c} 0 0 1 ${x} ${y}` : `L${x} ${y}`);
  return (
    `M${l + c} ${t}H${r - c}${corner(r, t + c)}V${b - c}${corner(r - c, b)}` +
    `H${l + c}${corner(l, b - c)}V${t + c}${corner(l + c, t)}Z`
  );
}

/** A horseshoe, open to the rear. */
function horseshoe(x: number, y: number): string {
  return (
    `M${x - 15} ${y + 22}C${x - 30} ${y} ${x - 22} ${y - 24} ${x} ${y - 24}C${x + 22} ${y - 24} ${x + 30} ${y} ${x + 15} ${y + 22}` +
    `L${x + 7} ${y + 19}C${x + 17} ${y + 2} ${x + 13} ${y - 13} ${x} ${y - 13}C${x - 13} ${y - 13} ${x - 17} ${y + 2} ${x - 7} ${y + 19}Z`
  );
}

export interface Plate {
  readonly outline: string;
  /** The band along the front and the arrow that points ahead. */
  readonly front: string;
  readonly arrow: string;
  /** Where the animals end and the car begins, and a horseshoe on each of their fields. */
  readonly team: string;
  readonly shoes: string;
  readonly fields: string;
}

export function plateOf(side: 1 | 2, kind: 'mount' | 'chariot', width: number, length: number): Plate {
  const [w, h] = [width * CELL, length * CELL];
  const rows = teamRows(kind, width, length);
  const [l, r] = [INSET, w - INSET];
  const c = side === 1 ? 30 : 20;
  const corner = (x: number, y: number) => (side === 1 ? `A30 30 0 0 1 ${x} ${y}` : `L${x} ${y}`);
  const front = `M${l + c} ${INSET}H${r - c}${corner(r, INSET + c)}V${INSET + FRONT + 12}H${l}V${INSET + c}${corner(l + c, INSET)}Z`;
  const half = width === 1 ? 26 : 36;
  const arrow = `M${w / 2 - half} 30L${w / 2} -14L${w / 2 + half} 30L${w / 2} 18Z`;
  let fields = '';
  for (let x = 1; x < width; ++x) fields += `M${x * CELL} ${INSET + FRONT + 12}V${h - INSET}`;
  for (let y = 1; y < length; ++y) if (y !== rows) fields += `M${INSET} ${y * CELL}H${w - INSET}`;
  const team = kind === 'mount' ? '' : `M${INSET} ${rows * CELL}H${w - INSET}`;
  let shoes = '';
  for (let y = 0; y < rows; ++y)
    for (let x = 0; x < width; ++x) shoes += horseshoe((x + 0.5) * CELL, (y + 0.5) * CELL + (y === 0 ? 16 : 0));
  return { outline: outline(side, w, h), front, arrow, team, shoes, fields };
}

export interface Ground {
  /** The box of the picture; it may stand out at the top. */
  readonly picture: { x: number; y: number; width: number; height: number };
  /** The middle of the life points. */
  readonly rail: { x: number; y: number };
  /** How wide they may spread. */
  readonly room: number;
  /** Middles of signs at the left and right edge, and the line of the upper ones. */
  readonly left: number;
  readonly right: number;
  readonly signs: number;
  /** The middle of the front. */
  readonly nose: { x: number; y: number };
}

/** Where everything upright lies on the plate. */
export function groundOf(kind: 'mount' | 'chariot', width: number, length: number, facing: Facing): Ground {
  const { across, down } = extent(width, length, facing);
  const [w, h] = [across * CELL, down * CELL];
  const free = INSET + FRONT;
  const bottom = h - (facing === 2 ? free + 10 : INSET);
  const [from, to] = [facing === 3 ? free : -10, facing === 1 ? w - free : w + 10];
  // Pictures are wide: across a narrow plate they stand in the middle, along it they may look over its upper edge.
  const upright = facing % 2 === 0;
  const above = upright ? 0 : kind === 'mount' ? 44 : 14;
  const roof = facing === 0 ? free + 10 : -above;
  const foot = bottom - (upright ? 26 : 20);
  return {
    picture: { x: from, y: roof, width: to - from, height: foot - roof },
    rail: { x: (facing === 3 ? w + free : facing === 1 ? w - free : w) / 2, y: bottom - 16 },
    room: w + (upright ? 2 : -free - 8),
    left: facing === 3 ? 44 : 20,
    right: facing === 1 ? w - 44 : w - 20,
    signs: facing === 0 ? free + 30 : 26,
    nose: { x: [w / 2, w, w / 2, 0][facing]!, y: [0, h / 2, h, h / 2][facing]! },
  };
}
