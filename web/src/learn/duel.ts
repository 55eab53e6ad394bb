// The courses of 1192: a fight with sticks for all that happens in reach, and a crossbowman's watch for shooting. The dice
// are real, so lessons wait until the fight brings them up.
import type { MatchModel } from '../lib/match.svelte';
import type { Step } from '../lib/protocol.gen';
import type { Scene, Stage } from '../duel/types';
import type { Desk } from '../table/desk.svelte';
import type { Playback } from '../table/playback.svelte';
import { eventName } from '../table/throws';
import type { Common, Course, Lesson } from './course';
import { t } from './words';
import { duelWords, type DuelWord } from './words.duel';

/** What was decided or told: of decisions the first word of the notation (docs/notation.md), of events their name. */
export interface DuelDeed {
  n: number;
  own: boolean;
  did?: string;
  told: string[];
}

export interface DuelSeen extends Common {
  stage: Stage;
  scene: Scene;
  /** The kinds of the decisions that are open to the pupil. */
  kinds: ReadonlySet<string>;
  deeds: readonly DuelDeed[];
}

export function duelDeeds(steps: readonly Step[], own: readonly number[]): DuelDeed[] {
  return steps.map((step) => ({
    n: step.n,
    own: step.seat !== undefined && own.includes(step.seat),
    ...(step.do === undefined ? {} : { did: step.do.split(' ')[0]! }),
    told: (step.events ?? []).map(eventName),
  }));
}

export function lookAtDuel(match: MatchModel, desk: Desk, playback: Playback, readRule: boolean): DuelSeen | undefined {
  if (!match.known || !match.stage) return undefined;
  const told = playback.told;
  return {
    stage: match.stage as unknown as Stage,
    scene: playback.scene as unknown as Scene,
    side: match.seat(match.you[0] ?? 1)?.side ?? 1,
    open: desk.open,
    over: match.status === 'finished' && playback.current,
    mayUndo: match.mayUndo && playback.current,
    readRule,
    kinds: new Set(desk.open ? desk.index.all.map((choice) => choice.kind as string) : []),
    deeds: duelDeeds(
      match.steps.filter((step) => step.n <= told),
      match.you,
    ),
  };
}

const did = (seen: DuelSeen, since: number, ...words: string[]) =>
  seen.deeds.some((deed) => deed.own && deed.n > since && deed.did !== undefined && words.includes(deed.did));
const told = (seen: DuelSeen, since: number, ...names: string[]) =>
  seen.deeds.some((deed) => deed.n > since && deed.told.some((name) => names.includes(name)));
const asked =
  (...kinds: string[]) =>
  (seen: DuelSeen) =>
    kinds.some((kind) => seen.kinds.has(kind));

const question = () => ({ guide: 'question' }) as const;
const ownDice = () => ({ guide: 'dice' }) as const;
const log = () => ({ guide: 'log' }) as const;

type Id<Prefix extends string> = DuelWord extends infer Key
  ? Key extends `lesson.${Prefix}${infer Rest}.title`
    ? `${Prefix}${Rest}`
    : never
  : never;
type DuelLesson = Lesson<DuelSeen, Id<''>, DuelWord>;

const reasons: DuelLesson = {
  id: 'reasons',
  rules: [],
  beside: true,
  afterwards: true,
  target: log,
  done: (seen) => seen.readRule,
  hint: 'lesson.reasons.hint',
};

