// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest';
import type { Step } from '../lib/protocol.gen';
import { indexChoices } from '../table/choices';
import { scene, stage } from '../table/fixture';
import type { Choice, Scene } from '../table/mfm';
import { stateOf } from './course';
import { indexOf, lessons, nearestPair, rangeField, specialFields, type LessonId } from './lessons';
import { deedsOf, did, kindOf, type Seen } from './observe';
import { keepProgress, readProgress } from './progress';
import { de } from './words.de';
import { en } from './words.en';

const event = (name: string) => ({ id: `mfm.event.${name}`, text: name, rule: '' });
const own = (n: number, action: string): Step => ({ n, seat: 1, do: action });
const theirs = (n: number, action: string): Step => ({ n, seat: 2, do: action });

function seen(more: Partial<Omit<Seen, 'deeds' | 'index'>> & { steps?: Step[]; choices?: Choice[] } = {}): Seen {
  const { steps = [], choices = [], ...rest } = more;
  const present = rest.scene ?? scene;
  return {
    stage,
    scene: present,
    side: 1,
    open: true,
    over: false,
    mayUndo: false,
    danger: false,
    readRule: false,
    index: indexChoices(choices, present),
    deeds: deedsOf(steps, [1]),
    ...rest,
  };
}
const lesson = (id: LessonId) => lessons[indexOf(id)]!;
const done = (id: LessonId, what: Seen, since = 0) => lesson(id).done!(what, since);
const state = (id: LessonId, what: Seen, since = 0, already = false) => stateOf(lesson(id), what, since, already);

const waiting: Scene = {
  ...scene,
  chest: undefined,
  figures: scene.figures.map((figure, i) => (i < 2 ? { standing: 'waiting' } : figure)),
};
const nah: Choice = { do: 'c5xd4', kind: 'nah', figure: 0, target: 2 };
const fern: Choice = { do: 'c5*d2', kind: 'fern', figure: 0, target: 2 };
const carry: Choice = { do: 'c5+e5&S1', kind: 'carry', figure: 0, second: 1, to: 'c6', secondTo: 'e6', chest: 'd6' };

