// Answers by number, each asked for once. While one question is under way only the newest wish waits: a slider that is
// dragged over a hundred steps asks for a few of them, and shows the last.

export interface Asking<Answer> {
  ask(number: number): Promise<Answer>;
  /** An answer that is still wanted. */
  show(number: number, answer: Answer): void;
  failed(error: Error): void;
}

const MOST = 600; // answers kept; the oldest make way

export class Newest<Answer> {
  #known = new Map<number, Answer>();
  #wanted: number | undefined;
  #ahead: number | undefined;
  #busy = false;
  #age = 0;
  readonly #asking: Asking<Answer>;

  constructor(asking: Asking<Answer>) {
    this.#asking = asking;
  }

  want(number: number): void {
    const known = this.#known.get(number);
    if (known !== undefined) {
      this.#wanted = undefined;
      this.#asking.show(number, known);
      return;
    }
    this.#wanted = number;
    void this.#next();
  }

  /** Will probably be wanted soon; asked for when nothing else is. */
  expect(number: number): void {
    if (this.#known.has(number)) return;
    this.#ahead = number;
    void this.#next();
  }

  /** In another language, or after a reset, nothing known counts any more. */
  forget(): void {
    this.#known.clear();
    this.#wanted = this.#ahead = undefined;
    this.#age += 1;
    this.#busy = false;
  }

  async #next(): Promise<void> {
    if (this.#busy) return;
    const wanted = this.#wanted ?? this.#ahead;
    if (wanted === undefined) return;
    if (wanted === this.#ahead) this.#ahead = undefined;
    const age = this.#age;
    this.#busy = true;
    try {
      const answer = await this.#asking.ask(wanted);
      if (age !== this.#age) return;
      this.#keep(wanted, answer);
      if (this.#wanted === wanted) {
        this.#wanted = undefined;
        this.#asking.show(wanted, answer);
      }
    } catch (error) {
      if (age !== this.#age) return;
      if (this.#wanted === wanted) {
        this.#wanted = undefined;
        this.#asking.failed(error as Error);
      }
    }
    this.#busy = false;
    void this.#next();
  }

  #keep(number: number, answer: Answer): void {
    this.#known.set(number, answer);
    if (this.#known.size > MOST) this.#known.delete(this.#known.keys().next().value!);
  }
}
