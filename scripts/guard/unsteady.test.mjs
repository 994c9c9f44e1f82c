import { describe, expect, test } from 'vitest';
import { isAboutMoney, isWorthAnotherRun, judgeAttempts } from './unsteady.mjs';

const failure = (name, isMoney = false) => ({ name, isMoney });
const names = (failures) => failures.map(({ name }) => name);

describe('a failed test', () => {
  test('is unsteady once it passes twice alone', () => {
    const { unsteady, failed } = judgeAttempts([failure('a')], () => [true, true], 0);
    expect([names(unsteady), names(failed)]).toEqual([['a'], []]);
  });

  test.each([
    ['fails again once', [true, false], 'passed 1 of 2 times'],
    ['fails again twice', [false, false], 'passed 0 of 2 times'],
    ['runs again once only', [true], 'passed 1 of 1 times'],
    ['does not run again', [], 'did not run again'],
  ])('stays failed when it %s', (_, attempts, why) => {
    const { unsteady, failed } = judgeAttempts([failure('a')], () => attempts, 0);
    expect(unsteady).toEqual([]);
    expect(failed[0].why).toContain(why);
  });

  test('stays failed when it is about money', () => {
    const { failed } = judgeAttempts([failure('a', true), failure('b')], () => [true, true], 0);
    expect(names(failed)).toEqual(['a']);
    expect(failed[0].why).toContain('about money');
  });

  test('stays failed after five unsteady ones, those of earlier steps included', () => {
    const { unsteady, failed } = judgeAttempts(
      ['a', 'b', 'c'].map((it) => failure(it)),
      () => [true, true],
      3,
    );
    expect([names(unsteady), names(failed)]).toEqual([['a', 'b'], ['c']]);
  });
});

test('tests run again only while few have failed', () => {
  expect([0, 1, 5, 6].map(isWorthAnotherRun)).toEqual([false, true, true, false]);
});

test.each([
  [{ file: 'apps/server/src/ledger/wallet/ledger.test.ts' }, true],
  [{ file: 'apps/server/src/betting/coupons/model/model.test.ts' }, true],
  [{ file: 'apps/server/src/betting/betActions/cashOut.test.ts' }, true],
  [{ file: 'packages/betting/src/payout/payout.test.ts' }, true],
  [{ file: 'packages/cashier/src/states.test.ts' }, true],
  [{ file: 'apps/web/src/sections/payments/deposit/DepositScreen.screen.test.tsx' }, true],
  [{ file: 'apps/web/src/sections/office/MessagesScreen.screen.test.tsx' }, false],
  [{ file: 'e2e/journeys/bonuses/offers.test.ts', tags: [] }, false],
  [{ file: 'apps/web/src/features/coupon/coupon.test.ts' }, false],
  [{ file: 'betting/placing.test.ts', tags: ['@money'] }, true],
  [{ file: 'betting/placing.test.ts', tags: ['@thorough'] }, false],
])('%o is about money: %s', (it, expected) => {
  expect(isAboutMoney(it)).toBe(expected);
});
