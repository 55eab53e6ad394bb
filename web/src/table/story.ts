// The log: steps in groups of one decision and the dice that followed it; what was taken back stays, struck out.
import type { ToldStep } from './throws';

export interface Chapter {
  n: number; // of the first step
  last: number;
  seat?: number;
  kind: 'decision' | 'undo' | 'amend' | 'dice';
  steps: ToldStep[];
  takenBack: boolean;
}

export function chaptersOf(steps: readonly ToldStep[]): Chapter[] {
  const chapters: Chapter[] = [];
  for (const step of steps) {
    const kind = kindOf(step);
    const open = chapters.at(-1);
    if (kind === 'dice' && open && open.kind !== 'undo') {
      open.steps.push(step);
      open.last = step.n;
      continue;
    }
    if (kind === 'undo') for (const chapter of chapters) if (chapter.n > step.undo!) chapter.takenBack = true;
    chapters.push({ n: step.n, last: step.n, seat: step.seat, kind, steps: [step], takenBack: false });
  }
  return chapters;
}

function kindOf(step: ToldStep): Chapter['kind'] {
  if (step.undo !== undefined) return 'undo';
  if (step.amend !== undefined) return 'amend';
  return step.faces ? 'dice' : 'decision';
}
