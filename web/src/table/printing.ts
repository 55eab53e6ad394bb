// Before paper: some ways to print tell it by an event, others only by the kind of medium.
import { flushSync } from 'svelte';

/** Calls back before the page is printed, and draws what follows from it at once. */
export function beforePrint(what: () => void): () => void {
  const paper = matchMedia('print');
  const now = () => flushSync(what);
  const changed = () => {
    if (paper.matches) now();
  };
  addEventListener('beforeprint', now);
  paper.addEventListener('change', changed);
  return () => {
    removeEventListener('beforeprint', now);
    paper.removeEventListener('change', changed);
  };
}

/** Paper is white: the board, whose pictures were drawn for the night, is drawn again for the day. */
export function lightOnPaper(): () => void {
  const root = document.documentElement;
  let before: { theme: string | undefined } | undefined;
  const day = () => {
    before ??= { theme: root.dataset.theme };
    root.dataset.theme = 'light';
  };
  const again = () => {
    if (before?.theme !== undefined) root.dataset.theme = before.theme;
    else if (before) delete root.dataset.theme;
    before = undefined;
  };
  const paper = matchMedia('print');
  const changed = () => (paper.matches ? day() : again());
  addEventListener('beforeprint', day);
  addEventListener('afterprint', again);
  paper.addEventListener('change', changed);
  return () => {
    again();
    removeEventListener('beforeprint', day);
    removeEventListener('afterprint', again);
    paper.removeEventListener('change', changed);
  };
}
