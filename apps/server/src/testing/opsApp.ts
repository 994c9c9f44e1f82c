import type { Coupon, CouponPlacement } from '@touchline/contract';
import type { FeedSource } from '@touchline/feed/source';
import type { LightMyRequestResponse } from 'fastify';
import { legOn, PRICES } from './betActionsWorld.ts';
import { createTestApp, type TestApp, type TestAppOptions, type TestClient } from './app.ts';
import { testMarket, testMatch } from './book.ts';
import { testPlacement } from './placement.ts';

/** The operator's token in all tests. */
export const OPERATOR_TOKEN = 'operator-token-of-tests';
export const OPERATOR = { authorization: `Bearer ${OPERATOR_TOKEN}` };

/** A player with money, and their actions. */
export interface Bettor {
  readonly client: TestClient;
  readonly playerId: bigint;
  /** Places a single of 10.00 on the first match by default. */
  place(changes?: Partial<CouponPlacement>): Promise<Coupon>;
  coupon(id: string): Promise<Coupon>;
  account(): Promise<{ readonly money: string; readonly held: string }>;
}

/** A platform with a few matches, its players, and its operator. */
export interface OpsApp {
  readonly app: TestApp;
  /** Site of its players. */
  readonly siteId: string;
  /** Makes an operator's call. */
  call(method: string, url: string, body?: object): Promise<LightMyRequestResponse>;
  /** @param money decimal text, 5000.00 when absent */
  bettor(money?: string): Promise<Bettor>;
  /** Places a coupon that waits for an operator; returns it with its player. */
  inReview(changes?: Partial<CouponPlacement>): Promise<Bettor & { readonly id: string }>;
  /** Returns the same platform with the players of another site, on a host of it. */
  on(siteId: string, host: string): OpsApp;
  /** Makes the source say that it is up, after the clock was moved; without effect on other sources. */
  alive(): void;
  close(): Promise<void>;
}

const MATCHES = 4;
/** Interval of the source's signs of life, ms: a silent source suspends its matches. */
const ALIVE_EVERY = 1000;

/** Makes a source of a few matches, with a function by which it says that it is up. */
export function fewMatches(): { readonly source: FeedSource; readonly alive: () => void } {
  let beats: NodeJS.Timeout | undefined;
  let alive = (): void => undefined;
  const source: FeedSource = {
    name: 'a few matches',
    start(sink) {
      alive = () => sink.alive('line');
      alive();
      beats = setInterval(alive, ALIVE_EVERY);
      for (let id = 1; id <= MATCHES; id += 1) {
        sink.match(testMatch(id));
        sink.markets([testMarket(id, PRICES)]);
      }
      return Promise.resolve();
    },
    stop() {
      clearInterval(beats);
      return Promise.resolve();
    },
    outcome: () => undefined,
  };
  return { source, alive: () => alive() };
}

export async function createOpsApp(options: TestAppOptions = {}): Promise<OpsApp> {
  const { source, alive } = fewMatches();
  const app = await createTestApp({ sources: [source], ...options });
  return opsOn({ app, alive }, 'house', app.host);
}

let keys = 0;
const key = () => ({ 'idempotency-key': `ops-key-${(keys += 1)}` });

function opsOn({ app, alive }: Pick<OpsApp, 'app' | 'alive'>, siteId: string, host: string): OpsApp {
  async function bettor(money = '5000.00'): Promise<Bettor> {
    const client = app.client(host);
    const { playerId, accountId } = await client.register();
    await client.call('POST', '/web-api/cashier/demo-credit', { accountId, amount: money }, key());
    return {
      client,
      playerId,
      async place(changes = {}) {
        const body = testPlacement(accountId, { bets: [legOn(1)], ...changes });
        return (await client.call('POST', '/web-api/coupons', body, key())).json().coupon;
      },
      coupon: async (id) => (await client.call('GET', `/web-api/coupons/${id}`)).json().coupon,
      account: async () => (await client.call('GET', '/web-api/accounts')).json().accounts[0],
    };
  }

  return {
    app,
    siteId,
    alive,
    on: (other, at) => opsOn({ app, alive }, other, at),
    bettor,
    call: (method, url, body) => app.client().call(method, url, body, OPERATOR),
    async inReview(changes = {}) {
      const player = await bettor();
      const { id, state, refusal } = await player.place({ amount: '3000.00', isVipBet: true, ...changes });
      if (state !== 'review')
        throw new Error(`The coupon is ${state} (${refusal?.code ?? ''}) instead of in review.`);
      return { ...player, id };
    },
    close: () => app.close(),
  };
}
