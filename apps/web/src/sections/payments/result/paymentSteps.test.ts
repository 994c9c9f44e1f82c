import { describe, expect, it } from 'vitest';
import { nextLook, stepsOf } from './paymentSteps.ts';

describe('steps of a payment', () => {
  const steps = [
    { at: 1, state: 'created' },
    { at: 2, state: 'redirected' },
  ] as const;

  it('end with the one to come while it is open', () => {
    const shown = stepsOf({ steps: [...steps], outcome: 'pending', direction: 'deposit' });
    expect(shown.map(({ state, step }) => `${state} ${step}`)).toEqual([
      'created done',
      'redirected current',
      'succeeded next',
    ]);
  });

  it('end with the payout for a withdrawal', () => {
    const own = [{ at: 1, state: 'held' }] as const;
    const shown = stepsOf({ steps: [...own], outcome: 'pending', direction: 'withdrawal' });
    expect(shown.map(({ state }) => state)).toEqual(['held', 'paid']);
  });

  it.each([
    ['success', 'done'],
    ['fail', 'failed'],
    ['cancel', 'cancelled'],
  ] as const)('of a %s end with the last one %s', (outcome, expected) => {
    expect(stepsOf({ steps: [...steps], outcome, direction: 'deposit' }).at(-1)?.step).toBe(expected);
  });
});

it('an open payment is asked about often at first, then rarely, then not any more', () => {
  expect([0, 5, 6, 64, 65].map((looks) => nextLook('pending', looks))).toEqual([
    2500,
    2500,
    10_000,
    10_000,
    false,
  ]);
  expect(nextLook('success', 0)).toBe(false);
});
