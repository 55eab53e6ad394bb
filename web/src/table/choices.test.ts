import { describe, expect, it } from 'vitest';
import { bestAttack, costOf, indexChoices, nextDeployment, nextFigure } from './choices';
import type { Choice } from './mfm';
import { scene, stage } from './fixture';

const half = { num: 1, den: 2, p: 0.5 };
const third = { num: 1, den: 3, p: 1 / 3 };
const choices: Choice[] = [
  { do: 'c5-c6', kind: 'move', figure: 0, to: 'c6', path: ['c6'], cost: 2, left: 2 },
  { do: 'c5+e5&S1', kind: 'carry', figure: 0, second: 1, to: 'c6', chest: 'd6', wins: false },
  { do: 'c5xd4', kind: 'nah', figure: 0, target: 2, hit: half, loss: third, out: third },
  { do: 'c5~d2', kind: 'weit', figure: 0, target: 2, hit: half, loss: half, out: half },
  { do: 'c5?', kind: 'search', figure: 0, found: third },
  { do: 'pass', kind: 'pass', idle: [1, 0] },
];

describe('choices', () => {
  const index = indexChoices(choices, scene);

  it('are found by figure and field', () => {
    expect(
      index.figures
        .get(0)!
        .fields.get('c6')!
        .map((choice) => choice.kind),
    ).toEqual(['move', 'carry']);
    expect(costOf(index.figures.get(0)!.fields.get('c6')!)).toBe(2);
  });

  it('of two carriers are found from both, each at its own field', () => {
    expect([...index.figures.get(1)!.fields.keys()]).toEqual(['e6']);
  });

  it('against one target stay together, the best of them marks it', () => {
    const attacks = index.figures.get(0)!.targets.get(2)!;
    expect(attacks.map((choice) => choice.kind)).toEqual(['nah', 'weit']);
    expect(bestAttack(attacks)!.kind).toBe('weit');
  });

  it('that need no aim lie with the figure, those of nobody apart', () => {
    expect(index.figures.get(0)!.here.map((choice) => choice.kind)).toEqual(['search']);
    expect(index.pass!.do).toBe('pass');
    expect(index.idle).toEqual([1, 0]);
  });

  it('that win are offered as a button too', () => {
    const wins = indexChoices([{ do: 'c8&S1', kind: 'carry', figure: 0, to: 'c8', wins: true }], scene);
    expect(wins.figures.get(0)!.here).toHaveLength(1);
    expect(wins.figures.get(0)!.fields.get('c8')).toHaveLength(1);
  });

  it('bring the chest on at its own field, for either carrier', () => {
    const on = indexChoices([{ do: '&d1:S2', kind: 'enterCarry', figure: 0, second: 1, to: 'c2', chest: 'd2' }], scene);
    expect([...on.figures.get(0)!.fields.keys(), ...on.figures.get(1)!.fields.keys()]).toEqual(['d2', 'd2']);
  });

  it('lead from figure to figure, round and round', () => {
    expect(nextFigure(index, undefined)).toBe(0);
    expect(nextFigure(index, 0)).toBe(1);
    expect(nextFigure(index, 1)).toBe(0);
    expect(nextFigure(indexChoices([], scene), undefined)).toBeUndefined();
  });

  it('of a deployment give the one nearest to the middle of the front', () => {
    const at = (to: string): Choice => ({ do: `SW1@${to}`, kind: 'deploy', figure: 0, to });
    expect(nextDeployment(indexChoices([choices[5]!, at('c1'), at('d1'), at('e1')], scene), stage)!.do).toBe('SW1@d1');
    expect(nextDeployment(index, stage)).toBeUndefined();
  });
});
