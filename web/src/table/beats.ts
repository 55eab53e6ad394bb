// Pushes come as fast as the server plays; people watch one thing after another. A push becomes beats, the queue plays
// them in order: first each throw, then the scene as it lies afterwards.
import { attackAfter, throwOf, type Attack, type Throw, type ToldStep } from './throws';

export type Beat<Scene> =
  | { kind: 'throw'; shown: Throw; step: ToldStep }
  | { kind: 'decision'; step: ToldStep; time: number }
  | { kind: 'scene'; scene: Scene; steps: ToldStep[] };

export function beatsOf<Scene>(
  steps: ToldStep[],
  scene: Scene,
  before?: Attack,
  /** How long a decision is shown by itself; 0: only what it led to. */
  timeOf: (step: ToldStep) => number = () => 0,
): { beats: Beat<Scene>[]; attack?: Attack } {
  const beats: Beat<Scene>[] = [];
  let attack = before;
  for (const step of steps) {
    const declared = attack;
    attack = attackAfter(step, attack);
    const shown = throwOf(step, attack, declared);
    const time = shown ? 0 : timeOf(step);
    if (shown) beats.push({ kind: 'throw', shown, step });
    else if (time > 0) beats.push({ kind: 'decision', step, time });
  }
  beats.push({ kind: 'scene', scene, steps });
  return { beats, attack };
}

export interface Stagehand<B> {
  show(beat: B): void;
  /** How long the beat stays before the next one, in milliseconds. */
  pause(beat: B, waiting: number): number;
  idle?(): void;
}

/** Plays beats one after another; `skip` ends the present pause, `hold` stops, `flush` shows all that wait at once. */
export class BeatQueue<B> {
  private waiting: B[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private stopped = false;
  private held = false;

  constructor(private readonly hand: Stagehand<B>) {}

  get busy(): boolean {
    return this.timer !== undefined;
  }

  get length(): number {
    return this.waiting.length;
  }

  push(beats: readonly B[]): void {
    if (this.stopped) return;
    this.waiting.push(...beats);
    if (!this.busy && !this.held) this.next();
  }

  /** Nothing goes on by itself until it is let go; `skip` goes on by one beat. */
  hold(on: boolean): void {
    if (this.held === on) return;
    this.held = on;
    clearTimeout(this.timer);
    this.timer = undefined;
    if (!on) this.next();
  }

  skip(): void {
    if (this.held) {
      const beat = this.waiting.shift();
      if (beat) this.hand.show(beat);
      if (this.waiting.length === 0) this.hand.idle?.();
      return;
    }
    if (!this.busy) return;
    clearTimeout(this.timer);
    this.timer = undefined;
    this.next();
  }

  flush(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    for (const beat of this.waiting.splice(0)) this.hand.show(beat);
    this.hand.idle?.();
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
    this.timer = undefined;
    this.waiting = [];
  }

  private next(): void {
    while (this.waiting.length > 0) {
      const beat = this.waiting.shift()!;
      this.hand.show(beat);
      const time = this.hand.pause(beat, this.waiting.length);
      if (time > 0) {
        this.timer = setTimeout(() => {
          this.timer = undefined;
          this.next();
        }, time);
        return;
      }
    }
    this.hand.idle?.();
  }
}
