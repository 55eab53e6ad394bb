import { describe, expect, it } from 'vitest';
import type { MatchModel } from '../lib/match.svelte';
import type { JsonObject, Step } from '../lib/protocol.gen';
import { DuelStaging, handAfter, toldOf } from './staging';
import type { Scene } from './types';

const rolls = (who: number) => ({ id: 'duel.event.rolls', text: '', rule: 'N1', pieces: [who] });

describe('what happens between two scenes', () => {
  it('knows what dice were thrown for, and by whom', () => {
    expect(toldOf([rolls(1)])).toEqual({ purpose: 'hand', who: 1 });
    expect(toldOf([{ id: 'duel.event.rolls-damage', text: '', rule: 'D11', pieces: [0] }]).purpose).toBe('damage');
    expect(toldOf([]).purpose).toBe('other');
  });
  it('lays thrown dice from high to low behind those that count', () => {
    expect(handAfter([{ face: 17, scored: true }, { face: 3 }], [4, 19], 3)).toEqual([
      { face: 17, scored: true },
      { face: 19, fresh: true },
      { face: 4, fresh: true },
    ]);
  });
  it('takes a score along that no scene has shown', () => {
    expect(handAfter([{ face: 17, fresh: true }], [2], 2, [17]).map(({ face }) => face)).toEqual([17, 2]);
  });

  const scene = {
    step: 'ward',
    fighters: [
      { dice: [{ face: 18, group: true, spent: true }], combatDice: 6 },
      { dice: [{ face: 19, group: true }, { face: 5 }], combatDice: 6 },
    ],
    attack: {
      attacker: 0,
      defender: 1,
      wave: 1,
      attacks: [
        { die: 0, value: 18, named: true, unmet: false },
        { die: 1, value: 17, named: true, unmet: false },
      ],
    },
  } as unknown as JsonObject;
  const match = { steps: [] as Step[] } as unknown as MatchModel;
  const staging = new DuelStaging(match);

  it('shows which attacks a defence meets and which come through', () => {
    const after = staging.after(scene, { n: 9, seat: 2, do: 'ward 19>18' }) as unknown as Scene;
    expect(after.attack?.wards).toEqual([{ dice: [0], attacks: [0] }]);
    expect(after.attack?.attacks.map(({ unmet }) => unmet)).toEqual([false, true]);
    expect(after.fighters[1]?.dice[0]?.spent).toBe(true);
    expect(staging.decision({ n: 9, do: 'ward 19>18' })).toBeGreaterThan(0);
    expect(staging.decision({ n: 9, do: 'strike' })).toBe(0);
  });
  it('clears the ground when a new hand is thrown', () => {
    const step = { n: 10, roll: '6d20', faces: [1, 2, 3, 4, 5, 6], events: [rolls(0)] };
    const after = staging.after(scene, step) as unknown as Scene;
    expect(after.attack).toBeUndefined();
    expect(after.fighters[0]?.dice.map(({ face }) => face)).toEqual([6, 5, 4, 3, 2, 1]);
  });
});
