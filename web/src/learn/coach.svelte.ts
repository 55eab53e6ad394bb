// The coach at work: knows the present lesson, watches the table, and goes on when the pupil has done it.
import type { MatchModel } from '../lib/match.svelte';
import { ruleShown } from '../lib/rules.svelte';
import { settings } from '../lib/settings.svelte';
import type { Playback } from '../table/playback.svelte';
import { isEmpty, placeOf, stateOf, type Common, type Course, type Lesson, type State, type Target } from './course';
import { keepProgress, type Progress } from './progress';

const PRAISE = 1600; // ms in which what was done must stay done, and can be enjoyed

export class Coach<Seen extends Common = Common> {
  number: number = $state(0);
  since: number = $state(0);
  /** The pupil had done it before the lesson began: it is told all the same, and "Next" goes on. */
  already: boolean = $state(false);
  hinted: boolean = $state(false);
  /** The lesson at which the game ended, before all had been told. */
  left: number | undefined = $state();
  private readRule: boolean = $state(false);
  /** A lesson with something to read was done: it stays so until the pupil goes on. */
  private reached: boolean = $state(false);

  readonly lesson: Lesson<Seen> = $derived.by(() => this.course.lessons[this.number]!);
  readonly seen: Seen | undefined = $derived.by(() => this.look(this.readRule));
  readonly state: State = $derived.by(() =>
    this.reached ? 'done' : this.seen ? stateOf(this.lesson, this.seen, this.since, this.already) : 'read',
  );
  readonly target: Target | undefined = $derived.by(() => this.aimOf());

  private wasOver: boolean | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly course: Course<Seen>,
    readonly match: MatchModel,
    readonly playback: Playback,
    /** What the course sees of its table now. */
    private readonly look: (readRule: boolean) => Seen | undefined,
    progress: Progress,
    /** Lays the table of a lesson that is not played at this one, or this one anew. */
    private readonly lay: (lesson: string) => void = () => undefined,
  ) {
    this.number = placeOf(course, progress.lesson);
    this.since = progress.since;
  }

  get last(): number {
    return this.course.lessons.length - 1;
  }
  /** An exercise of its own, not the game with which the course ends. */
  get exercise(): boolean {
    return this.lesson.table !== undefined;
  }
  /** A friendly word if the pupil does something else than asked. */
  get astray(): string | undefined {
    return this.seen && this.state === 'now' ? this.lesson.astray?.(this.seen, this.since) : undefined;
  }

  private aimOf(): Target | undefined {
    const seen = this.seen;
    if (!seen || this.state === 'done' || this.playback.thrown) return undefined;
    const help = this.hinted ? this.lesson.help?.(seen) : undefined;
    if (!isEmpty(help)) return help;
    return this.state === 'read' || this.state === 'now' ? this.lesson.target?.(seen) : undefined;
  }

  /** For effects: a game that ends before all has been told is the end of the course. */
  watchEnd(): void {
    const seen = this.seen;
    if (!seen) return;
    if (seen.over && this.wasOver === false && this.number < this.last && !this.exercise) {
      const from = this.number;
      this.timer = setTimeout(() => {
        if (this.course.lessons[from]!.id !== 'play') this.left = from;
        this.go(this.last);
      }, settings.lasts(PRAISE));
    }
    this.wasOver = seen.over;
  }

  /** For effects: goes on a while after the lesson is done, if it still is, whatever else happens at the table meanwhile. */
  watch(): (() => void) | void {
    if (this.state !== 'done') return;
    if (this.lesson.linger) return void (this.reached = true);
    const timer = setTimeout(
      () => {
        this.wentOn = performance.now();
        this.go(this.number + 1);
      },
      Math.max(700, settings.lasts(PRAISE)),
    );
    return () => clearTimeout(timer);
  }

  private wentOn = -Infinity;
  private wasReading = false;
  watchRules(): void {
    const reading = ruleShown.now !== undefined;
    if (this.wasReading && !reading) this.readRule = true;
    this.wasReading = reading;
  }

  /** The pupil goes on. A press meant for a lesson that ended by itself a moment ago does not skip the next one. */
  onward(): void {
    if (performance.now() - this.wentOn > 500) this.go(this.number + 1);
  }

  again(): void {
    this.lay(this.lesson.id);
  }

  go(number: number): void {
    const next = this.course.lessons[Math.max(0, Math.min(this.last, number))]!;
    if (next.table !== this.lesson.table) return this.lay(next.id);
    // Whoever did both at once, aimed and attacked in one go, need not do it again.
    const before = number === this.number + 1 ? this.since : this.playback.told;
    this.number = Math.max(0, Math.min(this.last, number));
    this.since = this.playback.told;
    this.readRule = false;
    this.reached = false;
    this.hinted = false;
    this.already = false;
    const seen = this.seen;
    this.already = seen !== undefined && (this.lesson.done?.(seen, before) ?? false);
    this.keep();
  }

  keep(ended = false): void {
    keepProgress(
      {
        match: this.match.id,
        lesson: this.lesson.id,
        since: this.since,
        ...(this.course.tables ? { table: this.lesson.table ?? '' } : {}),
        ...(ended ? { ended: true } : {}),
      },
      this.course,
    );
  }

  stop(): void {
    clearTimeout(this.timer);
  }
}
