// A socket for tests: what was sent lies in `sent`, the test answers as the server would.
import type { Wire } from './client';
import type { Push, Table } from './protocol.gen';

export class FakeWire implements Wire {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  onerror: (() => void) | null = null;
  sent: Array<Record<string, unknown> & { do: string; id: number }> = [];
  closed = false;

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.closed = true;
    this.onclose?.();
  }

  say(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  push(push: Push): void {
    this.say(push);
  }
  last(name: string) {
    const found = this.sent.filter((message) => message.do === name).pop();
    if (!found) throw new Error(`no ${name} was sent`);
    return found;
  }
  async answer(name: string, ok: unknown): Promise<void> {
    this.say({ re: this.last(name).id, ok });
    await settle();
  }
  async refuse(name: string, no: unknown): Promise<void> {
    this.say({ re: this.last(name).id, no });
    await settle();
  }
  /** Opens and is greeted. */
  async greet(): Promise<void> {
    this.onopen?.();
    await this.answer('hello', { protocol: 1, server: 'walstatt', now: Date.now() });
  }
}

export async function settle(): Promise<void> {
  for (let i = 0; i < 6; i++) await Promise.resolve();
}

export function tableOf(more: Partial<Table> = {}): Table {
  return {
    match: 'm',
    game: 'pig',
    setup: 's',
    setupName: { de: 'S', en: 'S' },
    status: 'running',
    you: [1],
    seats: [],
    watchers: 0,
    clock: { kind: 'none' },
    commitment: '',
    n: 0,
    scene: {},
    turn: { waiting: 'decision', seats: [1] },
    offers: [],
    chat: [],
    orders: [],
    mayUndo: false,
    stepsFrom: 0,
    steps: [],
    now: 0,
    ...more,
  };
}
