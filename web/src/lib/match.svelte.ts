// One match as this browser knows it. It follows the server's pushes, asks for the table again when steps are missing,
// and judges nothing: what is allowed comes from `choices` and `preview`.
import type {
  ChatLine,
  Clock,
  JsonObject,
  Offer,
  Order,
  Outcome,
  Push,
  Replies,
  SeatInfo,
  Step,
  Table,
  Turn,
  Bilingual,
} from './protocol.gen';
import type { Client, Watcher } from './client';
import type { Refused } from './refused';

type Status = Table['status'];
type MatchPush = Exclude<Push, { push: 'closing' }>;
/** What happened, for those who animate it: new steps with the scene after the last of them. */
export type StepsListener = (steps: Step[], scene: JsonObject) => void;

const nobody: Turn = { waiting: 'nobody', seats: [] };

export class MatchModel {
  readonly id: string;

  /** False until the first table has come. */
  known: boolean = $state(false);
  /** Set when the match cannot be watched (unknown, foreign token). */
  refused: Refused | undefined = $state.raw();
  game: string = $state('');
  setup: string = $state('');
  setupName: Bilingual = $state.raw({ de: '', en: '' });
  status: Status = $state('open');
  you: number[] = $state.raw([]);
  seats: SeatInfo[] = $state.raw([]);
  watchers: number = $state(0);
  clock: Clock = $state.raw({ kind: 'none' });
  commitment: string = $state('');
  secret: string = $state('');
  stage: JsonObject | undefined = $state.raw();
  scene: JsonObject = $state.raw({});
  turn: Turn = $state.raw(nobody);
  outcome: Outcome | undefined = $state.raw();
  offers: Offer[] = $state.raw([]);
  /** The offer that was declined last, until the next comes. */
  declined: Offer | undefined = $state.raw();
  /** Offers that nobody answered before the play went on, until the next comes. */
  lapsed: Offer[] = $state.raw([]);
  chat: ChatLine[] = $state.raw([]);
  orders: Order[] = $state.raw([]);
  mayUndo: boolean = $state(false);
  steps: Step[] = $state.raw([]);
  n: number = $state(0);
  /** What each side has left in milliseconds at the server's time `leftAt`, -1 where no clock runs. */
  left: number[] = $state.raw([]);
  leftAt: number = $state(0);

  #client: Client;
  #tokens: () => string[];
  #listeners = new Set<StepsListener>();
  #watcher: Watcher;
  #stop: (() => void) | undefined;
  #retell = false;
  #refusedHere = new Set<number>();

  constructor(client: Client, id: string, tokens: () => string[]) {
    this.#client = client;
    this.id = id;
    this.#tokens = tokens;
    this.#watcher = {
      match: id,
      tokens: () => this.#tokens(),
      from: () => (this.#retell ? 0 : this.n),
      stage: () => this.stage === undefined,
      onTable: (table) => this.takeTable(table),
      onPush: (push) => this.takePush(push),
      onRefused: (refused) => (this.refused = refused),
      retell: () => (this.#retell = true),
    };
  }

  /** Begins to follow the match. */
  start(): void {
    this.#stop ??= this.#client.watch(this.#watcher);
  }

  stop(): void {
    this.#stop?.();
    this.#stop = undefined;
  }

  /** Watches again, after sitting down with new tokens. */
  again(): void {
    this.refused = undefined;
    this.#client.watchAgain(this.#watcher);
  }

  onSteps(listener: StepsListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Seats of mine for which the table waits. */
  get mine(): number[] {
    return this.turn.waiting === 'decision' ? this.turn.seats.filter((seat) => this.you.includes(seat)) : [];
  }

  get myTurn(): boolean {
    return this.status === 'running' && this.mine.length > 0;
  }

  get playing(): boolean {
    return this.you.length > 0;
  }

  /** When the time of those for whom the table waits is over, by this machine's clock; nothing where no clock runs. */
  get endsAt(): number | undefined {
    if (this.status !== 'running' || this.turn.waiting !== 'decision') return undefined;
    const rests = this.turn.seats.map((seat) => this.left[(this.seat(seat)?.side ?? 0) - 1] ?? -1);
    const least = Math.min(...rests.filter((rest) => rest >= 0));
    return Number.isFinite(least) ? this.leftAt + least + Date.now() - this.#client.now() : undefined;
  }

  seat(number: number): SeatInfo | undefined {
    return this.seats.find((seat) => seat.seat === number);
  }

  /** Offers that wait for an answer of mine. */
  get offersToMe(): Offer[] {
    return this.offers.filter((offer) => offer.waiting.some((seat) => this.you.includes(seat)));
  }

  /** Steps that still count: those taken back by an undo are left out. */
  get standing(): Step[] {
    return standingSteps(this.steps);
  }

  takeTable(table: Table): void {
    const first = !this.known;
    const retold = this.#retell;
    this.#retell = false;
    this.game = table.game;
    this.setup = table.setup;
    this.setupName = table.setupName;
    this.status = table.status;
    this.you = table.you;
    this.seats = table.seats;
    this.watchers = table.watchers;
    this.clock = table.clock;
    this.commitment = table.commitment;
    this.secret = table.secret ?? '';
    if (table.stage) this.stage = table.stage;
    this.turn = table.turn;
    this.outcome = table.outcome;
    this.offers = table.offers;
    this.chat = table.chat;
    this.orders = table.orders;
    this.mayUndo = table.mayUndo;
    this.left = leftOfSides(table.seats);
    this.leftAt = table.now;
    const missed = table.steps.filter((step) => step.n > this.n);
    this.steps = joinSteps(this.steps, table.steps, table.n);
    this.n = table.n;
    this.scene = table.scene;
    this.known = true;
    this.refused = undefined;
    if (!first && !retold && missed.length > 0) this.#tell(missed);
  }

  takePush(push: MatchPush): void {
    if (!this.known) return; // the table is on its way and holds all of it
    if (push.push === 'steps') this.#takeSteps(push);
    else if (push.push === 'seats') {
      this.status = push.status;
      this.seats = push.seats;
      this.watchers = push.watchers;
      this.left = leftOfSides(push.seats);
      this.leftAt = this.#client.now();
    } else if (push.push === 'offers') {
      this.offers = push.offers;
      // Whoever said no, or took an offer back, knows it.
      this.declined = push.declined && !this.#refusedHere.has(push.declined.offer) ? push.declined : undefined;
      this.lapsed = push.lapsed ?? [];
    } else if (push.push === 'chat') this.chat = [...this.chat, push.line];
    else if (push.push === 'reset') {
      // Steps that one has seen are gone: nothing known here counts any more.
      this.steps = [];
      this.n = 0;
      this.#client.watchAgain(this.#watcher);
    }
  }

  #takeSteps(push: Extract<MatchPush, { push: 'steps' }>): void {
    const fresh = push.steps.filter((step) => step.n > this.n);
    const gap = fresh.length > 0 ? fresh[0]!.n !== this.n + 1 : push.n > this.n;
    if (gap) {
      this.#client.watchAgain(this.#watcher);
      return;
    }
    // Hidden decisions come again, opened, when the rules reveal them.
    this.steps = joinSteps(this.steps, push.steps, push.n);
    this.n = push.n;
    this.turn = push.turn;
    this.status = push.status;
    this.mayUndo = push.mayUndo ?? false;
    this.outcome = push.outcome ?? this.outcome;
    if (push.secret) this.secret = push.secret;
    if (push.left) {
      this.left = push.left;
      this.leftAt = this.#client.now();
    }
    if (push.scene) this.scene = push.scene;
    if (fresh.length > 0) this.#tell(fresh);
  }

  #tell(steps: Step[]): void {
    for (const listener of this.#listeners) listener(steps, this.scene);
  }

  // The seat is named only where it is needed: when one holds several.
  #as(seat?: number): { seat?: number } {
    if (seat !== undefined) return { seat };
    return this.you.length > 1 && this.mine[0] !== undefined ? { seat: this.mine[0] } : {};
  }

