// The hand of a player at an open table: which units it holds, the way it draws for them, and what the server says of it.
import type { Desk } from '../table/desk.svelte';
import type { Choice as BoardChoice } from '../table/mfm';
import { actsOf, freeFor, indexChoices, nextAble, type ChoiceIndex } from './choices';
import { actionOf, ghostsOf, isResting } from './composed';
import { grabbed } from './drags';
import { forward } from './geometry';
import { frontOf, standingOf, type Front, type Standing } from './groups';
import { Judge, type Verdict } from './judge.svelte';
import { wayOf, type Leg, type LegKind } from './legs';
import { readSpot } from './notation';
import { campAt, hasMoreOfLine, marchers, nextOwn, unitAt, unitNear, unitsWithin, wholeLine } from './picking';
import { Shows } from './shows.svelte';
import { pieceOf, TerrainHand } from './terrainHand.svelte';
import { Trails } from './trails.svelte';
import { Unison } from './unison';
import { Weigher } from './weigher.svelte';
import { enemiesOf, type Meeting } from './snap';
import { goesAWay, usualVerb, verbsOf } from './verbs';
import { addLeg, aimAt, mayCharge, metAfter, mirrorFiles, setFiles, settleWay, takeBack } from './ways';
import {
  onTable,
  type Act,
  type Free,
  type Offered,
  type Point,
  type Pose,
  type Preview,
  type Scene,
  type Stage,
} from './types';

