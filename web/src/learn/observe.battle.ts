// What the coach sees of a battle of L'Art de la Guerre: the hand at the table, and the told steps as deeds. Pure, so that it can
// be tested.
import type { ChoiceIndex } from '../battle/choices';
import type { Hand } from '../battle/hand.svelte';
import type { Show } from '../battle/shows.svelte';
import { readLegs, type Leg } from '../battle/legs';
import type { Scene, Stage } from '../battle/types';
import { standingSteps, type MatchModel } from '../lib/match.svelte';
import type { Step } from '../lib/protocol.gen';
import type { Playback } from '../table/playback.svelte';
import { eventName } from '../table/throws';
import type { Common } from './course';

/** What was decided or told: of decisions the words of the notation (docs/notation.md), of events their names. */
export interface BattleDeed {
  n: number;
  own: boolean;
  verb?: string;
  units: string[];
  legs: Leg[];
  told: string[];
}

export interface BattleSeen extends Common {
  stage: Stage;
  scene: Scene;
  index: ChoiceIndex;
  picked: readonly number[];
  /** The unit whose card lies open. */
  shown?: number;
  verb: string;
  target?: number;
  /** What the server says of the order that is drawn, and the rule where it refuses. */
  state: 'none' | 'asking' | 'good' | 'bad';
  rule?: string;
  shows: Record<Show, boolean>;
  deeds: readonly BattleDeed[];
}

export function battleDeeds(steps: readonly Step[], own: readonly number[]): BattleDeed[] {
  return standingSteps(steps).map((step) => {
    const [verb, who = ''] = step.do?.split(' ') ?? [];
    return {
      n: step.n,
      own: step.seat !== undefined && own.includes(step.seat),
      ...(verb === undefined ? {} : { verb }),
      units: who === '' ? [] : who.split('+'),
      legs: step.do === undefined ? [] : readLegs(step.do),
      told: (step.events ?? []).map(eventName),
    };
  });
}

export function lookAtBattle(
  match: MatchModel,
  hand: Hand,
  playback: Playback,
  readRule: boolean,
): BattleSeen | undefined {
  if (!match.known || !match.stage) return undefined;
  const { told } = playback;
  return {
    stage: hand.stage,
    scene: hand.scene,
    side: match.seat(match.you[0] ?? 1)?.side ?? 1,
    open: hand.open,
    over: match.status === 'finished' && playback.current,
    mayUndo: match.mayUndo && playback.current,
    readRule,
    index: hand.index,
    picked: hand.picked,
    shown: hand.shown ?? hand.picked[0],
    verb: hand.verb,
    target: hand.target,
    state: hand.state,
    rule: hand.state === 'bad' ? hand.verdict?.notice?.rule : undefined,
    shows: { ...hand.shows.on },
    deeds: battleDeeds(
      match.steps.filter((step) => step.n <= told),
      match.you,
    ),
  };
}

const after = (seen: BattleSeen, from: number) => seen.deeds.filter((deed) => deed.n > from);
export const ownDeeds = (seen: BattleSeen, from: number, ...verbs: string[]) =>
  after(seen, from).filter((deed) => deed.own && deed.verb !== undefined && verbs.includes(deed.verb));
export const did = (seen: BattleSeen, from: number, ...verbs: string[]) => ownDeeds(seen, from, ...verbs).length > 0;
export const told = (seen: BattleSeen, from: number, ...names: string[]) =>
  after(seen, from).some((deed) => deed.told.some((name) => names.includes(name)));
