import { serverNow } from '../clock/clock.ts';
import { oneTabByLock } from '../tabs/oneTab.ts';
import { tabs } from '../tabs/tabs.ts';
import { createTokenSource, type TokenDeps, type TokenSource } from './tokenSource.ts';

/** Maximum delivery time of messages between tabs of one browser, ms. */
const MESSAGES_ARRIVE = 120;

/** Creates the source of this tab's bearer token. */
export function openTokenSource(fetch: TokenDeps['fetch']): TokenSource {
  return createTokenSource({
    fetch,
    now: serverNow,
    oneTab: oneTabByLock('touchline.token', typeof navigator === 'undefined' ? undefined : navigator.locks, {
      send: () => tabs.send({ type: 'refreshing' }),
      subscribe: (listener) => tabs.subscribe(({ type }) => type === 'refreshing' && listener()),
    }),
    tabs,
    settle: () => new Promise((resolve) => setTimeout(resolve, MESSAGES_ARRIVE)),
  });
}