export type Tool = 'hand' | 'lasso' | 'stick';
const EARLY = 1500; // ms for which a tap or key before the time is remembered

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
  readonly trails = new Trails();
  readonly terrain: TerrainHand = new TerrainHand(this);
  /** "Edit the table": what both agree on, against the rules. */
  amending: boolean = $state(false);
  tool: Tool = $state('hand');
  stick: { from: Point; to: Point } | undefined = $state.raw();
  lasso: Point[] | undefined = $state.raw();
  /** How the table was turned by hand. */
  turned: boolean | undefined = $state();
  /** The unit whose card lies open, where none is held. */
  shown: number | undefined = $state();
  hovered: number | undefined = $state();
  /** The complete action that is looked at. */
  looked: Act | undefined = $state.raw();
  /** Something is being dragged: the table does not glide. */
  dragging: boolean = $state(false);

  readonly index: ChoiceIndex = $derived.by(() =>
    indexChoices(this.desk.open ? (this.desk.index.all as unknown as Offered[]) : []),
  );
  /** The held units as they stand; a flank march comes on as a whole, nobody takes it up. */
  readonly bases: Standing[] = $derived.by(() =>
    standingOf(this.stage, this.scene, this.verb === 'enter' ? marchers(this) : this.picked),
  );
  readonly enemies: Standing[] = $derived.by(() => enemiesOf(this.stage, this.scene, this.side));
  /** What is said of the held units for this verb. */
  readonly free: Free | undefined = $derived.by(() =>
    this.verb === 'commander' || this.picked.length === 0
      ? this.index.frees.find(
          (free) =>
            free.verb === this.verb && (this.terrain.piece === undefined || pieceOf(free) === this.terrain.piece),
        )
      : (freeFor(this.index, this.verb, this.picked) ??
        (this.verb === 'charge' ? freeFor(this.index, 'spontaneous', this.picked) : undefined)),
  );
  readonly meeting: Meeting | undefined = $derived.by(() =>
    this.target === undefined ? undefined : metAfter(this, this.legs),
  );
  readonly action: string | undefined = $derived.by(() => (this.amending ? undefined : actionOf(this)));
  readonly ghosts: Standing[] = $derived.by(() => ghostsOf(this));
  readonly front: Front | undefined = $derived.by(() => frontOf(this.ghosts));
  readonly acts: Act[] = $derived.by(() => actsOf(this.index, this.picked));

  /** Those who storm off when the corps ends, unless somebody holds them or they charge (A23). */
  readonly wild: readonly number[] = $derived.by(() => this.index.ends.find(({ wild }) => wild?.length)?.wild ?? []);

  readonly shows: Shows;
  readonly unison = new Unison(this);
  /** What each of the decisions that lie open promises. */
  readonly weigher: Weigher;
  /** The step after which was chosen what is in the hand. */
  private decision = -1;
  private early: { unit: number | 'next'; until: number } | undefined;
  /** Of what is composed, and of what is looked at. */
  private readonly judge: Judge;
  private readonly looker: Judge;

  constructor(readonly desk: Desk) {
    this.shows = new Shows(desk);
    const ask = (question: string) => desk.match.preview(question, desk.seat) as unknown as Promise<Preview>;
    this.weigher = new Weigher(ask);
    this.judge = new Judge(ask);
    this.looker = new Judge(ask, 0);
  }

  get verdict(): Verdict | undefined {
    return this.judge.verdict;
  }
  get lookedAt(): Verdict | undefined {
    return this.looker.verdict;
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
  /** Whether the table lies the other way round on the screen: one's own army stands at the near edge. */
  get flipped(): boolean {
    const { match } = this.desk;
    const onlySide2 = () => match.you.length > 0 && match.you.every((seat) => match.seat(seat)?.side === 2);
    return this.turned ?? (this.side === 2 && onlySide2());
  }
  /** Whether one's own army stands at the near edge: else its left is the right of the screen. */
  get near(): boolean {
    return (this.side === 2) === this.flipped;
  }
  get open(): boolean {
    return this.desk.open;
  }
  /** Verbs that may be composed with the held units, or without any. */
  get verbs(): string[] {
    return verbsOf({ index: this.index, stage: this.stage, picked: this.picked, piece: this.terrain.piece });
  }
  /** Whether the held units are offered a way at all. */
  get mayGo(): boolean {
    return this.verbs.some(goesAWay);
  }
  get needsSpot(): boolean {
    return this.amending || !goesAWay(this.verb);
  }
  /** A place is asked for, but nobody is in the hand yet; a commander rides alone, and a decoy hides nobody (A11). */
  get wantsUnits(): boolean {
    const alone = this.verb === 'commander' || this.verb === 'ambush';
    return this.needsSpot && this.picked.length === 0 && !alone && Boolean(this.free?.units?.length);
  }
  /** Those in the hand lie in an ambush: they are recalled or left there. */
  get lurking(): boolean {
    return this.picked.length > 0 && this.picked.every((unit) => this.scene.units[unit]?.where === 'ambush');
  }
  /** Markers of ambushes that one may still lay (A11). */
  get markersLeft(): number {
    const laid = this.scene.markers.filter(({ side }) => side === this.side).length;
    return Math.max(0, (this.scene.setup?.markers ?? 0) - laid);
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
    return (
      this.legs.length > 0 || this.target !== undefined || this.spot !== undefined || this.terrain.taken.length > 0
    );
  }

  /** The table has moved on: what was drawn is done or void, and who can still do something stays in the hand. */
  follow(): void {
    if (this.isSameMoment()) return this.checkAnew();
    this.drop();
    this.look(undefined);
    this.terrain.piece = undefined;
    this.picked = this.amending ? [] : this.picked.filter((unit) => this.index.able.has(unit));
    if (this.picked.length === 0 && this.open) this.shown = undefined;
    this.verb = usualVerb(this.verbs, this.scene, this.side);
    this.propose();
    this.takeEarly();
    this.unison.follow();
  }
  /** The same decision once more, after a broken connection or in another language: what is drawn stays. */
  private isSameMoment(): boolean {
    const { match, playback } = this.desk;
    const same = this.decision === match.n && (this.picked.length > 0 || this.composing);
    this.decision = match.n;
    return same && match.status === 'running' && !playback.recap.moment;
  }
  private checkAnew(): void {
    if (!this.open) return;
    if (!this.amending && this.picked.some((unit) => !this.index.able.has(unit))) return this.pick([]);
    this.judge.forget();
    this.changed();
  }
  /** What the server would do lies on the table at once: a piece of terrain, a flank march at its edge. */
  private propose(): void {
    if (this.verb === 'lay') this.terrain.propose();
    const entering = this.verb === 'enter' ? readSpot(this.free?.do ?? '') : undefined;
    if (!entering) return;
    this.files = Number(this.free?.do.split(' ').at(-1));
    // One's own side of the table is below: ahead is up.
    this.moveSpot({ ...entering.at, heading: this.side === 1 ? 0 : 18000 });
  }
  /** Somebody means a unit while the table is still being asked what it may do: it is taken up when that is known. */
  pointEarly(unit: number | 'next' | undefined): void {
    this.early = unit === undefined ? undefined : { unit, until: performance.now() + EARLY };
  }
  private takeEarly(): void {
    const { early } = this;
    if (!early || !this.open) return;
    this.early = undefined;
    if (performance.now() > early.until || this.picked.length > 0) return;
    if (early.unit === 'next') this.pickNext();
    else if (this.index.able.has(early.unit)) this.pick([early.unit]);
  }
  pick(units: readonly number[]): void {
    if (units.join() === this.picked.join()) return;
    this.drop();
    this.desk.notice = undefined;
    this.picked = [...units];
    this.shown = units[0];
    const { verbs } = this;
    if (!verbs.includes(this.verb) || this.verb === 'charge' || this.verb === 'commander')
      this.verb = usualVerb(verbs, this.scene, this.side);
    this.files = frontOf(this.bases)?.files ?? units.length;
    if (this.verb === 'place') this.files = Math.min(6, units.length);
    this.takeUpPlaced();
  }
  /** Those who stand already are taken up where they stand, to be drawn elsewhere. */
  private takeUpPlaced(): void {
    if (this.verb !== 'place' || !this.picked.every((unit) => onTable(this.scene.units[unit]))) return;
    const front = frontOf(this.bases);
    if (!front) return;
    this.files = front.files;
    this.spot = { ...front.middle, heading: front.heading };
  }
  get resting(): boolean {
    return isResting(this);
  }
  /** Adds a unit of the same corps or takes it out of the hand. */
  toggle(unit: number): void {
    const corps = this.stage.units[unit]?.corps;
    const same = this.picked.filter((one) => this.stage.units[one]?.corps === corps);
    this.pick(same.includes(unit) ? same.filter((one) => one !== unit) : [...same, unit].sort((a, b) => a - b));
  }
  pickLine(unit = this.picked[0]): void {
    if (unit !== undefined) this.pick(wholeLine(this, unit));
  }
  get mayWiden(): boolean {
    return hasMoreOfLine(this);
  }
  pickWithin(area: readonly Point[]): void {
    const own = unitsWithin(this, area);
    if (own.length > 0) this.pick(own);
  }
  pickNext(): number | undefined {
    if (!this.open) this.pointEarly('next');
    const next = nextAble(this.index, this.picked.at(-1));
    if (next !== undefined) this.pick([next]);
    // Before a corps is chosen nobody can be taken up; one's units can be looked at all the same.
    else this.shown = nextOwn(this);
    return next;
  }

  setVerb(verb: string): void {
    this.drop();
    // Once more lets the commander stay where he is.
    const again = verb === 'commander' && this.verb === verb;
    this.verb = again ? usualVerb(this.verbs, this.scene, this.side) : verb;
    this.propose();
    if (this.terrain.piece !== undefined) this.terrain.pickUp(this.terrain.piece, verb);
    if (verb === 'place') this.files = Math.min(6, this.picked.length || 1);
  }

  /** Lets go of what is drawn, the units stay in the hand. */
  drop(): void {
    this.legs = [];
    this.target = undefined;
    this.spot = undefined;
    this.terrain.taken = [];
    this.judge.forget();
  }
  /** First what is drawn, then the units, then what lies open. */
  escape(): void {
    if (this.desk.notice) this.desk.notice = undefined;
    else if (this.stick) this.stick = undefined;
    else if (this.tool !== 'hand') this.tool = 'hand';
    else if (this.composing) this.drop();
    else if (this.amending && this.picked.length === 0) this.amend(false);
    else {
      this.pick([]);
      this.shown = undefined;
      if (!this.amending) this.verb = usualVerb(this.verbs, this.scene, this.side);
    }
  }

  add(kind: LegKind, amount: number): void {
    addLeg(this, kind, amount);
  }
  back(): void {
    takeBack(this);
  }
  setFiles(files: number): void {
    setFiles(this, files);
  }
  /** Who comes up or falls in behind does so on the other side. */
  mirrorFiles(): void {
    mirrorFiles(this);
  }
  settle(legs: Leg[]): void {
    settleWay(this, legs);
  }
  aimAt(unit: number): void {
    aimAt(this, unit);
  }
  get mayCharge(): boolean {
    return mayCharge(this);
  }

  setSpot(at: Point, joins?: number): void {
    const heading =
      this.spot?.heading ?? (this.verb === 'place' || this.verb === 'camp' ? (this.side === 1 ? 0 : 18000) : 0);
    this.target = joins;
    // The place of a camp is the middle of its front; whoever points means the camp.
    const middle = this.verb === 'camp' ? (this.camp?.depth ?? 0) / 2 : 0;
    this.moveSpot({ ...forward({ ...at, heading }, middle), heading });
  }
  moveSpot(at: Pose): void {
    const edge = this.edge;
    const spot = { x: edge ?? Math.round(at.x / 50) * 50, y: Math.round(at.y / 50) * 50, heading: at.heading };
    this.spot = this.terrain.caught(spot);
    this.changed();
  }
  get camp(): { width: number; depth: number } | undefined {
    return this.stage.sides[this.side - 1]?.camp;
  }
  /** The edge of the table over which a flank march comes: it shifts along it only (A11). */
  get edge(): number | undefined {
    return this.verb === 'enter' ? readSpot(this.free?.do ?? '')?.at.x : undefined;
  }
  /** Begins or ends to edit the table. */
  amend(on: boolean): void {
    this.pick([]);
    this.drop();
    this.amending = on;
    this.verb = on ? 'amend' : usualVerb(this.verbs, this.scene, this.side);
  }
  /** Takes up any unit, to set it elsewhere. */
  pickToAmend(unit: number): void {
    const state = this.scene.units[unit];
    if (!onTable(state)) return;
    this.drop();
    this.picked = [unit];
    this.shown = unit;
    this.files = 1;
    this.spot = { x: state.x, y: state.y, heading: state.heading };
  }
  grab(grip: Grip, from: Point): Drag | undefined {
    return grabbed(this, grip, from);
  }
  /** Takes legs as they are drawn, without looking whom they meet. */
  compose(legs: Leg[], target: number | undefined): void {
    this.legs = legs;
    this.target = target;
    this.changed();
  }

  changed(): void {
    this.desk.notice = undefined;
    this.judge.want(this.action);
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
    this.looker.forget();
    this.looker.want(act?.do);
  }

  campAt(point: Point): number | undefined {
    return campAt(this, point);
  }
  unitNear(point: Point, reach: number): number | undefined {
    return unitNear(this, point, reach);
  }
  unitAt(point: Point): number | undefined {
    return unitAt(this, point);
  }
}
