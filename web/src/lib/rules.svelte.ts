// Rule books, fetched once each, and the rule that is open in the dialog of the application.
import type { Rules } from './protocol.gen';
import { fetchJson } from './fetch';

export type Rule = Rules['rules'][number];

const books = new Map<string, Promise<Rule[]>>();

export function ruleBook(game: string): Promise<Rule[]> {
  let book = books.get(game);
  if (!book) {
    book = fetchJson<Rules>(`/api/rules/${encodeURIComponent(game)}`).then((answer) => answer.rules);
    book.catch(() => books.delete(game));
    books.set(game, book);
  }
  return book;
}

class OpenRule {
  now: { game: string; rule: string } | undefined = $state.raw();
}
export const ruleShown = new OpenRule();

/** Opens the rule in a dialog over whatever page is shown. */
export function openRule(game: string, rule: string): void {
  ruleShown.now = { game, rule };
}
