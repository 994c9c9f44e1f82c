import { expect, test } from 'vitest';
import { pollEvery } from '../../platform/api/pollEvery.ts';
import { askAgainIn } from './betActions.api.ts';

const now = 1_000_000;
const endsIn = (ms: number) => ({ availability: 1, expiresAt: (now + ms) / 1000 }) as const;

test('an offer is asked for again when it ends, not more often than twice a second', () => {
  expect(askAgainIn(endsIn(2000), now)).toBe(2000);
  expect(askAgainIn(endsIn(10), now)).toBe(500);
});

test('an offer that stands for long follows the prices', () => {
  expect(askAgainIn(endsIn(60_000), now)).toBe(pollEvery.openBets);
  expect(askAgainIn({ availability: 1 }, now)).toBe(pollEvery.openBets);
  expect(askAgainIn({ availability: -1 }, now)).toBe(pollEvery.openBets);
});

test('what there is none of is asked for seldom', () => {
  expect(askAgainIn({ availability: -2 }, now)).toBe(pollEvery.line);
});

test('an offer that ended while nobody answered doesn’t hurry the questions', () => {
  expect(askAgainIn(endsIn(-5000), now)).toBe(pollEvery.openBets);
});
