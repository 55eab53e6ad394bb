import { describe, expect, it } from 'vitest';
import { fileName, readArmyText, UnreadableArmy, writeArmyText } from './armyText';
import { codeIn } from '../lib/codeIn';
import type { ArmyFile } from './types';

const army: ArmyFile = {
  army: 1,
  name: 'Die „Bären“ #1',
  people: 'celts',
  points: 60,
  unit: [
    { type: 'celtic-swordsman', count: 3, names: ['Taran', '', 'Lug'] },
    { type: 'celtic-light-chariot', crew: ['celtic-charioteer'] },
  ],
};

describe('armies as files', () => {
  it('reads the JSON it writes', () => expect(readArmyText(writeArmyText(army))).toEqual(army));
  it('reads the TOML of the command line', () => {
    const toml = `# an army
army = 1
name = "Die „Bären“ #1"   # with a sign that is no comment
people = "celts"
points = 60

[[unit]]
type = "celtic-swordsman"
count = 3
names = ["Taran", "", "Lug",]

[[unit]]
type = "celtic-light-chariot"
crew = [ "celtic-charioteer" ]
`;
    expect(readArmyText(toml)).toEqual(army);
  });
  it.each([
    ['{"army":', 1],
    ['army = 1\nnonsense\n', 2],
    ["army = 1\npeople = 'celts'\n", 2],
    ['<html>', 1],
  ])('tells the line of what it cannot read: %j', (text, line) => {
    expect(() => readArmyText(text)).toThrow(UnreadableArmy);
    try {
      readArmyText(text);
    } catch (error) {
      expect((error as UnreadableArmy).line).toBe(line);
    }
  });
  it('names the file', () => {
    expect(fileName(army)).toBe('die-baren-1-60.json');
    expect(fileName({ ...army, name: '!!!' })).toBe('army-60.json');
  });
});

it('finds the code in a link', () => {
  expect(codeIn(' 15EM6-Y3403 ', 'army')).toBe('15EM6-Y3403');
  expect(codeIn('https://example.org/army/15EM6-Y3403?print', 'army')).toBe('15EM6-Y3403');
});
