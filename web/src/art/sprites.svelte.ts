// Pictures of figures, made once per look and shared by all figures that look so; thrown away when the theme changes.
import { SvelteMap } from 'svelte/reactivity';
import { bake, type Box } from './bake';

/** Room for weapons that reach beyond the field. */
export const SPRITE_BOX: Box = { x: -34, y: -28, width: 168, height: 132 };
const PIXELS_PER_UNIT = 2;

const pictures = new SvelteMap<string, string>();
const asked = new Set<string>();
let queue: Promise<unknown> = Promise.resolve();

class Theme {
  /** Counts changes of the theme, so that pictures in old colours are made anew. */
  turn = $state(0);

  constructor() {
    if (typeof document === 'undefined' || typeof matchMedia === 'undefined') return;
    const changed = () => {
      pictures.clear();
      asked.clear();
      this.turn++;
    };
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', changed);
    new MutationObserver(changed).observe(document.documentElement, { attributeFilter: ['data-theme'] });
  }
}
export const theme = new Theme();

export function spriteOf(look: string): string | undefined {
  return pictures.get(look);
}

/** Asks for a picture of the look that the group shows; one after the other, so that the page stays quick. */
export function askSprite(look: string, group: SVGGraphicsElement, box = SPRITE_BOX): void {
  if (asked.has(look)) return;
  asked.add(look);
  const turn = theme.turn;
  queue = queue.then(async () => {
    if (turn !== theme.turn) return;
    const picture = group.isConnected ? await bake(group, box, PIXELS_PER_UNIT, 'image/png') : undefined;
    if (turn !== theme.turn) return;
    if (picture) pictures.set(look, picture);
    else asked.delete(look);
  });
}
