// The army on the workbench: every change counts at once, and the server's judgement follows a moment later.
import { Bench } from '../lib/bench.svelte';
import { freshSeed } from '../lib/lot';
import { add, countOf, draftOf, emptyDraft, figuresOf, fileOf, removeOne, sumOf, type Draft } from './draft';
import { askCheck, askPeoples, askRead, askSurprise } from './desk';
import { keepArmy, keepDraft, keptDraft } from './shelf';
import { typeIn, type ArmyFile, type Fault, type People, type Report, type UnitType } from './types';

interface Laid {
  draft: Draft;
  kept: string | undefined;
}

export class Builder extends Bench<Draft, Report> {
  peoples: People[] = $state.raw([]);
  #benches = new Map<string, Laid>();

  readonly people = $derived(this.peoples.find((one) => one.id === this.draft.people));
  readonly empty = $derived(this.draft.units.length === 0);
  readonly sum = $derived(sumOf(this.draft, this.people));
  readonly left = $derived(this.draft.points - this.sum);
  readonly figures = $derived(figuresOf(this.draft));
  /** Faults of the army as a whole; those of units are at the units. */
  readonly faults: Fault[] = $derived(this.report?.faults.filter((fault) => fault.unit === undefined) ?? []);
  /** For each unit of the judged file the keys of those it was made of. */
  readonly #keys: number[][] = $derived(this.judged ? fileOf(this.judged).keys : []);

  constructor() {
    super(emptyDraft());
  }
  get draft(): Draft {
    return this.thing;
  }

  /** Asks for the peoples and takes up the last draft. */
  async start(): Promise<void> {
    this.peoples = await askPeoples();
    const last = keptDraft();
    const known = last && this.peoples.find((one) => one.id === last.army.people);
    this.kept = last?.id;
    this.put(last ? draftOf(last.army, known) : emptyDraft(this.peoples[0]?.id));
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

  change(next: Draft, how: { kept?: string | undefined } = { kept: this.kept }): void {
    this.replace(next, how.kept);
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
    await this.attempt(async () => {
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
    this.keepDraft();
  }

  #take(report: Report, kept?: string): void {
    const people = this.peoples.find((one) => one.id === report.army.people);
    this.change(draftOf(report.army, people), { kept });
  }
  protected check(draft: Draft): Promise<Report> {
    return askCheck(fileOf(draft).file);
  }
  protected keepDraft(): void {
    keepDraft(this.file(), this.kept);
  }
}
