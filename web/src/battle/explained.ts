// Which rule explains a word on the card of a unit.

/** What the arms of a unit do (content/adlg/troops.toml tells the same of those that can be bought). */
const ABILITIES: Record<string, string> = {
  impact: 'B-Abi-02',
  impetuous: 'B-Abi-33',
  'missile-support': 'B-Abi-08',
  expendable: 'B-Abi-12',
  mixed: 'B-Abi-16',
  pavise: 'B-Abi-20',
  stakes: 'B-Abi-22',
  polearm: 'B-Abi-31',
  'two-handed': 'B-Abi-41',
  javelin: 'B-Abi-37',
  'half-bow': 'B-Abi-06',
  blades: 'B-Note-05',
  incendiary: 'B-Abi-10',
};
export const ruleOfAbility = (ability: string): string => ABILITIES[ability] ?? '';

export const RULE_OF = {
  quality: 'B-Qua-01',
  cohesion: 'A4',
  protection: 'B-Sho-04',
  move: 'A15',
  weapon: 'A25',
} as const;
