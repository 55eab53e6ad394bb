// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { indexChoices } from '../battle/choices';
import { scene, stage } from '../battle/fixture';
import type { Offered } from '../battle/types';
import { de as tableDe } from '../battle/words.de';
import { en as tableEn } from '../battle/words.en';
import type { MatchModel } from '../lib/match.svelte';
import type { Step } from '../lib/protocol.gen';
import type { Playback } from '../table/playback.svelte';
import { battleCourse, battleLessons } from './battle';
import { Coach } from './coach.svelte';
import { isEmpty, placeOf, stateOf, tableFor } from './course';
import { exercises } from './exercises';
import { battleDeeds, type BattleSeen } from './observe.battle';
import { keepProgress, readProgress } from './progress';
import { battleWords } from './words.battle';

const event = (name: string) => ({ id: `adlg.event.${name}`, text: name, rule: '' });
const own = (n: number, action: string, ...events: string[]): Step => ({
  n,
  seat: 1,
  do: action,
  events: events.map(event),
});
const theirs = (n: number, action: string): Step => ({ ...own(n, action), seat: 2 });
const move: Offered = { kind: 'free', verb: 'move', do: 'move HS1 f2', units: [0], cost: 1, allowance: 2000 };
const charge: Offered = { kind: 'act', verb: 'charge', do: 'charge HS1 > el1', units: [0], target: 12, cost: 1 };
const act = (verb: string, more: Partial<Offered> = {}): Offered => ({ kind: 'act', verb, do: verb, ...more });

function seen(more: Partial<BattleSeen> & { steps?: Step[]; choices?: Offered[] } = {}): BattleSeen {
  const { steps = [], choices = [], ...rest } = more;
  return {
    stage,
    scene,
    side: 1,
    open: choices.length > 0,
    over: false,
    mayUndo: false,
    readRule: false,
    index: indexChoices(choices),
    picked: [],
    verb: 'move',
    state: 'none',
    shows: { zones: false, arcs: false, command: false, reach: false },
    deeds: battleDeeds(steps, [1]),
    ...rest,
  };
}
type Id = (typeof battleLessons)[number]['id'];
const lesson = (id: Id) => battleLessons.find((one) => one.id === id)!;
const state = (id: Id, what: BattleSeen, since = 0) => stateOf(lesson(id), what, since, false);
const astray = (id: Id, what: BattleSeen) => lesson(id).astray!(what, 0);

describe('deeds of a battle', () => {
  test('are read from the notation, and what was taken back is no deed', () => {
    const steps: Step[] = [
      own(1, 'move HS1+HS2 f1.5 w-30', 'group-moves'),
      { n: 2, seat: 1, undo: 0 },
      theirs(3, 'charge ms1 > LI2'),
      { n: 4, faces: [3], events: [event('evade-die')] },
    ];
    expect(battleDeeds(steps.slice(0, 1), [1])).toEqual([
      {
        n: 1,
        own: true,
        verb: 'move',
        units: ['HS1', 'HS2'],
        legs: [
          { kind: 'f', amount: 1500 },
          { kind: 'w', amount: -3000 },
        ],
        told: ['group-moves'],
      },
    ]);
    expect(battleDeeds(steps, [1]).map(({ own, verb, told }) => [own, verb, told])).toEqual([
      [false, 'charge', []],
      [false, undefined, ['evade-die']],
    ]);
  });
});

