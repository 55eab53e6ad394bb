// The Verteidigungstabelle as the booklet prints it: yellow or red for NAH, letters for the other kinds of attack (R7).
import type { AttackKind, DefenceRow, DefenceTable, Stage } from './mfm';

export interface Cell {
  column: number;
  yellow: boolean;
  letters: string; // F, W, E, or ❖ for both W and E
  saves: AttackKind[];
}

export const COLUMNS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

export function cellsOf(row: DefenceRow): Cell[] {
  return COLUMNS.map((column) => {
    const has = (kind: AttackKind) => row.saved[kind]?.includes(column) ?? false;
    const reach = has('weit') && has('erst') ? '❖' : (has('weit') ? 'W' : '') + (has('erst') ? 'E' : '');
    return {
      column,
      yellow: has('nah'),
      letters: (has('fern') ? 'F' : '') + reach,
      saves: (['nah', 'fern', 'weit', 'erst'] as const).filter(has),
    };
  });
}

export function columnOf(sum: number): number {
  return Math.min(12, Math.max(1, sum));
}

export function tableOf(stage: Stage, people: string): DefenceTable | undefined {
  return stage.tables.find((table) => table.people === people);
}
