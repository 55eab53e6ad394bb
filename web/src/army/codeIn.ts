/** The code in what was typed or pasted, which may be a whole link. */
export function codeIn(text: string): string {
  const path = /\/army\/([^/?#\s]+)/.exec(text)?.[1];
  return (path ?? text).trim();
}
