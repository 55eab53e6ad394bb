import { describe, expect, it } from 'vitest';
import type { Hand } from './hand.svelte';
import type { Act } from './types';
import { Unison } from './unison';

const answers = (...units: number[]): Act[] =>
  units.flatMap((unit) => [
    { kind: 'act', verb: 'stand', do: `stand ${unit}`, unit },
    { kind: 'act', verb: 'evade', do: `evade ${unit}`, unit },
    { kind: 'act', verb: 'evade', do: `evade ${unit} along`, unit },
  ]);

function asked(...units: number[]) {
  const sent: string[] = [];
  const hand = {
    open: true,
    index: { answers: answers(...units) },
    scene: { turn: 1, charge: { units: [9], target: 1 as number | null, asked: [] } },
    do: (act: Act) => sent.push(act.do),
  };
  return { hand, sent, unison: new Unison(hand as unknown as Hand) };
}

describe('one answer for all (A22)', () => {
  it('is offered where several are asked who all may give it', () => {
    expect(asked(1).unison.verbs).toEqual([]);
    expect(asked(1, 2).unison.verbs).toEqual(['stand', 'evade']);
    const mixed = asked(1, 2);
    mixed.hand.index.answers = [...answers(1), answers(2)[0]!];
    expect(mixed.unison.verbs).toEqual(['stand']);
  });
  it('is given for one after the other, as they are asked', () => {
    const { hand, sent, unison } = asked(1, 2, 3);
    unison.do('evade');
    hand.open = false;
    unison.follow();
    expect(sent).toEqual(['evade 1']);
    hand.open = true;
    hand.index.answers = answers(2, 3);
    unison.follow();
    hand.index.answers = answers(3);
    unison.follow();
    expect(sent).toEqual(['evade 1', 'evade 2', 'evade 3']);
    hand.index.answers = answers(1, 2);
    unison.follow();
    expect(sent).toHaveLength(3);
  });
  it('ends where another charge is asked about', () => {
    const { hand, sent, unison } = asked(1, 2, 3);
    unison.do('stand');
    hand.scene.charge = { units: [8], target: 4, asked: [] };
    hand.index.answers = answers(4, 5);
    unison.follow();
    expect(sent).toEqual(['stand 1']);
  });
});
