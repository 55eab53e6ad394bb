// A workbench: what is being made on it, what lay there before, and the server's judgement, which follows a moment later.
import type { Bilingual } from './protocol.gen';
import { freshSeed } from './lot';

const patience = 200;
const remembered = 50;

export interface Judgement {
  ok: boolean;
  /** What a code was told on the way. */
  notices?: Array<{ id: string; text: Bilingual }>;
}
interface Past<Thing> {
  thing: Thing;
  kept: string | undefined;
}

export abstract class Bench<Thing, Report extends Judgement> {
  /** What is on the bench; it is never changed, only replaced. */
  protected thing: Thing = $state.raw()!;
  /** The id it is saved under, if it is. */
  kept: string | undefined = $state();
  /** The lot of the last surprise. */
  seed: number = $state(freshSeed());
  report: Report | undefined = $state.raw();
  notices: NonNullable<Judgement['notices']> = $state.raw([]);
  failure: string = $state('');
  /** What the report is about. */
  protected judged: Thing | undefined = $state.raw();
  #past: Array<Past<Thing>> = $state.raw([]);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;

  /** Whether the judgement is about what is on the bench now. */
  readonly fresh = $derived(this.judged !== undefined && this.judged === this.thing);
  readonly ok = $derived(this.fresh && this.report?.ok === true);
  readonly mayUndo = $derived(this.#past.length > 0);

  constructor(thing: Thing) {
    this.thing = thing;
  }
  stop(): void {
    clearTimeout(this.#timer);
  }

  /** Asks the server about it. */
  protected abstract check(thing: Thing): Promise<Report>;
  /** Keeps it for whoever comes back. */
  protected abstract keepDraft(): void;

  /** Everything that changes what is on the bench goes through here. */
  protected replace(thing: Thing, kept: string | undefined): void {
    if (this.thing !== undefined)
      this.#past = [...this.#past, { thing: this.thing, kept: this.kept }].slice(-remembered);
    this.notices = [];
    this.kept = kept;
    this.put(thing);
  }
  undo(): void {
    const last = this.#past.at(-1);
    if (!last) return;
    this.#past = this.#past.slice(0, -1);
    this.notices = [];
    this.kept = last.kept;
    this.put(last.thing);
  }
  /** Lays it on the bench without a way back. */
  protected put(thing: Thing): void {
    this.thing = thing;
    this.keepDraft();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.judge(), patience);
  }

  /** Asks about what is on the bench; an answer that is no longer wanted is dropped. */
  async judge(): Promise<void> {
    const thing = this.thing;
    if (thing === undefined) return;
    const number = ++this.#asked;
    await this.attempt(async () => {
      const report = await this.check(thing);
      if (thing !== this.thing || number !== this.#asked) return;
      this.report = report;
      this.judged = thing;
    });
  }

  protected async attempt(what: () => Promise<void>): Promise<void> {
    try {
      await what();
      this.failure = '';
    } catch (error) {
      this.failure = (error as Error).message;
    }
  }
}