describe('lessons of a battle', () => {
  test('a unit is looked at, a corps called up', () => {
    expect([state('base', seen()), state('base', seen({ shown: 0 }))]).toEqual(['now', 'done']);
    expect(state('command', seen({ choices: [act('activate', { corps: 0 })] }))).toBe('now');
    expect(state('command', seen({ choices: [move] }))).toBe('notYet');
    expect(state('command', seen({ steps: [own(1, 'activate 1')] }))).toBe('done');
  });
  test('moving: alone, as a line, by a wheel; something else gets a friendly word', () => {
    expect(state('move', seen({ steps: [own(2, 'move LI1 f2')] }))).toBe('done');
    expect(state('move', seen({ steps: [own(2, 'move LI1 f2')], choices: [move] }), 2)).toBe('now');
    expect(state('move', seen({ steps: [theirs(2, 'move li1 f2')], choices: [move] }))).toBe('now');
    expect(state('move', seen({ choices: [act('end')] }))).toBe('notYet'); // points are spent: said, not stuck
    const alone = seen({ steps: [own(3, 'move HS1 f1')], choices: [move] });
    expect([state('group', alone), astray('group', alone)]).toEqual(['now', 'lesson.group.astray']);
    expect(state('group', seen({ steps: [own(3, 'move HS1+HS2 f1')] }))).toBe('done');
    expect([state('wheel', alone), astray('wheel', alone)]).toEqual(['now', 'lesson.wheel.astray']);
    expect(state('wheel', seen({ steps: [own(4, 'move HS1+HS2 w-5')] }))).toBe('done');
    expect(astray('wheel', seen())).toBeUndefined();
  });
  test('refusals count with their rule; the zone wants to be seen as well', () => {
    expect(state('refuse', seen({ choices: [move], state: 'good' }))).toBe('now');
    expect(state('refuse', seen({ choices: [move], state: 'bad', rule: 'A15' }))).toBe('done');
    const shows = { zones: true, arcs: false, command: false, reach: false };
    const held = seen({ choices: [move], state: 'bad', rule: 'A17' });
    expect([state('zone', held), astray('zone', held)]).toEqual(['now', 'lesson.zone.show']);
    expect(state('zone', { ...held, shows })).toBe('done');
    const other = seen({ choices: [move], state: 'bad', rule: 'A15', shows });
    expect([state('zone', other), astray('zone', other)]).toEqual(['now', 'lesson.zone.other']);
    expect(state('radius', seen({ steps: [own(1, 'commander 11,10.5')] }))).toBe('done');
    expect(astray('radius', seen({ steps: [own(1, 'move MC1 f1')] }))).toBe('lesson.radius.astray');
  });
  test('shooting, charging, fighting', () => {
    expect(state('shoot', seen({ choices: [act('end')] }))).toBe('now');
    expect(state('shoot', seen({ steps: [own(2, 'shoot AR3 > hp1')] }))).toBe('done');
    expect(state('aim', seen({ choices: [move] }))).toBe('notYet');
    expect(state('aim', seen({ choices: [charge] }))).toBe('now');
    expect(state('aim', seen({ choices: [charge], verb: 'charge', state: 'good' }))).toBe('done');
    expect(state('charge', seen({ choices: [charge], verb: 'charge', state: 'good' }))).toBe('now');
    expect(state('charge', seen({ steps: [own(2, 'spontaneous HS1 > ms1')] }))).toBe('done');
    expect(state('melee', seen({ choices: [act('fight', { unit: 0 })] }))).toBe('now');
    expect(state('melee', seen({ steps: [own(4, 'end', 'melee-won')] }))).toBe('done');
  });
  test('a charge points at who can, then at whom, then at the button', () => {
    const target = lesson('aim').target!;
    expect(target(seen({ choices: [charge] }))).toEqual({ figures: [0] });
    expect(target(seen({ choices: [charge], picked: [0] }))).toEqual({ figures: [12] });
    expect(target(seen({ choices: [charge], picked: [0], verb: 'charge', state: 'good' }))).toEqual({
      guide: 'confirm',
    });
    const camp = lesson('camp').target!;
    const atCamp = { ...charge, target: undefined, do: 'charge HS1 > camp' };
    expect(camp(seen({ choices: [atCamp], picked: [0] }))).toEqual({ camps: [2] });
    expect(camp(seen({ choices: [act('end')] }))).toEqual({ guide: 'end' });
  });
  test('answers, flanks, pursuit, rallying, the camp, the end', () => {
    expect(state('evade', seen())).toBe('enemyTurn');
    expect(state('evade', seen({ choices: [act('evade', { unit: 0 })] }))).toBe('now');
    expect(state('evade', seen({ steps: [own(5, 'evade LI2')] }))).toBe('done');
    const front = seen({ steps: [own(2, 'charge HS1 > hp1', 'makes-contact')], choices: [charge] });
    expect([state('flank', front), astray('flank', front)]).toEqual(['now', 'lesson.flank.held']);
    expect(state('flank', seen({ steps: [own(3, 'charge HC1 > hp1', 'hits-flank')] }))).toBe('done');
    expect(state('pursue', seen({ choices: [act('stay', { unit: 0 })] }))).toBe('now');
    expect(state('pursue', seen({ steps: [own(7, 'pursue HS1 f1')] }))).toBe('done');
    expect(state('rally', seen({ choices: [move] }))).toBe('notYet');
    expect(state('rally', seen({ steps: [own(2, 'rally HS2')] }))).toBe('done');
    expect(astray('camp', seen({ steps: [own(2, 'charge MC1 > camp', 'reaches-camp')] }))).toBe('lesson.camp.reached');
    expect(astray('camp', seen({ steps: [own(2, 'move MC1 f1')] }))).toBe('lesson.camp.astray');
    expect([state('camp', seen({ over: true })), state('rally', seen({ over: true }))]).toEqual(['done', 'tooLate']);
    expect(state('play', seen({ over: true }))).toBe('done');
  });
  test('every target can be worked out, every lesson that waits says why, and all words are there', () => {
    const moments = [seen(), seen({ choices: [move, charge], picked: [0] }), seen({ over: true }), seen({ shown: 3 })];
    expect(new Set(battleLessons.map((one) => one.id)).size).toBe(battleLessons.length);
    for (const one of battleLessons) {
      for (const moment of moments)
        expect(() => [one.target?.(moment), one.help?.(moment), one.astray?.(moment, 0)]).not.toThrow();
      expect(Boolean(one.ready)).toBe(Boolean(one.wait));
      for (const words of [battleWords.de, battleWords.en])
        expect(words[`lesson.${one.id}.text`].length).toBeGreaterThan(20);
    }
    const titled = Object.keys(battleWords.de).filter((key) => /^lesson\.\w+\.title$/.test(key));
    expect(titled.length).toBe(battleLessons.length);
    expect(Object.values(battleWords.en).every((text) => text.trim() !== '')).toBe(true);
    expect(battleCourse.say('lesson.base.title')).toBe(battleWords.say('lesson.base.title'));
    expect(battleCourse.say('state.done').length).toBeGreaterThan(3);
    expect([isEmpty({ camps: [] }), isEmpty({ camps: [2] })]).toEqual([true, false]);
  });
});

