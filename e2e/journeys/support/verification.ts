import { startVerificationSandbox, type VerificationSandbox } from '@touchline/sandbox/testing';
import type { App } from './app.ts';
import { requireOwnAddresses } from './ownAddresses.ts';
import { test as base } from './test.ts';

/** A site that asks for identity checks. */
const site = {
  id: 'house',
  brand: 'touchline',
  hosts: ['localhost'],
  verification: {
    groups: [{ code: 'standard', types: ['identity'] }],
    defaultGroup: 'standard',
    validDays: { identity: 365 },
  },
};

/** A journey on a platform that is connected to the sandbox of a verifier. */
export const test = base.extend<{ readonly ownAddresses: void }, { readonly verifier: VerificationSandbox }>({
  verifier: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures here
    async ({}, use) => {
      const verifier = await startVerificationSandbox();
      await use(verifier);
      await verifier.stop();
    },
    { scope: 'worker' },
  ],
  settings: [
    async ({ verifier }, use) => use({ VERIFIERS_FILE: verifier.verifiersFile }),
    { scope: 'worker' },
  ],
  sites: [[site], { scope: 'worker' }],
  ownAddresses: [
    async ({ verifier, platform, host }, use) => {
      await use();
      await requireOwnAddresses(verifier, platform, host);
    },
    { auto: true },
  ],
});

/** The verifier's page in the open page. */
export const frameOf = ({ page, say }: App) =>
  page.locator(`iframe[title="${say('verification:frame.title')}"]`).contentFrame();

/**
 * Sends everything that an identity check asks for, on the open page of the verifier.
 * @param outcome label of what the verifier decides
 */
export async function handIn(app: App, outcome: string): Promise<void> {
  const frame = frameOf(app);
  await frame.getByRole('button', { name: 'Next' }).click();
  await frame.getByLabel('What the verifier decides').selectOption({ label: outcome });
  await frame.getByRole('button', { name: 'Send' }).click();
}
