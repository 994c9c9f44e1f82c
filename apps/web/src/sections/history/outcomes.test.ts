import { describe, expect, test } from 'vitest';
import { betVerdict as verdictAt, legVerdict } from './outcomes.ts';

const now = 1000;
const betVerdict = (bet: Parameters<typeof verdictAt>[0]) => verdictAt(bet, now);

describe('what became of a leg', () => {
  test.each([
    [-2, 'pending', 'open'],
    [-1, 'pending', 'open'],
    [0, 'lost', 'lost'],
    [1, 'won', 'won'],
    [2, 'returned', 'returned'],
    [3, 'returned', 'returned'],
    [4, 'won', 'halfWon'],
    [5, 'lost', 'halfLost'],
    [6, 'won', 'deadHeat'],
  ] as const)('result %i reads as %s, in words %s', (statusId, outcome, word) => {
    expect(legVerdict(statusId, { state: 'settled' })).toEqual({ outcome, word });
  });

  test('a result that is not known yet counts as open', () => {
    expect(legVerdict(7, { state: 'accepted' })).toEqual({ outcome: 'pending', word: 'open' });
  });
});

describe('what became of a bet', () => {
  test('a bet in its live delay is not accepted yet', () => {
    expect(betVerdict({ state: 'pending' }).word).toBe('pending');
  });

  test('an accepted bet is open', () => {
    expect(betVerdict({ state: 'accepted' })).toEqual({ outcome: 'pending', word: 'open' });
  });

  test.each(['won', 'lost', 'returned'] as const)('a bet settled as %s says so', (outcome) => {
    expect(betVerdict({ state: 'settled', outcome })).toEqual({ outcome, word: outcome });
  });

  test.each(['rejected', 'needsConfirm'] as const)('a bet that is %s was never placed', (state) => {
    expect(betVerdict({ state })).toEqual({ outcome: 'returned', word: 'notPlaced' });
  });

  test('a bet that an operator looks at, or makes an offer for, is not decided', () => {
    const offer = { amount: '5.00', bets: [], expiresAt: now + 1 };
    expect(betVerdict({ state: 'review' })).toEqual({ outcome: 'pending', word: 'review' });
    expect(betVerdict({ state: 'needsConfirm', offer }).word).toBe('offered');
  });

  test.each([{ expiresAt: now }, { takenBy: '8' }, { declinedAt: now - 1 }])(
    'an offer that is over (%j) leaves a bet that was never placed',
    (end) => {
      const offer = { amount: '5.00', bets: [], expiresAt: now + 1, ...end };
      expect(betVerdict({ state: 'needsConfirm', offer }).word).toBe('notPlaced');
    },
  );

  test('a cancelled bet is neither open nor lost, and nor are its legs', () => {
    expect(betVerdict({ state: 'cancelled' })).toEqual({ outcome: 'returned', word: 'cancelled' });
    expect(legVerdict(-1, { state: 'cancelled' }).word).toBe('cancelled');
  });

  test('a bet sold in part goes on, one sold whole is over', () => {
    const sale = { percent: 50, stake: '5.00', amount: '6.00', at: 1 };
    const withSale = (state: 'pending' | 'done' | 'refused') =>
      betVerdict({ state: 'accepted', sales: [{ ...sale, state }] }).word;
    expect(withSale('done')).toBe('soldInPart');
    expect(withSale('pending')).toBe('selling');
    expect(withSale('refused')).toBe('open');
    expect(betVerdict({ state: 'sold' })).toEqual({ outcome: 'cashedOut', word: 'sold' });
  });
});
