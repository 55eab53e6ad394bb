/** The code in what was typed or pasted, which may be a whole link to a page of that name. */
export function codeIn(text: string, page: string): string {
  const path = new RegExp(`/${page}/([^/?#\\s]+)`).exec(text)?.[1];
  return (path ?? text).trim();
}
