import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Asker } from './asker';
import { actsOf, chargeAt, freeFor, hasFree, indexChoices, nextAble } from './choices';
import { choices } from './fixture';
import type { Offered } from './types';

describe('choices', () => {
  const index = indexChoices(choices);
  const move = choices.find((choice) => choice.kind === 'free' && choice.verb === 'move' && choice.units!.length > 1);
  const group = move!.units!;

  it('are sorted by what they are for', () => {
    expect(index.ends.map(({ verb }) => verb)).toEqual(['end']);
    expect(actsOf(index, group).map(({ verb }) => verb)).toEqual(['rally']);
    expect(index.able.has(group[0]!)).toBe(true);
  });
  it('find what is said of exactly these units', () => {
    expect(freeFor(index, 'move', group)!.do).toBe(move!.do);
    expect(freeFor(index, 'move', [group[2]!])!.units).toEqual([group[2]]);
    expect(freeFor(index, 'move', [])).toBeUndefined();
    expect(freeFor(index, 'place', group)).toBeUndefined();
  });
  it('find the nearest group where nothing is said of exactly these', () => {
    expect(freeFor(index, 'move', group.slice(0, 5))!.do).toBe(move!.do);
    expect(hasFree(index, 'charge', group[0]!)).toBe(true);
  });
  it('make a charge something to compose, and know the server’s own proposal', () => {
    expect(freeFor(index, 'charge', group)!.units).toEqual(group);
    const target = index.charges[0]!.target!;
    expect(chargeAt(index, [...group].reverse(), target)!.units).toEqual(group);
    expect(chargeAt(index, group.slice(0, 2), target)).toBeUndefined();
    expect(chargeAt(index, group, target + 1)).toBeUndefined();
    expect(index.acts.some(({ verb }) => verb === 'charge')).toBe(false);
  });
  it('hold a group as one while all of it is picked, and nobody else but by himself', () => {
    const hold = (units: number[]): Offered => ({ kind: 'act', verb: 'hold', do: `hold ${units.join('+')}`, units });
    const held = indexChoices([hold([3]), hold([3, 4]), hold([4])]);
    expect(actsOf(held, [3]).map(({ units }) => units)).toEqual([[3]]);
    expect(actsOf(held, [4, 3]).map(({ units }) => units)).toEqual([[3, 4]]);
    expect(actsOf(held, [4, 3, 5]).map(({ units }) => units)).toEqual([[4], [3], [3, 4]]);
  });
  it('put answers, cards and corps where they are looked for', () => {
    const act = (verb: string, unit?: number): Offered => ({ kind: 'act', verb, do: verb, unit });
    const sorted = indexChoices([act('evade', 3), act('stand', 3), act('shoot', 4), act('activate'), act('flank')]);
    expect(sorted.answers).toHaveLength(2);
    expect(sorted.cards).toHaveLength(1);
    expect(sorted.corps).toHaveLength(1);
    expect(sorted.others).toHaveLength(1);
    expect([...sorted.able]).toEqual([4]);
    // A35: who lies in ambush is asked in the other side's turn, and may reveal himself in his own
    expect(indexChoices([act('hide'), act('reveal')]).answers.map(({ verb }) => verb)).toEqual(['hide', 'reveal']);
    expect(indexChoices([act('end'), act('reveal')]).cards.map(({ verb }) => verb)).toEqual(['reveal']);
  });
  it('lead from one able unit to the next and round again', () => {
    const able = [...index.able].sort((a, b) => a - b);
    expect(nextAble(index, undefined)).toBe(able[0]);
    expect(nextAble(index, able[0])).toBe(able[1]);
    expect(nextAble(index, able.at(-1))).toBe(able[0]);
  });
});

describe('questions while a hand moves', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  const desk = () => {
    const asked: string[] = [];
    const told: string[] = [];
    const answers: Array<(good: boolean) => void> = [];
    const asker = new Asker<string>(
      (question) => {
        asked.push(question);
        return new Promise((resolve, reject) => answers.push((good) => (good ? resolve('yes') : reject('no'))));
      },
      (question) => told.push(`${question} yes`),
      (question) => told.push(`${question} no`),
      70,
      () => Date.now(),
    );
    return {
      asker,
      asked,
      told,
      answer: (at: number, good = true) => (answers[at]!(good), vi.advanceTimersByTimeAsync(0)),
    };
  };

  it('are asked one at a time, and only the latest counts', async () => {
    const { asker, asked, told, answer } = desk();
    asker.want('a');
    asker.want('b');
    asker.want('c');
    expect(asked).toEqual(['a']);
    await vi.advanceTimersByTimeAsync(100);
    await answer(0);
    expect(told).toEqual([]); // nobody wants to know of a any more
    expect(asked).toEqual(['a', 'c']);
    await answer(1, false);
    expect(told).toEqual(['c no']);
  });
  it('are not asked more often than the server likes', async () => {
    const { asker, asked, answer } = desk();
    asker.want('a');
    await answer(0);
    asker.want('b');
    expect(asked).toEqual(['a']);
    await vi.advanceTimersByTimeAsync(70);
    expect(asked).toEqual(['a', 'b']);
  });
  it('are forgotten when the hand lets go', async () => {
    const { asker, asked, told, answer } = desk();
    asker.want('a');
    asker.drop();
    await answer(0);
    await vi.advanceTimersByTimeAsync(200);
    expect(told).toEqual([]);
    expect(asked).toEqual(['a']);
  });
});
