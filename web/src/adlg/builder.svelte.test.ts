// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { settings } from '../lib/settings.svelte';
import { armoury, reportOf } from './armoury.fixture';
import { anOpponent } from '../start/plan';
import { armyOf, quickWish, planBattle, planQuick } from './battle';
import { Builder } from './builder.svelte';
import * as desk from './desk';
import { setCount } from './draft';
import { findLists, yearIn, yearOf, yearsText, yearText } from './search';
import { armyShelf } from './shelf';
import type { ArmyFile } from './types';
import { de } from './words.de';
import { en } from './words.en';

vi.mock('./desk', async (original) => ({
  ...(await original<typeof desk>()),
  askArmoury: vi.fn(),
  askCheck: vi.fn(),
  askRead: vi.fn(),
  askSurprise: vi.fn(),
  askBattle: vi.fn(),
}));

const army: ArmyFile = {
  army: 1,
  game: 'adlg',
  list: 'rome',
  points: 200,
  corps: [{ rank: 'ordinary', chief: true, units: [{ row: 'legion', count: 3 }] }, {}, {}],
};

beforeEach(() => {
  localStorage.clear();
  vi.mocked(desk.askArmoury).mockResolvedValue(armoury);
  vi.mocked(desk.askCheck).mockImplementation(async (file) => reportOf(file));
  vi.mocked(desk.askSurprise).mockImplementation(async (points, _, list) =>
    reportOf({ ...army, points, list: list || 'egypt', name: 'Drawn' }),
  );
  vi.mocked(desk.askBattle).mockResolvedValue({ name: { de: 'A', en: 'A' } });
});

async function begun(): Promise<Builder> {
  const builder = new Builder();
  await builder.start();
  await builder.open(army);
  return builder;
}

it('both languages hold the same placeholders', () => {
  const holes = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([hole]) => hole).sort();
  for (const key of Object.keys(de) as Array<keyof typeof de>) expect(holes(de[key])).toEqual(holes(en[key]));
});

describe('an army on the bench', () => {
  it('is taken up again', async () => {
    const builder = await begun();
    const again = new Builder();
    await again.start();
    expect(again.file()).toEqual(builder.file());
    [builder, again].forEach((one) => one.stop());
  });
  it('tells each fault where it belongs', async () => {
    const fault = { field: 'units', id: 'x', rule: 'A8', text: { de: '', en: '' } };
    const builder = await begun();
    vi.mocked(desk.askCheck).mockImplementation(async (file) =>
      reportOf(file, {
        ok: false,
        faults: [{ ...fault, corps: 1, units: 1 }, { ...fault, corps: 2 }, { ...fault, row: 'velites' }, fault],
      }),
    );
    await builder.judge();
    const key = (row: string) => builder.draft.lines.find((line) => line.row === row)!.key;
    expect(builder.faultsOf(key('legion'))).toHaveLength(1);
    expect(builder.faultsOf(key('velites'))).toHaveLength(1);
    expect(builder.faultsOf(key('slaves'))).toHaveLength(0);
    expect(builder.corpsFaults(1)).toHaveLength(1);
    expect(builder.corpsFaults(0)).toHaveLength(0);
    expect(builder.ok).toBe(false);
    builder.stop();
  });
  it('leaves another list alone when a surprise comes late', async () => {
    const builder = await begun();
    const surprise = builder.surprise(7);
    builder.chooseList('egypt');
    await surprise;
    expect(builder.draft).toMatchObject({ list: 'egypt', name: '' });
    builder.chooseList('rome');
    expect(builder.units).toBe(3);
    builder.stop();
  });
  it('can be undone, saved and saved again', async () => {
    const builder = await begun();
    const { key } = builder.draft.lines[0]!;
    builder.change(setCount(builder.draft, key, 1, 2));
    expect(builder.units).toBe(5);
    builder.undo();
    expect(builder.units).toBe(3);
    builder.save();
    builder.change(setCount(builder.draft, key, 1, 4));
    builder.save();
    expect(armyShelf.list()).toHaveLength(1);
    builder.stop();
  });
});

