import type { OneTabAtATime } from '../tabs/oneTab.ts';
import type { Tabs } from '../tabs/tabs.ts';

export interface Token {
  readonly token: string;
  /** Server time, UTC ms. */
  readonly expiresAt: number;
}

export interface TokenSource {
  /** Returns a valid token: the current one, one that another tab has just got, or a new one. */
  get(): Promise<string>;
  /**
   * Returns a token other than the refused one.
   * @param refused the token that got 401
   */
  renew(refused: string): Promise<string>;
  /**
   * Clears everything; a request in flight is ignored, and so are tokens of other tabs until one is asked for. Call it
   * whenever the signed-in player changes.
   */
  reset(): void;
}

export interface TokenDeps {
  /** Requests a token; rejects when no player is signed in or the server can't be reached. */
  fetch(force: boolean): Promise<Token>;
  /** Server time, UTC ms. */
  now(): number;
  readonly oneTab: OneTabAtATime;
  readonly tabs: Tabs;
  /** Resolves once messages of other tabs have certainly arrived. */
  settle(): Promise<void>;
}

/** Remaining lifetime below which a token isn't used, ms: it could expire on the way. */
const MARGIN = 5_000;

/**
 * Creates this tab's token source: tokens in memory only, one request for all waiting calls and all tabs. A failure
 * affects only the calls that waited for it.
 */
export function createTokenSource({ fetch, now, oneTab, tabs, settle }: TokenDeps): TokenSource {
  let held: Token | undefined;
  let waiting: Promise<string> | undefined;
  let life = 0;
  /** True if the player is gone and nobody has asked since: tokens of other tabs may still be on their way. */
  let isGone = false;

  tabs.subscribe((message) => {
    if (message.type === 'token' && !isGone) held = { token: message.token, expiresAt: message.expiresAt };
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
        tabs.send({ type: 'token', ...token });
      }
      return token.token;
    }).finally(() => {
      if (waiting === request) waiting = undefined;
    });
    waiting = request;
    return request;
  }

  return {
    async get() {
      isGone = false;
      return usable() ?? (await (waiting ?? fresh()));
    },
    async renew(refused) {
      isGone = false;
      return usable(refused) ?? (await (waiting ?? fresh(refused)));
    },
    reset() {
      life += 1;
      isGone = true;
      held = undefined;
      waiting = undefined;
    },
  };
}
