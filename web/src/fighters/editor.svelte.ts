// The fighter on the workbench: every change counts at once, and the server's judgement follows a moment later.
import { Bench } from '../lib/bench.svelte';
import { freshSeed } from '../lib/lot';
import { askCheck, askPieces, askRead, askSurprise } from './desk';
import { fighterShelf } from './shelf';
import { fileOf, pieceIn, type Fault, type FighterFile, type Pieces, type ReadyFighter, type Report } from './types';

export class Editor extends Bench<FighterFile | undefined, Report> {
  pieces: Pieces | undefined = $state.raw();
  /** The ready fighter by whom he is measured; '': the usual one. */
  against: string = $state('');

  readonly base: ReadyFighter | undefined = $derived(
    this.pieces && this.fighter ? pieceIn(this.pieces.fighters, this.fighter.base) : undefined,
  );
  readonly changed = $derived(
    this.base !== undefined &&
      JSON.stringify(fileOf(this.base)) !== JSON.stringify({ ...this.fighter, name: undefined }),
  );

  constructor() {
    super(undefined);
  }
  get fighter(): FighterFile | undefined {
    return this.thing;
  }

  /** Asks for the pieces and takes up the last draft. */
  async start(): Promise<void> {
    this.pieces = await askPieces();
    const last = fighterShelf.draft();
    const first = pieceIn(this.pieces.fighters, 'knight') ?? this.pieces.fighters[0];
    this.kept = last?.id;
    if (last) this.put(last.thing);
    else if (first) this.put(fileOf(first));
  }

  faultsOf(field: keyof FighterFile): Fault[] {
    return this.report?.faults.filter((fault) => fault.field === field) ?? [];
  }

  /** Everything that changes the fighter goes through here. */
  change(next: Partial<FighterFile>, how: { kept?: string | undefined } = { kept: this.kept }): void {
    if (!this.fighter) return;
    const { name, ...rest } = { ...this.fighter, ...next };
    this.replace(name ? { ...rest, name } : rest, how.kept);
  }
  /** Another ready fighter, with all that is his; only the name stays if it was given. */
  begin(base: ReadyFighter): void {
    const name = this.base?.names.includes(this.fighter?.name ?? '') ? '' : this.fighter?.name;
    this.replace({ ...fileOf(base), ...(name ? { name } : {}) }, undefined);
  }

  /** Draws a fighter; a lot that is named draws the same one. */
  async surprise(seed = freshSeed()): Promise<void> {
    await this.attempt(async () => {
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
    this.keepDraft();
  }
  /** A copy under an id of its own. */
  detach(): void {
    this.kept = undefined;
    this.keepDraft();
  }
  measure(against: string): void {
    this.against = against;
    void this.judge();
  }

  #take(report: Report, kept?: string): void {
    this.replace(report.fighter, kept);
  }
  protected async check(fighter: FighterFile): Promise<Report> {
    return askCheck(fighter, this.against);
  }
  protected keepDraft(): void {
    if (this.fighter) fighterShelf.keepDraft(this.fighter, this.kept);
  }
}
