import { describe, expect, test } from 'vitest';
import type { Limit } from '../../../features/limits/limits.api.ts';
import { noneOf } from '../../../features/limits/limitTexts.ts';
import { usedOf } from '../../../features/limits/limitUse.ts';
import { readAmount } from './limitAmount.ts';
import { areExtraLimitsOpen, hoursUntil, standingOf } from './limitGroups.ts';

const limit = (more: Partial<Limit>): Limit => ({
  id: '1',
  limitType: 20,
  limitValue: '100.00',
  iso: 'EUR',
  limitState: 'ACTIVE',
  needApprove: false,
  startedAt: 0,
  measure: 'money',
  availableValues: [],
  ...more,
});

describe('a typed amount', () => {
  const bounds = { iso: 'EUR', min: '1.00', max: '5000.00' };
  test.each([
    ['50', { state: 'fits', wire: '50.00' }],
    ['1 250,5', { state: 'fits', wire: '1250.50' }],
    ['', { state: 'empty' }],
    ['fifty', { state: 'unreadable' }],
    ['-5', { state: 'unreadable' }],
    ['1.005', { state: 'unreadable' }],
    ['5000.01', { state: 'too-much' }],
    ['0.99', { state: 'too-little' }],
  ])('%j', (text, read) => {
    expect(readAmount(text, bounds)).toEqual(read);
  });
});

test('the used part of a limit is what doesn’t remain of it', () => {
  expect(usedOf('100.00', '76.50', 'EUR')).toBe('23.50');
  // A limit that was lowered below its used part.
  expect(usedOf('100.00', '0.00', 'EUR')).toBe('100.00');
  expect(usedOf('50', '80', 'JPY')).toBe('0');
});

test('hours are rounded up to at least one, with a tolerance for clocks', () => {
  const now = 1_000_000_000;
  expect(hoursUntil(now / 1000 + 86_400, now)).toBe(24);
  expect(hoursUntil(now / 1000 + 86_402, now)).toBe(24);
  expect(hoursUntil(now / 1000 + 3_700, now)).toBe(2);
  expect(hoursUntil(now / 1000 + 1, now)).toBe(1);
  expect(hoursUntil(now / 1000 - 60, now)).toBe(1);
});

test('a type has the player’s own limit, and its pending change', () => {
  const site = limit({ id: 'site', limitType: 32, limitValue: '60', measure: 'minutes' });
  const own = limit({ id: '7', limitType: 32, limitValue: '30', measure: 'minutes' });
  const pending = limit({ id: '8', limitType: 20, limitState: 'PENDING' });
  expect(standingOf([site, own, pending], 32)).toEqual({ active: own, pending: undefined });
  expect(standingOf([site], 32).active).toBe(site);
  expect(standingOf([site, pending], 20)).toEqual({ active: undefined, pending });
});

test('extra limits are open without a switch, or while it is on', () => {
  const on = limit({ limitType: 37, limitValue: '1', measure: 'none' });
  expect(areExtraLimitsOpen([], false)).toBe(true);
  expect(areExtraLimitsOpen([], true)).toBe(false);
  expect(areExtraLimitsOpen([on], true)).toBe(true);
  expect(areExtraLimitsOpen([{ ...on, limitState: 'PENDING' }], true)).toBe(false);
});

test('each type has a wire value for no limit', () => {
  const measures = ['money', 'hours', 'none'] as const;
  expect(measures.map((measure) => noneOf({ measure }))).toEqual(['999999999', '-1', '0']);
});
