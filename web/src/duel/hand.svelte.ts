// What a player is about to decide: dice that are marked, wards that are laid, a plan; and the decision it would be.
import { Refused } from '../lib/refused';
import type { Desk, Notice } from '../table/desk.svelte';
import {
  bestWard,
  bundleFor,
  bundleText,
  groupFor,
  groupText,
  mayWard,
  shotGroup,
  shotsFor,
  strongestGroup,
  turnDie,
  turnTogether,
  turnWound,
  usualWave,
  wardFor,
  wardText,
  woundsFor,
} from './marks';
import type { Choice, DieState, Picture, Scene, Stage, Value, Ward } from './types';
import { t } from './words';

const PLAIN = new Set([
  'aim',
  'evade',
  'stay',
  'wait',
  'pass',
  'strike',
  'fell',
  'flee',
  'spare',
  'leave',
  'refuse',
  'enough',
]);
const BUNDLES = new Set(['score', 'keep', 'wave']);
export type Role = 'take' | 'pay';

export class Hand {
  /** Marked dice of the fighter who decides. */
  marks: Map<number, Role> = $state.raw(new Map());
  wards: Ward[] = $state.raw([]);
  /** The attack against which the next dice are laid. */
  slot: number | undefined = $state();
  woundOf: number[] = $state.raw([]);
  plan: { speed: number; target: number | undefined; takeUp: boolean } = $state.raw({
    speed: 0,
    target: undefined,
    takeUp: false,
  });
  /** Run dice left out of a shot. */
  leftOut: number = $state(0);
  why: Notice | undefined = $state.raw();
  /** A decision that is legal though nobody listed it: a defence that is not the best of its kind. */
  unlisted: string | undefined = $state();
  values: Map<string, Value> = $state.raw(new Map());
  /** Values are wished for; `valued`: and have come. */
  valuing: boolean = $state(false);
  valued: boolean = $state(false);

  /** Of several that are written alike one is enough. */
  readonly choices: Choice[] = $derived.by(() => {
    const all = this.desk.open ? (this.desk.index.all as unknown as Choice[]) : [];
    return [...new Map(all.map((choice) => [choice.do, choice])).values()];
  });

  private asked = '';

  constructor(readonly desk: Desk) {}

  get stage(): Stage {
    return this.desk.stage as unknown as Stage;
  }
  get scene(): Scene {
    return this.desk.scene as unknown as Scene;
  }
  /** The place of the fighter who decides here and now. */
  get fighter(): number | undefined {
    return this.desk.open && this.desk.seat !== undefined ? this.desk.seat - 1 : undefined;
  }
  get dice(): DieState[] {
    return this.fighter === undefined ? [] : (this.scene.fighters[this.fighter]?.dice ?? []);
  }
  /** What dice or wards are laid for; undefined where only buttons are to be pressed. */
  get kind(): string | undefined {
    return this.choices.find(({ kind }) => !PLAIN.has(kind))?.kind;
  }
  get buttons(): Choice[] {
    return this.choices.filter(({ kind }) => PLAIN.has(kind) || kind === 'attack' || kind === 'share');
  }
  get attackValues(): Map<number, number> {
    return new Map((this.scene.attack?.attacks ?? []).filter((one) => one.named).map((one) => [one.die, one.value]));
  }
  get taken(): number[] {
    return this.placesOf('take');
  }
  get paid(): number[] {
    return this.placesOf('pay');
  }
  get debts(): number {
    return this.fighter === undefined ? 0 : (this.scene.fighters[this.fighter]?.debts ?? 0);
  }
  get shots(): Choice[] {
    return this.kind === 'shoot' ? shotsFor(this.choices, this.dice, this.taken, this.paid) : [];
  }

  /** The listed decision that lies on the table. */
  get candidate(): Choice | undefined {
    const { kind, choices, dice } = this;
    if (kind === undefined) return undefined;
    if (BUNDLES.has(kind)) return bundleFor(choices, kind, dice, this.taken);
    if (kind === 'group') return groupFor(choices, dice, this.taken, this.paid);
    if (kind === 'shoot')
      return this.shots.find((shot) => (shot.leftOut?.length ?? 0) === this.leftOut) ?? this.shots[0];
    if (kind === 'ward') return wardFor(choices, this.wards, dice, this.attackValues);
    if (kind === 'wounds') return woundsFor(choices, this.scene.damage?.faces ?? [], this.woundOf);
    if (kind === 'prepare') return choices.find((choice) => this.isPlan(choice));
    return undefined;
  }