export const duelLessons: DuelLesson[] = [
  { id: 'goal', rules: ['D1', 'D14'], target: () => ({ guide: 'ground' }) },
  { id: 'dice', rules: ['D1', 'D4'], target: ownDice },
  {
    id: 'score',
    rules: ['N1', 'D4'],
    target: ownDice,
    done: (seen, since) => did(seen, since, 'score'),
    ready: asked('score'),
    wait: 'lesson.score.wait',
    hint: 'lesson.score.hint',
    help: question,
  },
  { id: 'ones', rules: ['D3'], target: ownDice },
  {
    id: 'declare',
    rules: ['N2', 'D4'],
    target: question,
    done: (seen, since) => did(seen, since, 'wait', 'attack'),
    ready: asked('wait', 'attack'),
    wait: 'lesson.declare.wait',
    hint: 'lesson.declare.hint',
  },
  {
    id: 'group',
    rules: ['D2', 'D3'],
    target: question,
    // Where there is only one way nobody is asked.
    done: (seen, since) => told(seen, since, 'groups', 'no-group'),
    ready: asked('group', 'score', 'wait', 'attack'),
    wait: 'lesson.group.wait',
    hint: 'lesson.group.hint',
  },
  { id: 'values', rules: ['D6'], target: () => ({ guide: 'ground' }) },
  {
    id: 'attack',
    rules: ['N3', 'D7'],
    target: question,
    done: (seen, since) => did(seen, since, 'wave') || ownAttackNamed(seen, since),
    ready: asked('wave', 'attack', 'score', 'group'),
    wait: 'lesson.attack.wait',
    hint: 'lesson.attack.hint',
  },
  {
    id: 'ward',
    rules: ['N3', 'D8', 'D10'],
    target: question,
    done: (seen, since) => did(seen, since, 'ward'),
    ready: asked('ward'),
    wait: 'lesson.ward.wait',
    hint: 'lesson.ward.hint',
    help: ownDice,
  },
  { id: 'counter', rules: ['D9', 'N4'] },
  {
    id: 'hit',
    rules: ['N5', 'D15'],
    target: question,
    done: (seen, since) => told(seen, since, 'rolls-damage', 'flees'),
    ready: asked('strike', 'refuse', 'attack', 'score', 'ward', 'group', 'wave'),
    wait: 'lesson.hit.wait',
    hint: 'lesson.hit.hint',
  },
  { id: 'damage', rules: ['D11', 'D12'], beside: true, target: log },
  { id: 'armour', rules: ['N6', 'D13', 'D14'] },
  reasons,
  { id: 'worth', rules: [], target: question },
  { id: 'bows', rules: ['D16', 'D17'] },
  { id: 'play', rules: ['D4', 'D15'], done: (seen) => seen.over, hint: 'lesson.play.hint', help: question },
  { id: 'finish', rules: [] },
];

/** The pupil's attack was named without a question: he had only one way. */
function ownAttackNamed(seen: DuelSeen, since: number): boolean {
  return told(seen, since, 'names') && seen.scene.attack?.attacker === seen.side - 1;
}

export const shotLessons: DuelLesson[] = [
  { id: 'watch', rules: ['F1', 'D16'], target: () => ({ guide: 'ground' }) },
  {
    id: 'aim',
    rules: ['D16', 'D17'],
    target: question,
    done: (seen, since) => did(seen, since, 'stand', 'slow', 'fast'),
    ready: asked('prepare'),
    wait: 'lesson.aim.wait',
    hint: 'lesson.aim.hint',
  },
  {
    id: 'scoreShot',
    rules: ['F1', 'D3'],
    target: ownDice,
    done: (seen, since) => did(seen, since, 'score'),
    ready: asked('score'),
    wait: 'lesson.scoreShot.wait',
    hint: 'lesson.scoreShot.hint',
    help: question,
  },
  {
    id: 'shoot',
    rules: ['F2', 'D16'],
    target: question,
    done: (seen, since) => did(seen, since, 'shoot'),
    ready: asked('shoot'),
    wait: 'lesson.shoot.wait',
    hint: 'lesson.shoot.hint',
  },
  { id: 'number', rules: ['F3', 'D17'], beside: true, target: log },
  { id: 'evade', rules: ['F4', 'D18'] },
  { id: 'arrow', rules: ['F5', 'F6'], beside: true, target: log },
  { id: 'legend', rules: ['D19'] },
  reasons,
  { id: 'near', rules: ['D17'] },
  { id: 'playShot', rules: ['D16'], done: (seen) => seen.over, hint: 'lesson.playShot.hint', help: question },
  { id: 'finishShot', rules: [] },
];

// A course speaks its own words, and those of the coach where it has none.
const speaks =
  (renamed: Record<string, DuelWord>): Course['say'] =>
  (key, values) => {
    const own = renamed[key] ?? key;
    return own in duelWords.de ? duelWords.say(own as DuelWord, values) : t(key as Parameters<typeof t>[0], values);
  };

export const duelCourse: Course<DuelSeen> = {
  id: '1192',
  game: '1192',
  setup: 'well',
  setupName: { de: 'Streit am Brunnen', en: 'Quarrel at the Well' },
  lessons: duelLessons,
  say: speaks({}),
};

export const shotCourse: Course<DuelSeen> = {
  id: 'archery',
  game: '1192',
  setup: 'battlements',
  setupName: { de: 'Die Wache auf der Zinne', en: 'The Guard on the Battlements' },
  lessons: shotLessons,
  say: speaks({
    'intro.lead': 'shot.lead',
    'intro.random': 'shot.random',
    'intro.greedy': 'shot.greedy',
    'finish.won': 'shot.won',
    'finish.lost': 'shot.lost',
    'state.enemyTurn': 'shot.enemyTurn',
  }),
};
