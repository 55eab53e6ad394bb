// What each of several decisions promises, asked one after the other while they lie open, so that they can be compared.
import type { Act, Preview } from './types';

/** Decisions that have chances to compare. */
const WEIGHED = new Set(['shoot', 'fight', 'evade', 'stand', 'commit', 'withhold']);
const MOST = 24;

export class Weigher {
  told: ReadonlyMap<string, Preview> = $state.raw(new Map());
  private wanted = '';

  constructor(private readonly ask: (action: string) => Promise<Preview>) {}

  follow(acts: readonly Act[]): void {
    const all = acts.filter((act) => WEIGHED.has(act.verb)).map((act) => act.do);
    const wanted = all.slice(0, MOST);
    if (wanted.join('\n') === this.wanted) return;
    this.wanted = wanted.join('\n');
    this.told = new Map();
    void this.askAll(wanted, this.wanted);
  }

  private async askAll(actions: readonly string[], of: string): Promise<void> {
    for (const action of actions) {
      // What is refused or cut off tells nothing here; whoever does it is told why.
      const preview = await this.ask(action).catch(() => undefined);
      if (this.wanted !== of) return;
      if (preview) this.told = new Map(this.told).set(action, preview);
    }
  }
}
