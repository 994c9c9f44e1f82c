import type { FastifyRequest } from 'fastify';
import type { FingerprintCode } from '@touchline/contract';
import { ProblemError } from '../http/problem.ts';
import type { Attempts } from './attempts.ts';
import type { Captcha } from './captcha.ts';
import type { Devices } from './devices.ts';

const FINGERPRINT: FingerprintCode = 'FINGERPRINT_NEEDED';

export interface CheckedCall {
  readonly request: FastifyRequest;
  readonly subject?: Subject | undefined;
  /** Captcha pass sent with the call. */
  readonly pass: string | undefined;
}

/** Subject of a call, whose attempts from all addresses and devices are counted together. */
export interface Subject {
  /**
   * `account`: attempts to sign in by an e-mail, login number or phone. `codes`: requests for codes to a name or phone.
   * `step`: second steps of a player.
   */
  readonly kind: 'account' | 'codes' | 'step';
  readonly name: string;
}

/** An attempt to be counted. */
export type Attempt = Pick<CheckedCall, 'request' | 'subject'>;

/** Rate checks of attempts to sign in or register. */
export interface Checks {
  /**
   * Lets a call pass, or asks for a fingerprint and then for a captcha if there were many attempts from its address
   * or device or on its subject. Throws a ProblemError 400.
   */
  require(call: CheckedCall): Promise<void>;
  /** Counts an attempt that failed, or one whose number is limited. */
  count(call: Attempt): Promise<void>;
  /** Drops the attempts of others on the subject after its player has succeeded. */
  succeeded(call: Attempt): Promise<void>;
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
  const subjectName = (request: FastifyRequest, { kind, name }: Subject): string =>
    `${kind} ${request.site.id} ${name.trim().toLowerCase()}`;

  function namesOf({ request, subject }: Attempt): readonly string[] {
    const device = devices.nameIn(request);
    return [
      `address ${request.ip}`,
      ...(device === undefined ? [] : [`device ${device}`]),
      ...(subject === undefined ? [] : [subjectName(request, subject)]),
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
    async succeeded({ request, subject }) {
      if (subject !== undefined) await attempts.forget(subjectName(request, subject));
    },
  };
}
