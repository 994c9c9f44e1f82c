import { describe, expect, test } from 'vitest';
import { ProblemError } from '../../../kernel/http/problem.ts';
import { LIMIT_TYPE, limitTypes, type LimitType } from './limitTypes.ts';
import { amountBounds, choicesOf, noneOf, readLimit, suggestedAmounts } from './limitValues.ts';
import { suggestionsFor } from '../limitView.ts';
import { rulesOf } from './safetyRules.ts';

const site = {
  jurisdiction: 'default',
  jurisdictionOfCountry: { mt: 'malta', ca: 'ontario' },
  hasTestQuestions: false,
  hasSessionClock: false,
  hasExtraLimitsSwitch: false,
  isLockedWhilePending: false,
  identityAbove: [],
  fundsAbove: [],
} as const;
const usual = rulesOf(site, undefined);

const read = (limitType: LimitType, limitValue: string, iso = 'EUR', selfExcludeReason?: string) =>
  readLimit(
    { limitType, limitValue, ...(selfExcludeReason === undefined ? {} : { selfExcludeReason }) },
    iso,
    usual,
    '/limits/0',
  );

/** Returns the path and the code of the wrong field. */
function fault(work: () => unknown): unknown {
  try {
    work();
  } catch (error) {
    if (error instanceof ProblemError) return error.fields?.[0];
    throw error;
  }
  return undefined;
}

describe('a requested limit', () => {
  test('is parsed as money in the currency of the account', () => {
    expect(read(LIMIT_TYPE.deposit24h, '12.5')).toMatchObject({ value: 1250n, iso: 'EUR', isRemoval: false });
    expect(read(LIMIT_TYPE.loss7d, '12', 'JPY')).toMatchObject({ value: 12n, iso: 'JPY' });
    expect(read(LIMIT_TYPE.wagering30d, '0')).toMatchObject({ value: 0n, isRemoval: false });
    expect(read(LIMIT_TYPE.wagering30d, '999999998')).toMatchObject({ isRemoval: false });
    const amount = { path: '/limits/0/limitValue', code: 'amount' };
    expect(fault(() => read(LIMIT_TYPE.loss7d, '12.5', 'JPY'))).toEqual(amount);
    expect(fault(() => read(LIMIT_TYPE.loss7d, '-1'))).toEqual(amount);
    expect(fault(() => read(LIMIT_TYPE.loss7d, '999999998.01'))).toEqual(amount);
  });

  test.each([
    [LIMIT_TYPE.deposit7d, '999999999'],
    [LIMIT_TYPE.session, '-1'],
    [LIMIT_TYPE.realityCheck, '-1'],
    [LIMIT_TYPE.extraLimits, '0'],
  ])('of type %i is removed by %s', (type, value) => {
    expect(read(type, value)).toMatchObject({ value: 0n, isRemoval: true });
    expect(noneOf(type)).toBe(value);
  });

  test('can’t remove a break', () => {
    expect(noneOf(LIMIT_TYPE.timeout)).toBeUndefined();
    expect(fault(() => read(LIMIT_TYPE.timeout, '0'))).toEqual({
      path: '/limits/0/limitValue',
      code: 'value',
    });
  });

  test('needs a reason if it is a self-exclusion, and only then', () => {
    expect(read(LIMIT_TYPE.selfExclusion, '180', 'EUR', '3')).toMatchObject({
      value: 180n,
      reason: '3',
      iso: null,
    });
    expect(read(LIMIT_TYPE.timeout, '7', 'EUR', '3')).toMatchObject({ reason: null });
    const reason = { path: '/limits/0/selfExcludeReason', code: 'reason' };
    expect(fault(() => read(LIMIT_TYPE.selfExclusion, '180'))).toEqual(reason);
    expect(fault(() => read(LIMIT_TYPE.selfExclusion, '180', 'EUR', '99'))).toEqual(reason);
  });
});

describe('a suggested value', () => {
  test('is round in every currency', () => {
    expect(suggestedAmounts('EUR')).toEqual(['10', '20', '50', '100', '200', '500', '1000', '2000', '5000']);
    expect(suggestedAmounts('JPY').slice(0, 4)).toEqual(['1000', '3000', '8000', '10000']);
    expect(suggestedAmounts('KWD')).toEqual(['3', '6', '10', '30', '60', '100', '300', '600', '1000']);
    expect(suggestedAmounts('BTC').slice(0, 4)).toEqual(['0.0001', '0.0002', '0.0005', '0.001']);
    expect(suggestedAmounts('XYZ')).toEqual(suggestedAmounts('EUR'));
  });

  test('can be requested', () => {
    for (const type of limitTypes) {
      const reason = type === LIMIT_TYPE.selfExclusion ? '1' : undefined;
      for (const value of suggestionsFor(type, 'EUR', usual)) {
        expect(
          fault(() => read(type, value, 'EUR', reason)),
          `${type} ${value}`,
        ).toBeUndefined();
      }
    }
  });

  test('follows the jurisdiction', () => {
    const ontario = rulesOf(site, 'ca');
    expect(choicesOf(LIMIT_TYPE.timeout, ontario)).toEqual(['1', '7', '30', '90']);
    expect(choicesOf(LIMIT_TYPE.selfExclusion, ontario)).toEqual(['180', '365', '1825']);
    expect(choicesOf(LIMIT_TYPE.session, ontario)).toHaveLength(24);
    expect(choicesOf(LIMIT_TYPE.extraLimits, ontario)).toEqual(['1']);
    const malta = rulesOf(site, 'mt');
    expect(suggestionsFor(LIMIT_TYPE.realityCheck, 'EUR', malta)).toEqual([
      '5',
      '10',
      '15',
      '30',
      '45',
      '60',
    ]);
  });

  test('of money has bounds', () => {
    expect(amountBounds('JPY')).toEqual({ minValue: '0', maxValue: '999999998' });
  });
});