describe('words of the course', () => {
  test('call buttons as the table does', () => {
    for (const [said, table, quoted] of [
      [battleWords.de, tableDe, /»([^«]+)«/g],
      [battleWords.en, tableEn, /“([^”]+)”/g],
    ] as const) {
      const named = Object.values(said).flatMap((text) => [...text.matchAll(quoted)].map((match) => match[1]!));
      expect(named.length).toBeGreaterThan(5);
      const buttons = new Set<string>(Object.values(table));
      expect(named.filter((name) => !buttons.has(name))).toEqual([]);
    }
  });
});

describe('tables of the course', () => {
  test('every exercise is used, lessons of one table follow each other, and the last is a whole battle', () => {
    const order = battleLessons.map((one) => one.table);
    expect(new Set(order)).toEqual(new Set([...Object.keys(exercises), undefined]));
    expect(order.filter((table, at) => table !== order[at - 1] || at === 0).length).toBe(new Set(order).size);
    expect(tableFor(battleCourse, lesson('play')).setup).toBe('first-battle');
    expect(tableFor(battleCourse, lesson('shoot'))).toBe(exercises.shoot);
  });
  test('stand on the table of 100 points, units in one place each, and show where it happens', () => {
    for (const { setup, near } of Object.values(exercises)) {
      const { points, side } = setup as { points: number; side: { block?: { units: string; at: string }[] }[] };
      expect(points).toBe(100);
      expect(side).toHaveLength(2);
      const named = side.flatMap(({ block = [] }) => block.flatMap(({ units }) => units.split('+')));
      expect(new Set(named).size).toBe(named.length);
      expect([near!.x >= 0, near!.y >= 0, near!.x + near!.width <= 20, near!.y + near!.height <= 14]).not.toContain(
        false,
      );
    }
  });
  beforeEach(() => localStorage.clear());
  test('progress keeps its table, and is void where the lesson has moved to another', () => {
    const at = { match: 'abc', lesson: 'zone', since: 3, table: 'zone' };
    keepProgress(at, battleCourse);
    expect(readProgress(battleCourse)).toEqual(at);
    keepProgress({ ...at, lesson: 'shoot' }, battleCourse);
    expect(readProgress(battleCourse)).toBeUndefined();
    keepProgress({ ...at, lesson: 'play', table: '' }, battleCourse);
    expect(readProgress(battleCourse)).toEqual({ ...at, lesson: 'play', table: '' });
  });
  test('the coach lays the table of the next lesson, and this one anew', () => {
    const laid: string[] = [];
    const look = () => seen();
    const coach = new Coach<BattleSeen>(
      battleCourse,
      { id: 'abc' } as MatchModel,
      { told: 4, thrown: undefined } as unknown as Playback,
      look,
      { match: 'abc', lesson: 'group', since: 0, table: 'march' },
      (id) => laid.push(id),
    );
    coach.go(placeOf(battleCourse, 'wheel'));
    expect([coach.lesson.id, laid]).toEqual(['wheel', []]);
    coach.go(placeOf(battleCourse, 'zone'));
    expect([coach.lesson.id, laid]).toEqual(['wheel', ['zone']]);
    coach.again();
    expect(laid).toEqual(['zone', 'wheel']);
    expect(coach.exercise).toBe(true);
  });
  test('a press for a lesson that has just ended by itself does not skip the next one', () => {
    vi.useFakeTimers();
    let now = seen({ choices: [act('activate', { corps: 0 })], steps: [own(2, 'activate 1')] });
    const coach = new Coach<BattleSeen>(
      battleCourse,
      { id: 'abc' } as MatchModel,
      { told: 4, thrown: undefined } as unknown as Playback,
      () => now,
      { match: 'abc', lesson: 'command', since: 0, table: 'march' },
    );
    coach.watch();
    vi.runOnlyPendingTimers();
    expect(coach.lesson.id).toBe('move');
    now = seen({ choices: [move] });
    coach.onward();
    expect(coach.lesson.id).toBe('move');
    vi.advanceTimersByTime(600);
    coach.onward();
    expect(coach.lesson.id).toBe('refuse');
    vi.useRealTimers();
  });
  test('a lesson with something to read stays done until the pupil goes on', () => {
    vi.useFakeTimers();
    let now = seen({ choices: [move], state: 'bad', rule: 'A15' });
    const coach = new Coach<BattleSeen>(
      battleCourse,
      { id: 'abc' } as MatchModel,
      { told: 4, thrown: undefined } as unknown as Playback,
      () => now,
      { match: 'abc', lesson: 'refuse', since: 0, table: 'march' },
    );
    coach.watch();
    now = seen({ choices: [move] });
    vi.advanceTimersByTime(5000);
    expect([coach.lesson.id, coach.state]).toEqual(['refuse', 'done']);
    coach.go(coach.number + 1);
    expect([coach.lesson.id, coach.state]).toEqual(['group', 'now']);
    vi.useRealTimers();
  });
});
