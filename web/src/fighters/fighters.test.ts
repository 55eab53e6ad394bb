// @vitest-environment happy-dom
import { anOpponent } from '../start/plan';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { codeIn } from '../lib/codeIn';
import { Shelf } from '../lib/shelf';
import * as desk from './desk';
import { Editor } from './editor.svelte';
import { entryOf, seatsOf, type FightSeat, type FightWish } from './fight';
import { workshop } from './pieces.fixture';
import { fighterShelf } from './shelf';
import { fileOf, isFighter, shoots, strikes, type FighterFile, type Report } from './types';
import { de } from './words.de';
import { en } from './words.en';
import { settings } from '../lib/settings.svelte';
import { dieText, signed } from './write';

vi.mock('./desk', async (original) => ({
  ...(await original<typeof desk>()),
  askPieces: vi.fn(),
  askCheck: vi.fn(),
  askRead: vi.fn(),
  askSurprise: vi.fn(),
}));

const knight = fileOf(workshop.fighters[1]!);
const reportOf = (fighter: FighterFile, more: Partial<Report> = {}): Report => ({
  fighter,
  ok: true,
  faults: [],
  ...more,
});

beforeEach(() => {
  localStorage.clear();
  vi.mocked(desk.askPieces).mockResolvedValue(workshop);
  vi.mocked(desk.askCheck).mockImplementation(async (fighter) => reportOf(fighter));
});

describe('words and small things', () => {
  it('both languages hold the same placeholders', () => {
    const holes = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([hole]) => hole).sort();
    for (const key of Object.keys(de) as Array<keyof typeof de>) expect(holes(de[key])).toEqual(holes(en[key]));
  });
  it('bonuses have their sign', () => {
    expect([2, 0, -1].map(signed)).toEqual(['+2', '0', '−1']);
  });
  it('dice are written as the language does', () => {
    const before = settings.language;
    settings.language = 'de';
    expect(dieText('W20')).toBe('W20');
    settings.language = 'en';
    expect(dieText('W20')).toBe('d20');
    settings.language = before;
  });
  it('a code is found in a link of its page', () => {
    expect(codeIn('https://example.org/fighters/9BBQB-8310Q?print', 'fighters')).toBe('9BBQB-8310Q');
    expect(codeIn(' 9BBQB ', 'fighters')).toBe('9BBQB');
  });
  it('a ready fighter becomes a file without name and history', () => {
    expect(knight).toEqual({
      fighter: 1,
      base: 'knight',
      dice: 6,
      die: 'W20',
      skill: 4,
      pts: 'W8',
      initiative: 0,
      vitality: 32,
      weapon: 'sword',
      shot: 'none',
      armour: 'hauberk',
    });
    expect(isFighter(knight)).toBe(true);
    expect(isFighter({ army: 1 })).toBe(false);
  });
  it('thrown weapons strike and are thrown', () => {
    expect(workshop.weapons.filter(strikes).map(({ id }) => id)).toEqual(['sword', 'mace', 'javelin']);
    expect(workshop.weapons.filter(shoots).map(({ id }) => id)).toEqual(['javelin', 'self-bow']);
  });
});

describe('the shelf', () => {
  it('keeps, replaces and forgets, and ignores what is none', () => {
    const id = fighterShelf.keep(knight);
    expect(fighterShelf.keep({ ...knight, name: 'Guy' }, id)).toBe(id);
    expect(fighterShelf.list().map(({ thing }) => thing.name)).toEqual(['Guy']);
    fighterShelf.forget(id);
    expect(fighterShelf.list()).toEqual([]);
    localStorage.setItem('walstatt.fighters', '[{"id":"x","fighter":5},7]');
    expect(fighterShelf.list()).toEqual([]);
    localStorage.setItem('walstatt.fighter', 'nonsense');
    expect(fighterShelf.draft()).toBeUndefined();
  });
  it('holds a hundred at most', () => {
    const shelf = new Shelf('one', 'ones', (thing: unknown): thing is number => typeof thing === 'number');
    for (let i = 0; i < 110; ++i) shelf.keep(i, String(i));
    expect(shelf.list()).toHaveLength(100);
    expect(shelf.list()[0]?.thing).toBe(109);
  });
});

