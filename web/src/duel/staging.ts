// What happens between two scenes of the server: dice as they fall, a defence before its attacks are gone.
import type { MatchModel } from '../lib/match.svelte';
import type { JsonObject, Step } from '../lib/protocol.gen';
import type { Staging } from '../table/playback.svelte';
import { eventName, type Throw } from '../table/throws';
import { readWards } from './marks';
import type { DieState, FighterState, Scene } from './types';

/** What dice were thrown for, by the first thing that is told of them. */
export type Purpose = 'hand' | 'damage' | 'reroll' | 'target' | 'reaction' | 'evasion' | 'dieOff' | 'other';

const PURPOSES: Record<string, Purpose> = {
  rolls: 'hand',
  'rolls-damage': 'damage',
  rerolls: 'reroll',
  'target-is': 'target',
  notices: 'reaction',
  'notices-not': 'reaction',
  'target-rises': 'evasion',
  'dies-off': 'dieOff',
};

export interface Told {
  purpose: Purpose;
  /** The fighter the sentence is about. */
  who?: number;
}

export function toldOf(events: Step['events']): Told {
  for (const event of events ?? []) {
    const purpose = PURPOSES[eventName(event)];
    if (purpose) return { purpose, who: event.pieces?.[0] };
  }
  return { purpose: 'other' };
}

/** Numbers of a score that stands in the steps before: it counts before the rest is rolled again. */
function scoredIn(steps: readonly Step[], before: number, seat: number): number[] {
  for (const step of steps.filter((one) => one.n < before).reverse()) {
    if (step.seat === seat && step.do?.startsWith('score ')) return step.do.split(' ').slice(1).map(Number);
    if (step.faces && step.events?.some((event) => eventName(event) === 'rolls' && event.pieces?.[0] === seat - 1))
      return [];
  }
  return [];
}

/** A fighter's hand after a throw: what counts stays in front, the thrown dice follow from high to low. */
export function handAfter(dice: readonly DieState[], faces: readonly number[], count: number, scored: number[] = []) {
  const kept = dice.filter((die) => die.scored).map(({ face }): DieState => ({ face, scored: true }));
  for (const face of kept.length + faces.length < count ? scored : []) kept.push({ face, scored: true });
  // A new phase begins with an empty hand.
  const aside = kept.slice(0, Math.max(0, count - faces.length));
  const thrown = [...faces].sort((a, b) => b - a).map((face): DieState => ({ face, fresh: true }));
  return [...aside, ...thrown];
}

const lastNumber = (text: string) => Number(/(\d+)\D*$/.exec(text)?.[1] ?? 0);

/** What a step did to the fighters, as it was told: wounds, vitality, armour, who is out. */
export function hurt(scene: Scene, step: Step | undefined): Scene {
  let { fighters } = scene;
  for (const event of step?.events ?? []) {
    const who = event.pieces?.[0];
    const name = eventName(event);
    const change = (of: Partial<FighterState>) =>
      (fighters = fighters.map((one, at) => (at === who ? { ...one, ...of } : one)));
    const before = who === undefined ? undefined : fighters[who];
    if (!before) continue;
    if (name.startsWith('wound-') && (event.number?.value ?? 0) > 0) change({ wounds: before.wounds + 1 });
    if (name === 'vitality-left') change({ vitality: lastNumber(event.text) });
    if (name === 'armour-worn') change({ quality: lastNumber(event.text) });
    if (name === 'is-out') change({ marks: [...before.marks, 'out'], dice: [] });
  }
  return { ...scene, fighters };
}

export class DuelStaging implements Staging {
  // What the step shown last has done is seen when it has been read: with the next one.
  private shown: { scene: JsonObject; step: Step } | undefined;

  constructor(private readonly match: MatchModel) {}

  after(held: JsonObject, step: Step): JsonObject {
    const scene =
      this.shown?.scene === held ? hurt(held as unknown as Scene, this.shown.step) : (held as unknown as Scene);
    const after = (this.changed(scene, step) ?? { ...scene }) as unknown as JsonObject;
    this.shown = { scene: after, step };
    return after;
  }

  private changed(scene: Scene, step: Step): Scene | undefined {
    if (!scene.fighters) return undefined;
    if (step.do?.startsWith('ward ')) return this.warded(scene, step.do);
    const { purpose, who } = toldOf(step.events);
    return purpose === 'hand' && who !== undefined ? this.thrown(scene, step, who) : undefined;
  }

  decision(step: Step): number {
    return step.do?.startsWith('ward ') ? 1500 : 0;
  }

  reading(thrown: Throw): number {
    const { purpose } = toldOf(thrown.lines);
    const wounds = thrown.lines.filter((event) => eventName(event).startsWith('wound-')).length;
    if (purpose === 'damage' || purpose === 'reroll') return 1300 + 700 * wounds;
    if (purpose === 'target' || purpose === 'evasion') return 2000;
    return purpose === 'hand' ? 350 : 1300;
  }

  private warded(scene: Scene, action: string): Scene {
    const { attack } = scene;
    if (!attack) return scene;
    const dice = scene.fighters[attack.defender]?.dice ?? [];
    const named = attack.attacks.filter((one) => one.named);
    const wards = readWards(action, dice, named);
    const met = new Set(wards.flatMap((ward) => ward.attacks));
    const used = new Set(wards.flatMap((ward) => ward.dice));
    return {
      ...scene,
      step: 'warded',
      fighters: scene.fighters.map((one, at) =>
        at === attack.defender
          ? { ...one, dice: one.dice.map((die, place) => (used.has(place) ? { ...die, spent: true } : die)) }
          : one,
      ),
      attack: {
        ...attack,
        wards,
        attacks: attack.attacks.map((one) => (one.named ? { ...one, unmet: !met.has(one.die) } : one)),
      },
    };
  }

  private thrown(scene: Scene, step: Step, who: number): Scene {
    const fresh = scene.fighters[who]!;
    const count = Math.max(fresh.combatDice, step.faces?.length ?? 0);
    const whole = (step.faces?.length ?? 0) >= fresh.combatDice;
    const scored = scoredIn(this.match.steps, step.n, who + 1);
    const dice = handAfter(whole ? [] : fresh.dice, step.faces ?? [], count, scored);
    return {
      ...scene,
      step: 'roll',
      attack: undefined,
      shot: undefined,
      damage: undefined,
      fighters: scene.fighters.map((one, at) => (at === who ? { ...one, dice } : one)),
    };
  }
}
