// The hand of a player at an open table: which units it holds, the way it draws for them, and what the server says of it.
import { Refused } from '../lib/refused';
import type { Desk, Notice } from '../table/desk.svelte';
import type { Choice as BoardChoice } from '../table/mfm';
import { Asker } from './asker';
import { actsOf, chargeAt, freeFor, hasFree, indexChoices, nextAble, type ChoiceIndex } from './choices';
import { across, ahead, boxOf, cross, dot, holds, middleOf, minus, normalized, plus, turnBetween } from './geometry';
import { formed, frontOf, inOrder, lineOf, standingOf, type Front, type Standing } from './groups';
import { drawn, ended, marchTo, MOST_LEGS, readLegs, wayOf, withLeg, type Leg, type LegKind } from './legs';
import { ambushText, CAMP, chargeText, commanderText, moveText, pivotText, placeText, spotText } from './notation';
import { boxOfEnemy, caught, enemiesOf, inTouch, meetingOf, SNAP, wheelTowards, type Meeting } from './snap';
import {
  onTable,
  UD,
  WIDTH,
  type Act,
  type Offered,
  type Free,
  type Overlay,
  type Point,
  type Pose,
  type Preview,
  type Scene,
  type Stage,
} from './types';

export type Tool = 'hand' | 'lasso' | 'stick';
export type Show = 'zones' | 'arcs' | 'command' | 'reach';
export const SHOWS: readonly Show[] = ['zones', 'arcs', 'command', 'reach'];
/** Actions that go a way; all others that are composed name a place. */
const WAYS = new Set(['move', 'pivot', 'charge', 'spontaneous']);

export interface Verdict {
  of: string;
  is: 'asking' | 'good' | 'bad';
  preview?: Preview;
  notice?: Notice;
}
export interface Drag {
  move(to: Point, fine: boolean): void;
  end(): void;
}
export type Grip = 'body' | 'left' | 'right' | 'slideLeft' | 'slideRight';

export class Hand {
  picked: number[] = $state.raw([]);
  /** What is composed: a verb of the notation. */
  verb: string = $state('move');
  legs: Leg[] = $state.raw([]);
  target: number | undefined = $state();
  spot: Pose | undefined = $state.raw();
  files: number = $state(1);
  verdict: Verdict | undefined = $state.raw();
  tool: Tool = $state('hand');
  stick: { from: Point; to: Point } | undefined = $state.raw();
  lasso: Point[] | undefined = $state.raw();
  shows: Record<Show, boolean> = $state({ zones: false, arcs: false, command: false, reach: false });
  overlays: Overlay[] = $state.raw([]);
  /** The unit whose card lies open, where none is held. */
  shown: number | undefined = $state();
  hovered: number | undefined = $state();
  /** The complete action that is looked at, with what the server says of it. */
  looked: Act | undefined = $state.raw();
  lookedAt: Verdict | undefined = $state.raw();
  /** Something is being dragged: the table does not glide. */
  dragging: boolean = $state(false);

  readonly index: ChoiceIndex = $derived.by(() =>
    indexChoices(this.desk.open ? (this.desk.index.all as unknown as Offered[]) : []),
  );
  /** The held units as they stand. */
  readonly bases: Standing[] = $derived.by(() => standingOf(this.stage, this.scene, this.picked));
  readonly enemies: Standing[] = $derived.by(() => enemiesOf(this.stage, this.scene, this.side));
  /** What is said of the held units for this verb. */
  readonly free: Free | undefined = $derived.by(() =>
    this.verb === 'commander' || this.picked.length === 0
      ? this.index.frees.find((free) => free.verb === this.verb)
      : (freeFor(this.index, this.verb, this.picked) ??
        (this.verb === 'charge' ? freeFor(this.index, 'spontaneous', this.picked) : undefined)),
  );
  readonly meeting: Meeting | undefined = $derived.by(() =>
    this.target === undefined ? undefined : this.meetingOf(this.legs),
  );
  readonly action: string | undefined = $derived.by(() => this.actionText());
  /** Where they would stand: as the server says, as soon as it has said it. */
  readonly ghosts: Standing[] = $derived.by(() => this.ghostBases());
  readonly front: Front | undefined = $derived.by(() => frontOf(this.ghosts));
  readonly acts: Act[] = $derived.by(() => actsOf(this.index, this.picked));

