// The place in a match that is looked at, the scene there, and the motion from place to place.
import type { JsonObject, Replies, Step } from '../lib/protocol.gen';
import type { MatchModel } from '../lib/match.svelte';
import type { Throw } from '../table/throws';
import { Newest } from './newest';
import {
  countedBy,
  marksOf,
  roundAt,
  staysFor,
  takenBack,
  throwsOf,
  turnAfter,
  turnBefore,
  type Mark,
} from './timeline';

export type Look = Replies['look'];

export class Reel {
  /** What was asked for; beyond the end it means the newest step, also of a match that goes on. */
  wish: number = $state(0);
  shown: Look | undefined = $state.raw();
  playing: boolean = $state(false);
  speed: number = $state(1);
  failure: string = $state('');

  readonly match: MatchModel;
  readonly at: number = $derived.by(() => Math.min(this.wish, this.match.n));
  readonly marks: Mark[] = $derived.by(() =>
    marksOf(this.match.steps, {
      sideOf: (seat) => this.match.seat(seat)?.side ?? 0,
      firstSide: (this.match.scene as { firstSide?: number }).firstSide ?? 0,
    }),
  );
  readonly counted: 'round' | 'turn' = $derived.by(() => countedBy(this.match.steps));
  readonly round: number = $derived.by(() => roundAt(this.marks, this.at));
  readonly back: Set<number> = $derived.by(() => takenBack(this.match.steps));
  readonly throws: Map<number, Throw> = $derived.by(() => throwsOf(this.match.steps));
  readonly step: Step | undefined = $derived.by(() => this.match.steps.find((step) => step.n === this.at));

  #looks: Newest<Look>;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(match: MatchModel, wish: number, scene: (scene: JsonObject, at: number) => void) {
    this.match = match;
    this.wish = wish;
    this.#looks = new Newest<Look>({
      ask: (n) => match.look(n),
      show: (n, look) => {
        this.shown = look;
        this.failure = '';
        scene(look.scene, n);
        if (n < this.match.n) this.#looks.expect(n + 1);
      },
      failed: (error) => {
        this.failure = error.message;
        this.pause();
      },
    });
  }

  /** Called whenever the place, the match or the language has changed. */
  look(): void {
    this.#looks.want(this.at);
  }
  retell(): void {
    this.#looks.forget();
  }

  go(to: number): void {
    this.wish = Math.max(0, Math.min(this.match.n, to));
  }
  turnBack(): void {
    this.go(turnBefore(this.marks, this.at));
  }
  turnOn(): void {
    this.go(turnAfter(this.marks, this.at, this.match.n));
  }
  toEnd(): void {
    this.wish = this.match.status === 'finished' ? this.match.n : Infinity;
  }

  play(): void {
    if (this.at >= this.match.n) this.go(0);
    this.playing = true;
    this.#wait();
  }
  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }
  toggle(): void {
    if (this.playing) this.pause();
    else this.play();
  }

  // The next step comes when the present one has been seen for its time, and never before its scene is there.
  #wait(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(
      () => {
        if (!this.playing) return;
        if (this.at >= this.match.n) return this.pause();
        if (this.shown?.n === this.at) this.go(this.at + 1);
        this.#wait();
      },
      staysFor(this.step) / this.speed,
    );
  }
}
