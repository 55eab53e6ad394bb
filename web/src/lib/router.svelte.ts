// Paths to pages, by the history API. Links are plain <a href="/rules/mfm/R3">: `followLinks` turns clicks on them into
// changes of the page without loading anything; new tabs, other hosts and downloads stay with the browser.

export type PageName =
  | 'Start'
  | 'Table'
  | 'Replay'
  | 'Proof'
  | 'Luck'
  | 'Rules'
  | 'Settings'
  | 'Learn'
  | 'Army'
  | 'Fighters'
  | 'Dice'
  | 'BattleArmy'
  | 'Odds'
  | 'Missing';

export interface Route {
  page: PageName;
  /** Parts of the path, by name: `id` of a match; `game` and `rule` of the rule book; `code` of an army or a fighter. */
  params: Record<string, string>;
  query: URLSearchParams;
  hash: string;
  path: string;
}

interface Pattern {
  page: PageName;
  parts: string[];
}

const patterns: Pattern[] = [
  { page: 'Start', parts: [] },
  { page: 'Table', parts: ['table', ':id'] },
  { page: 'Replay', parts: ['replay', ':id'] },
  { page: 'Proof', parts: ['proof', ':id'] },
  { page: 'Luck', parts: ['luck', ':id'] },
  { page: 'Rules', parts: ['rules'] },
  { page: 'Rules', parts: ['rules', ':game'] },
  { page: 'Rules', parts: ['rules', ':game', ':rule'] },
  { page: 'Settings', parts: ['settings'] },
  { page: 'Learn', parts: ['learn'] },
  { page: 'Learn', parts: ['learn', ':game'] },
  { page: 'Army', parts: ['army'] },
  { page: 'Army', parts: ['army', ':code'] },
  { page: 'Fighters', parts: ['fighters'] },
  { page: 'Fighters', parts: ['fighters', ':code'] },
  { page: 'Dice', parts: ['dice'] },
  { page: 'BattleArmy', parts: ['adlg', 'army'] },
  { page: 'BattleArmy', parts: ['adlg', 'army', ':code'] },
  { page: 'Odds', parts: ['odds'] },
];

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function paramsOf(pattern: Pattern, parts: string[]): Record<string, string> | undefined {
  if (pattern.parts.length !== parts.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, wanted] of pattern.parts.entries()) {
    const part = parts[index] ?? '';
    if (wanted.startsWith(':')) params[wanted.slice(1)] = decode(part);
    else if (wanted !== part) return undefined;
  }
  return params;
}

export function routeOf(address: URL): Route {
  const parts = address.pathname.split('/').filter((part) => part !== '');
  const rest = { query: address.searchParams, hash: address.hash.slice(1), path: address.pathname };
  for (const pattern of patterns) {
    const params = paramsOf(pattern, parts);
    if (params) return { page: pattern.page, params, ...rest };
  }
  return { page: 'Missing', params: {}, ...rest };
}

class Router {
  route: Route = $state.raw(routeOf(new URL(location.href)));
  /** 'slim' is one thin line, 'none' hides header and footer; the table page sets it, every change of page resets it. */
  chrome: 'full' | 'slim' | 'none' = $state('full');
  /** Title of the page, without the name of the house. */
  title: string = $state('');
  /** Counts visits, so that the application can move the focus once per change of page. */
  visits: number = $state(0);

  // A visit is a change of the page or of its match, and from the screen to paper; going from rule to rule is none.
  #take(address: URL): void {
    const before = this.route;
    this.route = routeOf(address);
    if (before.page !== this.route.page) this.chrome = 'full';
    const what = ({ page, params, query }: Route) => [page, params.id, query.has('print')].join();
    if (what(before) !== what(this.route)) this.visits += 1;
  }

  go(href: string, how: { replace?: boolean } = {}): void {
    const address = new URL(href, location.href);
    if (how.replace) history.replaceState(null, '', address);
    else if (address.href !== location.href) history.pushState(null, '', address);
    this.#take(address);
  }

  /** Changes the address without a visit: removing a secret fragment, keeping a slider's place. */
  rewrite(href: string): void {
    const address = new URL(href, location.href);
    history.replaceState(null, '', address);
    this.route = routeOf(address);
  }

  start(): () => void {
    const back = () => this.#take(new URL(location.href));
    const click = (event: MouseEvent) => followLink(event, (href) => this.go(href));
    addEventListener('popstate', back);
    document.addEventListener('click', click);
    return () => {
      removeEventListener('popstate', back);
      document.removeEventListener('click', click);
    };
  }
}

export function followLink(event: MouseEvent, go: (href: string) => void): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element | null)?.closest?.('a');
  if (!link || link.target || link.hasAttribute('download')) return;
  const address = new URL(link.href, location.href);
  if (address.origin !== location.origin || address.pathname.startsWith('/api/')) return;
  // A jump within the page is the browser's business.
  if (link.getAttribute('href')?.startsWith('#')) return;
  event.preventDefault();
  go(address.href);
}

export const router = new Router();
