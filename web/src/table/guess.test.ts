import { describe, expect, it } from 'vitest';
import { figureAt } from './ground';
import { guessNotation } from './guess';
import type { Scene } from './mfm';
import { scene, stage } from './fixture';

const withFigure = (id: number, figure: Scene['figures'][number]): Scene => ({
  ...scene,
  figures: scene.figures.map((old, number) => (number === id ? figure : old)),
});

describe('the guess what was meant', () => {
  it('is a move to an empty or an own field', () => {
    expect(guessNotation(stage, scene, 0, 'c7')).toBe('c5-c7');
    expect(guessNotation(stage, scene, 0, 'e5')).toBe('c5-e5');
    expect(guessNotation(stage, scene, 0, 'c5')).toBeUndefined();
  });

  it('is the attack that fits the weapon and the distance', () => {
    expect(guessNotation(stage, scene, 0, 'd2')).toBe('c5xd2');
    expect(guessNotation(stage, scene, 2, 'c5')).toBe('d2*c5');
    const moved = withFigure(2, { standing: 'board', at: 'd2', marks: ['moved'] });
    expect(guessNotation(stage, moved, 2, 'c5')).toBe('d2*c5>');
    const beside = withFigure(2, { standing: 'board', at: 'd4' });
    expect(guessNotation(stage, beside, 2, 'c5')).toBe('d4xc5');
    const spear = withFigure(3, { standing: 'board', at: 'c3' });
    expect(guessNotation(stage, spear, 3, 'c5')).toBe('c3~c5');
  });

  it('is a change of storey above the same field', () => {
    const inside = withFigure(0, { standing: 'board', at: 'c3' });
    expect(guessNotation(stage, inside, 0, 'c3/1')).toBe('c3^+');
    expect(guessNotation(stage, withFigure(0, { standing: 'board', at: 'c3/1' }), 0, 'c3')).toBe('c3/1^-');
  });

  it('brings a waiting figure on over its own edge', () => {
    expect(guessNotation(stage, scene, 3, 'a4')).toBe('SS@a4');
    expect(guessNotation(stage, scene, 3, 'd5')).toBe('SS@a5-d5');
    expect(guessNotation(stage, scene, 3, 'h1')).toBe('SS@h1');
    expect(guessNotation(stage, { ...scene, phase: 'deploy' }, 3, 'd5')).toBe('SS@d5');
  });

  it('knows who stands where', () => {
    expect(figureAt(stage, scene, 'e5')).toBe(1);
    expect(figureAt(stage, scene, 'e6')).toBeUndefined();
  });
});
