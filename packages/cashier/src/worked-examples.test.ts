import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rational, toMinor, toWire } from '@touchline/betting';
import { amountFault, highestAmount, possibleQuick } from './amounts.ts';
import { netOf, planOf, takenBack, type Source } from './closedLoop.ts';
import { exchangedAmount } from './exchange.ts';
import { coveringAmount, feeOf } from './fees.ts';

const eur = (text: string): bigint => toMinor(text, 'EUR');

/** Units per euro. */
const UNITS: Readonly<Record<string, string>> = {
  EUR: '1',
  USD: '1.08',
  GBP: '0.86',
  JPY: '162',
  KWD: '0.33',
  RUB: '98',
};

function exchange(text: string, from: string, to: string, spread = '0'): string {
  const rate = rational.divide(rational.parse(UNITS[to] ?? ''), rational.parse(UNITS[from] ?? ''));
  return toWire(exchangedAmount(toMinor(text, from), from, to, { rate, spread }), to);
}

describe('fees', () => {
  it.each([
    ['33.30', 'EUR', { percent: '2.5', fixed: '0.25' }, '1.08'],
    ['10.00', 'EUR', { percent: '2.9', fixed: '0', least: '0.50' }, '0.50'],
    ['1000.00', 'EUR', { percent: '2.9', fixed: '0', most: '20.00' }, '20.00'],
    ['10.125', 'KWD', { percent: '1.25', fixed: '0' }, '0.127'],
    ['5450', 'JPY', { percent: '3.6', fixed: '0' }, '196'],
    ['40.00', 'EUR', { percent: '1.5', fixed: '0', least: '1.00' }, '1.00'],
  ])('of %s %s by %j are %s', (amount, iso, rule, fee) => {
    const minor = (text: string | undefined) => (text === undefined ? undefined : toMinor(text, iso));
    const { percent, fixed, least, most } = rule as {
      percent: string;
      fixed: string;
      least?: string;
      most?: string;
    };
    const found = feeOf(toMinor(amount, iso), {
      percent,
      fixed: toMinor(fixed, iso),
      least: minor(least),
      most: minor(most),
    });
    expect(toWire(found, iso)).toBe(fee);
  });
});

describe('exchange', () => {
  it.each([
    ['50.00', 'USD', 'EUR', '0', '46.29'],
    ['50.00', 'USD', 'EUR', '1.5', '45.60'],
    ['100.00', 'EUR', 'JPY', '1', '16038'],
    ['1', 'JPY', 'EUR', '0', '0.00'],
    ['1.234', 'KWD', 'USD', '0', '4.03'],
    ['100.00', 'EUR', 'USD', '1.5', '106.38'],
    ['106.38', 'USD', 'EUR', '1.5', '97.02'],
    ['5000.00', 'RUB', 'EUR', '0', '51.02'],
  ])('of %s %s to %s with a spread of %s %% gives %s', (amount, from, to, spread, result) => {
    expect(exchange(amount, from, to, spread)).toBe(result);
  });

  it('never gains by going in a circle', () => {
    for (const amount of ['0.01', '0.99', '1.00', '33.33', '100.00']) {
      const there = exchange(amount, 'EUR', 'JPY');
      expect(eur(exchange(there, 'JPY', 'EUR'))).toBeLessThanOrEqual(eur(amount));
    }
  });
});

describe('amounts of a method', () => {
  const bounds = { min: eur('10.00'), max: eur('500.00'), step: eur('5.00') };

  it('are within its bounds and multiples of its step', () => {
    const faults = ['9.99', '10.00', '500.01', '12.00', '500.00'].map((text) =>
      amountFault(eur(text), bounds),
    );
    expect(faults).toEqual(['BELOW_MIN', undefined, 'ABOVE_MAX', 'STEP', undefined]);
  });

  it('are at most what limits leave, in whole steps', () => {
    const highest = ['1000.00', '48.50', '10.00', '9.99'].map((text) => highestAmount(bounds, eur(text)));
    expect(highest).toEqual([eur('500.00'), eur('45.00'), eur('10.00'), undefined]);
    expect(highestAmount(bounds)).toBe(eur('500.00'));
    expect(highestAmount({ min: 0n, max: eur('1.00'), step: 1n }, 0n)).toBeUndefined();
  });

  it('leave out quick amounts that are impossible', () => {
    const quick = ['5.00', '10.00', '50.00', '100.00'].map(eur);
    expect(possibleQuick(quick, bounds, eur('60.00'))).toEqual([eur('10.00'), eur('50.00')]);
    expect(possibleQuick(quick, bounds, eur('5.00'))).toEqual([]);
  });
});

