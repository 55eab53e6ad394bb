// Things made in this browser and kept in localStorage: the one on the workbench, and those that were saved.
import { readStored, writeStored } from './storage';

export interface Kept<Thing> {
  id: string;
  at: number;
  thing: Thing;
}

const most = 100;

/** The thing in a file, or the words for that there is none. */
export function readJson<Thing>(text: string, isThing: (thing: unknown) => thing is Thing, unreadable: string): Thing {
  let thing: unknown;
  try {
    thing = JSON.parse(text);
  } catch {
    thing = undefined;
  }
  if (!isThing(thing)) throw new Error(unreadable);
  return thing;
}

export class Shelf<Thing> {
  readonly #field: string;
  readonly #list: string;
  readonly #isThing: (thing: unknown) => thing is Thing;

  /** What one and what all of them are called in storage. */
  constructor(one: string, all: string, isThing: (thing: unknown) => thing is Thing) {
    this.#field = one;
    this.#list = `walstatt.${all}`;
    this.#isThing = isThing;
  }

  list(): Array<Kept<Thing>> {
    const stored = readStored<Array<Record<string, unknown>>>(this.#list);
    if (!Array.isArray(stored)) return [];
    return stored.flatMap((one) => {
      const thing = one?.[this.#field];
      if (typeof one?.id !== 'string' || !this.#isThing(thing)) return [];
      return [{ id: one.id, at: Number(one.at) || 0, thing }];
    });
  }

  /** Saves it; what was saved under this id before is replaced. Gives the id. */
  keep(thing: Thing, id: string = crypto.randomUUID?.() ?? String(Date.now())): string {
    const others = this.list().filter((kept) => kept.id !== id);
    this.#write([{ id, at: Date.now(), thing }, ...others].slice(0, most));
    return id;
  }

  forget(id: string): void {
    this.#write(this.list().filter((kept) => kept.id !== id));
  }

  draft(): { thing: Thing; id?: string } | undefined {
    const stored = readStored<Record<string, unknown>>(`walstatt.${this.#field}`);
    const thing = stored?.[this.#field];
    if (!this.#isThing(thing)) return undefined;
    return { thing, ...(typeof stored?.id === 'string' ? { id: stored.id } : {}) };
  }
  keepDraft(thing: Thing, id: string | undefined): void {
    writeStored(`walstatt.${this.#field}`, { [this.#field]: thing, ...(id ? { id } : {}) });
  }

  #write(all: Array<Kept<Thing>>): void {
    writeStored(
      this.#list,
      all.map(({ id, at, thing }) => ({ id, at, [this.#field]: thing })),
    );
  }
}
