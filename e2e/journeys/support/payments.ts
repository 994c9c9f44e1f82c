import { startPaymentSandbox, type PaymentSandbox } from '@touchline/sandbox/testing';
import type { App } from './app.ts';
import { requireOwnAddresses } from './ownAddresses.ts';
import type { Platform } from './platform.ts';
import { mailedCode } from './sent.ts';
import { expect, test as base } from './test.ts';

/** A journey on a platform that is connected to the sandbox of a payment provider. */
export const test = base.extend<{ readonly ownAddresses: void }, { readonly sandbox: PaymentSandbox }>({
  sandbox: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures here
    async ({}, use) => {
      const sandbox = await startPaymentSandbox();
      await use(sandbox);
      await sandbox.stop();
    },
    { scope: 'worker' },
  ],
  settings: [
    async ({ sandbox }, use) => use({ PAYMENT_PROVIDERS_FILE: sandbox.providersFile }),
    { scope: 'worker' },
  ],
  ownAddresses: [
    async ({ sandbox, platform, host }, use) => {
      await use();
      await requireOwnAddresses(sandbox, platform, host);
    },
    { auto: true },
  ],
});

/** Fills in a new bank account and an amount in whole euros on the open page of withdrawals. */
export async function fillWithdrawal({ page, say }: App, amount: string): Promise<void> {
  await page.getByLabel('Name of the account holder').fill('Ada Byron');
  await page.getByLabel('IBAN').fill('DE89 3704 0044 0532 0130 00');
  await page.getByRole('textbox', { name: say('payments:deposit.amount') }).fill(amount);
  const plan = page.getByRole('region', { name: say('payments:withdraw.where') });
  await expect(plan).toContainText(`€${amount}.00`);
}

/**
 * Requests a withdrawal to a bank account, which waits for an operator afterwards.
 * @param amount in whole euros
 * @returns id of the withdrawal
 */
export async function requestWithdrawal(
  app: App,
  platform: Platform,
  { email, amount }: { readonly email: string; readonly amount: string },
): Promise<string> {
  const { page, say } = app;
  const submit = app.button('payments:withdraw.submit', { amount: `€${amount}.00` });
  await app.open('/office/deduce');
  await fillWithdrawal(app, amount);
  await submit.click();
  await page
    .getByLabel(say('payments:code.label'))
    .first()
    .fill(await mailedCode(email, platform));
  await submit.click();
  await expect(page).toHaveURL(/\/onpay\/withdraw\/pending\?/);
  await platform.passTime(6);
  return new URL(page.url()).searchParams.get('payment') ?? '';
}
