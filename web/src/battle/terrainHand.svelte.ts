// Terrain in the hand (A10): which kinds are taken, which shape is laid, which piece of the table is shifted.
import { holds, toPoint } from './geometry';
import type { Hand } from './hand.svelte';
import { readSpot } from './notation';
import { caughtByEdge, laidAt, middleOfPiece, shifted } from './pieces';
import { samePose } from './snap';
import type { Free, Point, Pose, Spot, TerrainKind } from './types';

/** Which piece of the table an action shifts, from 1. */
export function pieceOf(free: Free): number | undefined {
  const [verb, piece] = free.do.split(' ');
  return verb?.endsWith('-piece') ? Number(piece) : undefined;
}

export class TerrainHand {
  shape: number = $state(0);
  piece: number | undefined = $state();
  taken: TerrainKind[] = $state.raw([]);

  constructor(private readonly hand: Hand) {}

  get shapes(): Spot[][] {
    return this.hand.scene.setup?.shapes ?? [];
  }
  private get runs(): boolean {
    return this.hand.scene.setup?.runs ?? false;
  }
  /** What would lie there. */
  get outline(): Point[] | undefined {
    const { spot, verb, stage, scene } = this.hand;
    const shape = this.shapes[this.shape];
    if (!spot) return undefined;
    if (verb === 'lay' && shape) return laidAt(shape, spot, stage.table, this.runs);
    const piece = this.piece === undefined ? undefined : scene.pieces[this.piece - 1];
    return piece && shifted(piece.outline, spot);
  }

  /** A piece lies where the server would lay it, until a hand moves it. */
  propose(): void {
    const proposed = readSpot(this.hand.free?.do ?? '');
    this.shape = proposed?.shape ?? 0;
    if (proposed) this.hand.moveSpot(proposed.at);
  }
  choose(shape: number): void {
    this.shape = shape;
    if (this.hand.spot) this.hand.moveSpot(this.hand.spot);
  }
  /** Where the piece in the hand lies on the table. */
  private get lying(): Pose | undefined {
    const outline = this.piece === undefined ? undefined : this.hand.scene.pieces[this.piece - 1]?.outline;
    return outline && { ...middleOfPiece(outline), heading: 0 };
  }
  /** It has been taken up, and neither shifted nor turned yet. */
  get resting(): boolean {
    const { lying } = this;
    return lying !== undefined && this.hand.spot !== undefined && samePose(lying, this.hand.spot);
  }
  /** Edges of the table catch what is laid. What lies there is either shifted or turned. */
  caught(at: Pose): Pose {
    const { lying } = this;
    if (lying) return this.hand.verb === 'turn-piece' ? { ...lying, heading: at.heading } : { ...at, heading: 0 };
    const shape = this.shapes[this.shape];
    return this.hand.verb === 'lay' && shape && !this.runs ? caughtByEdge(shape, at, this.hand.stage.table) : at;
  }

  /** Takes up a piece of terrain that lies on the table. */
  pickUp(piece: number | undefined, verb?: string): void {
    const { hand } = this;
    hand.drop();
    this.piece = piece;
    const { lying } = this;
    if (!lying) return;
    const wished = verb ?? hand.verb;
    hand.verb = hand.verbs.includes(wished) ? wished : (hand.verbs[0] ?? 'move-piece');
    hand.spot = lying;
  }
  /** The piece there that may be shifted. */
  at(point: Point): number | undefined {
    const all = new Set(this.hand.index.frees.map(pieceOf));
    const { pieces } = this.hand.scene;
    const found = pieces.findLastIndex((one, i) => all.has(i + 1) && holds(one.outline.map(toPoint), point));
    return found < 0 ? undefined : found + 1;
  }
  /** One piece more or less of a kind. */
  take(kind: TerrainKind, more: boolean): void {
    const last = this.taken.lastIndexOf(kind);
    this.taken = more ? [...this.taken, kind] : this.taken.filter((_, index) => index !== last);
    this.hand.changed();
  }
}
