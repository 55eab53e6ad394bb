import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkDice, commitmentOf, faceOf } from './dice';
import { BadRecord, parseRecord } from './record';

const recordText = (game: string) => readFileSync(resolve('../tests/records', `${game}.jsonl`), 'utf8');

describe('the test vectors of docs/dice.md', () => {
  const secret = Uint8Array.from({ length: 32 }, (_, i) => i);
  const words = ['Rom', 'Gallien – ça ira'];
  const throwAll = (count: number, sides: number) =>
    Array.from({ length: count }, (_, i) => faceOf(secret, words, i + 1, sides)).join(' ');

  it('commitment', () => {
    expect(commitmentOf(secret)).toBe('630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd');
  });
  it('d6', () => expect(throwAll(20, 6)).toBe('6 4 6 1 3 3 5 1 2 4 1 1 3 2 6 6 2 2 4 2'));
  it('d12', () => expect(throwAll(12, 12)).toBe('12 4 6 7 3 3 5 7 8 10 1 1'));
  it('a number that is passed over', () => expect(faceOf(secret, words, 53_695, 65_175)).toBe(24_651));
});

describe('recorded games', () => {
  it.each(['mfm', 'pig', 'morra'])('%s: every die is proved', (game) => {
    const check = checkDice(parseRecord(recordText(game)));
    expect(check.verdict).toBe('proved');
    expect(check.dice).toBe(
      recordText(game)
        .match(/"faces":\[[^\]]*\]/g)
        ?.join()
        .match(/\d+/g)?.length ?? 0,
    );
  });

  it('one changed face is found, with its number', () => {
    const record = parseRecord(recordText('pig'));
    const roll = record.steps.filter((step) => step.roll)[4]!;
    roll.faces = [(roll.faces![0]! % 6) + 1];
    const check = checkDice(record);
    expect(check.verdict).toBe('wrong');
    expect(check.wrongDice).toBe(1);
    expect(check.rolls.map((checked) => checked.fits)).toEqual(check.rolls.map((_, i) => i !== 4));
  });

  it('a die too many, a changed word or another secret is found', () => {
    const more = parseRecord(recordText('pig'));
    more.steps.find((step) => step.roll)!.faces!.push(1);
    expect(checkDice(more).verdict).toBe('wrong');
    const word = parseRecord(recordText('mfm'));
    word.header.players[0]!.word += '!';
    expect(checkDice(word).verdict).toBe('wrong');
    const secret = parseRecord(recordText('morra'));
    secret.end!.secret = '00'.repeat(32);
    expect(checkDice(secret).verdict).toBe('wrong');
    secret.end!.secret = 'no hex';
    expect(checkDice(secret).verdict).toBe('wrong');
  });

  it('while the match runs the secret is sealed', () => {
    const record = parseRecord(recordText('pig'));
    delete record.end;
    const check = checkDice(record);
    expect(check.verdict).toBe('sealed');
    expect(check.rolls.length).toBeGreaterThan(0);
    expect(check.rolls[0]!.fits).toBeUndefined();
  });

  it('dice that were taken back keep their numbers', () => {
    const record = parseRecord(recordText('pig'));
    // An undo between two rolls changes nothing for the dice.
    record.steps.splice(10, 0, { n: 11, seat: 1, undo: 8 });
    expect(checkDice(record).verdict).toBe('proved');
  });

  it('other dice prove nothing', () => {
    const record = parseRecord(recordText('pig'));
    record.header.dice = 'fast';
    expect(checkDice(record).verdict).toBe('unprovable');
  });
});

describe('parseRecord', () => {
  it('names the line that is broken', () => {
    expect(() => parseRecord('')).toThrow(BadRecord);
    expect(() => parseRecord('{"walstatt":3,"players":[]}')).toThrow('line 1');
    expect(parseRecord('{"walstatt":2,"players":[]}').steps).toEqual([]);
    expect(() => parseRecord('{"walstatt":1,"players":[]}\n{"n":1')).toThrow('line 2');
    expect(() => parseRecord('{"walstatt":1,"players":[]}\n7')).toThrow('line 2');
  });
});
