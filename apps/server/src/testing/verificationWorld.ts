import type { Verification, VerificationCheck, VerificationFrame } from '@touchline/contract';
import type { CheckType } from '@touchline/contract/verification';
import { createOpsApp, type Bettor, type OpsApp } from './opsApp.ts';

/** The verifier's process, as far as a world uses it. */
interface VerifierUnderTest {
  readonly verifiersFile: string;
  send(frameUrl: string, step: string, outcome?: string): Promise<void>;
  advance(seconds: number): Promise<void>;
}

/** A player who is verified by the verifier. */
export interface CheckedPlayer extends Bettor {
  /** Opens the verifier's page of a check. */
  frame(type?: CheckType): Promise<VerificationFrame>;
  /** Sends everything that an identity check asks for. */
  hand(outcome: string): Promise<VerificationFrame>;
  verification(): Promise<Verification>;
  check(type?: CheckType): Promise<VerificationCheck | undefined>;
  config(): Promise<Record<string, unknown>>;
}

/** A platform with a verifier whose site asks for identity checks. */
export interface VerificationWorld extends OpsApp {
  player(): Promise<CheckedPlayer>;
  /** Moves the clocks of the verifier, then of the platform; the verifier may be five minutes ahead at most. */
  pass(seconds: number): Promise<void>;
  /** Address at which the verifier reaches the platform. */
  readonly origin: string;
}

export const GROUPS = {
  groups: [
    { code: 'standard', types: ['identity'] },
    { code: 'enhanced', types: ['identity', 'address'] },
  ],
  defaultGroup: 'standard',
  validDays: { identity: 365 },
};

/**
 * Starts a platform with a verifier.
 * @param plan groups of its site
 */
export async function createVerificationWorld(
  verifier: VerifierUnderTest,
  plan: object = GROUPS,
): Promise<VerificationWorld> {
  const ops = await createOpsApp({
    env: { VERIFIERS_FILE: verifier.verifiersFile, PLATFORM_CLOCK: 'manual' },
    listens: true,
  });
  const { version } = (await ops.call('GET', '/ops/sites/house')).json<{ version: number }>();
  const body = { version, reason: 'A test', value: plan };
  const changed = await ops.call('PUT', '/ops/sites/house/verification', body);
  if (changed.statusCode !== 200) throw new Error(`The site has no groups: ${changed.body}`);

  async function player(): Promise<CheckedPlayer> {
    const bettor = await ops.bettor();
    const { client } = bettor;
    const verification = async () =>
      (await client.call('GET', '/web-api/user/verification')).json<Verification>();
    const frame = async (type: CheckType = 'identity') => {
      const answer = await client.call('POST', '/web-api/user/verification/checks', { type, lng: 'en' });
      if (answer.statusCode !== 200) throw new Error(`The check was not begun: ${answer.body}`);
      return answer.json<VerificationFrame>();
    };
    return {
      ...bettor,
      frame,
      verification,
      async hand(outcome) {
        const opened = await frame();
        await verifier.send(opened.url, 'document');
        await verifier.send(opened.url, 'selfie', outcome);
        return opened;
      },
      check: async (type = 'identity') => (await verification()).checks.find((check) => check.type === type),
      config: async () => (await client.call('GET', '/web-api/user/config')).json(),
    };
  }

  return {
    ...ops,
    player,
    origin: ops.app.address,
    async pass(seconds) {
      await verifier.advance(seconds);
      await ops.call('POST', '/ops/clock/advance', { seconds });
      ops.alive();
    },
  };
}
