// Dice that change their place glide there: where each lay is remembered, and the way from there is played.
import { settings } from '../lib/settings.svelte';

const TIME = 380;

export class Glide {
  private last = new Map<string, { x: number; y: number }>();

  moved(node: HTMLElement): void {
    const home = node.getBoundingClientRect();
    const now = new Map<string, { x: number; y: number }>();
    for (const die of node.querySelectorAll<HTMLElement>('[data-glide]')) {
      const box = die.getBoundingClientRect();
      const at = { x: box.left - home.left, y: box.top - home.top };
      const key = die.dataset.glide!;
      now.set(key, at);
      const before = this.last.get(key);
      const duration = settings.lasts(TIME);
      if (!before || duration === 0 || (Math.abs(before.x - at.x) < 2 && Math.abs(before.y - at.y) < 2)) continue;
      die.animate?.(
        [{ transform: `translate(${before.x - at.x}px, ${before.y - at.y}px)` }, { transform: 'translate(0, 0)' }],
        { duration, easing: 'cubic-bezier(.3, .7, .3, 1)' },
      );
    }
    this.last = now;
  }
}
