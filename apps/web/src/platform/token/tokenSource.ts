import type { OneTabAtATime } from '../tabs/oneTab.ts';
import type { Tabs } from '../tabs/tabs.ts';

export interface Token {
  readonly token: string;
  /** UTC ms on the server's clock. */
  readonly expiresAt: number;
}

export interface TokenSource {
  /** A token that is valid now: the held one, one that another tab just got, or a fresh one. */
  get(): Promise<string>;
  /** A token other than the one that was refused. @param refused the token that got 401 */
  renew(refused: string): Promise<string>;
  /** Forgets everything; a request on its way is ignored when it comes back. Call at any change of sign-in. */
  reset(): void;
}

export interface TokenParts {
  /** Asks the server for a token; rejects when nobody is signed in or the server can't be reached. */
  fetch(force: boolean): Promise<Token>;
  /** The server's instant, UTC ms. */
  now(): number;
  readonly oneTab: OneTabAtATime;
  readonly tabs: Tabs;
  /** Resolves once the messages of other tabs that are on their way have surely come. */
  settle(): Promise<void>;
}

/** A token this close to its end would die on the way. */
const MARGIN = 5_000;

/**
 * The bearer of this tab: in memory only, one request for all waiting calls and all tabs.
 * A failure is never shared beyond the calls that waited for it.
 */
export function createTokenSource({ fetch, now, oneTab, tabs, settle }: TokenParts): TokenSource {
  let held: Token | undefined;
  let waiting: Promise<string> | undefined;
  let life = 0;

  tabs.hear((message) => {
    if (message.type === 'token') held = { token: message.token, expiresAt: message.expiresAt };
  });

  const usable = (refused?: string) =>
    held && held.token !== refused && held.expiresAt - MARGIN > now() ? held.token : undefined;

  function fresh(refused?: string): Promise<string> {
    const mine = life;
    const request = oneTab(async (waited) => {
      if (waited) await settle();
      const other = usable(refused);
      if (other !== undefined) return other;
      const token = await fetch(refused !== undefined);
      if (mine === life) {
        held = token;
        tabs.tell({ type: 'token', ...token });
      }
      return token.token;
    }).finally(() => {
      if (waiting === request) waiting = undefined;
    });
    waiting = request;
    return request;
  }

  return {
    get: async () => usable() ?? (await (waiting ?? fresh())),
    renew: async (refused) => usable(refused) ?? (await (waiting ?? fresh(refused))),
    reset() {
      life += 1;
      held = undefined;
      waiting = undefined;
    },
  };
}
