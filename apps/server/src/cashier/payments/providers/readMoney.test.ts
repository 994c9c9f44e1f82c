import { describe, expect, test } from 'vitest';
import { createMoneyReader } from './readMoney.ts';

const { paid, sum, balance, currency } = createMoneyReader(new Set(['POINT']));

describe('an amount', () => {
  test.each([
    ['20.00', 'EUR', 2_000n],
    ['20', 'EUR', 2_000n],
    ['3000', 'HUF', 300_000n],
    ['3000', 'JPY', 3_000n],
    ['1.234', 'KWD', 1_234n],
    ['0.00000001', 'BTC', 1n],
    ['1.5', 'POINT', 150n],
    ['10000000000000.00', 'EUR', 10n ** 15n],
  ])('%s %s is read in the decimals of its currency', (text, iso, minor) => {
    expect(paid(text, iso)).toBe(minor);
  });

  test.each([
    ['', 'EUR'],
    [' 1.00', 'EUR'],
    ['1e3', 'EUR'],
    ['0x10', 'EUR'],
    ['١٠', 'EUR'],
    ['1,00', 'EUR'],
    ['+1.00', 'EUR'],
    ['-1.00', 'EUR'],
    ['-0', 'EUR'],
    ['01.00', 'EUR'],
    ['.50', 'EUR'],
    ['1.', 'EUR'],
    ['12.345', 'EUR'],
    ['3000.5', 'JPY'],
    ['1.0000', 'KWD'],
    ['Infinity', 'EUR'],
    ['NaN', 'EUR'],
    ['0.00', 'EUR'],
    ['9'.repeat(30), 'EUR'],
    ['10000000000000.01', 'EUR'],
    ['1.00', ''],
    ['1.00', 'eur'],
    ['1.00', '978'],
    ['1.00', 'QQQ'],
    ['1.00', 'POINTS'],
  ])('"%s" %s can’t be read', (text, iso) => {
    expect(() => paid(text, iso)).toThrow(RangeError);
  });

  test('of a fee may be 0, and one of a balance below it', () => {
    expect(sum('0.00', 'EUR')).toBe(0n);
    expect(() => sum('-0.01', 'EUR')).toThrow(RangeError);
    expect(balance('-12.50', 'EUR')).toBe(-1_250n);
    expect(() => balance('--12.50', 'EUR')).toThrow(RangeError);
  });
});

test('every currency with other decimals than two is known, except units of account', () => {
  const codes =
    'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF BHD IQD JOD KWD LYD OMR TND mBTC USDT USDC TRX XRP BTC BCH LTC DOGE DASH ETH';
  for (const code of codes.split(' ')) expect(currency(code)).toBe(code);
});
