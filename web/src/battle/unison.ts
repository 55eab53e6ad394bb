// One answer for all who are asked: given for one after the other, as the server asks them (A22).
import type { Hand } from './hand.svelte';
import type { Act } from './types';

export class Unison {
  private verb: string | undefined;
  private about = '';

  constructor(private readonly hand: Hand) {}

  /** What all who are asked might do together: each of them may, and they are several. */
  get verbs(): string[] {
    const asked = new Set(this.hand.index.answers.map(({ unit }) => unit));
    return ['stand', 'evade'].filter((verb) => asked.size > 1 && this.of(verb).length === asked.size);
  }
  do(verb: string): void {
    this.verb = verb;
    this.about = this.question;
    this.follow();
  }
  /** The next one, as long as it is the same question. */
  follow(): void {
    if (this.verb === undefined || !this.hand.open) return;
    const rest = this.question === this.about ? this.of(this.verb) : [];
    if (rest.length <= 1) this.verb = undefined;
    if (rest[0]) this.hand.do(rest[0]);
  }

  /** One for each unit; of two ways to evade the straight one. */
  private of(verb: string): Act[] {
    const byUnit = new Map<number | undefined, Act>();
    for (const act of this.hand.index.answers)
      if (act.verb === verb && !byUnit.has(act.unit)) byUnit.set(act.unit, act);
    return [...byUnit.values()];
  }
  private get question(): string {
    const { turn, charge } = this.hand.scene;
    return charge ? `${turn} ${charge.units.join()} ${charge.target}` : '';
  }
}