  /** Begins anew with every question; what the others decide meanwhile leaves marks as they are. */
  follow(): void {
    if (this.choices.length === 0) return;
    const { seat, match } = this.desk;
    const last = match.steps.findLast((step) => step.seat === seat || step.undo !== undefined)?.n ?? 0;
    const asked = [seat, last, ...this.choices.map((choice) => choice.do)].join();
    if (asked === this.asked) return;
    this.asked = asked;
    this.begin();
  }

  /** Begins with what one would usually do; nothing is decided by that. */
  private begin(): void {
    this.marks = new Map();
    this.wards = [];
    this.slot = undefined;
    this.leftOut = 0;
    this.why = this.unlisted = undefined;
    this.values = new Map();
    this.valuing = this.valued = false;
    const { kind, choices, dice } = this;
    if (kind === 'score') this.take(dice.flatMap((die, at) => (die.fresh && die.face === 1 ? [at] : [])));
    if (kind === 'wave') this.take(usualWave(choices, dice)?.dice ?? []);
    if (kind === 'group') {
      const best = strongestGroup(choices, dice);
      this.take(best?.dice ?? [], best?.paid ?? []);
    }
    if (kind === 'shoot') {
      const best = choices.reduce<Choice | undefined>(
        (a, b) => ((b.result ?? -1) > (a?.result ?? -1) ? b : a),
        undefined,
      );
      if (best) this.take(shotGroup(best), best.paid ?? []);
    }
    if (kind === 'ward') {
      this.wards = (bestWard(choices)?.wards ?? []).map((ward) => ({ ...ward }));
      const met = new Set(this.wards.flatMap((ward) => ward.attacks));
      this.slot = [...this.attackValues.keys()].find((attack) => !met.has(attack)) ?? [...this.attackValues.keys()][0];
    }
    if (kind === 'wounds') this.woundOf = [...choices].sort((a, b) => woundCount(a) - woundCount(b))[0]?.woundOf ?? [];
    if (kind === 'prepare') this.beginPlan();
  }

  /** Whether a die of the deciding fighter can be clicked, and if not, why it lies as it does. */
  clickable(place: number): boolean {
    const die = this.dice[place];
    if (!die) return false;
    switch (this.kind) {
      case 'score':
        return die.fresh === true && die.face !== 1;
      case 'keep':
      case 'group':
      case 'shoot':
        return die.scored === true && die.face !== 1;
      case 'wave':
        return die.group === true && !die.spent;
      case 'ward':
        return mayWard(die);
      default:
        return false;
    }
  }

  locked(place: number): boolean {
    return this.kind === 'score' && this.dice[place]?.fresh === true && this.dice[place]?.face === 1;
  }

  click(place: number): void {
    if (!this.clickable(place)) return;
    if (this.kind === 'ward') {
      if (this.slot !== undefined) this.wards = turnDie(this.wards, this.slot, place);
    } else {
      const marks = new Map(this.marks);
      const next = this.nextRole(place, marks.get(place));
      if (next) marks.set(place, next);
      else marks.delete(place);
      this.marks = marks;
    }
    this.changed();
  }

  /** Lays a die against an attack, wherever it lay before. */
  put(attack: number, die: number): void {
    this.slot = attack;
    if (!this.wards.some((ward) => ward.attacks.includes(attack) && ward.dice.includes(die))) this.click(die);
  }

  clickTogether(attack: number, other: number): void {
    this.wards = turnTogether(this.wards, attack, other);
    this.changed();
  }
  clear(): void {
    this.wards = [];
    this.changed();
  }

  clickWound(die: number): void {
    this.woundOf = turnWound(this.scene.damage?.faces ?? [], this.woundOf, die);
    this.changed();
  }

  /** Lays what a listed decision says. */
  lay(choice: Choice): void {
    if (choice.kind === 'ward') this.wards = (choice.wards ?? []).map((ward) => ({ ...ward }));
    else if (choice.kind === 'wounds') this.woundOf = choice.woundOf ?? [];
    else if (choice.kind === 'shoot') {
      this.take(shotGroup(choice), choice.paid ?? []);
      this.leftOut = choice.leftOut?.length ?? 0;
    } else this.take(choice.dice ?? [], choice.paid ?? []);
    this.changed();
  }

