// The fighter on the workbench: every change counts at once, and the server's judgement follows a moment later.
import { freshSeed } from '../lib/lot';
import { askCheck, askPieces, askRead, askSurprise } from './desk';
import { fighterShelf } from './shelf';
import { fileOf, pieceIn, type Fault, type FighterFile, type Pieces, type ReadyFighter, type Report } from './types';

const patience = 180;
const remembered = 50;

interface Past {
  fighter: FighterFile;
  kept: string | undefined;
}

export class Editor {
  pieces: Pieces | undefined = $state.raw();
  fighter: FighterFile | undefined = $state.raw();
  /** The id he is saved under, if he is. */
  kept: string | undefined = $state();
  /** The lot of the last surprise. */
  seed: number = $state(freshSeed());
  /** The ready fighter by whom he is measured; '': the usual one. */
  against: string = $state('');
  report: Report | undefined = $state.raw();
  /** What a code was told on the way. */
  notices: NonNullable<Report['notices']> = $state.raw([]);
  failure: string = $state('');
  #judged: FighterFile | undefined = $state.raw();
  #past: Past[] = $state.raw([]);
  #timer: ReturnType<typeof setTimeout> | undefined;

  readonly base: ReadyFighter | undefined = $derived(
    this.pieces && this.fighter ? pieceIn(this.pieces.fighters, this.fighter.base) : undefined,
  );
  /** Whether the judgement is about what is on the bench now. */
  readonly fresh = $derived(this.#judged === this.fighter && this.#judged !== undefined);
  readonly ok = $derived(this.fresh && this.report?.ok === true);
  readonly mayUndo = $derived(this.#past.length > 0);
  readonly changed = $derived(
    this.base !== undefined &&
      JSON.stringify(fileOf(this.base)) !== JSON.stringify({ ...this.fighter, name: undefined }),
  );

  /** Asks for the pieces and takes up the last draft. */
  async start(): Promise<void> {
    this.pieces = await askPieces();
    const last = fighterShelf.draft();
    const first = pieceIn(this.pieces.fighters, 'knight') ?? this.pieces.fighters[0];
    this.kept = last?.id;
    if (last) this.#put(last.thing);
    else if (first) this.#put(fileOf(first));
  }
  stop(): void {
    clearTimeout(this.#timer);
  }

  faultsOf(field: keyof FighterFile): Fault[] {
    return this.report?.faults.filter((fault) => fault.field === field) ?? [];
  }

  /** Everything that changes the fighter goes through here. */
  change(next: Partial<FighterFile>, how: { kept?: string | undefined } = { kept: this.kept }): void {
    if (!this.fighter) return;
    const { name, ...rest } = { ...this.fighter, ...next };
    this.#replace(name ? { ...rest, name } : rest, how.kept);
  }
  /** Another ready fighter, with all that is his; only the name stays if it was given. */
  begin(base: ReadyFighter): void {
    const name = this.base?.names.includes(this.fighter?.name ?? '') ? '' : this.fighter?.name;
    this.#replace({ ...fileOf(base), ...(name ? { name } : {}) }, undefined);
  }
  undo(): void {
    const last = this.#past.at(-1);
    if (!last) return;
    this.#past = this.#past.slice(0, -1);
    this.kept = last.kept;
    this.notices = [];
    this.#put(last.fighter);
  }

  /** Draws a fighter; a lot that is named draws the same one. */
  async surprise(seed = freshSeed()): Promise<void> {
    await this.#try(async () => {
      const before = this.fighter;
      const report = await askSurprise(seed, '', this.against);
      if (before !== this.fighter) return;
      this.seed = seed;
      this.#take(report);
    });
  }
  /** The fighter of a code; throws what is wrong with it. */
  async read(code: string): Promise<void> {
    const report = await askRead(code, this.against);
    this.#take(report);
    this.notices = report.notices ?? [];
  }
  /** A fighter of the shelf or of a file; the server looks at his form first. */
  async open(fighter: FighterFile, kept?: string): Promise<void> {
    this.#take(await askCheck(fighter, this.against), kept);
  }
  save(): void {
    if (!this.fighter) return;
    this.kept = fighterShelf.keep(this.fighter, this.kept);
    fighterShelf.keepDraft(this.fighter, this.kept);
  }
  /** A copy under an id of its own. */
  detach(): void {
    this.kept = undefined;
    if (this.fighter) fighterShelf.keepDraft(this.fighter, undefined);
  }
  measure(against: string): void {
    this.against = against;
    void this.judge();
  }

  #take(report: Report, kept?: string): void {
    this.#replace(report.fighter, kept);
  }
  #replace(fighter: FighterFile, kept: string | undefined): void {
    if (this.fighter) this.#past = [...this.#past, { fighter: this.fighter, kept: this.kept }].slice(-remembered);
    this.notices = [];
    this.kept = kept;
    this.#put(fighter);
  }
  #put(fighter: FighterFile): void {
    this.fighter = fighter;
    fighterShelf.keepDraft(fighter, this.kept);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.judge(), patience);
  }

  /** Asks the server about who is on the bench; an answer about somebody older is dropped. */
  async judge(): Promise<void> {
    const { fighter, against } = this;
    if (!fighter) return;
    await this.#try(async () => {
      const report = await askCheck(fighter, against);
      if (fighter !== this.fighter || against !== this.against) return;
      this.report = report;
      this.#judged = fighter;
    });
  }

  async #try(what: () => Promise<void>): Promise<void> {
    try {
      await what();
      this.failure = '';
    } catch (error) {
      this.failure = (error as Error).message;
    }
  }
}