  private readonly asker: Asker<Preview>;
  private readonly lookAsker: Asker<Preview>;

  constructor(readonly desk: Desk) {
    const ask = (question: string) => desk.match.preview(question, desk.seat) as unknown as Promise<Preview>;
    this.asker = new Asker(
      ask,
      (of, preview) => (this.verdict = { of, is: 'good', preview }),
      (of, error) => (this.verdict = { of, is: 'bad', notice: noticeOf(error) }),
    );
    this.lookAsker = new Asker(
      ask,
      (of, preview) => (this.lookedAt = { of, is: 'good', preview }),
      (of, error) => (this.lookedAt = { of, is: 'bad', notice: noticeOf(error) }),
      0,
    );
  }

  get stage(): Stage {
    return this.desk.stage as unknown as Stage;
  }
  get scene(): Scene {
    return this.desk.scene as unknown as Scene;
  }
  get side(): number {
    return this.desk.side;
  }
  get open(): boolean {
    return this.desk.open;
  }
  /** Verbs that may be composed with the held units, or without any. */
  get verbs(): string[] {
    const all = this.index.frees.filter((free) =>
      this.picked.length === 0
        ? !free.units?.length || free.verb === 'commander'
        : this.picked.some((unit) => free.units?.includes(unit)),
    );
    return [...new Set(all.map((free) => free.verb))];
  }
  get needsSpot(): boolean {
    return !WAYS.has(this.verb);
  }
  /** What the way takes: the server's word, else the page's reckoning. */
  get way(): number {
    return this.preview?.picture.cost?.ud ?? wayOf(this.bases, this.legs) + (this.meeting?.way ?? 0);
  }
  get cost(): number | undefined {
    return this.preview?.picture.cost?.cp ?? this.free?.cost;
  }
  /** The preview of what is composed now, not of what was composed a moment ago. */
  get preview(): Preview | undefined {
    return this.verdict && this.verdict.of === this.action ? this.verdict.preview : undefined;
  }
  get state(): 'none' | 'asking' | 'good' | 'bad' {
    if (this.action === undefined) return 'none';
    return this.verdict?.of === this.action ? this.verdict.is : 'asking';
  }
  get composing(): boolean {
    return this.legs.length > 0 || this.target !== undefined || this.spot !== undefined;
  }

  /** The table has moved on: what was drawn is done or void, and who can still do something stays in the hand. */
  follow(): void {
    this.drop();
    this.looked = undefined;
    this.lookedAt = undefined;
    this.picked = this.picked.filter((unit) => this.index.able.has(unit));
    this.verb = this.usualVerb(this.verbs);
  }
  /** What one would usually do with what is in the hand; a commander rides only when told so. */
  private usualVerb(verbs: readonly string[]): string {
    const usual = ['move', 'place', 'charge'].find((verb) => verbs.includes(verb));
    return usual ?? verbs.find((verb) => verb !== 'commander') ?? 'move';
  }

