import type { CouponPlacement } from '@touchline/contract';
import type { KyselyPlugin } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { createBench, type CouponBench } from '../../../testing/couponBench.ts';
import { suiteDatabase } from '../../../testing/suiteDatabase.ts';
import { isOnPostgres } from '../../../testing/database.ts';
import { testPlacement } from '../../../testing/placement.ts';
import { testSite } from '../../../testing/site.ts';
import { KeyMismatchError } from '../../../kernel/http/keyMismatch.ts';
import type { CouponDeps } from '../couponDeps.ts';
import { couponByKey } from '../coupons.store.ts';
import { couponView } from '../couponView.ts';
import { placeCoupon } from './placement.service.ts';

const database = suiteDatabase();
let bench: CouponBench;

beforeEach(async () => {
  bench = await createBench(database.db);
});

/** Wraps the database and counts its statements. */
function counted(deps: CouponDeps): CouponDeps & { statements: number } {
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      counting.statements += 1;
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  const counting = { ...deps, db: deps.db.withPlugin(plugin), statements: 0 };
  return counting;
}

const place = async (deps: CouponDeps, changes: Partial<CouponPlacement>, key: string) => {
  const { playerId, accountId } = bench.player;
  const body = testPlacement(accountId, changes);
  return couponView(await placeCoupon(deps, { playerId, key, body, site: testSite }));
};

const entries = () =>
  bench.db
    .selectFrom('ledger_entries as e')
    .innerJoin('ledger_transactions as t', 't.id', 'e.transaction_id')
    .select(['t.kind', 'e.amount'])
    .where('e.account_id', '=', bench.player.accountId)
    .where('t.kind', '<>', 'demo-credit')
    .execute();

test('a bet from the balance takes one statement once its account is known', async () => {
  const bets = [bench.leg(1, '1.85')];
  const deps = counted(bench);
  expect(await place(deps, { bets }, 'one-statement-1')).toMatchObject({ state: 'accepted' });
  expect(deps.statements).toBe(2);
  expect(await place(deps, { bets }, 'one-statement-2')).toMatchObject({ state: 'accepted' });
  expect(deps.statements).toBe(3);
  expect(await entries()).toEqual([
    { kind: 'stake', amount: -1000n },
    { kind: 'stake', amount: -1000n },
  ]);
});

test('a bet in play reserves its stake', async () => {
  const bets = [bench.leg(1, '1.85', { producer: 'live' })];
  expect(await place(bench, { bets }, 'held-at-once')).toMatchObject({ state: 'pending' });
  const account = await bench.db
    .selectFrom('accounts')
    .select(['balance', 'held'])
    .where('id', '=', bench.player.accountId)
    .executeTakeFirst();
  expect(account).toEqual({ balance: 99_000n, held: 1000n });
});

test('a stake above the balance is refused, and stored as refused', async () => {
  const bets = [bench.leg(1, '1.85')];
  const poor = await createBench(database.db, { money: 999n });
  const body = testPlacement(poor.player.accountId, { bets });
  const request = { playerId: poor.player.playerId, key: 'too-poor', body, site: testSite };
  const { coupon } = await placeCoupon({ ...poor, book: bench.book }, request);
  expect(coupon).toMatchObject({ state: 'rejected', refusal: { code: 'INSUFFICIENT_FUNDS' } });
  expect(await poor.balance()).toBe(999n);
});

describe('the answer of a placement', () => {
  const prices = ['2', '2', '2', '2', '2'];
  const line = () => prices.map((k, index) => bench.leg(index + 1, k));
  test.each<[string, () => Partial<CouponPlacement>]>([
    ['a single', () => ({ bets: [bench.leg(1, '1.85')] })],
    ['a bet in play', () => ({ bets: [bench.leg(1, '1.85', { producer: 'live' })] })],
    ['an express with bonuses', () => ({ typeId: 1, hasBonusBet: true, bets: line() })],
    ['an express with a hyper bonus', () => ({ typeId: 1, bets: line() })],
    [
      'a system with a banker',
      () => ({ typeId: 2, bets: line().map((bet, index) => ({ ...bet, isBanker: index === 0 })) }),
    ],
    [
      'a conditional coupon',
      () => ({
        typeId: 5,
        amountByBlockId: { '3': '4.00', '2': '3.00' },
        bets: line()
          .slice(0, 3)
          .map((bet, index) => ({ ...bet, blockId: index + 1 })),
      }),
    ],
    ['an anti-express', () => ({ typeId: 6, bets: line().slice(0, 3) })],
    ['a refused price', () => ({ exactCoef: true, bets: [{ ...bench.leg(1, '1.85'), coef: '1.9' }] })],
    ['a refused stake', () => ({ amount: '5000.00', bets: [bench.leg(1, '1.85')] })],
    ['a VIP bet', () => ({ amount: '900.00', isVipBet: true, bets: [bench.leg(1, '150')] })],
  ])('for %s has the same bytes when it is requested again or by its key', async (what, changes) => {
    const key = `bytes of ${what}`;
    const body = changes();
    const first = JSON.stringify(await place(bench, body, key));
    expect(JSON.stringify(await place(bench, body, key))).toBe(first);
    const stored = await couponByKey(bench.db, bench.player.playerId, key);
    expect(stored && JSON.stringify(couponView(stored))).toBe(first);
  });

  test('to fifty simultaneous copies is one coupon, created by one of them', async () => {
    const bets = [bench.leg(1, '1.85')];
    const copies = Array.from({ length: 50 }, () => place(bench, { bets }, 'fifty-at-once'));
    const answers = (await Promise.all(copies)).map((coupon) => JSON.stringify(coupon));
    expect(new Set(answers).size).toBe(1);
    expect(await entries()).toHaveLength(1);
  });
});

test.runIf(isOnPostgres)('refuses another request with the key, even at the same time', async () => {
  const bets = [bench.leg(1, '1.85')];
  const asked = ['10.00', '11.00', '12.00', '13.00'].map((amount) =>
    place(bench, { bets, amount }, 'one-key'),
  );
  const outcomes = await Promise.allSettled(asked);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const outcome of outcomes) {
    if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(KeyMismatchError);
  }
  expect(await entries()).toHaveLength(1);
});
