// What may be laid over the table on demand: control zones, shooting zones, command radius, charge reach, of both sides.
import type { Desk } from '../table/desk.svelte';
import type { Overlay } from './types';

export type Show = 'zones' | 'arcs' | 'command' | 'reach';
export const SHOWS: readonly Show[] = ['zones', 'arcs', 'command', 'reach'];

export class Shows {
  on: Record<Show, boolean> = $state({ zones: false, arcs: false, command: false, reach: false });
  /** Whether the legend lies unfolded. */
  legend: boolean = $state(false);
  /** By side. */
  overlays: Overlay[] = $state.raw([]);

  constructor(private readonly desk: Desk) {}

  toggle(show: Show): void {
    this.on[show] = !this.on[show];
    void this.refresh();
  }
  async refresh(): Promise<void> {
    if (!SHOWS.some((show) => this.on[show])) {
      this.overlays = [];
      return;
    }
    await this.desk.try(async () => {
      const both = await Promise.all([1, 2].map((side) => this.desk.match.overlay(side)));
      this.overlays = both.map((one) => one.overlay as unknown as Overlay);
    });
  }
}
