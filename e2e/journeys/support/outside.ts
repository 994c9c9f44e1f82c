import {
  startPaymentSandbox,
  startVerificationSandbox,
  type PaymentSandbox,
  type VerificationSandbox,
} from '@touchline/sandbox/testing';
import { plainSites } from '../../../apps/server/src/testing/plainSites.ts';
import { startPushServer, type PushServer } from '../../../apps/server/src/testing/pushServer.ts';
import { extraSites } from './extraSites.ts';
import { requireOwnAddresses } from './ownAddresses.ts';
import { FIRST_PORT, test as base } from './test.ts';

/** A pair of keys of no other use. */
const PUSH = {
  PUSH_PUBLIC_KEY: 'BDJuLzyCB207rR4hE5dPf2RpxmwljWc4tCA1FrNAN3Qhu-CQN2koNiC6jKz_WNdj2NkaS4XEOUXR9eufkmMkX0U',
  PUSH_PRIVATE_KEY: '6pDcGDVFvCsKBJnXH9UjA36uMkdSE2-qJeh_ZB-dBRI',
  PUSH_CONTACT: 'mailto:ops@example.com',
  PUSH_HOSTS: 'localhost',
};

/** Port of the partner that shows the platform's broadcasts, whose pages a journey serves. */
export const PARTNER_PORT = FIRST_PORT + 90;
/** Delay of the partner's broadcasts, seconds. */
export const PARTNER_DELAY = 12;
const PARTNER = {
  STREAM_URL: `http://localhost:${PARTNER_PORT}/match/{matchId}`,
  BROADCAST_DELAY: String(PARTNER_DELAY),
};

const takenHosts = new Set(extraSites.flatMap(({ hosts }) => hosts));
/** The platform's own sites and those of journeys, each host once. */
const sites = [
  ...plainSites().map((site) => ({ ...site, hosts: site.hosts.filter((host) => !takenHosts.has(host)) })),
  ...extraSites,
];

interface Outside {
  readonly sandbox: PaymentSandbox;
  readonly verifier: VerificationSandbox;
  readonly pushServer: PushServer;
}

/**
 * A journey on the platform that all `*.outside.test.ts` files share: it is connected to the sandboxes of a payment
 * provider and of a verifier, a push service and a partner's broadcasts, and has the sites of `extraSites`.
 * `platform.passTime` also moves the time of both sandboxes.
 */
export const test = base.extend<{ readonly ownAddresses: void }, Outside>({
  sandbox: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures here
    async ({}, use) => {
      const sandbox = await startPaymentSandbox();
      await sandbox.addSites(extraSites.map(({ id }) => id));
      await use(sandbox);
      await sandbox.stop();
    },
    { scope: 'worker' },
  ],
  verifier: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures here
    async ({}, use) => {
      const verifier = await startVerificationSandbox();
      await use(verifier);
      await verifier.stop();
    },
    { scope: 'worker' },
  ],
  pushServer: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures here
    async ({}, use) => {
      const server = await startPushServer(PUSH.PUSH_PUBLIC_KEY);
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  settings: [
    async ({ sandbox, verifier }, use) =>
      use({
        PAYMENT_PROVIDERS_FILE: sandbox.providersFile,
        VERIFIERS_FILE: verifier.verifiersFile,
        ...PUSH,
        ...PARTNER,
      }),
    { scope: 'worker' },
  ],
  sites: [sites, { scope: 'worker' }],
  platform: [
    async ({ platform, sandbox, verifier }, use) =>
      use({
        ...platform,
        async passTime(seconds, options) {
          await platform.passTime(seconds, options);
          // The platform refuses call-backs whose time is more than five minutes off.
          await Promise.all([sandbox.advance(seconds), verifier.advance(seconds)]);
        },
      }),
    { scope: 'worker' },
  ],
  ownAddresses: [
    async ({ sandbox, verifier, platform, host }, use) => {
      await use();
      await requireOwnAddresses(sandbox, platform, host);
      await requireOwnAddresses(verifier, platform, host);
    },
    { auto: true },
  ],
});