describe('deeds', () => {
  test('are read from the notation', () => {
    const kinds = Object.fromEntries(
      [
        'c7-f7',
        'SW1-c5',
        'x7-x9',
        'c7xd8',
        'x7xx8',
        'c7*g12>',
        'c7*g12/c',
        'c7~c9',
        'c7!d8',
        'decline',
        'SW1@a5-d8',
        '&i1:S3',
        'c7&S3',
        'c7+e7&S3',
        'c7?',
        'c7^+',
        'pass',
        '??!x',
      ].map((text) => [text, kindOf(text)]),
    );
    expect(kinds).toEqual({
      'c7-f7': 'move',
      'SW1-c5': 'move',
      'x7-x9': 'move',
      c7xd8: 'nah',
      x7xx8: 'nah',
      'c7*g12>': 'fern',
      'c7*g12/c': 'fern',
      'c7~c9': 'weit',
      'c7!d8': 'strike',
      decline: 'decline',
      'SW1@a5-d8': 'enter',
      '&i1:S3': 'enterCarry',
      'c7&S3': 'carry',
      'c7+e7&S3': 'carry',
      'c7?': 'search',
      'c7^+': 'climb',
      pass: 'pass',
      '??!x': 'strike',
    });
  });
  test('dice belong to whoever attacked', () => {
    const steps: Step[] = [
      theirs(1, 'd2*c5'),
      { n: 2, faces: [3], events: [event('attacks'), event('hit')] },
      { n: 3, faces: [2], events: [event('defence-sum'), event('lost-fern'), event('life-lost')] },
      own(4, 'c5xd4'),
      { n: 5, faces: [9], events: [event('attacks'), event('missed')] },
      { n: 6, seat: 1, undo: 3 },
    ];
    expect(deedsOf(steps, [1]).map((deed) => `${deed.n}${deed.own ? '+' : '-'}${deed.kind}`)).toEqual([
      '1-fern',
      '2-hit',
      '3-lost',
      '4+nah',
      '5+missed',
      '6+undo',
    ]);
    expect([did(seen({ steps }), 0, 'nah'), did(seen({ steps }), 4, 'nah'), did(seen({ steps }), 0, 'fern')]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe('lessons', () => {
  test('bringing figures on', () => {
    expect(done('pick', seen({ scene: waiting }))).toBe(false);
    expect(done('pick', seen({ scene: waiting, selected: 2 }))).toBe(false); // an enemy
    expect(done('pick', seen({ scene: waiting, selected: 0 }))).toBe(true);
    expect(done('enter', seen({ steps: [own(1, 'ZE@h1-h3')] }))).toBe(true);
    expect(done('enter', seen({ steps: [theirs(1, 'GA@a4')] }))).toBe(false);
    expect([done('chest', seen({ scene: waiting })), done('chest', seen())]).toEqual([false, true]);
    expect([
      done('rest', seen({ scene: waiting, choices: [{ do: 'ZE@h1', kind: 'enter', figure: 0, to: 'h1' }] })),
      done('rest', seen()),
    ]).toEqual([false, true]);
    expect(done('rest', seen({ scene: waiting }))).toBe(true); // nobody finds a way in
    expect(state('pick', seen())).toBe('notYet'); // all are on the board: said, not stuck
  });
  test('taking back counts only after the lesson began', () => {
    const steps: Step[] = [own(1, 'ZE@h1'), { n: 2, seat: 1, undo: 0 }];
    expect([done('undo', seen({ steps })), done('undo', seen({ steps }), 2)]).toEqual([true, false]);
    expect([state('undo', seen()), state('undo', seen({ mayUndo: true }))]).toEqual(['notYet', 'now']);
  });
  test('the turn of the others is over when it is the pupil’s again and shown', () => {
    const steps = [own(1, 'pass'), theirs(2, 'SP1@a4'), theirs(3, 'pass')];
    expect(done('pass', seen({ steps: steps.slice(0, 1) }))).toBe(true);
    expect(done('enemy', seen({ steps: steps.slice(0, 1) }))).toBe(false);
    expect(done('enemy', seen({ steps, open: false }))).toBe(false);
    expect(done('enemy', seen({ steps }))).toBe(true);
  });
  test('moving, carrying, danger, terrain', () => {
    expect([
      done('move', seen({ steps: [own(5, 'c5-c6')] }), 4),
      done('move', seen({ steps: [own(5, 'c5-c6')] }), 5),
    ]).toEqual([true, false]);
    expect(state('carry', seen())).toBe('notYet');
    expect(state('carry', seen({ open: false }))).toBe('enemyTurn');
    expect(state('carry', seen({ choices: [carry] }))).toBe('now');
    expect(state('carry', seen({ choices: [carry], steps: [own(9, 'c5+e5&S1')] }))).toBe('done');
    expect(done('danger', seen({ danger: true }))).toBe(true);
    expect([done('terrain', seen({ place: 'b2' })), done('terrain', seen())]).toEqual([false, false]);
    const bushes = { ...stage, terrain: [{ ...stage.terrain[0]!, protection: 2, cost: 2 }] };
    expect(done('terrain', seen({ stage: bushes, place: 'b2' }))).toBe(true);
    expect(specialFields(bushes, 1, 2)).toEqual(['c1', 'b1']);
  });
  test('an attack is waited for, aimed, then made', () => {
    expect(state('aim', seen())).toBe('notYet');
    expect(lesson('aim').target!(seen({ choices: [nah] }))).toEqual({ figures: [0] });
    expect(lesson('aim').target!(seen({ choices: [nah], selected: 0 }))).toEqual({ figures: [2] });
    expect(done('aim', seen({ choices: [nah], aimed: nah }))).toBe(true);
    expect(state('attack', seen({ choices: [nah], aimed: nah }))).toBe('now');
    expect(done('attack', seen({ steps: [own(1, 'c5xd4')] }))).toBe(true);
    expect(done('fern', seen({ aimed: nah }))).toBe(false);
    expect([done('fern', seen({ aimed: fern })), done('fern', seen({ steps: [own(1, 'c5*d2')] }))]).toEqual([
      true,
      true,
    ]);
    expect(nearestPair(seen())).toEqual([0, 2]);
  });
  test('what cannot happen any more is said so, and nothing waits for ever', () => {
    expect(state('attack', seen({ over: true, open: false }))).toBe('tooLate');
    expect(state('reasons', seen({ over: true, open: false }))).toBe('now'); // the log can still be read
    expect(state('play', seen({ over: true }))).toBe('done');
    expect(state('move', seen(), 0, true)).toBe('already');
    expect(state('erst', seen())).toBe('read');
    expect(lesson('erst').never!.when(stage)).toBe(false);
    expect(lesson('erst').never!.when({ ...stage, types: stage.types.map((type) => ({ ...type, erst: false })) })).toBe(
      true,
    );
  });
  test('a range field is a block of the map, inside of it', () => {
    expect(rangeField(stage)).toEqual(['e3', 'f3', 'e4', 'f4']);
  });
  test('every target can be worked out at any moment', () => {
    const moments = [
      seen(),
      seen({ scene: waiting }),
      seen({ choices: [nah, fern, carry], selected: 0 }),
      seen({ over: true, open: false }),
    ];
    for (const one of lessons)
      for (const moment of moments) {
        expect(() => [one.target?.(moment), one.help?.(moment)]).not.toThrow();
      }
  });
  test('ids are unique, every lesson that waits says why, and all words exist in both languages', () => {
    expect(new Set(lessons.map((one) => one.id)).size).toBe(lessons.length);
    for (const one of lessons) {
      expect(Boolean(one.ready)).toBe(Boolean(one.wait));
      for (const words of [de, en]) expect(words[`lesson.${one.id}.text`].length).toBeGreaterThan(20);
    }
    expect(Object.keys(de).filter((key) => /^lesson\.\w+\.title$/.test(key)).length).toBe(lessons.length);
  });
});

describe('progress', () => {
  beforeEach(() => localStorage.clear());
  test('survives, and nonsense is no progress', () => {
    expect(readProgress()).toBeUndefined();
    keepProgress({ match: 'abc', lesson: 'carry', since: 12 });
    expect(readProgress()).toEqual({ match: 'abc', lesson: 'carry', since: 12 });
    localStorage.setItem('walstatt.lesson', '{"match":"abc","lesson":"gone","since":"x","ended":true}');
    expect(readProgress()).toEqual({ match: 'abc', lesson: 'goal', since: 0, ended: true });
    localStorage.setItem('walstatt.lesson', '{"match":5}');
    expect(readProgress()).toBeUndefined();
  });
});
