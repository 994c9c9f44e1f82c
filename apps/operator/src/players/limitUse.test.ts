import { expect, test } from 'vitest';
import { limitValueText } from './limitText.ts';
import { limitUse } from './limitUse.ts';

const week = { seconds: 604_800, iso: 'EUR', limit: '200.00', remainder: '76.00' };

test('returns how much of a deposit limit is used up', () => {
  expect(limitUse({ type: 21 }, [week])).toEqual({ used: '124.00', of: week });
});

test('returns nothing for limits without a known use', () => {
  expect(limitUse({ type: 20 }, [week])).toBeUndefined();
  expect(limitUse({ type: 11 }, [week])).toBeUndefined();
});

test('shows values with their currency or unit', () => {
  expect(limitValueText({ type: 21, value: '200.00', iso: 'EUR' })).toBe('€200.00');
  expect(limitValueText({ type: 30, value: '1', iso: null })).toBe('1 day');
  expect(limitValueText({ type: 32, value: '30', iso: null })).toBe('30 minutes');
});
