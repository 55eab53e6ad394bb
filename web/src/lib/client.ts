// The WebSocket client. It says hello, gives every request its number and its promise, hands pushes to the watchers of
// their match, and comes back by itself after a break: hello, all watched matches again from the step they know, then
// the requests that were waiting. What was under way at the break is rejected with `connection`: nobody knows whether it
// counted, the watched match will tell.
import type { Push, Replies, Requests, RequestName, Reply, Table } from './protocol.gen';
import { Refused } from './refused';

export type Body<K extends RequestName> = Omit<Requests[K], 'do' | 'id'>;

/** Somebody who follows one match. */
export interface Watcher {
  match: string;
  /** Tokens of the seats one plays; read anew at every watch. */
  tokens(): string[];
  /** The last step one knows, 0: none. */
  from(): number;
  /** Whether the stage (which never changes) is still wanted. */
  stage(): boolean;
  onTable(table: Table): void;
  onPush(push: Exclude<Push, { push: 'closing' }>): void;
  onRefused(refused: Refused): void;
  /** Everything will be told once more, in another language: the next `from` should be 0. */
  retell?(): void;
}

export type ConnectionState =
  | { is: 'connecting' }
  | { is: 'connected' }
  | { is: 'reconnecting'; since: number; attempts: number }
  | { is: 'closed' };

export interface Wire {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
  onerror: (() => void) | null;
}

export interface ClientSettings {
  open: () => Wire;
  language: () => 'de' | 'en' | 'none';
  /** Text of a broken connection, in the person's language. */
  brokenText?: () => string;
  quietMs?: number; // after so long without a message a ping is sent
  answerMs?: number; // and after so long without any answer the connection counts as broken
  waitMs?: number; // a request waits so long for a connection
  random?: () => number;
}

interface Pending {
  resolve: (value: never) => void;
  reject: (refused: Refused) => void;
  text: string;
  sent: boolean;
  timer?: ReturnType<typeof setTimeout>;
}

export const backoffFirst = 400;
export const backoffMost = 15_000;

export class Client {
  #settings: Required<ClientSettings>;
  #wire: Wire | undefined;
  #ready = false;
  #number = 0;
  #said = ''; // the language of the last hello
  #pending = new Map<number, Pending>();
  #watchers = new Set<Watcher>();
  #stateListeners = new Set<(state: ConnectionState) => void>();
  #closingListeners = new Set<(text: string) => void>();
  #state: ConnectionState = { is: 'closed' };
  #attempts = 0;
  #brokenSince = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #quiet: ReturnType<typeof setTimeout> | undefined;
  #deaf: ReturnType<typeof setTimeout> | undefined;
  #clockOffset = 0;