describe('the editor', () => {
  async function begun() {
    const editor = new Editor();
    await editor.start();
    return editor;
  }
  it('begins with the knight, remembers the draft and undoes', async () => {
    const editor = await begun();
    expect(editor.fighter).toEqual(knight);
    editor.change({ weapon: 'mace', name: 'Guy' });
    expect(editor.changed).toBe(true);
    expect((await begun()).fighter).toEqual({ ...knight, weapon: 'mace', name: 'Guy' });
    editor.change({ name: '' });
    expect(editor.fighter).not.toHaveProperty('name');
    editor.undo();
    editor.undo();
    expect(editor.fighter).toEqual(knight);
    expect(editor.mayUndo).toBe(false);
    editor.stop();
  });
  it('another model brings his own values; a name of one’s own stays, a drawn one does not', async () => {
    const editor = await begun();
    editor.change({ name: 'Robert', skill: 2 });
    editor.begin(workshop.fighters[0]!);
    expect(editor.fighter).toEqual(fileOf(workshop.fighters[0]!));
    editor.change({ name: 'Cuthbert' });
    editor.begin(workshop.fighters[1]!);
    expect(editor.fighter?.name).toBe('Cuthbert');
    editor.stop();
  });
  it('an answer about somebody older is dropped', async () => {
    const editor = await begun();
    let answer: (report: Report) => void = () => {};
    vi.mocked(desk.askCheck).mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    const judged = editor.judge();
    editor.change({ skill: 6 });
    answer(reportOf(knight));
    await judged;
    expect(editor.fresh).toBe(false);
    await editor.judge();
    expect(editor.ok).toBe(true);
    editor.stop();
  });
  it('a bad code throws and changes nothing; a stale one is told', async () => {
    const editor = await begun();
    vi.mocked(desk.askRead).mockRejectedValueOnce(new Error('check'));
    await expect(editor.read('X')).rejects.toThrow('check');
    expect(editor.fighter).toEqual(knight);
    const notices = [{ id: 'fighter.code.gone', text: { de: 'weg', en: 'gone' } }];
    vi.mocked(desk.askRead).mockResolvedValueOnce(reportOf({ ...knight, vitality: 12 }, { notices }));
    await editor.read('Y');
    expect(editor.fighter?.vitality).toBe(12);
    expect(editor.notices).toEqual(notices);
    editor.change({ vitality: 13 });
    expect(editor.notices).toEqual([]);
    editor.stop();
  });
  it('a saved fighter keeps his place on the shelf', async () => {
    const editor = await begun();
    editor.save();
    editor.change({ vitality: 40 });
    editor.save();
    expect(fighterShelf.list().map(({ thing }) => thing.vitality)).toEqual([40]);
    editor.stop();
  });
});

describe('a fight', () => {
  const seat = (who: string): FightSeat => ({ who, size: 'large', awareness: 'aware' });
  it('finds whoever is meant', () => {
    const id = fighterShelf.keep({ ...knight, name: 'Guy' });
    expect(entryOf(seat('self'), knight)?.who).toBe(knight);
    expect(entryOf(seat('ready:archer'), knight)?.who).toBe('archer');
    expect(entryOf(seat(`mine:${id}`), knight)?.who).toMatchObject({ name: 'Guy' });
    expect(entryOf(seat('code: 9BB-Q '), knight)?.who).toBe('9BB-Q');
    expect(entryOf(seat('code:'), knight)).toBeUndefined();
    expect(entryOf(seat('mine:gone'), knight)).toBeUndefined();
  });
  it('seats the own side here and the other where it was wished', () => {
    const setup = { name: { de: 'A', en: 'A' } };
    const wish: FightWish = {
      sides: [[seat('self'), seat('ready:archer')], [seat('ready:knight')]],
      distance: 0,
      ...anOpponent('Anna', 'greedy'),
    };
    const seats = (where: FightWish['where']) => seatsOf({ ...wish, where }, setup).seats.map(({ who }) => who);
    expect(seats('computer')).toEqual(['here', 'here', 'computer']);
    expect(seats('friend')).toEqual(['here', 'here', 'there']);
    expect(seats('here')).toEqual(['here', 'here', 'here']);
    expect(seatsOf({ ...wish, where: 'open' }, setup)).toMatchObject({ game: '1192', setup, listed: true });
  });
});
