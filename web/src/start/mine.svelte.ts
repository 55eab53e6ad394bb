// One's own matches, followed while the start page is open: whose turn it is changes by itself.
import { untrack } from 'svelte';
import { client } from '../lib/connection.svelte';
import { MatchModel } from '../lib/match.svelte';
import { keepSeats, keptMatches, tokensOf, type KeptMatch } from '../lib/seats';

const followedMost = 40;

export type Standing = 'asking' | 'unknown' | 'yourTurn' | 'waiting' | 'theirTurn' | 'finished';

const order: Standing[] = ['yourTurn', 'waiting', 'theirTurn', 'asking', 'unknown', 'finished'];

export interface MyMatch {
  kept: KeptMatch;
  /** Missing for finished ones, of which everything is known. */
  model?: MatchModel;
}

export function standingOf(mine: MyMatch): Standing {
  const { kept, model } = mine;
  if (kept.finished || model?.status === 'finished') return 'finished';
  if (!model) return 'asking';
  if (model.refused) return 'unknown';
  if (!model.known) return 'asking';
  if (model.status === 'open') return 'waiting';
  return model.myTurn ? 'yourTurn' : 'theirTurn';
}

export function sorted(all: readonly MyMatch[]): MyMatch[] {
  const rank = (mine: MyMatch) => order.indexOf(standingOf(mine));
  return [...all].sort((a, b) => rank(a) - rank(b) || b.kept.at - a.kept.at);
}

export class MyMatches {
  all: MyMatch[] = $state.raw([]);

  /** Reads what is kept and follows what still runs. */
  start(): () => void {
    this.refresh();
    return () => this.all.forEach((mine) => mine.model?.stop());
  }

  refresh(): void {
    const before = new Map(this.all.map((mine) => [mine.kept.match, mine.model]));
    let followed = 0;
    this.all = keptMatches().map((kept) => {
      const known = before.get(kept.match);
      before.delete(kept.match);
      if (kept.finished) {
        known?.stop();
        return { kept };
      }
      if (known || followed >= followedMost) return known ? { kept, model: known } : { kept };
      followed += 1;
      const model = new MatchModel(client, kept.match, () => tokensOf(kept.match));
      model.start();
      return { kept, model };
    });
    before.forEach((model) => model?.stop());
  }

  /** A match that has ended is remembered as such and not asked for again. */
  noteFinished(): void {
    let noted = false;
    for (const { kept, model } of this.all) {
      if (kept.finished || model?.status !== 'finished') continue;
      keepSeats(kept.match, [], {
        finished: { winner: model.outcome?.winner ?? 0, seats: model.seats, you: model.you },
      });
      noted = true;
    }
    if (noted) untrack(() => this.refresh());
  }
}
