// All that is drawn over the table, first what may be switched; the looks stand in marks.css.
import type { Show } from './shows.svelte';
import type { Key } from './words';

export interface Entry {
  name: Key;
  means: Key;
  /** Pieces of the sample, 44 by 24. */
  signs: ReadonlyArray<{ look: string; d: string; judged?: 'good' | 'bad' }>;
  rule?: string;
  /** What it switches. */
  show?: Show;
  /** Only while one sets up, or only in the battle. */
  when?: 'setup' | 'battle';
}

const box = (x: number, width = 15, y = 5, height = 14) => `M${x} ${y}h${width}v${height}h${-width}Z`;
const both = (look: string) => [
  { look: `${look} of-1`, d: box(4) },
  { look: `${look} of-2`, d: box(25) },
];

export const LEGEND: readonly Entry[] = [
  { name: 'show.zones', means: 'means.zones', rule: 'A16', show: 'zones', signs: both('zone') },
  { name: 'show.arcs', means: 'means.arcs', rule: 'A25', show: 'arcs', signs: both('arc') },
  {
    name: 'show.command',
    means: 'means.command',
    rule: 'B-Ord-07',
    show: 'command',
    signs: [
      { look: 'command of-1', d: 'M4 12a8 8 0 1 0 16 0a8 8 0 1 0 -16 0Z' },
      { look: 'command light of-1', d: 'M24 12a8 8 0 1 0 16 0a8 8 0 1 0 -16 0Z' },
    ],
  },
  { name: 'show.reach', means: 'means.reach', rule: 'A18', show: 'reach', signs: both('reach') },
  { name: 'legend.able', means: 'means.able', signs: [{ look: 'able', d: box(12, 20) }] },
  {
    name: 'legend.wild',
    means: 'means.wild',
    when: 'battle',
    rule: 'A23',
    signs: [
      { look: 'able', d: box(12, 20) },
      { look: 'wild', d: box(12, 20) },
    ],
  },
  {
    name: 'legend.lane',
    means: 'means.lane',
    when: 'battle',
    rule: 'A15',
    signs: [
      { look: 'lane', d: box(6, 32) },
      { look: 'tick', d: 'M17 5v14M28 5v14' },
    ],
  },
  {
    name: 'legend.plan',
    means: 'means.plan',
    signs: [
      { look: 'plan', d: box(4), judged: 'good' },
      { look: 'plan', d: box(25), judged: 'bad' },
    ],
  },
  {
    name: 'legend.heavy',
    means: 'means.heavy',
    when: 'setup',
    rule: 'A11',
    signs: [{ look: 'deploy heavy own of-1', d: box(6, 32) }],
  },
  {
    name: 'legend.light',
    means: 'means.light',
    when: 'setup',
    rule: 'A11',
    signs: [{ look: 'deploy light own of-1', d: box(6, 32) }],
  },
  {
    name: 'legend.went',
    means: 'means.went',
    when: 'battle',
    signs: [
      { look: 'was of-2', d: box(4) },
      { look: 'went of-2', d: 'M12 12H42' },
    ],
  },
  {
    name: 'legend.charging',
    means: 'means.charging',
    when: 'battle',
    rule: 'A18',
    signs: [{ look: 'charging', d: 'M5 12H40' }],
  },
  {
    name: 'legend.evade',
    means: 'means.evade',
    when: 'battle',
    rule: 'A22',
    signs: [
      { look: 'evade', d: 'M2 12H26' },
      { look: 'evade-end', d: box(26) },
    ],
  },
];
