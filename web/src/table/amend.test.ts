import { describe, expect, it } from 'vitest';
import { settings } from '../lib/settings.svelte';
import { amendName, amendWords } from './amend';
import { scene, stage } from './fixture';

describe('agreed changes', () => {
  it('name figures of the first side in capitals, of the second small', () => {
    expect(amendName(stage, 0)).toBe('SW1');
    expect(amendName(stage, 2)).toBe('bo');
    expect(amendName(stage, 'chest')).toBe('chest');
  });

  it('are told in words', () => {
    settings.language = 'de';
    expect(amendWords(stage, 'SW1 to c7')).toBe('swordsman SW1 nach c7 gesetzt');
    expect(amendWords(stage, 'bo out')).toBe('archer BO vom Brett genommen');
    expect(amendWords(stage, 'e5 lives 2', scene)).toBe('swordsman SW2 hat jetzt 2 Lebenspunkte');
    expect(amendWords(stage, 'chest to c7')).toBe('Kiste nach c7 gesetzt');
  });

  it('name the side where both have such a figure', () => {
    settings.language = 'de';
    const twins = {
      ...stage,
      figures: stage.figures.map((info) => (info.id === 2 ? { ...info, label: 'SW1' } : info)),
    };
    expect(amendWords(twins, 'SW1 out')).toBe('swordsman SW1 (Römer) vom Brett genommen');
    expect(amendWords(twins, 'sw1 out')).toBe('archer SW1 (Kelten) vom Brett genommen');
  });

  it('stay as they were written where they cannot be read', () => {
    settings.language = 'en';
    expect(amendWords(stage, 'XY dances')).toBe('Changed: XY dances');
    expect(amendWords(undefined, 'SW1 to c7')).toBe('Changed: SW1 to c7');
  });
});
