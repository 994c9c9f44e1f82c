import { requestError, signedOutError } from '../api/problem.ts';
import type { OneTabAtATime } from '../tabs/oneTab.ts';
import type { Tabs } from '../tabs/tabs.ts';

export interface Token {
  readonly token: string;
  /** Server time, UTC ms. */
  readonly expiresAt: number;
}

export interface TokenSource {
  /**
   * Returns a valid token: the current one, one that another tab has just got, or a new one.
   * @param caller signal of the call that needs it
   * @throws ApiError of kind cancelled if the call was ended, 401 if the player has changed
   */
  get(caller: AbortSignal): Promise<string>;
  /**
   * Returns a token other than the refused one.
   * @param refused the token that got 401
   * @param caller as for `get`
   */
  renew(refused: string, caller: AbortSignal): Promise<string>;
  /**
   * Ends the request for a token, on its way or waiting for other tabs; it is repeated for calls that weren't ended.
   * Call it before the session ends.
   */
  interrupt(): void;
  /**
   * Clears everything: requests end, and tokens of other tabs are ignored until one is asked for. Call it whenever the
   * signed-in player changes.
   */
  reset(): void;
}

export interface TokenDeps {
  /** Requests a token; rejects when no player is signed in or the server can't be reached. */
  fetch(force: boolean, signal: AbortSignal): Promise<Token>;
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
  /** Ends the request for a token. */
  let control = new AbortController();
  let life = 0;
  /** True if the player is gone and nobody has asked since: tokens of other tabs may still be on their way. */
  let isGone = false;

  tabs.subscribe((message) => {
    if (message.type === 'token' && !isGone) held = { token: message.token, expiresAt: message.expiresAt };
  });

  const usable = (refused?: string) =>
    held && held.token !== refused && held.expiresAt - MARGIN > now() ? held.token : undefined;

  function fresh(refused?: string): Promise<string> {
    const { signal } = control;
    const request = oneTab(async (waited) => {
      if (waited) await settle();
      // The session may have ended while other tabs were waited for; a token is the next player's then.
      signal.throwIfAborted();
      const other = usable(refused);
      if (other !== undefined) return other;
      const token = await fetch(refused !== undefined, signal);
      signal.throwIfAborted();
      held = token;
      tabs.send({ type: 'token', ...token });
      return token.token;
    }).finally(() => {
      if (waiting === request) waiting = undefined;
    });
    waiting = request;
    return request;
  }

  async function ask(caller: AbortSignal, refused?: string): Promise<string> {
    isGone = false;
    const mine = life;
    for (;;) {
      if (caller.aborted) throw requestError(caller.reason, true);
      if (mine !== life) throw signedOutError();
      const { signal } = control;
      try {
        return usable(refused) ?? (await (waiting ?? fresh(refused)));
      } catch (error) {
        if (!signal.aborted) throw error;
      }
    }
  }

  function interrupt(): void {
    control.abort();
    control = new AbortController();
    waiting = undefined;
  }

  return {
    get: (caller) => ask(caller),
    renew: (refused, caller) => ask(caller, refused),
    interrupt,
    reset() {
      life += 1;
      isGone = true;
      held = undefined;
      interrupt();
    },
  };
}
