// Questions to the server while a hand moves: one at a time, and of those that come meanwhile only the latest counts.

export class Asker<Answer> {
  private wanted: string | undefined;
  private busy = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private last = -Infinity;

  constructor(
    private readonly ask: (question: string) => Promise<Answer>,
    private readonly answered: (question: string, answer: Answer) => void,
    private readonly failed: (question: string, error: unknown) => void,
    /** Least time between two questions, in milliseconds. */
    private readonly every = 70,
    private readonly now: () => number = () => performance.now(),
  ) {}

  want(question: string): void {
    this.wanted = question;
    this.next();
  }

  /** Nobody waits for an answer any more. */
  drop(): void {
    this.wanted = undefined;
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  private next(): void {
    if (this.busy || this.timer !== undefined || this.wanted === undefined) return;
    const rest = this.last + this.every - this.now();
    if (rest > 0)
      this.timer = setTimeout(() => {
        this.timer = undefined;
        void this.send();
      }, rest);
    else void this.send();
  }

  private async send(): Promise<void> {
    const question = this.wanted;
    if (question === undefined) return;
    this.busy = true;
    this.last = this.now();
    try {
      const answer = await this.ask(question);
      if (this.wanted === question) this.answered(question, answer);
    } catch (error) {
      if (this.wanted === question) this.failed(question, error);
    } finally {
      this.busy = false;
      if (this.wanted === question) this.wanted = undefined;
      this.next();
    }
  }
}
