import { describe, expect, it } from 'vitest';
import { nextLook, stepsOf } from './paymentSteps.ts';

describe('steps of a payment', () => {
  const steps = [
    { at: 1, state: 'created' },
    { at: 2, state: 'redirected' },
  ] as const;

  it('end with the one to come while it is open', () => {
    const shown = stepsOf({ steps: [...steps], outcome: 'pending' });
    expect(shown.map(({ state, step }) => `${state} ${step}`)).toEqual([
      'created done',
      'redirected current',
      'succeeded next',
    ]);
  });

  it.each([
    ['success', 'done'],
    ['fail', 'blocked'],
    ['cancel', 'blocked'],
  ] as const)('of a %s end with the last one %s', (outcome, expected) => {
    expect(stepsOf({ steps: [...steps], outcome }).at(-1)?.step).toBe(expected);
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
