import { flushSync } from 'svelte';

/** Paper is white, whatever the hour. Gives the way back. */
export function onWhitePaper(): () => void {
  const root = document.documentElement;
  const before = root.dataset.theme;
  root.dataset.theme = 'light';
  return () => {
    if (before === undefined) delete root.dataset.theme;
    else root.dataset.theme = before;
  };
}

/**
 * Calls when the page is about to be printed, and when that is over; what follows is drawn at once. Some ways to print tell it
 * by an event, others only by the kind of medium. Gives the way to end it.
 */
export function whilePrinting(begin: () => void, end: () => void = () => {}): () => void {
  const paper = matchMedia('print');
  let on = false;
  const turn = (wanted: boolean) => {
    if (wanted === on) return;
    on = wanted;
    flushSync(wanted ? begin : end);
  };
  const before = () => turn(true);
  const after = () => turn(false);
  const changed = () => turn(paper.matches);
  addEventListener('beforeprint', before);
  addEventListener('afterprint', after);
  paper.addEventListener('change', changed);
  return () => {
    if (on) end();
    removeEventListener('beforeprint', before);
    removeEventListener('afterprint', after);
    paper.removeEventListener('change', changed);
  };
}

/** The board, whose pictures were drawn for the night, is drawn again for the day while it is printed. */
export function lightOnPaper(): () => void {
  let back: (() => void) | undefined;
  return whilePrinting(
    () => (back = onWhitePaper()),
    () => back?.(),
  );
}

interface Judged {
  fresh: boolean;
  report?: { code?: string; code_with_names?: string };
}
/** The code that stands on paper: with names, and only of what the server has judged. */
export const codeOnPaper = ({ fresh, report }: Judged): string | undefined =>
  fresh ? (report?.code_with_names ?? report?.code) : undefined;