  pick(units: readonly number[]): void {
    if (units.join() === this.picked.join()) return;
    this.drop();
    this.desk.notice = undefined;
    this.picked = [...units];
    this.shown = units[0];
    const { verbs } = this;
    if (!verbs.includes(this.verb) || this.verb === 'charge' || this.verb === 'commander')
      this.verb = this.usualVerb(verbs);
    this.files = frontOf(this.bases)?.files ?? units.length;
    if (this.verb === 'place') this.files = Math.min(6, units.length);
  }
  /** Adds a unit of the same corps or takes it out of the hand. */
  toggle(unit: number): void {
    const corps = this.stage.units[unit]?.corps;
    const same = this.picked.filter((one) => this.stage.units[one]?.corps === corps);
    this.pick(same.includes(unit) ? same.filter((one) => one !== unit) : [...same, unit].sort((a, b) => a - b));
  }
  pickLine(unit = this.picked[0]): void {
    if (unit === undefined) return;
    this.pick(lineOf(this.stage, this.scene, unit).filter((one) => this.index.able.has(one)));
  }
  pickWithin(area: readonly Point[]): void {
    const inside = [...this.index.able].filter((unit) => {
      const state = this.scene.units[unit];
      return onTable(state) && holds(area, middleOf(state, this.stage.units[unit]!.depth));
    });
    const corps = this.scene.command?.corps ?? this.stage.units[inside[0] ?? -1]?.corps;
    const own = inside.filter((unit) => this.stage.units[unit]!.corps === corps);
    if (own.length > 0) this.pick(own.sort((a, b) => a - b));
  }
  pickNext(): number | undefined {
    const next = nextAble(this.index, this.picked.at(-1));
    if (next !== undefined) this.pick([next]);
    // Before a corps is chosen nobody can be taken up; one's units can be looked at all the same.
    else this.shown = this.nextOwn();
    return next;
  }

  private nextOwn(): number | undefined {
    const own = this.stage.units.filter((info) => info.side === this.side && onTable(this.scene.units[info.id]));
    return (own.find((info) => this.shown === undefined || info.id > this.shown) ?? own[0])?.id;
  }

  setVerb(verb: string): void {
    this.drop();
    this.verb = verb;
    if (verb === 'place') this.files = Math.min(6, this.picked.length || 1);
  }

  /** Lets go of what is drawn, the units stay in the hand. */
  drop(): void {
    this.legs = [];
    this.target = undefined;
    this.spot = undefined;
    this.verdict = undefined;
    this.asker.drop();
  }
  /** First what is drawn, then the units, then what lies open. */
  escape(): void {
    if (this.desk.notice) this.desk.notice = undefined;
    else if (this.stick) this.stick = undefined;
    else if (this.tool !== 'hand') this.tool = 'hand';
    else if (this.composing) this.drop();
    else {
      this.pick([]);
      this.shown = undefined;
    }
  }

  /** Adds to the way, as keys and buttons do. */
  add(kind: LegKind, amount: number): void {
    if (this.needsSpot) return this.nudgeSpot(kind, amount);
    if (this.picked.length === 0) return;
    // Heavy artillery only turns on its middle (A24).
    if (this.verb === 'pivot') {
      if (kind === 'w' || kind === 't') this.legs = withLeg(this.legs, 't', amount);
      return this.changed();
    }
    // Backing out of a contact is no charge any more.
    if (this.target !== undefined && (kind === 'b' || (kind === 'f' && amount < 0))) {
      const way = this.meeting?.way ?? 0;
      return this.settle(drawn(this.legs, 'f', Math.max(0, Math.round(way - Math.abs(amount) - SNAP - 20))));
    }
    if (this.target !== undefined && kind === 'f') return;
    const next = withLeg(this.legs, kind, amount);
    if (next.length > MOST_LEGS) return;
    this.settle(next);
  }
  back(): void {
    if (this.target !== undefined && this.legs.length === 0) return this.drop();
    this.target = undefined;
    this.legs = this.legs.slice(0, -1);
    this.changed();
  }
  /** The most files are six (A5). */
  setFiles(files: number): void {
    const most = Math.min(6, this.picked.length);
    const wanted = Math.max(1, Math.min(most, files));
    if (this.needsSpot) {
      this.files = wanted;
      return this.changed();
    }
    const now = frontOf(ended(this.bases, this.legs))?.files ?? 1;
    if (wanted !== now) this.add(wanted > now ? 'x' : 'c', wanted);
  }

