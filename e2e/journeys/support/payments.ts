import { startPaymentSandbox, type PaymentSandbox } from '@touchline/sandbox/testing';
import type { Platform } from './platform.ts';
import { test as base } from './test.ts';

/** A journey on a platform that is connected to the sandbox of a payment provider. */
export const test = base.extend<object, { readonly sandbox: PaymentSandbox }>({
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
});

/** The code in the last mail to an address; empty without one. */
export async function mailedCode(email: string, platform: Platform): Promise<string> {
  const mail = (await platform.mails()).find(({ recipient }) => recipient === email);
  return /^\d{6}/.exec(mail?.subject ?? '')?.[0] ?? '';
}
