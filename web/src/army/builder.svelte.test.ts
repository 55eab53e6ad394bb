// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Builder } from './builder.svelte';
import * as desk from './desk';
import { celts } from './people.fixture';
import type { Report } from './types';

vi.mock('./desk', async (original) => ({
  ...(await original<typeof desk>()),
  askPeoples: vi.fn(),
  askCheck: vi.fn(),
  askSurprise: vi.fn(),
}));

const drawn: Report = {
  army: { army: 1, name: 'Drawn', people: 'celts', points: 100, unit: [{ type: 'celtic-swordsman' }] },
  sum: 0,
  left: 0,
  figures: 1,
  ok: true,
  faults: [],
};

describe('a surprise that comes late', () => {
  let answer: (report: Report) => void;
  beforeEach(() => {
    localStorage.clear();
    vi.mocked(desk.askPeoples).mockResolvedValue([celts, { ...celts, id: 'romans' }]);
    vi.mocked(desk.askCheck).mockResolvedValue(drawn);
    vi.mocked(desk.askSurprise).mockReturnValue(new Promise((resolve) => (answer = resolve)));
  });
  async function surprisedAfter(meanwhile: (builder: Builder) => void): Promise<Builder> {
    const builder = new Builder();
    await builder.start();
    const surprise = builder.surprise(7);
    meanwhile(builder);
    answer(drawn);
    await surprise;
    builder.stop();
    return builder;
  }

  it('brings its name to an army without one', async () => {
    const { draft } = await surprisedAfter(() => {});
    expect(draft).toMatchObject({ name: 'Drawn', people: 'celts' });
    expect(draft.units).toHaveLength(1);
  });
  it('keeps a name that was written meanwhile', async () => {
    const { draft } = await surprisedAfter((builder) => builder.change({ ...builder.draft, name: 'The Bears' }));
    expect(draft.name).toBe('The Bears');
    expect(draft.units).toHaveLength(1);
  });
  it('leaves another people alone', async () => {
    const { draft } = await surprisedAfter((builder) => builder.choosePeople('romans'));
    expect(draft).toMatchObject({ people: 'romans', units: [] });
  });
});
