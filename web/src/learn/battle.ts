// The course of L'Art de la Guerre: exercises at small tables, then a whole battle of 100 points. Each lesson says what it
// points at and when it is done; its words are in words.battle.de.ts and words.battle.en.ts under its id.
import { standing } from '../battle/types';
import type { Course, Lesson, Target } from './course';
import { exercises, type ExerciseId } from './exercises';
import { did, ownDeeds, told, type BattleSeen } from './observe.battle';
import { t } from './words';
import { battleWords, type BattleWord } from './words.battle';

// --- what lessons ask ---------------------------------------------------------------------------------------------------

const CHARGES = ['charge', 'spontaneous'];
const isZoneRule = (rule: string | undefined) => rule !== undefined && /^(A16|A17|B-ZoC)/.test(rule);
const free = (verb: string) => (seen: BattleSeen) => seen.index.frees.some((one) => one.verb === verb);
const offered = (seen: BattleSeen, ...verbs: string[]) => seen.index.acts.some((act) => verbs.includes(act.verb));
const mayCharge = (seen: BattleSeen) => seen.index.frees.some((one) => CHARGES.includes(one.verb));

// --- what lessons point at ---------------------------------------------------------------------------------------------

const unitsOf = (seen: BattleSeen, side: number): number[] =>
  seen.stage.units.filter((info) => info.side === side && standing(seen.scene.units[info.id])).map((info) => info.id);
const labelled = (seen: BattleSeen, ...labels: string[]): number[] =>
  seen.stage.units
    .filter((info) => labels.includes(info.label) && standing(seen.scene.units[info.id]))
    .map((info) => info.id);
/** First whom to take up, then, with a good order drawn, the button that gives it. */
const takeThenGive =
  (who: (seen: BattleSeen) => number[]) =>
  (seen: BattleSeen): Target => {
    if (seen.state === 'good') return { guide: 'confirm' };
    return seen.picked.length === 0 ? { figures: who(seen) } : {};
  };
/** Whoever is asked, answers; before that the phase is brought to its end. */
const phase = (seen: BattleSeen): Target =>
  seen.index.cards.length > 0 || seen.index.answers.length > 0 ? { guide: 'choices' } : { guide: 'end' };
const enemies = (seen: BattleSeen): number[] => [
  ...new Set(seen.index.charges.flatMap((charge) => (charge.target === undefined ? [] : [charge.target]))),
];
const chargers = (seen: BattleSeen): number[] => [
  ...new Set(seen.index.charges.flatMap((charge) => charge.units ?? [])),
];
/** Who can charge; with one of them in hand, whom; then the button. */
function chargeTarget(seen: BattleSeen): Target {
  if (CHARGES.includes(seen.verb) && seen.state === 'good') return { guide: 'confirm' };
  return { figures: seen.picked.length === 0 ? chargers(seen) : enemies(seen) };
}

// --- the lessons -------------------------------------------------------------------------------------------------------

type Id = BattleWord extends infer Key ? (Key extends `lesson.${infer Name}.title` ? Name : never) : never;
export type BattleLesson = Lesson<BattleSeen, Id, BattleWord> & { table?: ExerciseId };

