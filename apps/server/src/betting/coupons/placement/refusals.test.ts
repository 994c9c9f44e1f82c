import type { CouponPlacement } from '@touchline/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { openAccount } from '../../../ledger/wallet/wallet.service.ts';
import { couponByKey } from '../coupons.store.ts';
import { couponTerms } from '../terms/couponTerms.ts';
import { testSite } from '../../../testing/site.ts';
import { createBonusBench } from '../../../testing/bonusBench.ts';
import { createBench, type CouponBench } from '../../../testing/couponBench.ts';
import { suiteDatabase } from '../../../testing/suiteDatabase.ts';

const database = suiteDatabase();
let bench: CouponBench;

beforeEach(async () => {
  bench = await createBench(database.db);
});

type Bets = CouponPlacement['bets'];

const inBlocks = (...blockIds: number[]): Bets =>
  blockIds.map((blockId, index) => ({ ...bench.leg(index + 1, '2'), blockId }));
const plain = (count: number): Bets => Array.from({ length: count }, (_, index) => bench.leg(index + 1, '2'));

describe('an invalid coupon is rejected as an invalid request', () => {
  test.each<[string, () => Partial<CouponPlacement>, RegExp]>([
    ['a system of two', () => ({ typeId: 2, bets: plain(2) }), /3 to 20 legs/],
    [
      'bankers that leave two',
      () => ({ typeId: 2, bets: plain(4).map((bet, index) => ({ ...bet, isBanker: index < 2 })) }),
      /1 bankers at most/,
    ],
    ['a value of all legs', () => ({ typeId: 2, systemValue: 3, bets: plain(3) }), /2 to 2/],
    ['a leg without a block', () => ({ typeId: 4, bets: plain(3) }), /stands in a block/],
    ['a block without legs', () => ({ typeId: 4, bets: inBlocks(1, 2, 4) }), /Block 3 has no legs/],
    ['a lobby in a conditional coupon', () => ({ typeId: 5, bets: inBlocks(0, 1, 2) }), /no lobby/],
    ['two blocks of a multi-bet', () => ({ typeId: 4, bets: inBlocks(0, 1, 2) }), /at least 3 blocks/],
    [
      'another stake of the first block',
      () => ({ typeId: 5, amountByBlockId: { 1: '9' }, bets: inBlocks(1, 2, 3) }),
      /stake of block 1/,
    ],
    ['a patent of nine', () => ({ typeId: 8, bets: plain(9) }), /3 to 8 legs/],
    ['many singles in one', () => ({ typeId: 9, bets: plain(2) }), /placeSingles/],
    [
      'a promo code beside an advance',
      () => ({ promoCode: 'ABCD', prepaidAmount: '1', bets: plain(1) }),
      /can’t be combined/,
    ],
    [
      'a bonus bet on an advance',
      () => ({ typeId: 1, hasBonusBet: true, prepaidAmount: '1', bets: plain(3) }),
      /bonus bet/,
    ],
  ])('%s', async (_, changes, message) => {
    await expect(bench.place(changes())).rejects.toMatchObject({ status: 400, message });
  });

  test('multiple singles with one leg are a single', async () => {
    expect(await bench.place({ typeId: 9, bets: plain(1) })).toMatchObject({ state: 'accepted', typeId: 0 });
  });
});

describe('an amount that the ledger can’t store is rejected as an invalid request with its field', () => {
  const bonusAccount = () =>
    bench.db
      .transaction()
      .execute((trx) =>
        openAccount(trx, { playerId: bench.player.playerId, iso: 'EUR', type: 4, isActive: false }),
      );

  test.each<[string, string, () => Promise<Partial<CouponPlacement>> | Partial<CouponPlacement>]>([
    ['a stake', '/amount', () => ({ amount: '92233720368547758.08' })],
    ['the longest stake', '/amount', () => ({ amount: '999999999999999999.99' })],
    ['a VIP bet', '/amount', () => ({ amount: '99999999999999999.00', isVipBet: true })],
    [
      'a stake of the bonus account',
      '/amount',
      async () => ({ amount: '99999999999999999.00', accountId: String(await bonusAccount()) }),
    ],
    [
      'a stake of a block',
      '/amountByBlockId/2',
      () => ({ typeId: 5, amountByBlockId: { 2: '999999999999999999' }, bets: inBlocks(1, 2, 3) }),
    ],
    ['an advance', '/prepaidAmount', () => ({ prepaidAmount: '99999999999999999.00' })],
  ])('%s', async (_, path, changes) => {
    const placement = bench.place({ bets: plain(1), ...(await changes()) });
    await expect(placement).rejects.toMatchObject({
      status: 400,
      code: 'INVALID_REQUEST',
      message: expect.stringMatching(/the largest amount is 92233720368547758\.07 EUR/),
      fields: [{ path, code: 'amount' }],
    });
  });

  test('a stake in a currency of eight decimals', async () => {
    bench = await createBench(database.db, { iso: 'BTC' });
    const bets = plain(1);
    for (const amount of ['92233720368.54775808', '999999999999999999.99999999']) {
      await expect(bench.place({ amount, bets })).rejects.toMatchObject({
        status: 400,
        fields: [{ path: '/amount', code: 'amount' }],
      });
    }
  });

  test.each([
    ['EUR', '92233720368547758.07'],
    ['BTC', '92233720368.54775807'],
  ])(
    'while the largest stake in %s is refused by its maximum, as a VIP bet by the balance',
    async (iso, amount) => {
      bench = await createBench(database.db, { iso });
      const bets = plain(1);
      expect((await bench.place({ amount, bets })).refusal?.code).toBe('ABOVE_MAX');
      expect((await bench.place({ amount, isVipBet: true, bets })).refusal?.code).toBe('INSUFFICIENT_FUNDS');
    },
  );
});

