import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isCurrencyCode } from '@touchline/betting';
import { Currency } from '@touchline/contract';
import { Value } from 'typebox/value';
import { createBench } from '../../testing/couponBench.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { expectSoundLedger } from '../../testing/ledger.ts';
import { createTestApp } from '../../testing/app.ts';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

test.each(['EUR', 'USDT', 'USDTT', 'TETHER', 'TETHERGOLD', 'mBTC', 'uBTC', 'mGOLDCOINS', 'BTC'])(
  '%s is a currency code for every part',
  (iso) => {
    expect([isCurrencyCode(iso), Value.Check(Currency, iso)]).toEqual([true, true]);
  },
);

test.each([
  'eur',
  'EU',
  'TETHERGOLDS',
  'mGOLDENCOIN',
  'mbtc',
  'MBtc',
  'xEUR',
  'mB',
  'ＥＵＲ',
  'EUR ',
  '',
  '__proto__',
])('%j is none', (iso) => {
  expect([isCurrencyCode(iso), Value.Check(Currency, iso)]).toEqual([false, false]);
});

describe('a coupon in a currency of', () => {
  test.each([
    // iso, money, stake, price, payout, balance after the stake, and after the payout; minor units.
    ['8 decimals', 'BTC', 100_000n, '0.00012345', '2.5', '0.00030863', 87_655n, 118_518n],
    [
      '8 decimals, at its largest',
      'BTC',
      900_000_000n,
      '0.02100000',
      '1.85',
      '0.03885000',
      897_900_000n,
      901_785_000n,
    ],
    ['five letters', 'mBTC', 100_000n, '0.12345', '2.5', '0.30863', 87_655n, 118_518n],
    ['6 decimals', 'USDT', 9_000_000n, '1.234567', '2.5', '3.086418', 7_765_433n, 10_851_851n],
  ])('%s is placed, held exactly, and paid', async (_, iso, money, amount, coef, payout, held, paid) => {
    const bench = await createBench(database.db, { iso, money });
    const leg = bench.leg(1, coef);
    const coupon = await bench.place({ bets: [leg], amount });
    expect(coupon).toMatchObject({ iso, amount, possiblePayout: payout });
    expect(await bench.balance()).toBe(held);
    await bench.result(leg, 1);
    expect(await bench.stored(coupon.id)).toMatchObject({ payout });
    expect(await bench.balance()).toBe(paid);
    await expectSoundLedger(database.db);
  });

  test('8 decimals has a maximum above 0, and a ninth decimal is refused', async () => {
    const bench = await createBench(database.db, { iso: 'BTC', money: 900_000_000n });
    const bets = [bench.leg(2, '2')];
    const above = await bench.place({ bets, amount: '0.02100001' });
    expect(above).toMatchObject({ state: 'rejected', refusal: { code: 'ABOVE_MAX' } });
    await expect(bench.place({ bets, amount: '0.000123456' })).rejects.toMatchObject({
      status: 400,
    });
  });
});

test('a site can offer currencies beyond ISO, and its players register with them', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'sites-')), 'sites.json');
  const registrationCurrencies = ['BTC', 'mBTC', 'USDT'];
  const site = {
    id: 'house',
    brand: 'touchline',
    hosts: ['localhost'],
    currency: 'mBTC',
    registrationCurrencies,
  };
  writeFileSync(file, JSON.stringify({ sites: [site] }));
  const app = await createTestApp({ env: { SITES_FILE: file } });
  expect(app.sites.all[0]?.faults).toEqual([]);
  for (const iso of registrationCurrencies) {
    const client = app.client();
    await client.register(iso);
    const [account] = (await client.call('GET', '/web-api/accounts')).json().accounts;
    expect(account).toMatchObject({ iso, money: expect.stringMatching(/^0\.0{5,8}$/) });
  }
  await app.close();
});
