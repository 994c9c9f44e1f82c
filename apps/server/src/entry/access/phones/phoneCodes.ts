import {
  hashOf,
  CODE_LIFE,
  type CodeAsker,
  type CodeReader,
  type OneTimeCodes,
  type SentCode,
} from '../../../accounts/index.ts';
import { type Db, type Trx, ProblemError, constantTime } from '../../../kernel/index.ts';
import { type Messages, requireMessages, type Sms } from '../../../delivery/index.ts';
import type { Site } from '../../../site/index.ts';
import { insertPhoneCode, lockPhone, phoneCodesSince } from './phoneCodes.store.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Codes that a player may send to a phone: limits the cost of messages and the nuisance to their recipients. */
const MOST_IN_AN_HOUR = 5;

export interface PhoneCodesDeps {
  readonly db: Db;
  readonly codes: OneTimeCodes;
  readonly sms: Sms;
  /** The server's clock. */
  readonly now: () => Date;
  /**
   * Response times are padded to a multiple of this many ms, so that timing doesn't reveal whether an account exists.
   */
  readonly answerStep: number;
}

export interface PhoneCodeRequest {
  readonly site: Site;
  /** Digits with the country's code, without the plus. */
  readonly phone: string;
  readonly language: string;
  /** Player who adds the phone, or asker who has proved nothing: strangers can't use up a player's codes. */
  readonly asker: { readonly playerId: bigint } | CodeAsker;
  readonly purpose: 'sms-sign-in' | 'phone-registration' | 'phone-activation';
  /** Returns the owner of the phone and the message to send; no message if the owner isn't to be notified. */
  readonly plan: (trx: Trx) => Promise<PhoneCodePlan>;
}

export interface PhoneCodePlan {
  readonly reader?: CodeReader | undefined;
  /** Key of the message in the dictionary; undefined for no message. */
  readonly message: 'signIn' | 'registration' | 'taken' | 'phone' | 'phoneTaken' | undefined;
}

/** Sends a code to a phone. The answer is the same whether or not the phone has an account. */
export type SendPhoneCode = (request: PhoneCodeRequest) => Promise<SentCode>;

/**
 * The returned function throws a ProblemError: 400 on an unknown language, 403 without a gateway, 429 if called too
 * often.
 */
export function createPhoneCodes({ db, codes, sms, now, answerStep }: PhoneCodesDeps): SendPhoneCode {
  async function send(request: PhoneCodeRequest, messages: Messages): Promise<SentCode> {
    const { site, phone, asker, purpose, plan } = request;
    const scope = 'playerId' in asker ? asker : { name: phone, asker };
    const by = 'playerId' in asker ? `player ${asker.playerId}` : `address ${asker.address}`;
    const target = { siteId: site.id, phone, asker: hashOf(by) };
    return db.transaction().execute(async (trx) => {
      await lockPhone(trx, target);
      const times = await phoneCodesSince(trx, target, new Date(now().getTime() - HOUR));
      requirePause(times, now());
      if ('playerId' in asker) requireQuota(times);
      const { reader, message } = await plan(trx);
      const { code, sent } = await codes.make(trx, { siteId: site.id, purpose, scope, reader });
      await insertPhoneCode(trx, sent.guid, target, now());
      if (message !== undefined) {
        await sms.queueSecret(trx, {
          siteId: site.id,
          recipient: phone,
          kind: purpose,
          endsAt: new Date(sent.expiresAt),
          write: (show) =>
            messages.text(`messages.${message}`, {
              company: site.config.companyName,
              code: show(code),
              minutes: String(CODE_LIFE / MINUTE),
            }),
        });
      }
      return sent;
    });
  }

  return async (request) => {
    sms.requireTransport();
    const { site, language } = request;
    const messages = await requireMessages(site, language, '/lng');
    return constantTime(answerStep, () => send(request, messages));
  };
}

function requirePause([last]: readonly Date[], now: Date): void {
  if (last && now.getTime() - last.getTime() < MINUTE) {
    throw new ProblemError(
      429,
      'CODE_TOO_SOON',
      'We’ve just sent a code to this phone: wait a minute before you ask for another one.',
    );
  }
}

function requireQuota(times: readonly Date[]): void {
  if (times.length < MOST_IN_AN_HOUR) return;
  throw new ProblemError(
    429,
    'TOO_MANY_CODES',
    `This phone has reached the limit of ${MOST_IN_AN_HOUR} codes per hour: sign in another way, or try later.`,
  );
}
