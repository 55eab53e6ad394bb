import { describe, expect, it } from 'vitest';
import type { MatchModel } from '../lib/match.svelte';
import type { JsonObject, Step } from '../lib/protocol.gen';
import { DuelStaging, handAfter, hurt, toldOf } from './staging';
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
  it('shows wounds once they have been told, before the next hand falls', () => {
    const event = (id: string, text: string, value?: number) => ({
      id: `duel.event.${id}`,
      text,
      rule: 'D14',
      pieces: [1],
      ...(value === undefined ? {} : { number: { value, reasons: [] } }),
    });
    const wounded = {
      ...scene,
      fighters: [{ dice: [] }, { dice: [], vitality: 30, wounds: 1, quality: 4, marks: [] }],
    };
    const events = [
      event('rolls-damage', '14, 2'),
      event('wound-heavy', '14, 11 left', 11),
      event('wound-light', '2, 0 left', 0),
      event('armour-worn', 'quality 3'),
      event('vitality-left', 'Rustam loses 11 vitality and has 19 left.'),
    ];
    const damage = { n: 11, faces: [14, 2], events };
    const after = hurt(wounded as unknown as Scene, damage).fighters[1];
    expect(after).toMatchObject({ vitality: 19, wounds: 2, quality: 3 });
    const rolling = staging.after(wounded as unknown as JsonObject, damage);
    expect((rolling as unknown as Scene).fighters[1]?.vitality).toBe(30);
    const next = staging.after(rolling, { n: 12, faces: [1], events: [rolls(0)] }) as unknown as Scene;
    expect(next.fighters[1]?.vitality).toBe(19);
  });
  it('clears the ground when a new hand is thrown', () => {
    const step = { n: 10, roll: '6d20', faces: [1, 2, 3, 4, 5, 6], events: [rolls(0)] };
    const after = staging.after(scene, step) as unknown as Scene;
    expect(after.attack).toBeUndefined();
    expect(after.fighters[0]?.dice.map(({ face }) => face)).toEqual([6, 5, 4, 3, 2, 1]);
  });
});
