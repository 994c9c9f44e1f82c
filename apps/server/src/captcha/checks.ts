import type { FastifyRequest } from 'fastify';
import type { FingerprintCode } from '@touchline/contract';
import { ProblemError } from '../http/problem.ts';
import type { Attempts } from './attempts.ts';
import type { Captcha } from './captcha.ts';
import type { Devices } from './devices.ts';

const FINGERPRINT: FingerprintCode = 'FINGERPRINT_NEEDED';

export interface CheckedCall {
  readonly request: FastifyRequest;
  /** Whose account is tried: e-mail, login number, phone. */
  readonly account?: string | undefined;
  /** The pass that came with the call. */
  readonly pass: string | undefined;
}

/** Looks at who tries to come in, and how often. */
export interface Checks {
  /**
   * Lets a call pass, or asks for a fingerprint and then for a captcha when there were many attempts from its address,
   * its device or for its account. Throws a ProblemError 400.
   */
  require(call: CheckedCall): Promise<void>;
  /** Counts an attempt that failed, or that may not be made without end. */
  count(call: Pick<CheckedCall, 'request' | 'account'>): void;
  /** The right player came in: what others tried for the account is forgotten. */
  succeeded(call: Pick<CheckedCall, 'request' | 'account'>): void;
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
      if (!attempts.isMuch(namesOf(call))) return;
      if (devices.nameIn(call.request) === undefined) {
        const message =
          'This device has no name yet: ask for a fingerprint, and send the same request again.';
        throw new ProblemError(400, FINGERPRINT, message);
      }
      await captcha.usePass(call.request.site.id, call.pass);
    },
    count: (call) => attempts.count(namesOf(call)),
    succeeded({ request, account }) {
      if (account !== undefined) attempts.forget(accountOf(request, account));
    },
  };
}
