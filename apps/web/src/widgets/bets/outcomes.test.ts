import { describe, expect, test } from 'vitest';
import { betVerdict as verdictAt, legVerdict } from './outcomes.ts';

const now = 1000;
const betVerdict = (bet: Parameters<typeof verdictAt>[0]) => verdictAt(bet, now);

describe('the outcome of a leg', () => {
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
  ] as const)('with result %i is %s, with text key %s', (statusId, outcome, word) => {
    expect(legVerdict(statusId, { state: 'settled' })).toEqual({ outcome, word });
  });

  test('with an unknown result is open', () => {
    expect(legVerdict(7, { state: 'accepted' })).toEqual({ outcome: 'pending', word: 'open' });
  });
});

describe('the outcome of a bet', () => {
  test('in its live delay is not accepted yet', () => {
    expect(betVerdict({ state: 'pending' }).word).toBe('pending');
  });

  test('that is accepted is open', () => {
    expect(betVerdict({ state: 'accepted' })).toEqual({ outcome: 'pending', word: 'open' });
  });

  test.each(['won', 'lost', 'returned'] as const)('that is settled keeps its outcome %s', (outcome) => {
    expect(betVerdict({ state: 'settled', outcome })).toEqual({ outcome, word: outcome });
  });

  test.each(['rejected', 'needsConfirm'] as const)('that is %s is reported as not placed', (state) => {
    expect(betVerdict({ state })).toEqual({ outcome: 'returned', word: 'notPlaced' });
  });

  test('under an operator’s review, or with an offer, is not decided', () => {
    const offer = { amount: '5.00', bets: [], expiresAt: now + 1 };
    expect(betVerdict({ state: 'review' })).toEqual({ outcome: 'pending', word: 'review' });
    expect(betVerdict({ state: 'needsConfirm', offer }).word).toBe('offered');
  });

  test.each([{ expiresAt: now }, { takenBy: '8' }, { declinedAt: now - 1 }])(
    'with an offer that is over (%j) is that of a bet never placed',
    (end) => {
      const offer = { amount: '5.00', bets: [], expiresAt: now + 1, ...end };
      expect(betVerdict({ state: 'needsConfirm', offer }).word).toBe('notPlaced');
    },
  );

  test('that is cancelled is neither open nor lost, and nor are its legs', () => {
    expect(betVerdict({ state: 'cancelled' })).toEqual({ outcome: 'returned', word: 'cancelled' });
    expect(legVerdict(-1, { state: 'cancelled' }).word).toBe('cancelled');
  });

  test('after a partial cash-out is open, after a whole one it is over', () => {
    const sale = { percent: 50, stake: '5.00', amount: '6.00', at: 1 };
    const withSale = (state: 'pending' | 'done' | 'refused') =>
      betVerdict({ state: 'accepted', sales: [{ ...sale, state }] }).word;
    expect(withSale('done')).toBe('soldInPart');
    expect(withSale('pending')).toBe('selling');
    expect(withSale('refused')).toBe('open');
    expect(betVerdict({ state: 'sold' })).toEqual({ outcome: 'cashedOut', word: 'sold' });
  });
});