  act(action: string, seat?: number): Promise<Replies['act']> {
    return this.#client.request('act', { match: this.id, action, n: this.n, ...this.#as(seat) });
  }
  undo(seat?: number): Promise<Replies['undo']> {
    return this.#client.request('undo', { match: this.id, ...this.#as(seat) });
  }
  offer(kind: Offer['kind'], more: { to?: number; amend?: string; seat?: number } = {}): Promise<Replies['offer']> {
    return this.#client.request('offer', { match: this.id, kind, ...this.#as(), ...more });
  }
  answer(offer: number, accept: boolean, seat?: number): Promise<Replies['answer']> {
    if (!accept) this.#refusedHere.add(offer);
    return this.#client.request('answer', { match: this.id, offer, accept, ...this.#as(seat) });
  }
  resign(seat?: number): Promise<Replies['resign']> {
    return this.#client.request('resign', { match: this.id, ...this.#as(seat) });
  }
  say(text: string, seat?: number): Promise<Replies['chat']> {
    return this.#client.request('chat', { match: this.id, text, ...this.#as(seat) });
  }
  order(order: string, on: boolean, seat?: number): Promise<Replies['order']> {
    return this.#client.request('order', { match: this.id, order, on, ...this.#as(seat) });
  }
  choices(seat?: number): Promise<Replies['choices']> {
    return this.#client.request('choices', { match: this.id, ...this.#as(seat) });
  }
  preview(action: string, seat?: number): Promise<Replies['preview']> {
    return this.#client.request('preview', { match: this.id, action, ...this.#as(seat) });
  }
  overlay(side: number): Promise<Replies['overlay']> {
    return this.#client.request('overlay', { match: this.id, side });
  }
  look(at?: number): Promise<Replies['look']> {
    return this.#client.request('look', { match: this.id, ...(at === undefined ? {} : { at }) });
  }
  history(from?: number, to?: number): Promise<Replies['history']> {
    return this.#client.request('history', {
      match: this.id,
      ...(from === undefined ? {} : { from }),
      ...(to === undefined ? {} : { to }),
    });
  }
}

/** Known steps and new ones: by number the new one counts, and none beyond `last` stays. */
export function joinSteps(known: readonly Step[], fresh: readonly Step[], last: number): Step[] {
  const byNumber = new Map<number, Step>();
  for (const step of [...known, ...fresh]) if (step.n <= last) byNumber.set(step.n, step);
  return [...byNumber.values()].sort((a, b) => a.n - b.n);
}

/** `undo` says after which step play goes on: what lies between no longer stands. */
export function standingSteps(steps: readonly Step[]): Step[] {
  let standing: Step[] = [];
  for (const step of steps) {
    if (step.undo !== undefined) {
      const keep = step.undo;
      standing = standing.filter((earlier) => earlier.n <= keep);
    } else standing.push(step);
  }
  return standing;
}

function leftOfSides(seats: readonly SeatInfo[]): number[] {
  const left: number[] = [];
  for (const seat of seats) left[seat.side - 1] = seat.left ?? -1;
  return left;
}
