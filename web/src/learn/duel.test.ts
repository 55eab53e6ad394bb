import { describe, expect, test } from 'vitest';
import type { Scene, Stage } from '../duel/types';
import type { Step } from '../lib/protocol.gen';
import { placeOf, stateOf } from './course';
import { duelCourse, duelDeeds, duelLessons, shotCourse, shotLessons, type DuelSeen } from './duel';
import { duelWords } from './words.duel';

const event = (name: string) => ({ id: `duel.event.${name}`, text: name, rule: '' });
const own = (n: number, action: string, ...events: string[]): Step => ({
  n,
  seat: 1,
  do: action,
  events: events.map(event),
});
const theirs = (n: number, action: string, ...events: string[]): Step => ({ ...own(n, action, ...events), seat: 2 });

function seen(steps: Step[] = [], kinds: string[] = [], more: Partial<DuelSeen> = {}): DuelSeen {
  return {
    stage: {} as Stage,
    scene: { fighters: [] } as unknown as Scene,
    side: 1,
    open: kinds.length > 0,
    over: false,
    mayUndo: false,
    readRule: false,
    kinds: new Set(kinds),
    deeds: duelDeeds(steps, [1]),
    ...more,
  };
}
const lesson = (id: string) => [...duelLessons, ...shotLessons].find((one) => one.id === id)!;
const state = (id: string, what: DuelSeen, since = 0) => stateOf(lesson(id), what, since, false);

describe('deeds of a duel', () => {
  test('are the first words of the notation and the names of what was told', () => {
    const steps: Step[] = [
      { n: 1, roll: '5d12', faces: [1], events: [event('rolls')] },
      theirs(2, 'attack a1', 'decides'),
    ];
    expect(duelDeeds(steps, [1])).toEqual([
      { n: 1, own: false, told: ['rolls'] },
      { n: 2, own: false, did: 'attack', told: ['decides'] },
    ]);
  });
});

describe('lessons of a duel', () => {
  test('scoring and declaring wait for their questions and count only the pupil', () => {
    expect(state('score', seen([], ['score']))).toBe('now');
    expect(state('score', seen([], ['wait', 'attack']))).toBe('notYet');
    expect(state('score', seen())).toBe('enemyTurn');
    expect(state('score', seen([theirs(3, 'score 6 4')], ['score']))).toBe('now');
    expect(state('score', seen([own(4, 'score 11 11')]))).toBe('done');
    expect(state('score', seen([own(4, 'score 11 11')], ['score']), 4)).toBe('now');
    expect(state('declare', seen([own(6, 'wait')]))).toBe('done');
  });
  test('groups are told even where nobody was asked', () => {
    expect(state('group', seen([own(6, 'wait', 'attacks')], ['group']))).toBe('now');
    expect(state('group', seen([own(8, 'group 2', 'groups', 'groups', 'names')]))).toBe('done');
  });
  test('the pupil’s own attack counts, named by him or by itself', () => {
    const attack = { attacker: 0, defender: 1, wave: 1, attacks: [] };
    const named = [own(8, 'group 9 9', 'groups', 'names')];
    expect(state('attack', seen(named, ['score']))).toBe('now');
    expect(state('attack', seen(named, [], { scene: { fighters: [], attack } as unknown as Scene }))).toBe('done');
    expect(state('attack', seen([own(9, 'wave 9 9', 'names')]))).toBe('done');
  });
  test('warding, hits, shots and the end', () => {
    expect(state('ward', seen([], ['score']))).toBe('notYet');
    expect(state('ward', seen([own(9, 'ward 5!>4')]))).toBe('done');
    expect(state('hit', seen([{ n: 29, roll: '3d6', faces: [1], events: [event('rolls-damage')] }]))).toBe('done');
    expect(state('aim', seen([own(1, 'stand aim b1')]))).toBe('done');
    expect(state('shoot', seen([own(5, 'shoot 16 15 15')]))).toBe('done');
    expect(state('play', seen([], [], { over: true }))).toBe('done');
    expect(state('ward', seen([], [], { over: true }))).toBe('tooLate');
    expect(state('reasons', seen([], [], { over: true, readRule: true }))).toBe('done');
  });
  test('every target can be worked out, every lesson that waits says why, and all words are there', () => {
    const moments = [seen(), seen([], ['score']), seen([], [], { over: true })];
    for (const course of [duelCourse, shotCourse]) {
      expect(new Set(course.lessons.map((one) => one.id)).size).toBe(course.lessons.length);
      for (const one of course.lessons) {
        for (const moment of moments) expect(() => [one.target?.(moment), one.help?.(moment)]).not.toThrow();
        expect(Boolean(one.ready)).toBe(Boolean(one.wait));
        for (const words of [duelWords.de, duelWords.en])
          expect(words[`lesson.${one.id}.text` as 'lesson.goal.text'].length).toBeGreaterThan(20);
      }
    }
    const titled = Object.keys(duelWords.de).filter((key) => /^lesson\.\w+\.title$/.test(key));
    expect(titled.length).toBe(new Set([...duelLessons, ...shotLessons].map((one) => one.id)).size);
    expect(placeOf(duelCourse, 'gone')).toBe(0);
  });
  test('a course speaks its own words, and the coach’s where it has none', () => {
    expect(duelCourse.say('lesson.goal.title')).toBe(duelWords.say('lesson.goal.title'));
    expect(shotCourse.say('finish.won')).toBe(duelWords.say('shot.won'));
    expect(duelCourse.say('state.done').length).toBeGreaterThan(3);
  });
});
