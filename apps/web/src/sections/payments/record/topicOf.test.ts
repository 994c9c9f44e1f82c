import { expect, test } from 'vitest';
import { topicOf } from './topicOf.ts';

test('asks about missing money until a payment has succeeded, and about the amount afterwards', () => {
  expect(topicOf({ direction: 'deposit', outcome: 'pending' })).toBe('deposit-missing');
  expect(topicOf({ direction: 'deposit', outcome: 'fail' })).toBe('deposit-missing');
  expect(topicOf({ direction: 'withdrawal', outcome: 'pending' })).toBe('withdrawal-late');
  expect(topicOf({ direction: 'deposit', outcome: 'success' })).toBe('wrong-amount');
  expect(topicOf({ direction: 'withdrawal', outcome: 'success' })).toBe('wrong-amount');
});
