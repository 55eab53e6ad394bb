import { describe, expect, test } from 'vitest';
import { Newest } from './newest';

function table() {
  const asked: number[] = [];
  const shown: string[] = [];
  const failed: string[] = [];
  const open = new Map<number, { resolve: (text: string) => void; reject: (error: Error) => void }>();
  const newest = new Newest<string>({
    ask: (number) => {
      asked.push(number);
      return new Promise((resolve, reject) => open.set(number, { resolve, reject }));
    },
    show: (number, answer) => shown.push(`${number}:${answer}`),
    failed: (error) => failed.push(error.message),
  });
  const answer = async (number: number, text = 'x') => {
    open.get(number)!.resolve(text);
    await new Promise((done) => setTimeout(done));
  };
  const refuse = async (number: number) => {
    open.get(number)!.reject(new Error(`no ${number}`));
    await new Promise((done) => setTimeout(done));
  };
  return { newest, asked, shown, failed, answer, refuse };
}

describe('newest', () => {
  test('of many wishes only the first and the last are asked for, and only the last is shown', async () => {
    const { newest, asked, shown, answer } = table();
    for (const number of [1, 2, 3, 4, 5]) newest.want(number);
    await answer(1);
    await answer(5);
    expect(asked).toEqual([1, 5]);
    expect(shown).toEqual(['5:x']);
  });

  test('what is known is shown at once and not asked again', async () => {
    const { newest, asked, shown, answer } = table();
    newest.want(7);
    await answer(7);
    newest.want(7);
    expect(asked).toEqual([7]);
    expect(shown).toEqual(['7:x', '7:x']);
  });

  test('a known wish beats one that is still under way', async () => {
    const { newest, shown, answer } = table();
    newest.want(1);
    await answer(1);
    newest.want(2);
    newest.want(1);
    await answer(2);
    expect(shown).toEqual(['1:x', '1:x']);
  });

  test('what is expected is fetched quietly, after what is wanted', async () => {
    const { newest, asked, shown, answer } = table();
    newest.want(1);
    newest.expect(2);
    await answer(1);
    expect(asked).toEqual([1, 2]);
    await answer(2, 'two');
    expect(shown).toEqual(['1:x']);
    newest.want(2);
    expect(shown).toEqual(['1:x', '2:two']);
  });

  test('a failure is told once and does not stop what comes after', async () => {
    const { newest, failed, shown, answer, refuse } = table();
    newest.want(1);
    await refuse(1);
    newest.want(2);
    await answer(2);
    expect(failed).toEqual(['no 1']);
    expect(shown).toEqual(['2:x']);
  });

  test('after forgetting, an answer under way is neither shown nor kept', async () => {
    const { newest, asked, shown, answer } = table();
    newest.want(1);
    newest.forget();
    await answer(1, 'old');
    newest.want(1);
    await answer(1, 'new');
    expect(asked).toEqual([1, 1]);
    expect(shown).toEqual(['1:new']);
  });
});
