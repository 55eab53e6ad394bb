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