  /** Takes a way; one that runs into an enemy is a charge, where that may be. */
  private settle(legs: Leg[]): void {
    const last = legs.at(-1);
    const before = last?.kind === 'f' ? legs.slice(0, -1) : legs;
    const meeting = last?.kind === 'f' ? this.meetingOf(before) : undefined;
    const mayCharge = this.picked.some(
      (unit) => hasFree(this.index, 'charge', unit) || hasFree(this.index, 'spontaneous', unit),
    );
    if (meeting && mayCharge && last!.amount >= meeting.way - SNAP) {
      this.verb = this.picked.some((unit) => hasFree(this.index, 'charge', unit)) ? 'charge' : 'spontaneous';
      this.legs = before;
      this.target = meeting.target;
    } else {
      if (this.verb === 'charge' || this.verb === 'spontaneous') this.verb = 'move';
      this.legs = legs;
      this.target = undefined;
    }
    this.changed();
  }

  /** A charge at somebody: with the wheel that it needs. */
  aimAt(unit: number): void {
    const verb = this.picked.some((one) => hasFree(this.index, 'charge', one)) ? 'charge' : 'spontaneous';
    this.drop();
    this.verb = verb;
    this.target = unit;
    // The server's own proposal where there is one; else the least wheel that meets him.
    const proposed = chargeAt(this.index, this.picked, unit);
    this.legs = proposed ? readLegs(proposed.do) : (wheelTowards(this.bases, unit, this.enemies)?.legs ?? []);
    if (proposed) this.verb = proposed.verb;
    this.changed();
  }
  get mayCharge(): boolean {
    return this.picked.some((unit) => hasFree(this.index, 'charge', unit) || hasFree(this.index, 'spontaneous', unit));
  }

  setSpot(at: Point, joins?: number): void {
    const heading =
      this.spot?.heading ?? (this.verb === 'place' || this.verb === 'camp' ? (this.side === 1 ? 0 : 18000) : 0);
    this.target = joins;
    this.spot = { x: Math.round(at.x / 50) * 50, y: Math.round(at.y / 50) * 50, heading };
    this.changed();
  }
  private nudgeSpot(kind: LegKind, amount: number): void {
    const from = this.spot ?? this.startSpot();
    const to =
      kind === 'w' || kind === 't'
        ? { ...from, heading: normalized(from.heading + amount) }
        : kind === 's'
          ? { ...from, ...plus(from, across(from.heading), amount) }
          : { ...from, ...plus(from, ahead(from.heading), kind === 'b' ? -amount : amount) };
    this.spot = { x: Math.round(to.x), y: Math.round(to.y), heading: to.heading };
    this.changed();
  }
  private startSpot(): Pose {
    const { width, height } = this.stage.table;
    const commander =
      this.verb === 'commander'
        ? this.scene.commanders[this.free?.corps ?? this.scene.command?.corps ?? this.scene.setup?.corps ?? 0]
        : undefined;
    if (commander) return { x: commander.x, y: commander.y, heading: 0 };
    return { x: width / 2, y: this.side === 1 ? height - 4 * UD : 4 * UD, heading: this.side === 1 ? 0 : 18000 };
  }

