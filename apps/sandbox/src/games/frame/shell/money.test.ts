import { describe, expect, it } from 'vitest';
import { createMoney, payoutOf, toMinor, toText } from './money.ts';

describe('amounts', () => {
  it('converts decimal texts to minor units and back', () => {
    expect(toMinor('2.5', 2)).toBe(250n);
    expect(toMinor('7', 0)).toBe(7n);
    expect(toText(5n, 2)).toBe('0.05');
    expect(toText(-650n, 2)).toBe('-6.50');
    expect(toText(12n, 0)).toBe('12');
    expect(toText(1n, 8)).toBe('0.00000001');
  });

  it('rounds payouts down', () => {
    expect(payoutOf(777n, 19_800)).toBe(1538n);
    expect(payoutOf(200n, 14_785)).toBe(295n);
  });

  it('formats with the account’s decimals and in Latin digits', () => {
    expect(createMoney('en', 'EUR', 2)(480n)).toBe('€4.80');
    expect(createMoney('ar', 'EUR', 2)(480n)).toBe('\u2066€ 4.80\u2069');
    expect(createMoney('en', 'KRW', 0)(480n)).toBe('₩480');
  });

  it('formats currencies without a sign of their own with their code', () => {
    expect(createMoney('en', 'USD', 2)(480n)).toBe('4.80 USD');
    expect(createMoney('en', 'uBTC', 2)(480n)).toBe('4.80 uBTC');
    expect(createMoney('ar', 'USD', 2)(480n)).toBe('\u20664.80 USD\u2069');
  });

  it('keeps amounts beyond the precision of floating point', () => {
    expect(createMoney('en', 'EUR', 2)(900_719_925_474_099_355n)).toBe('€9,007,199,254,740,993.55');
  });
});
