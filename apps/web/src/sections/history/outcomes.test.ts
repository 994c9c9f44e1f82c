import { describe, expect, test } from 'vitest';
import { betVerdict, legVerdict } from './outcomes.ts';

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

test.each(['rejected', 'needsConfirm'] as const)('a leg of a bet that is %s is not open', (state) => {
  expect(legVerdict(-1, { state }).word).toBe('notPlaced');
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
});
