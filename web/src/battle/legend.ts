// All that is drawn over the table, first what may be switched, at last the marks of the bases; the looks stand in marks.css
// and bases.css.
import { badgesOf } from './bases/badges';
import { BANNER, corpsMark, pips, plateOf, qualityMark, railOf, tear } from './bases/plate';
import type { Show } from './shows.svelte';
import type { Key } from './words';

interface Sign {
  look: string;
  d: string;
  judged?: 'good' | 'bad';
}
export interface Entry {
  name: Key;
  means: Key;
  /** Pieces of the sample, 44 by 24. */
  signs: readonly Sign[];
  /** How the sample lies, where it is a piece of a base and wears its looks. */
  base?: string;
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

const DEEP = 46; // of a base in a sample
const plate = [
  { look: 'base-plate', d: plateOf(1, DEEP) },
  { look: 'base-rail', d: railOf(1, DEEP) },
];
const ONE_BASE = 'translate(22 2) scale(0.42)';
const [charged] = badgesOf(['charged']);

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
  {
    name: 'legend.rail',
    means: 'means.rail',
    rule: 'A4',
    base: 'translate(24 -9) scale(0.62)',
    signs: [
      ...plate,
      { look: 'base-corps', d: corpsMark(DEEP, 2) },
      { look: 'base-elite-mark', d: qualityMark('elite', DEEP) },
      { look: 'base-pip', d: pips(1, DEEP, 0, 2, 3) },
      { look: 'base-lost', d: pips(1, DEEP, 2, 3, 3) },
    ],
  },
  {
    name: 'legend.torn',
    means: 'means.torn',
    when: 'battle',
    rule: 'B-Mod-02',
    base: ONE_BASE,
    signs: [...plate, { look: 'base-tear-edge', d: tear(DEEP) }, { look: 'base-tear', d: tear(DEEP) }],
  },
  {
    name: 'legend.banner',
    means: 'means.banner',
    rule: 'A14',
    base: 'translate(16 21) scale(0.36)',
    signs: [
      { look: 'banner-pole', d: BANNER.pole },
      { look: 'banner-cloth', d: BANNER.cloth },
      { look: 'banner-knob', d: BANNER.knob },
    ],
  },
  {
    name: 'legend.marker',
    means: 'means.marker',
    rule: 'A11',
    base: 'translate(22 12) scale(0.2)',
    signs: [{ look: 'marker-plate', d: 'M-50 -50h100v100h-100Z' }],
  },
  {
    name: 'legend.badges',
    means: 'means.badges',
    when: 'battle',
    base: 'translate(22 12) scale(0.8)',
    signs: [
      { look: 'base-badge', d: 'M-11 0a11 11 0 1 1 22 0a11 11 0 1 1 -22 0Z' },
      { look: 'base-badge-sign', d: charged!.d },
    ],
  },
];