  /** Begins to drag one of the handles, or the units themselves. */
  grab(grip: Grip, from: Point): Drag | undefined {
    if (!this.open) return undefined;
    if (this.needsSpot) return this.spot ? this.grabSpot(grip, from) : undefined;
    if (this.bases.length === 0) return undefined;
    if (grip === 'body') return this.grabBody(from);
    if (grip === 'left' || grip === 'right') return this.grabCorner(grip);
    return this.grabSide(from);
  }
  private started(move: Drag['move']): Drag {
    this.dragging = true;
    return { move, end: () => (this.dragging = false) };
  }
  private grabBody(from: Point): Drag {
    const last = this.legs.at(-1);
    const before = last?.kind === 'f' || last?.kind === 'b' ? this.legs.slice(0, -1) : this.legs;
    const start = ended(this.bases, before);
    const offset = minus(from, this.front?.middle ?? from);
    const used = wayOf(this.bases, before);
    return this.started((to) => {
      const tail = marchTo(start, minus(to, offset));
      let legs = before;
      for (const leg of tail) {
        const rest = this.free?.allowance === undefined ? undefined : this.free.allowance - used;
        const amount =
          leg.kind === 'f' && tail.length === 1
            ? caught(leg.amount, rest)
            : leg.kind === 'w'
              ? Math.round(leg.amount / 50) * 50
              : Math.round(leg.amount / 10) * 10;
        if (amount !== 0) legs = withLeg(legs, leg.kind, amount);
      }
      if (legs.length <= MOST_LEGS) this.settle([...legs]);
    });
  }
  private grabCorner(grip: 'left' | 'right'): Drag | undefined {
    const sign = grip === 'left' ? 1 : -1;
    const last = this.legs.at(-1);
    const before = last?.kind === 'w' && last.amount * sign > 0 ? this.legs.slice(0, -1) : this.legs;
    if (before.length >= MOST_LEGS) return undefined;
    const front = frontOf(ended(this.bases, before));
    if (!front) return undefined;
    const [pivot, corner] = grip === 'left' ? [front.right, front.left] : [front.left, front.right];
    const arm = minus(corner, pivot);
    const charging = this.target;
    return this.started((to, fine) => {
      const way = minus(to, pivot);
      const angle = (Math.atan2(cross(arm, way), dot(arm, way)) * 18000) / Math.PI;
      const amount = Math.max(0, Math.min(18000, sign * angle));
      const wheel = this.aligned(front.heading, sign * Math.round(amount / (fine ? 10 : 100)) * (fine ? 10 : 100));
      this.legs = drawn(before, 'w', wheel);
      this.target = charging;
      this.changed();
    });
  }
  /** Catches the heading of those near, so that fronts stand square on each other. */
  private aligned(heading: number, wheel: number): number {
    const at = this.front?.middle;
    if (!at || wheel === 0) return wheel;
    for (const enemy of this.enemies) {
      if (Math.hypot(enemy.x - at.x, enemy.y - at.y) > 5 * UD) continue;
      for (const square of [0, 9000, 18000, 27000]) {
        const off = turnBetween(heading + wheel, enemy.heading + square);
        if (Math.abs(off) < 200 && (wheel + off) * wheel > 0) return wheel + off;
      }
    }
    return wheel;
  }
  private grabSide(from: Point): Drag | undefined {
    const last = this.legs.at(-1);
    const before = last?.kind === 's' ? this.legs.slice(0, -1) : this.legs;
    if (before.length >= MOST_LEGS) return undefined;
    const had = last?.kind === 's' ? last.amount : 0;
    const right = across(this.front?.heading ?? 0);
    return this.started((to) => {
      const way = had + dot(minus(to, from), right);
      const near = Math.abs(Math.abs(way) - UD) < 80 ? Math.sign(way) * UD : Math.round(way / 10) * 10;
      this.legs = drawn(before, 's', near);
      this.changed();
    });
  }
  private grabSpot(grip: Grip, from: Point): Drag {
    const start = this.spot!;
    const offset = minus(from, start);
    return this.started((to) => {
      if (grip === 'left' || grip === 'right') {
        const way = minus(to, start);
        const own = grip === 'left' ? 18000 : 0;
        const heading = normalized((Math.atan2(way.y, way.x) * 18000) / Math.PI + own);
        this.spot = { ...start, heading: Math.round(heading / 500) * 500 };
        this.changed();
      } else {
        const at = minus(to, offset);
        this.spot = { ...start, x: Math.round(at.x / 50) * 50, y: Math.round(at.y / 50) * 50 };
        this.changed();
      }
    });
  }