  constructor(settings: ClientSettings) {
    this.#settings = {
      quietMs: 20_000,
      answerMs: 8_000,
      waitMs: 10_000,
      random: Math.random,
      brokenText: () => 'The connection is broken.',
      ...settings,
    };
  }

  get state(): ConnectionState {
    return this.#state;
  }

  /** The server's time in milliseconds, as well as one knows it. */
  now(): number {
    return Date.now() + this.#clockOffset;
  }

  onState(listener: (state: ConnectionState) => void): () => void {
    this.#stateListeners.add(listener);
    listener(this.#state);
    return () => this.#stateListeners.delete(listener);
  }

  /** The server says that it stops. */
  onClosing(listener: (text: string) => void): () => void {
    this.#closingListeners.add(listener);
    return () => this.#closingListeners.delete(listener);
  }

  /** Opens the connection, if it is not open; called by the first request too. */
  connect(): void {
    if (this.#wire) return;
    if (this.#state.is === 'closed') this.#become({ is: 'connecting' });
    this.#open();
  }

  /** Tries again at once: the network is back, or the person looks at the page again. */
  hurry(): void {
    if (this.#state.is === 'reconnecting' && !this.#wire) {
      clearTimeout(this.#retry);
      this.#open();
    } else if (this.#ready) {
      this.#ping();
    }
  }

  close(): void {
    clearTimeout(this.#retry);
    const wire = this.#wire;
    this.#forgetWire();
    wire?.close();
    this.#become({ is: 'closed' });
    this.#rejectAll(() => true);
  }

  request<K extends RequestName>(name: K, body: Body<K>): Promise<Replies[K]> {
    const id = ++this.#number;
    const text = JSON.stringify({ do: name, id, ...body });
    return new Promise<Replies[K]>((resolve, reject) => {
      const pending: Pending = { resolve: resolve as (value: never) => void, reject, text, sent: false };
      this.#pending.set(id, pending);
      if (this.#ready) {
        if (this.#said !== this.#settings.language()) this.#hello().catch(() => undefined);
        this.#send(pending);
        return;
      }
      pending.timer = setTimeout(() => {
        if (pending.sent) return;
        this.#pending.delete(id);
        reject(this.#broken());
      }, this.#settings.waitMs);
      this.connect();
    });
  }

  /** Follows a match until the returned function is called, over all breaks of the connection. */
  watch(watcher: Watcher): () => void {
    this.#watchers.add(watcher);
    if (this.#ready) this.#sendWatch(watcher);
    else this.connect();
    return () => {
      if (!this.#watchers.delete(watcher)) return;
      const others = [...this.#watchers].some((other) => other.match === watcher.match);
      if (this.#ready && !others) this.request('leave', { match: watcher.match }).catch(() => undefined);
    };
  }

  /** Asks for the table again, from the step the watcher names now. */
  watchAgain(watcher: Watcher): void {
    if (this.#ready && this.#watchers.has(watcher)) this.#sendWatch(watcher);
  }

  /** The language has changed: what is watched is told again in the new one. */
  retellAll(): void {
    for (const watcher of this.#watchers) {
      watcher.retell?.();
      if (this.#ready) this.#sendWatch(watcher);
    }
  }

  #open(): void {
    let wire: Wire;
    try {
      wire = this.#settings.open();
    } catch {
      this.#lost();
      return;
    }
    this.#wire = wire;
    wire.onopen = () => this.#opened(wire);
    wire.onmessage = (event) => {
      if (wire === this.#wire) this.#receive(event.data);
    };
    wire.onclose = () => {
      if (wire === this.#wire) this.#lost();
    };
    wire.onerror = () => undefined; // a close follows
    this.#expectAnswer();
  }

  #opened(wire: Wire): void {
    if (wire !== this.#wire) return;
    this.#hello().then(
      () => this.#greeted(wire),
      (refused: Refused) => {
        if (refused.code === 'connection' || wire !== this.#wire) return;
        // The server speaks another version: trying again cannot help, all who wait are told.
        for (const watcher of this.#watchers) watcher.onRefused(refused);
        this.#rejectAll(() => true, refused);
        this.close();
      },
    );
  }

  #hello(): Promise<void> {
    const id = ++this.#number;
    this.#said = this.#settings.language();
    const text = JSON.stringify({ do: 'hello', id, protocol: 1, language: this.#said });
    const answer = new Promise<Replies['hello']>((resolve, reject) => {
      const pending = { resolve: resolve as (value: never) => void, reject, text, sent: false };
      this.#pending.set(id, pending);
      this.#send(pending);
    });
    return answer.then((hello) => {
      this.#clockOffset = hello.now - Date.now();
    });
  }

  #greeted(wire: Wire): void {
    if (wire !== this.#wire) return;
    this.#ready = true;
    this.#attempts = 0;
    this.#become({ is: 'connected' });
    for (const watcher of this.#watchers) this.#sendWatch(watcher);
    for (const pending of this.#pending.values()) if (!pending.sent) this.#send(pending);
  }

  #sendWatch(watcher: Watcher): void {
    const tokens = watcher.tokens();
    const body: Body<'watch'> = { match: watcher.match, tokens, from: watcher.from(), stage: watcher.stage() };
    this.request('watch', body).then(
      (table) => {
        if (this.#watchers.has(watcher)) watcher.onTable(table);
      },
      (refused: Refused) => {
        if (this.#watchers.has(watcher) && refused.code !== 'connection') watcher.onRefused(refused);
      },
    );
  }

  #send(pending: Pending): void {
    clearTimeout(pending.timer);
    pending.sent = true;
    this.#wire?.send(pending.text);
    this.#expectAnswer();
  }

  #receive(data: unknown): void {
    this.#heard();
    let message: Reply | Push;
    try {
      message = JSON.parse(String(data)) as Reply | Push;
    } catch {
      return;
    }
    if ('push' in message) this.#pushed(message);
    else this.#answered(message);
  }

  #answered(reply: Reply): void {
    const pending = this.#pending.get(reply.re);
    if (!pending) return;
    this.#pending.delete(reply.re);
    if ('ok' in reply) pending.resolve(reply.ok as never);
    else pending.reject(new Refused(reply.no));
    if ([...this.#pending.values()].some((other) => other.sent)) this.#expectAnswer();
  }

  #pushed(push: Push): void {
    if (push.push === 'closing') {
      for (const listener of this.#closingListeners) listener(push.text);
      return;
    }
    for (const watcher of this.#watchers) if (watcher.match === push.match) watcher.onPush(push);
  }

  // Any message shows that the other end lives. Then: quiet for a while, a ping, and no answer means broken.
  #heard(): void {
    clearTimeout(this.#deaf);
    this.#deaf = undefined;
    clearTimeout(this.#quiet);
    this.#quiet = setTimeout(() => this.#ping(), this.#settings.quietMs);
  }

  #ping(): void {
    if (this.#ready) this.request('ping', {}).catch(() => undefined);
  }

  #expectAnswer(): void {
    this.#deaf ??= setTimeout(() => {
      const wire = this.#wire;
      this.#lost();
      wire?.close();
    }, this.#settings.answerMs);
  }

  #lost(): void {
    this.#forgetWire();
    if (this.#state.is === 'closed') return;
    this.#rejectAll((pending) => pending.sent);
    if (this.#state.is !== 'reconnecting') this.#brokenSince = Date.now();
    this.#attempts += 1;
    this.#become({ is: 'reconnecting', since: this.#brokenSince, attempts: this.#attempts });
    const longest = Math.min(backoffMost, backoffFirst * 2 ** (this.#attempts - 1));
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.#open(), longest * (0.5 + this.#settings.random() / 2));
  }

  #forgetWire(): void {
    this.#wire = undefined;
    this.#ready = false;
    clearTimeout(this.#quiet);
    clearTimeout(this.#deaf);
    this.#deaf = undefined;
  }

  #rejectAll(which: (pending: Pending) => boolean, refused?: Refused): void {
    for (const [id, pending] of [...this.#pending]) {
      if (!which(pending)) continue;
      this.#pending.delete(id);
      clearTimeout(pending.timer);
      pending.reject(refused ?? this.#broken());
    }
  }

  #broken(): Refused {
    return new Refused({ code: 'connection', text: this.#settings.brokenText() });
  }

  #become(state: ConnectionState): void {
    this.#state = state;
    for (const listener of this.#stateListeners) listener(state);
  }
}