describe('a battle', () => {
  const opponent = anOpponent('Anna', 'greedy');
  const means = (choice: string) => armyOf(choice, { points: 200, self: army, armoury });
  it('finds whoever is meant', async () => {
    const id = armyShelf.keep({ ...army, name: 'Kept' });
    expect(await means('same')).toBe(army);
    expect(await means(`mine:${id}`)).toMatchObject({ name: 'Kept' });
    expect(await means('mine:gone')).toBeUndefined();
    expect(await means('ready:rome/zama')).toMatchObject({ name: 'Zama' });
    expect(await means('ready:rome/none')).toBeUndefined();
    expect(await means('code: 9BB ')).toBe('9BB');
    expect(await means('code:https://example.org/adlg/army/9BB')).toBe('9BB');
    expect(await means('code:')).toBeUndefined();
    expect(await means('surprise:rome')).toMatchObject({ list: 'rome', name: 'Drawn' });
  });
  it('asks for its setup and seats both sides', async () => {
    const { plan } = await planBattle({ ...quickWish(opponent), region: 'desert' }, [army, '9BB'], 200);
    expect(desk.askBattle).toHaveBeenCalledWith(
      expect.objectContaining({
        points: 200,
        armies: [army, '9BB'],
        beginning: 'deployed',
        region: 'desert',
        turns: 12,
      }),
    );
    expect(plan).toMatchObject({ game: 'adlg', setup: { name: { de: 'A' } }, listed: false });
    expect(plan.seats.map(({ who }) => who)).toEqual(['here', 'computer']);
  });
  it('draws both armies for whoever wants to begin at once', async () => {
    await planQuick(opponent);
    const { points, armies } = vi.mocked(desk.askBattle).mock.lastCall![0];
    expect(points).toBe(100);
    expect(armies).toMatchObject([{ name: 'Drawn' }, { name: 'Drawn' }]);
  });
});

describe('finding a list', () => {
  const found = (wanted: Partial<Parameters<typeof findLists>[1]>) =>
    findLists(armoury.lists, { text: '', year: undefined, home: '', type: '', ...wanted }).map(({ id }) => id);
  it('goes by name in both languages, without accents, and by troops', () => {
    expect(found({})).toEqual(['rome', 'egypt']);
    expect(found({ text: 'agypt' })).toEqual(['egypt']);
    expect(found({ text: 'ROME' })).toEqual(['rome']);
    expect(found({ text: 'speertrager' })).toEqual(['egypt']);
    expect(found({ type: 'medium-spears' })).toEqual(['egypt']);
  });
  it('takes a year for a year where a name is asked for', () => {
    expect(found({ text: '216 BC' })).toEqual(found({ year: -216 }));
    expect(yearOf({ text: '216 BC', year: undefined, home: '', type: '' })).toBe(-216);
    expect(yearOf({ text: 'Rome', year: undefined, home: '', type: '' })).toBeUndefined();
    expect(found({ text: '1200 v. Chr.' })).toEqual(found({ year: -1200 }));
    expect(found({ text: '216 BC', home: 'desert' })).toEqual(found({ year: -216, home: 'desert' }));
  });
  it('goes by year and home', () => {
    expect(found({ year: -216 })).toEqual(['rome']);
    expect(found({ year: 216 })).toEqual([]);
    expect(found({ home: 'desert' })).toEqual(['egypt']);
  });
  it('reads years as people write them', () => {
    expect(['-216', '216 BC', '216 v. Chr.', '44 b.c.', '44 v'].map(yearIn)).toEqual([-216, -216, -216, -44, -44]);
    expect(['1191', '1191 n. Chr.', 'AD 1191', '1191 CE'].map(yearIn)).toEqual([1191, 1191, 1191, 1191]);
    expect(['x', '', '0', '5. Jh.', '5th century'].map(yearIn)).toEqual(Array(5).fill(undefined));
  });
  it('writes them as the language does', () => {
    const before = settings.language;
    settings.language = 'de';
    expect(yearsText(-280, -107)).toBe('280–107 v. Chr.');
    settings.language = 'en';
    expect(yearsText(-50, 120)).toBe('50 BC–120 AD');
    expect(yearText(216)).toBe('216 AD');
    settings.language = before;
  });
});
