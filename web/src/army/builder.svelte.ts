// The army on the workbench: every change counts at once, and the server's judgement follows a moment later.
import { add, countOf, draftOf, emptyDraft, figuresOf, fileOf, removeOne, sumOf, type Draft } from './draft';
import { askCheck, askPeoples, askRead, askSurprise, freshSeed } from './desk';
import { keepArmy, keepDraft, keptDraft } from './shelf';
import { typeIn, type ArmyFile, type Fault, type People, type Report, type UnitType } from './types';

const patience = 220;
const remembered = 50;

interface Past {
  draft: Draft;
  kept: string | undefined;
}

export class Builder {
  peoples: People[] = $state.raw([]);
  draft: Draft = $state.raw(emptyDraft());
  /** The id it is saved under, if it is. */
  kept: string | undefined = $state();
  /** The lot of the last surprise. */
  seed: number = $state(freshSeed());
  report: Report | undefined = $state.raw();
  /** What a code or a file was told on the way: stale prices, missing figures. */
  notices: NonNullable<Report['notices']> = $state.raw([]);
  failure: string = $state('');
  #judged: Draft | undefined = $state.raw();
  #keys: number[][] = $state.raw([]);
  #past: Past[] = $state.raw([]);
  #benches = new Map<string, Past>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  readonly people = $derived(this.peoples.find((one) => one.id === this.draft.people));
  readonly sum = $derived(sumOf(this.draft, this.people));
  readonly left = $derived(this.draft.points - this.sum);
  readonly figures = $derived(figuresOf(this.draft));
  /** Whether the judgement is about what is on the bench now. */
  readonly fresh = $derived(this.#judged === this.draft);
  readonly mayUndo = $derived(this.#past.length > 0);
  /** Faults of the army as a whole; those of units are at the units. */
  readonly faults: Fault[] = $derived(this.report?.faults.filter((fault) => fault.unit === undefined) ?? []);
  readonly ok = $derived(this.fresh && this.report?.ok === true);

  /** Asks for the peoples and takes up the last draft. */
  async start(): Promise<void> {
    this.peoples = await askPeoples();
    const last = keptDraft();
    const known = last && this.peoples.find((one) => one.id === last.army.people);
    this.kept = last?.id;
    this.#put(last ? draftOf(last.army, known) : emptyDraft(this.peoples[0]?.id));
  }
  stop(): void {
    clearTimeout(this.#timer);
  }

  typeOf(id: string): UnitType | undefined {
    return typeIn(this.people, id);
  }
  count(id: string): number {
    return countOf(this.draft, id);
  }
  faultsOf(key: number): Fault[] {
    return this.report?.faults.filter(({ unit }) => unit && this.#keys[unit - 1]?.includes(key)) ?? [];
  }
  file(): ArmyFile {
    return fileOf(this.draft).file;
  }

  /** Everything that changes the army goes through here. */
  change(next: Draft, how: { kept?: string | undefined } = { kept: this.kept }): void {
    this.#past = [...this.#past, { draft: this.draft, kept: this.kept }].slice(-remembered);
    this.notices = [];
    this.kept = how.kept;
    this.#put(next);
  }
  undo(): void {
    const last = this.#past.at(-1);
    if (!last) return;
    this.#past = this.#past.slice(0, -1);
    this.kept = last.kept;
    this.notices = [];
    this.#put(last.draft);
  }

  add(id: string): void {
    if (this.people) this.change(add(this.draft, this.people, id));
  }
  remove(id: string): void {
    if (this.people) this.change(removeOne(this.draft, this.people, id));
  }
  /** Every people has a bench of its own: nobody can stay, but whoever goes back finds his army again. */
  choosePeople(id: string): void {
    const { people, points } = this.draft;
    if (id === people) return;
    this.#benches.set(people, { draft: this.draft, kept: this.kept });
    const there = this.#benches.get(id);
    this.change({ ...(there?.draft ?? emptyDraft(id)), points }, { kept: there?.kept });
  }
  clear(): void {
    this.change(emptyDraft(this.draft.people, this.draft.points), {});
  }

  async surprise(seed = freshSeed()): Promise<void> {
    this.seed = seed;
    await this.#try(async () => {
      const asked = this.draft;
      const report = await askSurprise(asked.people, asked.points, seed);
      // What was done meanwhile stays: a name is kept, another people is not overrun.
      const { people, name } = this.draft;
      if (people !== asked.people) return;
      this.#take(name === asked.name ? report : { ...report, army: { ...report.army, name } });
    });
  }
  /** Reads a code; the refusal goes to whoever asked. */
  async read(code: string): Promise<void> {
    const report = await askRead(code);
    this.#take(report);
    this.notices = report.notices ?? [];
  }
  /** An army of a file or of the shelf; the server looks at its form first. */
  async open(army: ArmyFile, kept?: string): Promise<void> {
    this.#take(await askCheck(army), kept);
  }
  save(): void {
    this.kept = keepArmy(this.file(), this.kept);
    keepDraft(this.file(), this.kept);
  }

  #take(report: Report, kept?: string): void {
    const people = this.peoples.find((one) => one.id === report.army.people);
    this.change(draftOf(report.army, people), { kept });
  }

  #put(draft: Draft): void {
    this.draft = draft;
    keepDraft(this.file(), this.kept);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.judge(), patience);
  }

  /** Asks the server about what is on the bench; an answer about something older is dropped. */
  async judge(): Promise<void> {
    const draft = this.draft;
    const { file, keys } = fileOf(draft);
    await this.#try(async () => {
      const report = await askCheck(file);
      if (draft !== this.draft) return;
      this.report = report;
      this.#keys = keys;
      this.#judged = draft;
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
