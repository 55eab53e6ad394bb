// What the table shows, which lags behind what the match knows while dice roll and the other side's steps are told.
import type { JsonObject, Step } from '../lib/protocol.gen';
import type { MatchModel } from '../lib/match.svelte';
import { settings } from '../lib/settings.svelte';
import { BeatQueue, beatsOf, type Beat } from './beats';
import { Recap } from './recap.svelte';
import type { Attack, Throw } from './throws';
import { click, thud } from './sound';

const ROLLING = 600;
const READING = {
  hit: 1100,
  defence: 2300,
  search: 1400,
  side: 1500,
  draw: 1200,
  rollOff: 1500,
  first: 1600,
  share: 1500,
  change: 1600,
  ram: 1900,
  branch: 1600,
  steady: 1400,
  other: 900,
};
const MOVING = 420;
const MANY = 14; // beats that wait: a whole turn missed is told faster

/** How a game shows what happens between two scenes of the server. */
export interface Staging {
  /** The table while a step is shown, made of the table before it. */
  after(scene: JsonObject, step: Step): JsonObject;
  /** How long a decision stays before the next thing is shown, in milliseconds; 0: it needs no time of its own. */
  decision(step: Step): number;
  /** How long dice are read once they have landed. */
  reading(thrown: Throw): number;
  /** How long the table is looked at after what others did, where that is not the usual time. */
  moving?(steps: readonly Step[]): number;
}

export class Playback {
  staging: Staging | undefined;
  /** The throw on show; its dice are still rolling until `landed`. */
  thrown: Throw | undefined = $state.raw();
  landed: boolean = $state(false);
  busy: boolean = $state(false);
  /** What is told stands still, to be looked at. */
  paused: boolean = $state(false);
  /** What the others did last, to be looked at once more. */
  readonly recap = new Recap();

  private held: JsonObject = $state.raw({});
  private heldTold: number = $state(0);
  // What was looked at last is what stays on the table while dice roll.
  private seen: JsonObject = {};
  private seenTold = 0;
  private attack: Attack | undefined;
  private landing: ReturnType<typeof setTimeout> | undefined;
  private readonly queue: BeatQueue<Beat<JsonObject>>;

  constructor(private readonly match: MatchModel) {
    this.queue = new BeatQueue<Beat<JsonObject>>({
      show: (beat) => this.show(beat),
      pause: (beat, waiting) => this.timeOf(beat, waiting),
      idle: () => this.settle(),
    });
  }

  get scene(): JsonObject {
    const { moment } = this.recap;
    if (moment) return moment.scene;
    if (this.busy) return this.held;
    return (this.seen = this.match.scene);
  }

  /** Steps up to this one may be read; later ones would give the dice away. */
  get told(): number {
    const { moment } = this.recap;
    if (moment) return moment.n;
    if (this.busy) return this.heldTold;
    return (this.seenTold = this.match.n);
  }

  /** Follows the match until the returned function is called. */
  start(): () => void {
    const stop = this.match.onSteps((steps, scene) => this.take(steps, scene));
    return () => {
      stop();
      this.queue.stop();
      clearTimeout(this.landing);
    };
  }

  /** True when nothing is left to tell: what lies on the table is what the match knows. */
  get current(): boolean {
    return !this.thrown && this.scene === this.match.scene;
  }

  /** Dice still rolling land at once; landed ones make way for what comes next. */
  skip(): void {
    if (this.thrown && !this.landed) this.land();
    else this.queue.skip();
  }

  pause(on = !this.paused): void {
    this.paused = on;
    this.queue.hold(on);
  }

  flush(): void {
    this.pause(false);
    this.queue.flush();
  }

  private settle(): void {
    clearTimeout(this.landing);
    this.thrown = undefined;
    this.busy = false;
    this.paused = false;
    this.queue.hold(false);
  }

  private take(steps: Step[], scene: JsonObject): void {
    const { beats, attack } = beatsOf(steps, scene, this.attack, (step) => this.staging?.decision(step) ?? 0);
    this.attack = attack;
    if (!this.busy) {
      this.held = this.seen;
      this.heldTold = this.seenTold;
    }
    const before = this.recap.moments.at(-1) ?? { scene: this.held, steps: [], n: this.heldTold };
    this.recap.follow(before, steps, scene, this.match.you);
    this.busy = true;
    this.queue.push(beats);
  }

  private show(beat: Beat<JsonObject>): void {
    clearTimeout(this.landing);
    if (beat.kind === 'decision') {
      this.thrown = undefined;
      this.held = this.staging?.after(this.held, beat.step) ?? this.held;
      this.heldTold = Math.max(this.heldTold, beat.step.n);
      return;
    }
    if (beat.kind === 'scene') {
      this.thrown = undefined;
      this.held = beat.scene;
      this.heldTold = Math.max(this.heldTold, beat.steps.at(-1)?.n ?? 0);
      return;
    }
    this.heldTold = Math.max(this.heldTold, beat.shown.n - 1);
    this.held = this.staging?.after(this.held, beat.step) ?? this.held;
    this.thrown = beat.shown;
    this.landed = false;
    click();
    const rolling = settings.lasts(ROLLING);
    if (rolling > 0) this.landing = setTimeout(() => this.land(), rolling);
    else this.land();
  }

  private land(): void {
    clearTimeout(this.landing);
    this.landed = true;
    if ((this.thrown?.purpose === 'hit' || this.thrown?.purpose === 'ram') && this.thrown.good) thud();
  }

  private timeOf(beat: Beat<JsonObject>, waiting: number): number {
    // Who has his own times lets people pause and skip instead.
    const haste = waiting > MANY && !this.staging?.moving ? 0.4 : 1;
    if (beat.kind === 'decision') return settings.lasts(beat.time * haste);
    if (beat.kind === 'throw') {
      const reading = this.staging?.reading(beat.shown) ?? READING[beat.shown.purpose];
      return settings.lasts((ROLLING + reading) * haste);
    }
    const own = beat.steps.every((step) => step.seat === undefined || this.match.you.includes(step.seat));
    return own ? 0 : settings.lasts((this.staging?.moving?.(beat.steps) ?? MOVING) * haste);
  }
}
