import type { FastifyRequest } from 'fastify';
import type { FingerprintCode } from '@touchline/contract';
import { ProblemError } from '../http/problem.ts';
import type { Attempts } from './attempts.ts';
import type { Captcha } from './captcha.ts';
import type { Devices } from './devices.ts';

const FINGERPRINT: FingerprintCode = 'FINGERPRINT_NEEDED';

export interface CheckedCall {
  readonly request: FastifyRequest;
  /** Account that the call tries to sign in to: e-mail, login number or phone. */
  readonly account?: string | undefined;
  /** Captcha pass sent with the call. */
  readonly pass: string | undefined;
}

/** Rate checks of attempts to sign in or register. */
export interface Checks {
  /**
   * Lets a call pass, or asks for a fingerprint and then for a captcha if there were many attempts from its address
   * or device or for its account. Throws a ProblemError 400.
   */
  require(call: CheckedCall): Promise<void>;
  /** Counts an attempt that failed, or one whose number is limited. */
  count(call: Pick<CheckedCall, 'request' | 'account'>): Promise<void>;
  /** Drops the attempts of others on the account after its player has signed in. */
  succeeded(call: Pick<CheckedCall, 'request' | 'account'>): Promise<void>;
}

export function createChecks({
  attempts,
  captcha,
  devices,
}: {
  readonly attempts: Attempts;
  readonly captcha: Captcha;
  readonly devices: Devices;
}): Checks {
  const accountOf = (request: FastifyRequest, account: string): string =>
    `account ${request.site.id} ${account.trim().toLowerCase()}`;

  function namesOf({ request, account }: Pick<CheckedCall, 'request' | 'account'>): readonly string[] {
    const device = devices.nameIn(request);
    return [
      `address ${request.ip}`,
      ...(device === undefined ? [] : [`device ${device}`]),
      ...(account === undefined ? [] : [accountOf(request, account)]),
    ];
  }

  return {
    async require(call) {
      if (!(await attempts.isMuch(namesOf(call)))) return;
      if (devices.nameIn(call.request) === undefined) {
        const message =
          'This device isn’t registered yet: get a fingerprint, and send the same request again.';
        throw new ProblemError(400, FINGERPRINT, message);
      }
      await captcha.usePass(call.request.site.id, call.pass);
    },
    count: (call) => attempts.count(namesOf(call)),
    async succeeded({ request, account }) {
      if (account !== undefined) await attempts.forget(accountOf(request, account));
    },
  };
}
