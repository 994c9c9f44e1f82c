import { rational } from '@touchline/betting';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { creditOfPart } from './conversion.ts';
import { exchangedAmount } from './exchange.ts';

const usd = (spread: string) => ({ rate: rational.divide(rational.ONE, rational.parse('1.08')), spread });

test('USD 50.00 paid to a EUR account is 46.29 without a spread, 45.60 with one of 1.5 %', () => {
  expect(exchangedAmount(5_000n, 'USD', 'EUR', usd('0'))).toBe(4_629n);
  expect(exchangedAmount(5_000n, 'USD', 'EUR', usd('1.5'))).toBe(4_560n);
});

test('a part is rounded up, and the last one takes the rest', () => {
  const deposit = { paid: 5_000n, credited: 4_629n };
  expect(creditOfPart(deposit, 0n, 2_000n)).toBe(1_852n);
  expect(creditOfPart(deposit, 2_000n, 5_000n)).toBe(2_777n);
  expect(creditOfPart(deposit, 0n, 5_000n)).toBe(4_629n);
});

test('whatever the parts are, together they are the credit, and none is below 0', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 1n, max: 10n ** 12n }),
      fc.bigInt({ min: 0n, max: 10n ** 12n }),
      fc.array(fc.bigInt({ min: 1n, max: 10n ** 9n }), { maxLength: 12 }),
      (paid, credited, parts) => {
        let before = 0n;
        let sum = 0n;
        for (const part of [...parts, paid]) {
          const after = before + part > paid ? paid : before + part;
          const credit = creditOfPart({ paid, credited }, before, after);
          expect(credit >= 0n).toBe(true);
          sum += credit;
          before = after;
        }
        expect(sum).toBe(credited);
      },
    ),
    { numRuns: 1_000 },
  );
});
