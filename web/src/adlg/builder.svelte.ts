// The army on the workbench: lines and corps of one list, and what the server says of them.
import { Bench } from '../lib/bench.svelte';
import { freshSeed } from '../lib/lot';
import { askArmoury, askCheck, askRead, askSurprise } from './desk';
import { allUnits, corpsSum, draftOf, emptyDraft, fileOf, sumOf, type Draft } from './draft';
import { armyShelf } from './shelf';
import type { Armoury, ArmyFile, ArmyList, Fault, Report, TroopType } from './types';

interface Laid {
  draft: Draft;
  kept: string | undefined;
}

export class Builder extends Bench<Draft, Report> {
  armoury: Armoury | undefined = $state.raw();
  #benches = new Map<string, Laid>();

  readonly list: ArmyList | undefined = $derived(this.armoury?.lists.find((one) => one.id === this.draft.list));
  readonly sum = $derived(sumOf(this.draft, this.list, this.armoury));
  readonly corpsSums = $derived(
    this.draft.corps.map((_, index) => corpsSum(this.draft, index, this.list, this.armoury)),
  );
  readonly units = $derived(allUnits(this.draft));
  readonly empty = $derived(this.units === 0);
  readonly weapons: ReadonlySet<string> = $derived(
    new Set(this.armoury?.options.filter((one) => one.weapon).map((one) => one.id)),
  );
  /** Where nobody is yet, everything is missing: that needs no telling. */
  readonly #faults: Fault[] = $derived(this.empty ? [] : (this.report?.faults ?? []));
  /** For each corps and entry of the judged file the line it was made of. */
  readonly #keys: number[][] = $derived(this.judged ? fileOf(this.judged).keys : []);

  constructor() {
    super(emptyDraft(undefined));
  }
  get draft(): Draft {
    return this.thing;
  }

  /** Asks what there is and takes up the last draft. */
  async start(): Promise<void> {
    const armoury = await askArmoury();
    this.armoury = armoury;
    const last = armyShelf.draft();
    this.kept = last?.id;
    this.put(last ? draftOf(last.thing, this.#listOf(last.thing.list)) : emptyDraft(armoury.lists[0]));
  }
  #listOf(id: string): ArmyList | undefined {
    return this.armoury?.lists.find((one) => one.id === id);
  }

  typeOf(row: string): TroopType | undefined {
    const type = this.list?.rows.find((one) => one.id === row)?.type;
    return this.armoury?.types.find((one) => one.id === type);
  }
  /** Faults of a line; those of its row as a whole stand with the first line of it. */
  faultsOf(key: number): Fault[] {
    return this.#faults.filter(({ corps, units, row }) => {
      if (corps && units) return this.#keys[corps - 1]?.[units - 1] === key;
      return row !== undefined && this.draft.lines.find((line) => line.row === row)?.key === key;
    });
  }
  /** What is wrong with a corps, but not with one of its units. */
  corpsFaults(index: number): Fault[] {
    return this.#faults.filter(({ corps, units }) => corps === index + 1 && !units);
  }
  file(): ArmyFile {
    return fileOf(this.draft).file;
  }

  change(next: Draft, how: { kept?: string | undefined } = { kept: this.kept }): void {
    this.replace(next, how.kept);
  }
  /** Every list has a bench of its own: whoever goes back finds his army again. */
  chooseList(id: string): void {
    const { list, points } = this.draft;
    if (id === list) return;
    this.#benches.set(list, { draft: this.draft, kept: this.kept });
    const there = this.#benches.get(id);
    if (there?.draft.points === points) this.change(there.draft, { kept: there.kept });
    else this.change(emptyDraft(this.#listOf(id), points), {});
  }
  clear(): void {
    this.change(emptyDraft(this.list, this.draft.points), {});
  }

  async surprise(seed = freshSeed()): Promise<void> {
    this.seed = seed;
    await this.attempt(async () => {
      const asked = this.draft;
      const report = await askSurprise(asked.points, seed, asked.list);
      // What was done meanwhile stays: a name is kept, another list is not overrun.
      const { list, name } = this.draft;
      if (list !== asked.list) return;
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
    this.kept = armyShelf.keep(this.file(), this.kept);
    this.keepDraft();
  }

  #take(report: Report, kept?: string): void {
    this.change(draftOf(report.army, this.#listOf(report.army.list)), { kept });
  }
  protected check(draft: Draft): Promise<Report> {
    return askCheck(fileOf(draft).file);
  }
  protected keepDraft(): void {
    armyShelf.keepDraft(this.file(), this.kept);
  }
}
