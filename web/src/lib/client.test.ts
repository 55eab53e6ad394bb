import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { backoffFirst, Client, type Watcher } from './client';
import { FakeWire, settle, tableOf } from './fakeWire';
import { Refused } from './refused';

let wires: FakeWire[];
let client: Client;
let language: 'de' | 'en';
const wire = () => wires[wires.length - 1]!;

function watcher(from = 0): Watcher & { tables: number; pushes: string[]; refusals: Refused[] } {
  const seen = {
    match: 'm',
    tables: 0,
    pushes: [] as string[],
    refusals: [] as Refused[],
    tokens: () => ['t'.repeat(32)],
    from: () => from,
    stage: () => true,
    onTable: () => void seen.tables++,
    onPush: (push: { push: string }) => void seen.pushes.push(push.push),
    onRefused: (refused: Refused) => void seen.refusals.push(refused),
    retell: () => void (from = 0),
  };
  return seen;
}

beforeEach(() => {
  vi.useFakeTimers();
  wires = [];
  language = 'de';
  client = new Client({
    open: () => {
      wires.push(new FakeWire());
      return wire();
    },
    language: () => language,
    random: () => 1,
  });
});
afterEach(() => {
  client.close();
  vi.useRealTimers();
});

describe('requests', () => {
  it('wait for hello, and nothing comes before it', async () => {
    const answer = client.request('lobby', {});
    wire().onopen?.();
    expect(wire().sent).toEqual([{ do: 'hello', id: 2, protocol: 1, language: 'de' }]);
    await wire().answer('hello', { protocol: 1, server: 'w', now: Date.now() });
    expect(wire().sent.map((message) => message.do)).toEqual(['hello', 'lobby']);
    await wire().answer('lobby', { open: [], running: [], finished: [] });
    await expect(answer).resolves.toEqual({ open: [], running: [], finished: [] });
  });

  it('are answered in any order', async () => {
    client.connect();
    await wire().greet();
    const first = client.request('rules', { game: 'pig' });
    const second = client.request('games', {});
    await wire().answer('games', { games: [], players: [] });
    await wire().answer('rules', { game: 'pig', rules: [] });
    await expect(second).resolves.toHaveProperty('players');
    await expect(first).resolves.toHaveProperty('rules');
  });

  it('reject with the refusal and its rule', async () => {
    client.connect();
    await wire().greet();
    const answer = client.request('act', { match: 'm', action: 'x' });
    const seen = expect(answer).rejects.toMatchObject({ code: 'refused', rule: 'R3', message: 'No.' });
    await wire().refuse('act', { code: 'refused', text: 'No.', rule: 'R3' });
    await seen;
    await expect(answer).rejects.toBeInstanceOf(Refused);
  });

  it('under way at a break are rejected, waiting ones go out afterwards', async () => {
    client.connect();
    await wire().greet();
    const lost = expect(client.request('act', { match: 'm', action: 'x' })).rejects.toMatchObject({
      code: 'connection',
    });
    wire().close();
    await lost;
    const kept = client.request('games', {});
    vi.advanceTimersByTime(backoffFirst);
    await wire().greet();
    expect(wire().sent.map((message) => message.do)).toEqual(['hello', 'games']);
    await wire().answer('games', { games: [], players: [] });
    await expect(kept).resolves.toBeDefined();
  });

  it('give up when no connection comes', async () => {
    const answer = expect(client.request('games', {})).rejects.toMatchObject({ code: 'connection' });
    await vi.advanceTimersByTimeAsync(10_000);
    await answer;
  });

  it('say hello first when the language has changed', async () => {
    client.connect();
    await wire().greet();
    language = 'en';
    void client.request('luck', { match: 'm' }).catch(() => undefined);
    expect(wire().sent.slice(1)).toMatchObject([{ do: 'hello', language: 'en' }, { do: 'luck' }]);
  });

  it('are rejected by a server of another version, without trying on', async () => {
    const answer = expect(client.request('games', {})).rejects.toMatchObject({ code: 'version' });
    wire().onopen?.();
    await wire().refuse('hello', { code: 'version', text: 'Other version.' });
    await answer;
    expect(client.state.is).toBe('closed');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(wires.length).toBe(1);
  });
});

