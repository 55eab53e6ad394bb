// The hand of the player: what may be done now, which figure is held, what it points at, and what the server says of it.
import { untrack } from 'svelte';
import type { Replies } from '../lib/protocol.gen';
import { standingSteps, type MatchModel } from '../lib/match.svelte';
import { Refused } from '../lib/refused';
import { settings } from '../lib/settings.svelte';
import { hasFacing, indexChoices, isAttack, nextFigure, type ChoiceIndex } from './choices';
import { amendName } from './amend';
import { bearersOf } from './bearers';
import { crewOf, figureAt, placeNameOf, seatOf, unitOf } from './ground';
import { guessNotation } from './guess';
import {
  isVehicle,
  typeOf,
  type Choice,
  type Facing,
  type Overlay,
  type Pending,
  type Picture,
  type Scene,
  type Stage,
} from './mfm';
import type { Playback } from './playback.svelte';
import { readPlace } from './places';
import { t } from './words';

export type Preview = Omit<Replies['preview'], 'picture'> & { picture: Picture };

export interface Aim {
  place: string;
  target?: number;
  choices: Choice[];
  /** Held by a tap, a key or an open menu: it stays when the pointer leaves. */
  held: boolean;
}
export interface Notice {
  text: string;
  rule?: string;
  place?: string;
}
export type Pointer = 'mouse' | 'touch' | 'key';

const NONE: ChoiceIndex = indexChoices([], { figures: [] });
const PREVIEW_AFTER = 60; // ms of rest before the server is asked

const isRisky = (choice: Choice) => isAttack(choice) || choice.kind === 'ram';
const isTurn = (choice: Choice) => choice.steps === 0 && hasFacing(choice);

/** For a component's script: new choices whenever the table has moved on, and anew in another language. */
export function followChoices(desk: Desk): void {
  $effect(() => {
    void [desk.match.n, desk.match.turn, desk.match.you, desk.match.status, settings.language];
    untrack(() => void desk.refresh());
  });
}

export class Desk {
  index: ChoiceIndex = $state.raw(NONE);
  seat: number | undefined = $state();
  selected: number | undefined = $state();
  aim: Aim | undefined = $state.raw();
  /** Which of several actions with the same aim is looked at. */
  looked: number = $state(0);
  preview: Preview | undefined = $state.raw();
  notice: Notice | undefined = $state.raw();
  /** Why the turn cannot be ended now, as the server says it. */
  mustGoOn: Notice | undefined = $state.raw();
  sending: boolean = $state(false);
  /** "Edit the table": the next clicks name a figure (or move the chest) and the field it shall stand on. */
  amending: 'figure' | 'chest' | undefined = $state();
  /** The field under pointer or cursor, for the card of the terrain. */
  place: string | undefined = $state();
  storey: number = $state(0);
  overlays: { own: boolean; enemy: boolean } = $state({ own: false, enemy: false });
  shade: { own?: Overlay; enemy?: Overlay } = $state.raw({});

  /** Whose hands are on the chest. */
  readonly bearers: number[] = $derived.by(() => {
    if (this.scene.chest === undefined) return [];
    return bearersOf(standingSteps(this.match.steps.filter((step) => step.n <= this.playback.told)), this.scene);
  });

