import type { FastifyRequest } from 'fastify';
import type { CheckedCallId, FingerprintCode } from '@touchline/contract';
import { countedClient, type Counter, ProblemError } from '../../kernel/index.ts';
import type { CodeAsker } from '../../accounts/index.ts';
import type { Attempts } from './attempts.ts';
import type { Captcha } from './captcha.ts';
import type { Devices } from './devices.ts';

const FINGERPRINT: FingerprintCode = 'FINGERPRINT_NEEDED';

/** Requests for codes per hour, of one name from one address, without a captcha. */
const MOST_CODES = 5;

/** A request for a code to a name, by anyone. */
export interface CodeCall extends Pick<CheckedCall, 'request' | 'call' | 'pass'> {
  readonly name: string;
}

export interface CheckedCall {
  readonly request: FastifyRequest;
  /** Id of the call, which its captcha has to name. */
  readonly call: CheckedCallId;
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
  /**
   * Counts a request for a code, and lets it pass or asks for a captcha: beyond five an hour for a name from one
   * address, or after many attempts as `require` does. It never refuses for good, since the owner may be asking.
   * Throws a ProblemError 400.
   */
  requireForCode(call: CodeCall): Promise<CodeAsker>;
  /** Counts an attempt that failed, or one whose number is limited. */
  count(call: Attempt): Promise<void>;
  /** Drops the attempts of others on the subject after its player has succeeded. */
  succeeded(call: Attempt): Promise<void>;
}

/** Returns the id of the device that makes a request. Throws a ProblemError 400 FINGERPRINT_NEEDED without one. */
export function requireDevice(devices: Devices, request: FastifyRequest): string {
  const device = devices.nameIn(request);
  if (device !== undefined) return device;
  const message = 'This device isn’t registered yet: get a fingerprint, and send the same request again.';
  throw new ProblemError(400, FINGERPRINT, message);
}

export function createChecks({
  attempts,
  codeRequests,
  captcha,
  devices,
}: {
  readonly attempts: Attempts;
  /** Counts requests for codes, with a window of an hour. */
  readonly codeRequests: Counter;
  readonly captcha: Captcha;
  readonly devices: Devices;
}): Checks {
  const subjectName = (request: FastifyRequest, { kind, name }: Subject): string =>
    `${kind} ${request.site.id} ${name.trim().toLowerCase()}`;

  function namesOf({ request, subject }: Attempt): readonly string[] {
    const device = devices.nameIn(request);
    return [
      `address ${countedClient(request)}`,
      ...(device === undefined ? [] : [`device ${device}`]),
      ...(subject === undefined ? [] : [subjectName(request, subject)]),
    ];
  }

  async function requirePass({ request, call, pass }: CheckedCall): Promise<void> {
    const device = requireDevice(devices, request);
    await captcha.usePass({ siteId: request.site.id, device, call }, pass);
  }

  return {
    async require(call) {
      if (await attempts.isMuch(namesOf(call))) await requirePass(call);
    },
    async requireForCode({ name, ...rest }) {
      const { request } = rest;
      const call = { ...rest, subject: { kind: 'codes', name } } as const;
      const asked = subjectName(request, call.subject);
      const address = countedClient(request);
      const own = await codeRequests.add(`${asked} from ${address}`);
      if (own.count > MOST_CODES || (await attempts.isMuch(namesOf(call)))) await requirePass(call);
      await attempts.count(namesOf(call));
      return { address, isCrowd: (await codeRequests.add(asked)).count > MOST_CODES };
    },
    count: (call) => attempts.count(namesOf(call)),
    async succeeded({ request, subject }) {
      if (subject !== undefined) await attempts.forget(subjectName(request, subject));
    },
  };
}
