// What the others did since one's own last decision, moment by moment, to be looked at once more.
import type { JsonObject, Step } from '../lib/protocol.gen';

export interface Moment {
  scene: JsonObject;
  /** What led to it; of the first, nothing. */
  steps: readonly Step[];
  n: number;
}

/** A turn of the computer has a few dozen; a battle left alone for days should not fill the memory. */
const MOST = 250;

export class Recap {
  moments: Moment[] = $state.raw([]);
  /** Which moment lies on the table; undefined: the game as it is. */
  at: number | undefined = $state();

  get moment(): Moment | undefined {
    return this.at === undefined ? undefined : this.moments[this.at];
  }
  /** Whether there is something to look at. */
  get worth(): boolean {
    return this.moments.length > 1;
  }

  /** New steps: one's own decision begins anew, what others do goes on. */
  follow(before: Moment, steps: readonly Step[], scene: JsonObject, you: readonly number[]): void {
    this.at = undefined;
    const n = steps.at(-1)?.n ?? before.n;
    const mine = steps.some((step) => step.seat !== undefined && you.includes(step.seat));
    if (mine || steps.some((step) => step.undo !== undefined)) this.moments = [{ scene, steps: [], n }];
    else {
      const known = this.moments.length > 0 ? this.moments : [{ ...before, steps: [] }];
      this.moments = [...known, { scene, steps, n }].slice(-MOST);
    }
  }

  open(): void {
    if (this.worth) this.at = 1;
  }
  close(): void {
    this.at = undefined;
  }
  go(by: number): void {
    if (this.at !== undefined) this.at = Math.max(0, Math.min(this.moments.length - 1, this.at + by));
  }
}
