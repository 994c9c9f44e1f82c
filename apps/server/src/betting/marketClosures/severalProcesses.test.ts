import type { Coupon } from '@touchline/contract';
import { expect, test } from 'vitest';
import { OPERATOR } from '../../testing/opsApp.ts';
import { testPlacement } from '../../testing/placement.ts';
import { describeTwoProcesses } from '../../testing/twoProcesses.ts';

const BETS = 1000;
const CLIENTS = 32;
const PLAYERS = 8;
/** Share of the bets after which the operator acts. */
const MIDDLE = BETS / 2;
const reason = 'Tried with two processes.';

interface Market {
  readonly id: string;
  readonly matchId: number;
  readonly status: number;
  readonly selections: readonly { readonly id: string; readonly key: string; readonly k?: string }[];
}

interface Player {
  readonly accountId: string;
  readonly headers: Record<string, string>;
}

describeTwoProcesses(({ database, originOf }) => {
  async function call(index: number, method: string, path: string, options: RequestInit = {}) {
    return fetch(originOf(index) + path, { method, ...options });
  }

  const json = (body: object, headers: Record<string, string> = {}): RequestInit => ({
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

  let made = 0;
  async function player(): Promise<Player> {
    const email = `closures-${(made += 1)}@example.com`;
    const body = { email, password: 'a long password', currency: 'EUR', language: 'en', isOfAge: true };
    const registered = await call(0, 'POST', '/web-api/registration/full', json(body));
    expect(registered.status).toBe(201);
    const cookie = registered.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
    const issued = await call(0, 'GET', '/web-api/user/gettoken', { headers: { cookie } });
    expect(issued.status).toBe(200);
    // The casts: the calls' own suites check these answers against the contract.
    const { token } = (await issued.json()) as { token: string };
    const headers = { authorization: `Bearer ${token}` };
    const wallet = await call(0, 'GET', '/web-api/accounts', { headers });
    expect(wallet.status).toBe(200);
    const { accounts } = (await wallet.json()) as { accounts: { id: string }[] };
    const accountId = accounts[0]?.id ?? '';
    const credit = json({ accountId, amount: '100.00' }, { ...headers, 'idempotency-key': `credit-${made}` });
    expect((await call(0, 'POST', '/web-api/cashier/demo-credit', credit)).status).toBe(200);
    return { accountId, headers };
  }

  async function openMarkets(): Promise<readonly Market[]> {
    const answer = await call(0, 'GET', '/web-api/line/matches?section=line&limit=50');
    const { markets } = (await answer.json()) as { markets: Market[] };
    return markets.filter(({ status, selections }) => status === 1 && selections.every(({ k }) => k));
  }

  async function place(index: number, { accountId, headers }: Player, market: Market, key: string) {
    const [selection] = market.selections;
    const bets = [
      {
        gameId: market.matchId,
        marketId: market.id,
        selectionId: selection?.id ?? '',
        coef: selection?.k ?? '',
      },
    ];
    const body = testPlacement(accountId, { amount: '0.50', changeCoefAction: 1, bets });
    const answer = await call(
      index,
      'POST',
      '/web-api/coupons',
      json(body, { ...headers, 'idempotency-key': key }),
    );
    expect(answer.status).toBe(200);
    return ((await answer.json()) as { coupon: Coupon }).coupon;
  }

  const operate = async (path: string, body: object): Promise<number> =>
    (await call(0, 'POST', path, json(body, OPERATOR))).status;

  /** Acts of an operator in the middle of the bets. */
  const ACTS: Readonly<Record<string, { readonly act: (market: Market) => Promise<number> }>> = {
    'a published result': {
      act: ({ id: marketId, selections }) => {
        const results = selections.map(({ key }, index) => ({ key, result: index === 0 ? 1 : 0 }));
        return operate('/ops/results', { marketId, results, reason });
      },
    },
    'a suspended match': {
      act: ({ matchId }) => operate('/ops/closures', { scope: 'match', subject: String(matchId), reason }),
    },
  };

  test.each(Object.entries(ACTS))(
    `accept none of ${BETS} bets of ${CLIENTS} clients after %s`,
    async (name, { act }) => {
      const market = (await openMarkets())[0];
      if (!market) throw new Error('The line has no open market.');
      const players: Player[] = [];
      // One after the other: more at once than the process has connections to the database could wait for one until
      // they are refused (503) on a busy machine.
      for (let index = 0; index < PLAYERS; index += 1) players.push(await player());
      let sent = 0;
      let acted: Promise<number> | undefined;
      const refusals: (string | undefined)[] = [];
      await Promise.all(
        Array.from({ length: CLIENTS }, async (_, index) => {
          const one = players[index % PLAYERS];
          if (!one) throw new Error('There are fewer players than that.');
          while (sent < BETS) {
            sent += 1;
            if (sent === MIDDLE) acted = act(market);
            const coupon = await place(sent % 2, one, market, `closures-${made}-${index}-${sent}`);
            if (coupon.state !== 'accepted') refusals.push(coupon.refusal?.code);
          }
        }),
      );
      expect(await acted).toBe(200);
      const { at } = await database()
        .db.selectFrom('market_closures')
        .select('at')
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirstOrThrow();
      const rows = await database()
        .db.selectFrom('coupons as c')
        .innerJoin('coupon_legs as l', 'l.coupon_id', 'c.id')
        .select(['c.state', 'c.accepted_at'])
        .where('l.market_id', '=', market.id)
        .where('c.state', 'in', ['accepted', 'settled'])
        .execute();
      const after = rows.filter(({ accepted_at }) => accepted_at === null || accepted_at > at);
      const figures = {
        acceptedBefore: rows.length - after.length,
        refusedAfter: refusals.length,
        acceptedAfter: after.length,
      };
      process.stdout.write(`${JSON.stringify({ closedBy: name, ...figures })}\n`);
      expect(after).toEqual([]);
      expect(rows.length + refusals.length).toBe(BETS);
      expect(rows.length).toBeGreaterThanOrEqual(MIDDLE - CLIENTS);
      expect(refusals.length).toBeGreaterThan(0);
      expect(new Set(refusals)).toEqual(new Set(['MARKET_SUSPENDED']));

      const statusAt = async (index: number): Promise<number | undefined> => {
        const answer = await call(index, 'GET', `/web-api/line/matches/${market.matchId}`);
        const { markets } = (await answer.json()) as { markets: Market[] };
        return markets.find(({ id }) => id === market.id)?.status;
      };
      for (const index of [0, 1]) {
        await expect.poll(() => statusAt(index), { interval: 50 }).toBe(-1);
      }
    },
    300_000,
  );
});
