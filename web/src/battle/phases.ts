// The sequence of a battle in five phases, and which steps belong to which (A12).
import type { Scene } from './types';

export const PHASES = ['setup', 'movement', 'shooting', 'melee', 'rout'] as const;
export type Phase = (typeof PHASES)[number];

const STEPS: Record<Phase, readonly string[]> = {
  setup: ['initiative', 'role', 'pieces', 'sector', 'lay', 'river', 'position', 'adjustment', 'adjust', 'deploy'],
  movement: [
    'flank-march',
    'enter',
    'corps',
    'command',
    'orders',
    'rally',
    'evade',
    'distance',
    'charge',
    'reveal',
    'wild',
    'looters',
  ],
  shooting: ['shooting', 'shot'],
  melee: ['melee', 'commit', 'fight', 'camp', 'commander'],
  rout: ['rampage', 'pursuit'],
};

export const phaseOf = (step: string): Phase | undefined => PHASES.find((phase) => STEPS[phase].includes(step));

/** Whose turn it is in what is shown, which may lag behind the match. */
export const actingSide = ({ setup, active }: Pick<Scene, 'setup' | 'active'>): number => setup?.side ?? active;
