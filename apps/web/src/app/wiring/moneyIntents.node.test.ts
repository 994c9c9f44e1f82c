import type { calls } from '@touchline/contract';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const SOURCES = join(import.meta.dirname, '..', '..');

type Calls = typeof calls;
/** Calls that take an idempotency key. */
type KeyedCall = {
  [Name in keyof Calls]: Calls[Name] extends {
    readonly headers: { readonly properties: { readonly 'idempotency-key': object } };
  }
    ? Name
    : never;
}[keyof Calls];

/** The file in which an intent of the player gets its key, and how long the key is held. */
interface Holder {
  readonly file: string;
  /** `device`: over reloads, in every tab. `page`: until the answer, the end of the page or another input. */
  readonly held: 'device' | 'page';
}

const COUPON: Holder = { file: 'features/coupon/placement/intents.ts', held: 'device' };
const ACTION: Holder = { file: 'features/bets/actions/betActions.store.ts', held: 'device' };
const onPage = (file: string): Holder => ({ file, held: 'page' });

/** Holder of the key of each call; a call without one doesn't compile. */
const holders: Readonly<Record<KeyedCall, Holder>> = {
  placeCoupon: COUPON,
  sellCoupon: ACTION,
  insureCoupon: ACTION,
  takePowerBet: ACTION,
  createDeposit: onPage('sections/payments/deposit/useDeposit.ts'),
  createWithdrawal: onPage('sections/payments/withdraw/useWithdrawal.ts'),
  creditDemoMoney: onPage('sections/payments/CashierSheet.tsx'),
  exchangeMoney: onPage('sections/money/useConversion.ts'),
  transferAccount: onPage('sections/money/useConversion.ts'),
  exchangePoints: onPage('sections/loyalty/Exchange.tsx'),
  takeCashback: onPage('sections/loyalty/useCashback.ts'),
  claimChallenge: onPage('sections/casino/tournaments/useClaim.ts'),
  createConsultantRequest: onPage('sections/consultant/useMessage.ts'),
  replyToConsultant: onPage('sections/consultant/useMessage.ts'),
  mailCouponHistory: onPage('sections/history/tools/useMailing.ts'),
  mailGameRounds: onPage('sections/game/history/MailSheet.tsx'),
};

const read = (file: string): string => readFileSync(join(SOURCES, file), 'utf8');
const sources = globSync('**/*.{ts,tsx}', { cwd: SOURCES })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !/\.test\.tsx?$|(?:^|\/)testing(?:\/|\.tsx?$)/.test(file));

describe('an intent that moves money has one key, whatever happens to its answer:', () => {
  test.each(Object.entries(holders))('%s', (_, { file, held }) => {
    const source = read(file);
    // A key of a page is made once for an intent, before it is sent; one of the device is stored with the intent.
    const isOnce = /\?\?=? ?\(?\{?[^\n]*randomId\(|!== quoteId\)[^\n]*randomId\(|useRef\(randomId/;
    expect(source).toMatch(held === 'page' ? isOnce : /key: randomId\(\)/);
  });

  test('no sending function makes a key of its own', () => {
    const sending = sources.filter((file) => read(file).includes("'idempotency-key'"));
    expect(sending.length).toBeGreaterThan(5);
    expect(sending.filter((file) => /randomId\(|randomUUID/.test(read(file)))).toEqual([]);
  });
});

test('the device’s clock is read in one place, which measures how wrong it is', () => {
  const readers = sources.filter((file) => /\bDate\.now\(\)|\bnew Date\(\)/.test(read(file)));
  expect(readers).toEqual(['platform/clock/clock.ts']);
});
