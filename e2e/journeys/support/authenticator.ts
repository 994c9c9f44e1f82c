import type { Page } from '@playwright/test';

/** A simulated authenticator of the page's browser, built into its device. */
export interface Authenticator {
  /** Lets the player confirm every request at once, or leave them open. */
  confirms(isConfirming: boolean): Promise<void>;
  /** Returns the number of passkeys on it. */
  passkeys(): Promise<number>;
}

/** Adds an authenticator to the page's browser, which verifies its user and confirms nothing yet. */
export async function addAuthenticator(page: Page): Promise<Authenticator> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: false,
    },
  });
  return {
    async confirms(enabled) {
      await devtools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });
    },
    async passkeys() {
      const { credentials } = await devtools.send('WebAuthn.getCredentials', { authenticatorId });
      return credentials.length;
    },
  };
}