describe('a coupon against the operator’s rules is refused', () => {
  test.each([2, 3, 6, 7, 8])('for two legs of one match in type %i', async (typeId) => {
    const bets = [...plain(2), { ...bench.leg(1, '3', { type: 'total', id: '1.total.2.5', line: '2.5' }) }];
    const coupon = await bench.place({ typeId, bets });
    expect(coupon.refusal).toMatchObject({ code: 'LEG_DEPENDENT' });
    expect(coupon.refusal?.legs).toHaveLength(2);
  });

  test('for a banker on a market without bankers, naming the leg', async () => {
    const score = bench.leg(9, '7', { type: 'correct-score' });
    const coupon = await bench.place({ typeId: 2, bets: [...plain(3), { ...score, isBanker: true }] });
    expect(coupon.refusal).toMatchObject({
      code: 'COUPON_SHAPE',
      legs: [{ selectionId: score.selectionId, code: 'COUPON_SHAPE' }],
    });
  });

  test('for a price of a source that is no price, as suspended', async () => {
    const shown = bench.leg(1, '2');
    for (const k of ['NaN', '1e9', '0.5', '']) {
      bench.leg(1, k);
      expect(await bench.place({ typeId: 0, bets: [shown] })).toMatchObject({
        state: 'rejected',
        refusal: { code: 'MARKET_SUSPENDED' },
      });
    }
    expect(await bench.balance()).toBe(100_000n);
  });

  test('for a quarter line in an anti-express', async () => {
    const quarter = bench.leg(9, '1.9', { type: 'total', id: '9.total.2.25', line: '2.25' });
    const coupon = await bench.place({ typeId: 6, bets: [...plain(2), quarter] });
    expect(coupon.refusal).toMatchObject({
      code: 'COUPON_SHAPE',
      legs: [{ selectionId: quarter.selectionId }],
    });
  });

  test('for a stake below the minimum of its combinations, or above the maximum of the strictest market', async () => {
    const many = plain(12);
    // 6 of 12 make 924 combinations of at least one cent.
    const low = await bench.place({ typeId: 2, systemValue: 6, amount: '9.23', bets: many });
    expect(low.refusal).toMatchObject({ code: 'BELOW_MIN', limit: '9.24' });
    expect(await bench.place({ typeId: 2, systemValue: 6, amount: '9.24', bets: many })).toMatchObject({
      state: 'accepted',
      lines: 924,
    });
    const score = bench.leg(20, '7', { type: 'correct-score' });
    const high = await bench.place({ typeId: 1, amount: '250.01', bets: [score, ...plain(1)] });
    expect(high.refusal).toMatchObject({ code: 'ABOVE_MAX', limit: '250.00' });
  });

  test('but not for a high stake on the bonus account', async () => {
    const own = await createBonusBench(database.db);
    await own.granted(await own.offer({ currencies: [{ iso: 'EUR', amount: '3000.00' }] }));
    const accountId = await own.bonusAccount();
    bench = own;
    const bets = plain(1);
    expect(await bench.place({ accountId, amount: '3000', bets })).toMatchObject({ state: 'accepted' });
    expect((await bench.place({ amount: '3000', bets })).refusal?.code).toBe('ABOVE_MAX');
  });

  test('for a stake of a later block below the minimum', async () => {
    const coupon = await bench.place({ typeId: 5, amountByBlockId: { 2: '0.19' }, bets: inBlocks(1, 2, 3) });
    expect(coupon.refusal).toMatchObject({ code: 'BELOW_MIN', limit: '0.20' });
  });

  test('for a stake of a later block above what the blocks before it can pay', async () => {
    const place = (amountByBlockId: Record<string, string>) =>
      bench.place({ typeId: 5, amount: '10', amountByBlockId, bets: inBlocks(1, 2, 3) });
    expect((await place({ 2: '20.01' })).refusal).toMatchObject({ code: 'ABOVE_MAX', limit: '20.00' });
    expect(await place({ 2: '20.00' })).toMatchObject({ state: 'accepted' });
    // Block 2 keeps 15 and turns 5 into 10.
    expect((await place({ 2: '5', 3: '25.01' })).refusal).toMatchObject({
      code: 'ABOVE_MAX',
      limit: '25.00',
    });
    expect(await place({ 2: '5', 3: '25' })).toMatchObject({ state: 'accepted' });
    expect((await place({ 2: '92233720368547758.07' })).refusal?.code).toBe('ABOVE_MAX');
  });

  test('for a stake of a later block above the maximum payout', async () => {
    const bets = [1, 2, 3].map((blockId) => ({ ...bench.leg(blockId, '200'), blockId }));
    const coupon = await bench.place({ typeId: 5, amount: '500', amountByBlockId: { 2: '50000.01' }, bets });
    expect(coupon.refusal).toMatchObject({ code: 'ABOVE_MAX', limit: '50000.00' });
  });
});

