import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { currencyExponent, currencySymbol } from './currencies.ts';
import { LARGEST_MINOR, parseStake, toMinor, toWire } from './money.ts';
import { amountStep, initialAmount } from '../payout/stake-defaults.ts';

const anyCurrency = fc.constantFrom('EUR', 'JPY', 'KWD', 'UYW', 'mBTC', 'USDT', 'BTC', 'RUB');

describe('currency exponents', () => {
  it.each([
    [0, 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF'],
    [2, 'EUR USD GBP RUB IDR HUF XXX'],
    [3, 'BHD IQD JOD KWD LYD OMR TND'],
    [4, 'CLF UYW'],
    [5, 'mBTC'],
    [6, 'USDT USDC TRX XRP'],
    [8, 'BTC BCH LTC DOGE DASH ETH'],
  ])('are %i for %s', (exponent, codes) => {
    for (const code of codes.split(' ')) expect(currencyExponent(code), code).toBe(exponent);
  });

  it('are two for a code of ten letters, also with a prefix', () => {
    expect(['TETHERGOLD', 'mGOLDCOINS'].map(currencyExponent)).toEqual([2, 2]);
  });

  it.each(['GOLDENCOINS', 'mGOLDENCOIN', '', 'eur', 'EU', '€', 'MBTc', 'EUR ', ' EUR', 'xEUR', 'toString'])(
    'throw for "%s"',
    (code) => {
      expect(() => currencyExponent(code)).toThrow(/is not a currency code/);
    },
  );
});

test('a currency has its sign if no other has it, else its code', () => {
  expect(['EUR', 'RUB', 'PLN', 'USD', 'JPY', 'BTC', 'XYZ'].map(currencySymbol)).toEqual([
    '€',
    '₽',
    'zł',
    'USD',
    'JPY',
    'BTC',
    'XYZ',
  ]);
});

describe('wire amounts', () => {
  it.each([
    ['12.5', 'EUR', 1250n, '12.50'],
    ['0', 'EUR', 0n, '0.00'],
    ['0.07', 'EUR', 7n, '0.07'],
    ['-3.10', 'EUR', -310n, '-3.10'],
    ['-0.01', 'EUR', -1n, '-0.01'],
    ['685', 'JPY', 685n, '685'],
    ['1.234', 'KWD', 1234n, '1.234'],
    ['0.00000001', 'BTC', 1n, '0.00000001'],
    ['92233720368547758.07', 'USD', 9_223_372_036_854_775_807n, '92233720368547758.07'],
  ])('reads %s %s', (text, iso, minor, wire) => {
    expect(toMinor(text, iso)).toBe(minor);
    expect(toWire(minor, iso)).toBe(wire);
  });

  it.each(['', '1,5', '1.', '.5', '1e2', '+1', ' 1', '01', '1 000', 'NaN', '٥', '--1'])(
    'throws for "%s"',
    (text) => {
      expect(() => toMinor(text, 'EUR')).toThrow(/is not an amount/);
    },
  );

  it('throws for more decimals than the currency has', () => {
    expect(() => toMinor('1.001', 'EUR')).toThrow('"1.001" has more decimals than EUR allows (2).');
    expect(() => toMinor('1.0', 'JPY')).toThrow(/more decimals than JPY/);
  });

  it.each([
    ['92233720368547758.08', 'EUR', '92233720368547758.07 EUR'],
    ['-92233720368547758.08', 'EUR', '92233720368547758.07 EUR'],
    ['92233720368.54775808', 'BTC', '92233720368.54775807 BTC'],
    ['9223372036854775808', 'JPY', '9223372036854775807 JPY'],
    ['9'.repeat(40), 'EUR', '92233720368547758.07 EUR'],
  ])('throws for %s %s, which is beyond the 64 bits of a stored amount', (text, iso, largest) => {
    expect(() => toMinor(text, iso)).toThrow(`is too large: the largest amount is ${largest}.`);
  });

  it('parses back its own output', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -LARGEST_MINOR, max: LARGEST_MINOR }), anyCurrency, (minor, iso) => {
        expect(toMinor(toWire(minor, iso), iso)).toBe(minor);
      }),
    );
  });
});

describe('typed stakes', () => {
  it.each([
    ['10', 'EUR', 1000n],
    ['10.5', 'EUR', 1050n],
    ['10,55', 'EUR', 1055n],
    [' 7.77 ', 'EUR', 777n],
    ['5.', 'EUR', 500n],
    ['.5', 'EUR', 50n],
    ['007', 'EUR', 700n],
    [`${'0'.repeat(39)}5`, 'EUR', 500n],
    ['555', 'JPY', 555n],
    ['1,234', 'KWD', 1234n],
    ['١٠٫٥٠', 'EUR', 1050n],
    ['٠١٢٣٤٥٦٧٨٩', 'JPY', 123_456_789n],
    ['۰۱۲۳۴۵۶۷۸۹', 'JPY', 123_456_789n],
    ['۱۲,۵', 'EUR', 1250n],
    ['92233720368547758.07', 'EUR', 9_223_372_036_854_775_807n],
  ])('reads "%s" in %s', (text, iso, minor) => {
    expect(parseStake(text, iso)).toEqual({ ok: true, minor });
  });

  it.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['.', 'not-a-number'],
    ['abc', 'not-a-number'],
    ['-5', 'not-a-number'],
    ['+5', 'not-a-number'],
    ['1e3', 'not-a-number'],
    ['5 EUR', 'not-a-number'],
    ['1 000', 'not-a-number'],
    ['1,000.00', 'not-a-number'],
    ['1.2.3', 'not-a-number'],
    ['1,000', 'too-many-decimals'],
    ['0.001', 'too-many-decimals'],
    ['5.000', 'too-many-decimals'],
    ['0', 'not-positive'],
    ['0.00', 'not-positive'],
    ['92233720368547758.08', 'too-large'],
    [`${'0'.repeat(40)}5`, 'too-large'],
    ['9'.repeat(10_000), 'too-large'],
  ])('rejects "%s" as %s', (text, reason) => {
    expect(parseStake(text, 'EUR')).toEqual({ ok: false, reason });
  });

  it('rejects decimals in a currency without minor units', () => {
    expect(parseStake('5.0', 'JPY')).toEqual({ ok: false, reason: 'too-many-decimals' });
    expect(parseStake('5.', 'JPY')).toEqual({ ok: true, minor: 5n });
  });

  it('reads every positive wire amount, in any digits and with either decimal separator', () => {
    const scripts = [0x30, 0x660, 0x6f0];
    fc.assert(
      fc.property(
        fc.bigInt({ min: 1n, max: 10n ** 15n }),
        anyCurrency,
        fc.constantFrom(...scripts),
        fc.constantFrom('.', ',', '٫'),
        (minor, iso, zero, mark) => {
          const typed = toWire(minor, iso)
            .replace(/\d/g, (digit) => String.fromCharCode(zero + Number(digit)))
            .replace('.', mark);
          expect(parseStake(typed, iso)).toEqual({ ok: true, minor });
        },
      ),
    );
  });
});

describe('the stake field', () => {
  it.each([
    ['USD', '2.50', '5.00'],
    ['EUR', '2.50', '5.00'],
    ['GBP', '100.00', '5.00'],
    ['RUB', '100.00', '150.00'],
    ['JPY', '500', '150'],
    ['PLN', '100.00', '150.00'],
  ])('defaults for %s to a step of %s and an initial amount of %s', (iso, step, first) => {
    expect(toWire(amountStep(iso), iso)).toBe(step);
    expect(toWire(initialAmount(iso), iso)).toBe(first);
  });
});
