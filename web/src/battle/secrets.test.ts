import { describe, expect, it } from 'vitest';
import { scene, stage } from './fixture';
import { hidesSomething } from './secrets';

describe('two at one screen', () => {
  it('cover the table only where something is hidden', () => {
    const open = { ...scene, markers: [] };
    expect(hidesSomething(stage, open, 1)).toBe(false);
    const marker = { label: 'A', side: 1, x: 0, y: 0, units: null };
    expect(hidesSomething(stage, { ...open, markers: [marker] }, 1)).toBe(true);
    expect(hidesSomething(stage, { ...open, markers: [marker] }, 2)).toBe(false);
    const first = stage.units.find((unit) => unit.side === 2)!.id;
    const units = open.units.map((unit) => (unit.id === first ? { ...unit, where: 'flank' as const } : unit));
    expect(hidesSomething(stage, { ...open, units }, 2)).toBe(true);
    expect(hidesSomething(stage, { ...open, step: 'deploy' }, 2)).toBe(true);
  });
});