describe('prices of every type are judged leg by leg', () => {
  test.each([1, 2, 3, 7, 8])(
    'one worse leg of type %i asks the player, though the others rose',
    async (typeId) => {
      const bets = plain(3);
      bench.leg(1, '1.99');
      bench.leg(2, '2.9');
      const coupon = await bench.place({ typeId, bets });
      expect(coupon).toMatchObject({ state: 'needsConfirm', refusal: { code: 'ODDS_CHANGED' } });
      expect(coupon.refusal?.legs).toMatchObject([{ coef: '1.99' }, { coef: '2.9' }]);
      expect(await bench.place({ typeId, changeCoefAction: 1, bets })).toMatchObject({ state: 'accepted' });
    },
  );

  test('an anti-express gets worse when its legs get better', async () => {
    const bets = [bench.leg(1, '1.25'), bench.leg(2, '1.65'), bench.leg(3, '1.85')];
    bench.leg(2, '1.2');
    expect(await bench.place({ typeId: 6, bets })).toMatchObject({
      state: 'accepted',
      antiExpressCoef: '1.26',
    });
    bench.leg(2, '2.2');
    const asked = await bench.place({ typeId: 6, bets });
    expect(asked).toMatchObject({ state: 'needsConfirm', refusal: { code: 'ODDS_CHANGED' } });
    expect(asked.refusal?.legs).toEqual([{ selectionId: '2.winner:yes', code: 'ODDS_CHANGED', coef: '2.2' }]);
    expect(await bench.place({ typeId: 6, changeCoefAction: 0, bets })).toMatchObject({
      state: 'needsConfirm',
    });
  });

  test('an anti-express below 1.01 is refused at placement, in terms and after its delay, never raised', async () => {
    const low = [bench.leg(1, '7'), bench.leg(2, '10.1')];
    const ids = low.map(({ selectionId }) => ({ selectionId }));
    const terms = await couponTerms(bench, testSite, { typeId: 6, iso: 'EUR', bets: ids });
    expect(terms?.antiExpressCoef).toBeUndefined();
    expect(await bench.place({ typeId: 6, bets: low })).toMatchObject({
      state: 'rejected',
      refusal: { code: 'ODDS_TOO_LOW' },
    });
    const live = (k: string) => bench.leg(2, k, { producer: 'live' });
    const bets = [bench.leg(1, '7'), live('10')];
    const pending = await bench.place({ typeId: 6, changeCoefAction: 1, bets }, 'pays-too-little-now');
    expect(pending).toMatchObject({ state: 'pending', antiExpressCoef: '1.01' });
    live('10.1');
    bench.pass(pending.delaySeconds);
    await bench.clock.decideDue();
    const found = await couponByKey(bench.db, bench.player.playerId, 'pays-too-little-now');
    expect(found?.coupon).toMatchObject({ state: 'rejected', refusal: { code: 'ODDS_TOO_LOW' } });
    expect(await bench.balance()).toBe(100_000n);
  });

  test('an anti-express in play is priced after its delay', async () => {
    const live = (k: string) => bench.leg(1, k, { producer: 'live' });
    const bets = [live('1.25'), bench.leg(2, '1.65'), bench.leg(3, '1.85')];
    const placed = await bench.place({ typeId: 6, bets });
    live('1.01');
    bench.pass(placed.delaySeconds);
    await bench.clock.decideDue();
    expect(await bench.stored(placed.id)).toMatchObject({ state: 'accepted', antiExpressCoef: '1.23' });
  });
});

describe('a market with a lower maximum after the delay', () => {
  test('refuses the stake and releases it', async () => {
    const total = { type: 'total', id: '2.total.2.5', line: '2.5' };
    const bets = [bench.leg(1, '2', { producer: 'live' }), bench.leg(2, '2', total)];
    const key = 'takes-less-now';
    const placed = await bench.place({ typeId: 1, amount: '900', bets }, key);
    expect(placed.state).toBe('pending');
    // Pre-match the maximum of the total is 1500, in play half of it.
    bench.leg(2, '2', { ...total, producer: 'live' });
    bench.pass(placed.delaySeconds);
    await bench.clock.decideDue();
    const found = await couponByKey(bench.db, bench.player.playerId, key);
    expect(found?.coupon).toMatchObject({
      state: 'rejected',
      refusal: { code: 'ABOVE_MAX', limit: '750.00' },
    });
    expect(await bench.balance()).toBe(100_000n);
  });
});
