import type { App } from './app.ts';
import type { Platform } from './platform.ts';
import { mailedCode } from './sent.ts';
import { expect } from './test.ts';

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
