import { describe, expect, it, vi } from 'vitest';
import type { Act, Preview } from './types';
import { Weigher } from './weigher.svelte';

const act = (text: string): Act => ({ kind: 'act', verb: text.split(' ')[0]!, do: text });

describe('decisions that lie open', () => {
  it('are weighed one after the other, and a refusal stops none', async () => {
    const asked: string[] = [];
    const weigher = new Weigher((action) => {
      asked.push(action);
      return action.endsWith('b') ? Promise.reject(new Error('no')) : Promise.resolve({ action } as unknown as Preview);
    });
    weigher.follow([act('shoot a'), act('pursue x'), act('shoot b'), act('fight c')]);
    await vi.waitFor(() => expect(weigher.told.size).toBe(2));
    expect(asked).toEqual(['shoot a', 'shoot b', 'fight c']);
    weigher.follow([act('shoot a'), act('shoot b'), act('fight c')]);
    expect(asked.length).toBe(3);
  });

  it('are forgotten when others lie there', async () => {
    let answer: (preview: Preview) => void = () => undefined;
    const weigher = new Weigher(() => new Promise((done) => (answer = done)));
    weigher.follow([act('shoot a')]);
    const late = answer;
    weigher.follow([]);
    late({} as Preview);
    await Promise.resolve();
    expect(weigher.told.size).toBe(0);
  });
});
