import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BeatQueue, beatsOf } from './beats';
import { attackAfter, dieCounts, rowOf, throwOf, type ToldStep } from './throws';
import { chaptersOf } from './story';
import { stage } from './fixture';

const event = (name: string, more = {}) => ({ id: `mfm.event.${name}`, text: name, rule: 'R6', ...more });
const attack: ToldStep = {
  n: 1,
  seat: 2,
  do: 'd2~c5',
  events: [event('attack-weit', { pieces: [3, 0] }), event('hit-number', { number: { value: 3, reasons: [] } })],
};
const hit: ToldStep = {
  n: 2,
  roll: '2d12',
  faces: [9, 2],
  events: [event('attacks'), event('hit', { outcome: true })],
};
const defence: ToldStep = {
  n: 3,
  roll: '1d12',
  faces: [7],
  events: [event('defence-sum', { pieces: [0], number: { value: 13, reasons: [] } }), event('saved-weit')],
};

describe('a throw', () => {
  it('knows what it is for from the told events', () => {
    const context = attackAfter(attack, undefined);
    expect(context).toEqual({ kind: 'weit', attacker: 3, target: 0, hitUpTo: 3 });
    const shown = throwOf(hit, context)!;
    expect(shown).toMatchObject({ purpose: 'hit', need: 3, good: true, sides: 12 });
    expect([9, 2].map((face) => dieCounts(shown, face))).toEqual([false, true]);
    expect(throwOf(attack, context)).toBeUndefined();
  });

  it('in defence reads the column and the row of the attacker', () => {
    const shown = throwOf(defence, attackAfter(attack, undefined))!;
    expect(shown).toMatchObject({ purpose: 'defence', sum: 13, column: 12, good: true });
    expect(rowOf(stage, shown.attack!)).toEqual({ people: 'celts', row: 7 });
    expect(dieCounts(shown, 7)).toBeUndefined();
  });

  it('of another game is just dice', () => {
    expect(
      throwOf({ n: 1, roll: '1d6', faces: [4], events: [{ id: 'pig.event.rolls', text: '', rule: 'P1' }] }, undefined),
    ).toMatchObject({ purpose: 'other', sides: 6, faces: [4], good: undefined });
  });
});

describe('beats', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('show the dice before the scene that follows from them', () => {
    const { beats, attack: after } = beatsOf([attack, hit, defence], 'scene');
    expect(beats.map((beat) => beat.kind)).toEqual(['throw', 'throw', 'scene']);
    expect(after?.attacker).toBe(3);
  });

  const queueOf = (pause: number) => {
    const shown: string[] = [];
    const idle = vi.fn();
    return {
      shown,
      idle,
      queue: new BeatQueue<string>({ show: (beat) => shown.push(beat), pause: () => pause, idle }),
    };
  };

  it('stand still while they are held, and go on one by one when told so', () => {
    const { shown, idle, queue } = queueOf(100);
    queue.push(['a', 'b', 'c', 'd']);
    queue.hold(true);
    vi.advanceTimersByTime(1000);
    expect(shown).toEqual(['a']);
    queue.skip();
    queue.push(['e']);
    expect(shown).toEqual(['a', 'b']);
    queue.hold(false);
    expect(shown).toEqual(['a', 'b', 'c']);
    vi.advanceTimersByTime(1000);
    expect(shown.join('')).toBe('abcde');
    expect(idle).toHaveBeenCalledOnce();
  });

  it('follow one another after their pauses', () => {
    const { shown, idle, queue } = queueOf(100);
    queue.push(['a', 'b']);
    queue.push(['c']);
    expect(shown).toEqual(['a']);
    vi.advanceTimersByTime(100);
    expect(shown).toEqual(['a', 'b']);
    vi.advanceTimersByTime(200);
    expect(shown).toEqual(['a', 'b', 'c']);
    expect(idle).toHaveBeenCalledOnce();
    expect(queue.busy).toBe(false);
  });

  it('can be skipped one by one or all at once', () => {
    const { shown, queue } = queueOf(100);
    queue.push(['a', 'b', 'c', 'd']);
    queue.skip();
    expect(shown).toEqual(['a', 'b']);
    queue.flush();
    expect(shown).toEqual(['a', 'b', 'c', 'd']);
    expect(queue.busy).toBe(false);
    vi.advanceTimersByTime(1000);
    expect(shown).toHaveLength(4);
  });

  it('without pause are shown at once, and nothing follows a stop', () => {
    const { shown, queue } = queueOf(0);
    queue.push(['a', 'b']);
    queue.stop();
    queue.push(['c']);
    expect(shown).toEqual(['a', 'b']);
  });
});

describe('the log', () => {
  it('holds each decision together with its dice, and strikes out what was taken back', () => {
    const chapters = chaptersOf([attack, hit, defence, { n: 4, seat: 1, do: 'c5-c6' }, { n: 5, seat: 1, undo: 3 }]);
    expect(chapters.map((chapter) => [chapter.n, chapter.last, chapter.kind, chapter.takenBack])).toEqual([
      [1, 3, 'decision', false],
      [4, 4, 'decision', true],
      [5, 5, 'undo', false],
    ]);
  });
});
