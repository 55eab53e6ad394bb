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

interface Judged {
  fresh: boolean;
  report?: { code?: string; code_with_names?: string };
}
/** The code that stands on paper: with names, and only of what the server has judged. */
export const codeOnPaper = ({ fresh, report }: Judged): string | undefined =>
  fresh ? (report?.code_with_names ?? report?.code) : undefined;
