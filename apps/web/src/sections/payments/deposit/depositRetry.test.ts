import { describe, expect, test } from 'vitest';
import { retryIn, retrySearch } from './depositRetry.ts';

describe('an address that tries a deposit again', () => {
  test('keeps amount, currency and the method that refused', () => {
    const search = retrySearch({ amount: '20.01', iso: 'EUR', methodId: 'card' });
    expect(retryIn(new URLSearchParams(search))).toEqual({
      amount: '20.01',
      currency: 'EUR',
      refused: 'card',
    });
  });

  test.each(['amount=-5', 'amount=1e3', 'amount=NaN', 'amount=5.', ''])('ignores %j', (amount) => {
    expect(retryIn(new URLSearchParams(`${amount}&currency=EUR&refused=card`))).toBeUndefined();
  });

  test('ignores an amount without currency or method', () => {
    expect(retryIn(new URLSearchParams('amount=20&currency=EUR'))).toBeUndefined();
    expect(retryIn(new URLSearchParams('amount=20&refused=card'))).toBeUndefined();
  });
});