  private previews = new Map<string, Promise<Preview>>();
  private asking: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly match: MatchModel,
    readonly playback: Playback,
  ) {}

  get stage(): Stage {
    return this.match.stage as unknown as Stage;
  }
  get scene(): Scene {
    return this.playback.scene as unknown as Scene;
  }
  /** Whether what may be chosen belongs to what is shown. */
  get open(): boolean {
    return this.match.myTurn && this.playback.current && !this.sending && this.index !== NONE;
  }
  /** The side this browser looks from: the one to decide, else its own, else the first. */
  get side(): number {
    const seat = this.seat ?? this.match.you[0];
    return (seat !== undefined && this.match.seat(seat)?.side) || 1;
  }
  get choice(): Choice | undefined {
    return this.aim?.choices[this.looked] ?? this.aim?.choices[0];
  }
  /** Those of the aim that differ in where the board looks in the end. */
  get turns(): Choice[] {
    const turns = (this.aim?.choices ?? []).filter(hasFacing);
    return turns.length > 1 || turns[0]?.steps === 0 ? turns : [];
  }
  /** What this player has to answer now, in somebody's turn. */
  get pending(): Pending | undefined {
    const { pending } = this.scene;
    return this.open && pending?.seats.includes(this.seat ?? 0) ? pending : undefined;
  }
  get mine() {
    return this.selected === undefined || !this.open || this.amending
      ? undefined
      : this.index.figures.get(this.selected);
  }

  /** Asks for the choices, if the table waits for this browser. */
  async refresh(): Promise<void> {
    const { n, myTurn, mine } = this.match;
    this.previews.clear();
    this.index = NONE;
    this.mustGoOn = undefined;
    this.seat = myTurn ? mine[0] : undefined;
    this.leave(true);
    if (!myTurn) {
      if (!this.match.playing) this.selected = undefined;
      return;
    }
    try {
      const { seat, answer } = await this.askChoices(mine);
      if (answer.n !== this.match.n || n !== this.match.n) return;
      this.seat = seat;
      this.index = indexChoices(answer.choices as Choice[], this.match.scene as unknown as Scene, this.stage);
      const held = this.selected;
      if (held !== undefined && !this.index.figures.has(held)) this.selected = undefined;
      if (!this.index.pass && this.match.scene.phase === 'play' && !this.match.turn.reaction) void this.askWhyGoOn(n);
    } catch (error) {
      this.tell(error);
    }
  }

  /** In secret the table does not tell who has decided: of several seats held here it is the first that can still choose. */
  private async askChoices(mine: readonly number[]): Promise<{ seat?: number; answer: Replies['choices'] }> {
    let answer = await this.match.choices(mine[0]);
    let seat = mine[0];
    for (const next of this.match.turn.secret ? mine.slice(1) : []) {
      if (answer.choices.length > 0) break;
      answer = await this.match.choices(next);
      seat = next;
    }
    return { seat, answer };
  }

  async refreshShade(): Promise<void> {
    const { own, enemy } = this.overlays;
    const side = this.side;
    const ask = async (wanted: boolean, of: number) =>
      wanted ? ((await this.match.overlay(of)).overlay as unknown as Overlay) : undefined;
    try {
      const [mine, theirs] = await Promise.all([ask(own, side), ask(enemy, 3 - side)]);
      this.shade = { own: mine, enemy: theirs };
    } catch (error) {
      this.tell(error);
    }
  }

  select(figure: number | undefined): void {
    this.selected = figure;
    this.leave(true);
    this.notice = undefined;
    const at = figure === undefined ? undefined : placeNameOf(this.stage, this.scene, figure);
    const place = at === undefined ? undefined : readPlace(at);
    if (place) this.storey = place.storey;
  }

  /** From a mount or chariot to those aboard, one after the other, and round again. */
  selectAboard(): number | undefined {
    if (this.selected === undefined) return undefined;
    const unit = unitOf(this.scene, this.selected);
    const all = [unit, ...crewOf(this.scene, unit)];
    const able = all.filter((one) => one === unit || !this.open || this.index.figures.has(one));
    const whole = this.open && this.index.figures.has(unit) ? able : all;
    const next = whole[(whole.indexOf(this.selected) + 1) % whole.length];
    this.select(next);
    return next;
  }

  /** The ring of arrows for a turn on the spot. */
  turnHere(): void {
    const spot = this.mine && [...this.mine.fields].find(([, [first]]) => first?.steps === 0);
    if (spot) this.take({ place: spot[0], choices: spot[1], held: true });
  }

  /** Of the aim: to look this way in the end. */
  lookTo(facing: Facing): boolean {
    const found = this.aim?.choices.findIndex((choice) => hasFacing(choice) && choice.facing === facing) ?? -1;
    if (found < 0) return false;
    if (found !== this.looked) this.preview = undefined; // its picture is of another ground
    this.look(found);
    return true;
  }

  selectNext(): number | undefined {
    if (!this.open) return undefined;
    const next = nextFigure(this.index, this.selected, this.scene);
    this.select(next);
    return next;
  }

  /** The pointer or the cursor is over a field. */
  point(place: string | undefined): void {
    this.place = place;
    if (this.aim?.held) return;
    const found = place === undefined ? undefined : this.aimAt(place);
    if (found?.place === this.aim?.place && found?.choices === this.aim?.choices) return;
    this.take(found);
  }

  /** Lets go of what was aimed at; a held aim only when told so. */
  leave(force = false): void {
    if (force || !this.aim?.held) this.take(undefined);
  }

  look(choice: number): void {
    this.looked = choice;
    this.ask();
  }

  click(place: string, pointer: Pointer): void {
    this.place = place;
    this.notice = undefined;
    if (this.amending) return this.amendAt(place);
    const aim = this.aimAt(place);
    if (aim) return this.choose(aim, pointer);
    const there = figureAt(this.stage, this.scene, place);
    if (there !== undefined && this.selected !== undefined && unitOf(this.scene, this.selected) === there)
      return this.clickAgain(there);
    if (this.pending?.places) return void this.askWhyNot(place);
    if (there !== undefined && this.open && this.index.figures.has(there)) return this.select(there);
    if (this.selected !== undefined && this.ownsSelected()) return void this.askWhyNot(place);
    if (there !== undefined) this.select(there);
    else this.select(undefined);
  }

  // Once more on the same mount or chariot: those aboard in turn, then nobody.
  private clickAgain(unit: number): void {
    if (!isVehicle(typeOf(this.stage, unit))) return this.select(undefined);
    if (this.selectAboard() === unit) this.select(undefined);
  }

  async act(choice: Choice): Promise<boolean> {
    if (this.sending) return false;
    this.sending = true;
    this.leave(true);
    try {
      await this.match.act(choice.do, this.seat);
      const to = choice.kind === 'climb' ? readPlace(choice.to ?? '') : undefined;
      if (to) this.storey = to.storey;
      if (choice.kind === 'put') this.select(undefined);
      return true;
    } catch (error) {
      this.tell(error, choice.to);
      return false;
    } finally {
      this.sending = false;
    }
  }

  async undo(): Promise<void> {
    await this.try(() => this.match.undo(this.seat));
  }

  async try(what: () => Promise<unknown>): Promise<boolean> {
    try {
      await what();
      return true;
    } catch (error) {
      this.tell(error);
      return false;
    }
  }

  tell(error: unknown, place?: string): void {
    if (error instanceof Refused) this.notice = { text: error.message, rule: error.rule, place };
    else throw error;
  }

  private ownsSelected(): boolean {
    return this.open && seatOf(this.stage, this.scene, this.selected!) === this.seat;
  }

  private aimAt(place: string): Aim | undefined {
    const mine = this.mine;
    if (!mine || this.amending) return undefined;
    const target = figureAt(this.stage, this.scene, place);
    const attacks = target === undefined ? undefined : mine.targets.get(target);
    if (attacks) return { place: placeNameOf(this.stage, this.scene, target!)!, target, choices: attacks, held: false };
    const moves = mine.fields.get(place);
    if (!moves) return this.aimAtGhost(place);
    // All fields of one end place are one aim.
    const [home] = [...mine.fields].find(([, choices]) => choices === moves)!;
    return { place: home, choices: moves, held: false };
  }

  /** What is held stays so when the ground it will cover is clicked. */
  private aimAtGhost(place: string): Aim | undefined {
    return this.aim?.held && this.turns.length > 0 && this.preview?.picture.covers?.includes(place)
      ? { ...this.aim, held: false }
      : undefined;
  }

  // A mouse has shown what it hovers over, so one click is enough; a finger shows first and acts with the second tap.
  private choose(aim: Aim, pointer: Pointer): void {
    const again = this.aim?.place === aim.place && (pointer !== 'touch' || this.aim.held);
    // Where only the facing is open, a second click leaves it as it is shown.
    const shown = this.aim?.held && this.turns.length > 0 ? this.choice : undefined;
    const only = aim.choices.length === 1 ? aim.choices[0] : shown;
    // The banner has asked: the field is the answer.
    if (only?.kind === 'put') return void this.act(only);
    const quick = pointer !== 'key' || !only || !isRisky(only) || this.aim?.held;
    if (only && again && quick && (!isTurn(only) || this.aim?.held)) void this.act(only);
    else this.take({ ...aim, held: true });
  }

  private take(aim: Aim | undefined): void {
    const changed = aim?.place !== this.aim?.place;
    this.aim = aim;
    if (changed) {
      this.looked = 0;
      this.preview = undefined;
    }
    if (aim) this.ask();
    else clearTimeout(this.asking);
  }

  private ask(): void {
    clearTimeout(this.asking);
    const wanted = this.choice;
    if (!wanted) return;
    this.asking = setTimeout(async () => {
      try {
        const preview = await this.previewOf(wanted.do);
        if (this.choice === wanted) this.preview = preview;
      } catch (error) {
        this.previews.delete(wanted.do);
        if (error instanceof Refused && error.code !== 'connection') this.tell(error, this.aim?.place);
      }
    }, PREVIEW_AFTER);
  }

  previewOf(action: string): Promise<Preview> {
    let preview = this.previews.get(action);
    if (!preview) {
      preview = this.match.preview(action, this.seat) as unknown as Promise<Preview>;
      this.previews.set(action, preview);
    }
    return preview;
  }

  private async askWhyGoOn(n: number): Promise<void> {
    try {
      await this.match.preview('pass', this.seat);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (n === this.match.n && error.code === 'refused') this.mustGoOn = { text: error.message, rule: error.rule };
    }
  }

  private async askWhyNot(place: string): Promise<void> {
    this.leave(true);
    const guess = guessNotation(this.stage, this.scene, this.selected!, place);
    if (!guess) return;
    try {
      await this.match.preview(guess, this.seat);
      this.notice = { text: t('why.unknown'), place };
    } catch (error) {
      this.tell(error, place);
    }
  }

  /** Proposes a change against the rules; where nobody else has to agree it is done at once. */
  amend(change: string): void {
    this.stopAmending();
    void this.try(() => this.match.offer('override', { amend: change }));
  }

  stopAmending(): void {
    this.amending = undefined;
    this.select(undefined);
  }

  private amendAt(place: string): void {
    const there = figureAt(this.stage, this.scene, place);
    if (this.amending === 'chest') return this.amend(`chest to ${place}`);
    if (this.selected === undefined || there !== undefined) return this.select(there);
    this.amend(`${amendName(this.stage, this.selected)} to ${place}`);
  }
}
