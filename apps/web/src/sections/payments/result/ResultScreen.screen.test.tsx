import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { samplePayment, sampleSite } from '../../../testing/samples.ts';
import { openScreen } from '../../../testing/screen/openScreen.tsx';
import * as ResultScreen from './ResultScreen.tsx';

const at = sampleSite.serverTime / 1000;

test.each([
  ['success', 'succeeded', 'done'],
  ['pending', 'pending', 'current'],
  ['fail', 'failed', 'failed'],
  ['cancel', 'cancelled', 'cancelled'],
] as const)(
  '%s has its own mark, the amount in large figures, and no padlock',
  async (outcome, state, step) => {
    const steps = [...samplePayment.steps, { at, state }];
    await openScreen(ResultScreen, {
      address: `onpay/${outcome}?payment=${samplePayment.id}`,
      namespaces: ['titles', 'betting', 'markets', 'sports', 'payments'],
      answers: { payment: () => ({ payment: { ...samplePayment, outcome, state, steps } }) },
    });
    const amount = page.getByText('€25.00', { exact: true }).first();
    await expect.element(amount).toBeVisible();
    const size = getComputedStyle(amount.element()).fontSize;
    expect(parseFloat(size)).toBeGreaterThanOrEqual(44);
    const section = document.querySelector('section[data-outcome]');
    expect(section?.getAttribute('data-outcome')).toBe(outcome);
    expect(section?.querySelector('svg[data-outcome]')?.getAttribute('data-outcome')).toBe(outcome);
    expect(document.querySelector(`li[data-state="${step}"]`)).not.toBeNull();
    expect(document.querySelector('li[data-state="blocked"]')).toBeNull();
  },
);