describe('the closed loop', () => {
  const source = (instrument: string, net: string, more: Partial<Source> = {}): Source => ({
    instrument,
    net: eur(net),
    canBePaid: true,
    least: 0n,
    ...more,
  });
  const plan = (amount: string, chosen: string, sources: readonly Source[]) =>
    planOf(eur(amount), chosen, sources).map((leg) => [leg.instrument, toWire(leg.amount, 'EUR')]);

  it('pays sources back before winnings', () => {
    const sources = [source('A', '100.00'), source('B', '50.00')];
    expect(plan('1000.00', 'A', sources)).toEqual([
      ['A', '950.00'],
      ['B', '50.00'],
    ]);
    expect(plan('120.00', 'B', sources)).toEqual([
      ['B', '50.00'],
      ['A', '70.00'],
    ]);
    expect(plan('50.00', 'B', sources)).toEqual([['B', '50.00']]);
    expect(plan('60.00', 'C', sources)).toEqual([['A', '60.00']]);
    expect(plan('160.00', 'C', sources)).toEqual([
      ['C', '10.00'],
      ['A', '100.00'],
      ['B', '50.00'],
    ]);
  });

  it('gives parts that an instrument can’t take to the chosen one', () => {
    expect(plan('200.00', 'A', [source('A', '100.00'), source('V', '50.00', { canBePaid: false })])).toEqual([
      ['A', '200.00'],
    ]);
    expect(
      plan('104.00', 'A', [source('A', '100.00'), source('B', '50.00', { least: eur('5.00') })]),
    ).toEqual([['A', '104.00']]);
  });

  it('counts what an instrument has not got back', () => {
    const net = netOf({ deposited: eur('300.00'), refunded: eur('30.00'), withdrawn: eur('120.00') });
    expect(toWire(net, 'EUR')).toBe('150.00');
    expect(netOf({ deposited: 1n, refunded: 0n, withdrawn: 2n })).toBe(0n);
  });

  it('takes back parts of a credit in another currency without a rest', () => {
    const amounts = { paid: eur('50.00'), credited: eur('46.29') };
    const parts = [
      takenBack(eur('20.00'), amounts),
      takenBack(eur('20.00'), amounts, eur('20.00')),
      takenBack(eur('10.00'), amounts, eur('40.00')),
    ];
    expect(parts.map((part) => toWire(part, 'EUR'))).toEqual(['18.52', '18.52', '9.25']);
    expect(parts.reduce((sum, part) => sum + part)).toBe(amounts.credited);
  });
});

describe('for any amounts', () => {
  const amount = fc.bigInt({ min: 1n, max: 10n ** 12n });
  const anySource = fc.record({
    instrument: fc.constantFrom('A', 'B', 'C', 'D'),
    net: fc.bigInt({ min: 0n, max: 10n ** 9n }),
    canBePaid: fc.boolean(),
    least: fc.bigInt({ min: 0n, max: 10n ** 4n }),
  });
  const anySources = fc.uniqueArray(anySource, { selector: ({ instrument }) => instrument });

  it('a withdrawal is paid whole, and no source but the chosen one gets more than it gave', () => {
    fc.assert(
      fc.property(amount, fc.constantFrom('A', 'E'), anySources, (asked, chosen, sources) => {
        const legs = planOf(asked, chosen, sources);
        expect(legs.reduce((sum, leg) => sum + leg.amount, 0n)).toBe(asked);
        for (const leg of legs) {
          expect(leg.amount).toBeGreaterThan(0n);
          if (leg.instrument === chosen) continue;
          const from = sources.find(({ instrument }) => instrument === leg.instrument);
          expect(from?.canBePaid).toBe(true);
          expect(leg.amount).toBeLessThanOrEqual(from?.net ?? 0n);
        }
      }),
    );
  });

  it('parts of a deposit that are taken back sum to the whole credit', () => {
    fc.assert(
      fc.property(amount, amount, fc.integer({ min: 1, max: 99 }), (paid, credited, share) => {
        const first = (paid * BigInt(share)) / 100n;
        const sum = takenBack(first, { paid, credited }) + takenBack(paid - first, { paid, credited }, first);
        expect(sum).toBe(credited);
      }),
    );
  });
});

describe('the amount to pay in for a bet', () => {
  const bounds = { min: 500n, max: 50_000n, step: 50n };
  const fee = { percent: '1.5', fixed: 10n, least: 25n };

  it.each([
    ['a missing amount below the minimum of the method', 120n, undefined, 500n],
    ['a missing amount, up to the next step', 1234n, undefined, 1250n],
    ['a missing amount and its fee', 4000n, fee, 4100n],
    ['the maximum, if the method takes no more', 90_000n, fee, 50_000n],
  ])('is %s', (_, missing, rule, amount) => {
    expect(coveringAmount(missing, bounds, rule)).toBe(amount);
  });

  it('is never one step more than needed', () => {
    const missing = fc.bigInt({ min: 1n, max: 45_000n });
    fc.assert(
      fc.property(missing, (lack) => {
        const amount = coveringAmount(lack, bounds, fee);
        const arrives = (paid: bigint): bigint => paid - feeOf(paid, fee);
        expect(arrives(amount)).toBeGreaterThanOrEqual(lack);
        expect(amount === bounds.min || arrives(amount - bounds.step) < lack).toBe(true);
      }),
    );
  });
});