  private meetingOf(legs: readonly Leg[]): Meeting | undefined {
    return meetingOf(ended(this.bases, legs), this.enemies);
  }
  private ghostBases(): Standing[] {
    const told = this.preview?.picture.ghosts;
    if (told) {
      const byId = new Map(told.map((ghost) => [ghost.id, ghost]));
      return this.bases.flatMap((base) => (byId.has(base.id) ? [{ ...base, ...byId.get(base.id)! }] : [base]));
    }
    if (this.verb === 'place' && this.spot) return formed(inOrderOfHand(this.bases), this.files, this.spot);
    if (this.needsSpot) return [];
    const after = ended(this.bases, this.legs);
    return this.meeting && this.target !== undefined ? inTouch(after, this.meeting) : after;
  }
  private actionText(): string | undefined {
    const { stage, picked, verb, legs, target, spot } = this;
    if (verb === 'commander') return spot && commanderText(stage, spot, target);
    if (verb === 'place') return spot && picked.length > 0 ? placeText(stage, picked, spot, this.files) : undefined;
    if (verb === 'ambush')
      return spot && picked.length > 0 ? ambushText(stage, this.markerLabel(), picked, spot, this.files) : undefined;
    if (verb === 'charge' || verb === 'spontaneous')
      return target === undefined || picked.length === 0 ? undefined : chargeText(stage, verb, picked, target, legs);
    if (verb === 'pivot') return legs.length === 0 ? undefined : pivotText(stage, picked, legs);
    if (this.needsSpot) return spot && this.free ? spotText(this.free.do, spot) : undefined;
    return legs.length === 0 || picked.length === 0 ? undefined : moveText(stage, picked, legs);
  }
  private markerLabel(): string {
    const used = this.scene.markers.filter((marker) => marker.side === this.side).map(({ label }) => label);
    return ['A', 'B', 'C'].find((label) => !used.includes(label)) ?? 'A';
  }
  private changed(): void {
    this.desk.notice = undefined;
    if (this.action === undefined) {
      this.verdict = undefined;
      this.asker.drop();
    } else if (this.verdict?.of !== this.action) this.asker.want(this.action);
  }

  /** Does what is composed; what the server has refused is told once more, aloud. */
  confirm(): void {
    const { action } = this;
    if (!this.open || action === undefined) return;
    if (this.state === 'bad') this.desk.notice = this.verdict?.notice;
    else this.send(action);
  }
  do(act: Act): void {
    if (this.open) this.send(act.do);
  }
  private send(action: string): void {
    void this.desk.act({ do: action } as BoardChoice);
  }
  look(act: Act | undefined): void {
    if (this.looked?.do === act?.do) return;
    this.looked = act;
    this.lookedAt = undefined;
    if (act) this.lookAsker.want(act.do);
    else this.lookAsker.drop();
  }

  async refreshOverlays(): Promise<void> {
    if (!SHOWS.some((show) => this.shows[show])) {
      this.overlays = [];
      return;
    }
    await this.desk.try(async () => {
      const both = await Promise.all([1, 2].map((side) => this.desk.match.overlay(side)));
      this.overlays = both.map((one) => one.overlay as unknown as Overlay);
    });
  }

  /** The enemy's camp under a point of the table: a charge may go there. */
  campAt(point: Point): number | undefined {
    return this.enemies.find((enemy) => enemy.id >= CAMP && holds(boxOfEnemy(enemy), point))?.id;
  }
  /** The unit under a point of the table; the upper one of several. */
  unitAt(point: Point): number | undefined {
    for (let unit = this.stage.units.length - 1; unit >= 0; --unit) {
      const state = this.scene.units[unit];
      if (onTable(state) && holds(boxOf(state, WIDTH, this.stage.units[unit]!.depth), point)) return unit;
    }
    return undefined;
  }
}

const inOrderOfHand = (bases: readonly Standing[]): Standing[] => {
  const first = bases[0];
  // Units that wait beside the table have no place yet: the order of the list is theirs.
  return first && bases.every((base) => base.x === first.x && base.y === first.y) ? [...bases] : inOrder(bases);
};

function noticeOf(error: unknown): Notice {
  if (error instanceof Refused) return { text: error.message, rule: error.rule };
  throw error;
}