  set(plan: Partial<Hand['plan']>): void {
    const next = { ...this.plan, ...plan };
    if (plan.takeUp) next.target = undefined;
    if (plan.target !== undefined) next.takeUp = false;
    this.plan = next;
    this.changed();
  }

  act(choice: Choice | undefined = this.candidate): void {
    if (choice) void this.desk.act(choice as never);
    else if (this.unlisted) void this.desk.act({ do: this.unlisted, kind: 'ward' } as never);
  }

  valueOf(choice: Choice | undefined): Value | undefined {
    return choice && this.values.get(choice.do);
  }

  /** Asks for the values of all decisions, on demand. */
  async askValues(): Promise<void> {
    const { fighter } = this;
    if (fighter === undefined) return;
    const { n } = this.desk.match;
    this.valuing = true;
    this.valued = false;
    await this.desk.try(async () => {
      const answer = await this.desk.match.overlay(this.stage.fighters[fighter]!.side + 1);
      const list = (answer.overlay as { values?: { fighter: number; do: string; value: Value }[] }).values ?? [];
      if (n !== this.desk.match.n) return;
      this.values = new Map(list.filter((one) => one.fighter === fighter).map((one) => [one.do, one.value]));
      this.valued = true;
    });
  }

  async picture(choice: Choice): Promise<Picture | undefined> {
    try {
      return (await this.desk.previewOf(choice.do)).picture as unknown as Picture;
    } catch (error) {
      if (error instanceof Refused) return undefined;
      throw error;
    }
  }

  private changed(): void {
    this.why = this.unlisted = undefined;
    if (this.kind !== 'prepare' && !this.candidate) void this.askWhy(this.written());
  }

  /** What is laid now, as the notation writes it. */
  private written(): string {
    const { kind, dice } = this;
    if (kind === 'ward') return wardText(this.wards, dice, this.attackValues);
    if (kind === 'group' || kind === 'shoot') return groupText(kind, dice, this.taken, this.paid);
    return bundleText(kind ?? '', dice, this.taken);
  }

  private async askWhy(action: string): Promise<void> {
    const still = () => action === this.written();
    try {
      await this.desk.match.preview(action, this.desk.seat);
      if (still() && this.kind === 'ward') this.unlisted = action;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (still()) this.why = { text: error.message || t('why.not'), rule: error.rule };
    }
  }

  private nextRole(place: number, role: Role | undefined): Role | undefined {
    const pays = (this.kind === 'group' || this.kind === 'shoot') && this.debts > 0 && this.dice[place]!.face >= 4;
    if (role === undefined) return 'take';
    return role === 'take' && pays ? 'pay' : undefined;
  }

  private take(places: readonly number[], paid: readonly number[] = []): void {
    this.marks = new Map([
      ...places.map((place): [number, Role] => [place, 'take']),
      ...paid.map((place): [number, Role] => [place, 'pay']),
    ]);
  }

  private placesOf(role: Role): number[] {
    return [...this.marks].filter(([, one]) => one === role).map(([place]) => place);
  }

  private isPlan(choice: Choice): boolean {
    const { speed, target, takeUp } = this.plan;
    return choice.speed === speed && choice.target === target && choice.takeUp === takeUp;
  }

  // An archer takes the nearest enemy, everybody else goes ahead.
  private beginPlan(): void {
    const { choices, fighter, scene } = this;
    const own = scene.fighters[fighter!]!;
    const gap = (one: number) => Math.abs(scene.fighters[one]!.place - own.place);
    const targets = [...new Set(choices.flatMap(({ target }) => target ?? []))].sort((a, b) => gap(a) - gap(b));
    const takeUp = choices.some((choice) => choice.takeUp);
    const fastest = Math.max(...choices.map(({ speed }) => speed ?? 0));
    const target = takeUp ? undefined : targets[0];
    this.plan = { speed: target === undefined ? fastest : 0, target, takeUp };
    if (!this.candidate) this.plan = { speed: 0, target: undefined, takeUp: false };
  }
}

const woundCount = (choice: Choice) => new Set(choice.woundOf ?? []).size;