describe('coming back', () => {
  it('waits longer each time, and tells since when', async () => {
    client.connect();
    await wire().greet();
    expect(client.state.is).toBe('connected');
    const broken = Date.now();
    wire().close();
    for (const wait of [400, 800, 1600]) {
      const before = wires.length;
      vi.advanceTimersByTime(wait - 1);
      expect(wires.length).toBe(before);
      vi.advanceTimersByTime(1);
      expect(wires.length).toBe(before + 1);
      wire().close();
    }
    expect(client.state).toEqual({ is: 'reconnecting', since: broken, attempts: 4 });
  });

  it('hurries when the network is back', async () => {
    client.connect();
    await wire().greet();
    wire().close();
    client.hurry();
    expect(wires.length).toBe(2);
    await wire().greet();
    expect(client.state.is).toBe('connected');
    vi.advanceTimersByTime(5000);
    expect(wires.length).toBe(2);
  });

  it('notices a dead connection by an unanswered ping', async () => {
    client.connect();
    await wire().greet();
    vi.advanceTimersByTime(20_000);
    expect(wire().last('ping')).toBeDefined();
    vi.advanceTimersByTime(8_000);
    expect(client.state.is).toBe('reconnecting');
    expect(wires[0]!.closed).toBe(true);
  });

  it('stays while pings are answered', async () => {
    client.connect();
    await wire().greet();
    for (let i = 0; i < 5; i++) {
      vi.advanceTimersByTime(20_000);
      await wire().answer('ping', { now: Date.now() });
    }
    expect(client.state.is).toBe('connected');
    expect(wires.length).toBe(1);
  });

  it('a connection that never opens is given up and tried anew', () => {
    client.connect();
    vi.advanceTimersByTime(8_000 + backoffFirst);
    expect(wires.length).toBe(2);
  });

  it('hears nothing of the old socket', async () => {
    client.connect();
    const old = wire();
    await old.greet();
    old.close();
    client.hurry();
    await wire().greet();
    old.onclose?.();
    expect(client.state.is).toBe('connected');
  });
});

describe('watching', () => {
  it('watches again after a break, from the step one knows, before waiting requests', async () => {
    const seen = watcher(7);
    client.watch(seen);
    await wire().greet();
    expect(wire().last('watch')).toMatchObject({ match: 'm', from: 7, tokens: ['t'.repeat(32)], stage: true });
    await wire().answer('watch', tableOf());
    expect(seen.tables).toBe(1);
    wire().close();
    void client.request('choices', { match: 'm' }).catch(() => undefined);
    client.hurry();
    await wire().greet();
    expect(wire().sent.map((message) => message.do)).toEqual(['hello', 'watch', 'choices']);
  });

  it('gives pushes to those who watch that match', async () => {
    const seen = watcher();
    client.watch(seen);
    await wire().greet();
    wire().push({ push: 'reset', match: 'm', reason: '' });
    wire().push({ push: 'reset', match: 'other', reason: '' });
    expect(seen.pushes).toEqual(['reset']);
  });

  it('leaves when the last watcher of a match has gone', async () => {
    const stops = [client.watch(watcher()), client.watch(watcher())];
    await wire().greet();
    stops[0]!();
    expect(wire().sent.some((message) => message.do === 'leave')).toBe(false);
    stops[1]!();
    expect(wire().last('leave')).toMatchObject({ match: 'm' });
  });

  it('tells the watcher of a refusal', async () => {
    const seen = watcher();
    client.watch(seen);
    await wire().greet();
    await wire().refuse('watch', { code: 'unknown-match', text: 'None.' });
    expect(seen.refusals.map((refused) => refused.code)).toEqual(['unknown-match']);
  });

  it('has everything retold in another language', async () => {
    client.watch(watcher(9));
    await wire().greet();
    language = 'en';
    client.retellAll();
    await settle();
    expect(wire().sent.slice(2)).toMatchObject([
      { do: 'hello', language: 'en' },
      { do: 'watch', from: 0 },
    ]);
  });

  it('survives messages that are no JSON, and answers nobody asked for', async () => {
    client.connect();
    await wire().greet();
    wire().onmessage?.({ data: 'garbage{' });
    wire().say({ re: 999, ok: {} });
    expect(client.state.is).toBe('connected');
  });

  it('tells that the server stops', async () => {
    const texts: string[] = [];
    client.onClosing((text) => texts.push(text));
    client.connect();
    await wire().greet();
    wire().push({ push: 'closing', text: 'Soon back.' });
    expect(texts).toEqual(['Soon back.']);
  });
});
