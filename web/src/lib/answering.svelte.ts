/** The answer to the question last put; an older one that comes late is not taken. */
export class Answering<Answer> {
  answer: Answer | undefined = $state.raw();
  failure: string = $state('');
  /** A newer question is under way: what is shown is not yet about what lies. */
  waiting: boolean = $state(false);
  #asked = 0;

  /** For effects. Without a question there is no answer. */
  ask(question: (() => Promise<Answer>) | undefined): void {
    const number = ++this.#asked;
    this.waiting = question !== undefined;
    if (!question) {
      this.answer = undefined;
      this.failure = '';
      return;
    }
    question().then(
      (answer) => {
        if (number !== this.#asked) return;
        this.answer = answer;
        this.failure = '';
        this.waiting = false;
      },
      (error: Error) => {
        if (number !== this.#asked) return;
        this.answer = undefined;
        this.failure = error.message;
        this.waiting = false;
      },
    );
  }
}