export const battleLessons: BattleLesson[] = [
  {
    id: 'base',
    table: 'march',
    linger: true,
    rules: ['A1', 'A2', 'A4'],
    card: true,
    afterwards: true,
    target: (seen) => ({ figures: unitsOf(seen, seen.side) }),
    done: (seen) => seen.shown !== undefined,
    hint: 'lesson.base.hint',
  },
  {
    id: 'command',
    table: 'march',
    rules: ['A12', 'A13'],
    target: () => ({ guide: 'choices' }),
    done: (seen, from) => did(seen, from, 'activate'),
    ready: (seen) => seen.index.corps.length > 0,
    wait: 'lesson.command.wait',
    hint: 'lesson.command.hint',
  },
  {
    id: 'move',
    table: 'march',
    rules: ['A15', 'A13'],
    target: takeThenGive((seen) => labelled(seen, 'LI1')),
    done: (seen, from) => ownDeeds(seen, from, 'move').some((deed) => deed.legs.some((leg) => leg.kind === 'f')),
    ready: free('move'),
    wait: 'wait.spent',
    hint: 'lesson.move.hint',
  },
  {
    id: 'refuse',
    table: 'march',
    linger: true,
    rules: ['A15'],
    target: (seen) => (seen.picked.length === 0 ? { figures: [...seen.index.able] } : {}),
    done: (seen) => seen.state === 'bad' && seen.rule !== undefined,
    ready: free('move'),
    wait: 'wait.spent',
    hint: 'lesson.refuse.hint',
  },
  {
    id: 'group',
    table: 'march',
    rules: ['A5'],
    target: takeThenGive((seen) => labelled(seen, 'HS1', 'HS2', 'HS3', 'HS4')),
    done: (seen, from) => ownDeeds(seen, from, 'move').some((deed) => deed.units.length > 1),
    astray: (seen, from) => (did(seen, from, 'move') ? 'lesson.group.astray' : undefined),
    ready: free('move'),
    wait: 'wait.spent',
    hint: 'lesson.group.hint',
  },
  {
    id: 'wheel',
    table: 'march',
    rules: ['A15'],
    target: takeThenGive((seen) => [...seen.index.able]),
    done: (seen, from) => ownDeeds(seen, from, 'move').some((deed) => deed.legs.some((leg) => leg.kind === 'w')),
    astray: (seen, from) => (did(seen, from, 'move') ? 'lesson.wheel.astray' : undefined),
    ready: free('move'),
    wait: 'wait.spent',
    hint: 'lesson.wheel.hint',
  },
  {
    id: 'zone',
    table: 'zone',
    rules: ['A16', 'A17'],
    target: (seen) => {
      if (!seen.shows.zones) return { guide: 'zones' };
      return seen.picked.length === 0 ? { figures: labelled(seen, 'HS1') } : {};
    },
    done: (seen) => seen.shows.zones && isZoneRule(seen.rule),
    astray: (seen) => {
      if (!seen.shows.zones) return isZoneRule(seen.rule) ? 'lesson.zone.show' : undefined;
      return seen.state === 'bad' && !isZoneRule(seen.rule) ? 'lesson.zone.other' : undefined;
    },
    ready: free('move'),
    wait: 'wait.spent',
    hint: 'lesson.zone.hint',
  },
  {
    id: 'radius',
    table: 'zone',
    rules: ['A13', 'A14'],
    target: (seen) => {
      if (!seen.shows.command) return { guide: 'radius' };
      if (seen.verb !== 'commander') return { guide: 'commander' };
      return seen.state === 'good' ? { guide: 'confirm' } : { figures: labelled(seen, 'MC1') };
    },
    done: (seen, from) => did(seen, from, 'commander'),
    astray: (seen, from) => (did(seen, from, 'move') ? 'lesson.radius.astray' : undefined),
    ready: free('commander'),
    wait: 'wait.spent',
    hint: 'lesson.radius.hint',
  },
  {
    id: 'shoot',
    table: 'shoot',
    linger: true,
    rules: ['A25', 'A26'],
    target: phase,
    done: (seen, from) => did(seen, from, 'shoot'),
    ready: (seen) => offered(seen, 'shoot', 'end'),
    wait: 'wait.on',
    hint: 'lesson.shoot.hint',
  },
  {
    id: 'aim',
    table: 'charge',
    linger: true,
    rules: ['A18', 'A20'],
    card: true,
    target: chargeTarget,
    done: (seen, from) => (CHARGES.includes(seen.verb) && seen.state === 'good') || did(seen, from, ...CHARGES),
    astray: (seen, from) => (did(seen, from, 'move') ? 'lesson.aim.astray' : undefined),
    ready: mayCharge,
    wait: 'lesson.aim.wait',
    hint: 'lesson.aim.hint',
  },
  {
    id: 'charge',
    table: 'charge',
    rules: ['A18', 'A21'],
    target: chargeTarget,
    done: (seen, from) => did(seen, from, ...CHARGES),
    astray: (seen, from) => (did(seen, from, 'move') ? 'lesson.aim.astray' : undefined),
    ready: mayCharge,
    wait: 'lesson.aim.wait',
    hint: 'lesson.aim.hint',
  },
  {
    id: 'melee',
    table: 'charge',
    linger: true,
    rules: ['A27', 'A28'],
    target: phase,
    done: (seen, from) => did(seen, from, 'fight') || told(seen, from, 'melee-won', 'melee-tied', 'melee-routs'),
    ready: (seen) => offered(seen, 'fight', 'end'),
    wait: 'wait.on',
    hint: 'lesson.melee.hint',
  },
  {
    id: 'evade',
    table: 'evade',
    linger: true,
    rules: ['A22'],
    target: () => ({ guide: 'choices' }),
    done: (seen, from) => did(seen, from, 'evade', 'stand'),
    ready: (seen) => seen.index.answers.length > 0,
    wait: 'lesson.evade.wait',
    hint: 'lesson.evade.hint',
  },
  {
    id: 'flank',
    table: 'flank',
    rules: ['A20', 'A29'],
    target: chargeTarget,
    done: (seen, from) => told(seen, from, 'hits-flank', 'hits-rear'),
    astray: (seen, from) => {
      if (did(seen, from, ...CHARGES)) return 'lesson.flank.held';
      return did(seen, from, 'move') ? 'lesson.aim.astray' : undefined;
    },
    ready: mayCharge,
    wait: 'lesson.flank.wait',
    hint: 'lesson.flank.hint',
  },
  {
    id: 'pursue',
    table: 'flank',
    rules: ['A31', 'A32'],
    target: phase,
    done: (seen, from) => did(seen, from, 'pursue', 'stay'),
    ready: (seen) => offered(seen, 'pursue', 'stay', 'fight', 'end'),
    wait: 'wait.on',
    hint: 'lesson.pursue.hint',
  },
  {
    id: 'rally',
    table: 'rally',
    linger: true,
    rules: ['A33', 'A4'],
    target: (seen) => (seen.picked.length === 0 ? { figures: labelled(seen, 'HS2') } : { guide: 'choices' }),
    done: (seen, from) => did(seen, from, 'rally'),
    astray: (seen, from) => (did(seen, from, 'move') ? 'lesson.rally.astray' : undefined),
    ready: (seen) => offered(seen, 'rally'),
    wait: 'lesson.rally.wait',
    hint: 'lesson.rally.hint',
  },
  {
    id: 'camp',
    table: 'camp',
    linger: true,
    rules: ['A30', 'A6', 'A34'],
    target: (seen) => {
      if (CHARGES.includes(seen.verb) && seen.state === 'good') return { guide: 'confirm' };
      if (seen.index.charges.length === 0) return phase(seen);
      return seen.picked.length === 0 ? { figures: chargers(seen) } : { camps: [3 - seen.side] };
    },
    done: (seen) => seen.over,
    astray: (seen, from) => {
      if (told(seen, from, 'reaches-camp')) return 'lesson.camp.reached';
      return did(seen, from, 'move', ...CHARGES) ? 'lesson.camp.astray' : undefined;
    },
    hint: 'lesson.camp.hint',
    help: () => ({ guide: 'losses' }),
  },
  {
    id: 'play',
    rules: ['A34', 'A6'],
    done: (seen) => seen.over,
    hint: 'lesson.play.hint',
    help: (seen) => (mayCharge(seen) ? { figures: chargers(seen) } : { figures: [...seen.index.able] }),
  },
  { id: 'finish', rules: [] },
];

// The course speaks its own words, and those of the coach where it has none.
const say: Course['say'] = (key, values) =>
  key in battleWords.de ? battleWords.say(key as BattleWord, values) : t(key as Parameters<typeof t>[0], values);

export const battleCourse: Course<BattleSeen> = {
  id: 'adlg',
  game: 'adlg',
  setup: 'first-battle',
  setupName: { de: 'Die erste Schlacht', en: 'The First Battle' },
  tables: exercises,
  players: ['random', 'captain'],
  lessons: battleLessons,
  say,
};
