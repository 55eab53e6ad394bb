// The helper's table: what was typed in, and which row of dice the keys write into. Kept in the browser.
import { readStored, writeStored } from '../lib/storage';
import { emptyTable, readTable, type Kept } from './kept';

const key = 'walstatt.dice';

/** A row of dice that the keys write into. */
export interface Row {
  id: string;
  label: string;
  faces: number[];
  least: number;
  most: number;
  room: number;
  change: (faces: number[]) => void;
}

export class DiceTable {
  now: Kept = $state(readTable(readStored(key)));
  /** The row the keys write into, by id; rows announce themselves. */
  active: string = $state('');
  rows: Row[] = $state.raw([]);

  readonly row: Row | undefined = $derived(this.rows.find((row) => row.id === this.active) ?? this.rows[0]);

  keep(): void {
    writeStored(key, $state.snapshot(this.now));
  }

  enter(face: number): void {
    const row = this.row;
    if (!row || row.faces.length >= row.room || face < row.least || face > row.most) return;
    row.change([...row.faces, face]);
  }
  back(): void {
    const row = this.row;
    if (row) row.change(row.faces.slice(0, -1));
  }
  /** All dice away; what a fighter is stays. */
  clear(): void {
    const { tab, die, skill, initiative, damage } = this.now;
    const fresh = emptyTable();
    const { protection, quality, light, vitality } = damage;
    this.now = {
      ...fresh,
      tab,
      die,
      skill,
      initiative,
      damage: { ...fresh.damage, die: damage.die, protection, quality, light, vitality },
    };
  }
}
