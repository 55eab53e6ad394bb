// What the server says of one action: asked whenever another one is wanted, forgotten when none is.
import { Refused } from '../lib/refused';
import type { Notice } from '../table/desk.svelte';
import { Asker } from './asker';
import type { Preview } from './types';

export interface Verdict {
  of: string;
  is: 'good' | 'bad';
  preview?: Preview;
  notice?: Notice;
}

export class Judge {
  verdict: Verdict | undefined = $state.raw();
  private readonly asker: Asker<Preview>;

  /** `every`: least time between two questions, in milliseconds. */
  constructor(ask: (action: string) => Promise<Preview>, every?: number) {
    this.asker = new Asker(
      ask,
      (of, preview) => (this.verdict = { of, is: 'good', preview }),
      (of, error) => (this.verdict = { of, is: 'bad', notice: noticeOf(error) }),
      every,
    );
  }

  want(action: string | undefined): void {
    if (action === undefined) this.forget();
    else if (this.verdict?.of !== action) this.asker.want(action);
  }
  forget(): void {
    this.verdict = undefined;
    this.asker.drop();
  }
}

function noticeOf(error: unknown): Notice {
  if (error instanceof Refused) return { text: error.message, rule: error.rule };
  throw error;
}
