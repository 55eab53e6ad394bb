// Small signs on the plates of mounts and chariots.

export const SIGNS = {
  movedBadge: 'M-14 0a14 14 0 1 1 28 0a14 14 0 1 1 -28 0Z',
  moved: 'M-7 -6l6 6l-6 6M1 -6l6 6l-6 6',
  foughtBadge: 'M0 -16l16 16l-16 16l-16 -16Z',
  fought: 'M-5.5 -5.5l11 11M5.5 -5.5l-11 11',
  mark: 'M-20 0a20 20 0 1 1 40 0a20 20 0 1 1 -40 0Z',
  /** Head and shoulders, struck out. */
  nobody: 'M-5 -6a5 5 0 1 1 10 0a5 5 0 1 1 -10 0M-9 10C-9 2 9 2 9 10M-13 13L13 -13',
  /** Two links of a chain. */
  led: 'M-1 -5L5 -11A6 6 0 0 1 12 -4L6 2A6 6 0 0 1 -2 2M1 5L-5 11A6 6 0 0 1 -12 4L-6 -2A6 6 0 0 1 2 -2',
} as const;

export interface LifeGroup {
  readonly lives: number;
  readonly of: number;
}

const STEP = 16;
const GAP = 12;
const SHOE = 22;
const CAP = 6;

function pip(side: 1 | 2, x: number): string {
  return side === 1 ? `M${x - 6} 0a6 6 0 1 1 12 0a6 6 0 1 1 -12 0Z` : `M${x} -7.5l7.5 7.5l-7.5 7.5l-7.5 -7.5Z`;
}

export interface LifeBar {
  readonly bar: string;
  readonly shoe: string;
  readonly left: string;
  readonly lost: string;
  /** Between one person and the next. */
  readonly ticks: string;
  /** So that it fits into the room. */
  readonly scale: number;
  /** How wide it is then. */
  readonly width: number;
}

/** Life points in one bar round 0 0: the animals first, after a horseshoe, then every person aboard. */
export function lifeBar(side: 1 | 2, groups: readonly LifeGroup[], room: number): LifeBar {
  const wide = SHOE + groups.reduce((sum, group) => sum + group.of * STEP, 0) + Math.max(0, groups.length - 1) * GAP;
  const start = -wide / 2;
  let x = start + SHOE;
  let [left, lost, ticks] = ['', '', ''];
  groups.forEach((group, index) => {
    if (index > 0) {
      ticks += `M${x + GAP / 2} -7v14`;
      x += GAP;
    }
    for (let i = 0; i < group.of; ++i, x += STEP)
      if (i < group.lives) left += pip(side, x + STEP / 2);
      else lost += pip(side, x + STEP / 2);
  });
  const half = wide / 2 + CAP;
  const scale = Math.min(1, room / (2 * half + 24));
  return {
    bar: `M${-half} -12h${2 * half}a12 12 0 0 1 0 24h${-2 * half}a12 12 0 0 1 0 -24Z`,
    shoe: `M${start + 5} 7C${start - 1} -2 ${start + 3} -8 ${start + 9} -8C${start + 15} -8 ${start + 19} -2 ${start + 13} 7`,
    left,
    lost,
    ticks,
    scale,
    width: scale * (2 * half + 24),
  };
}
