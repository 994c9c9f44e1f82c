import {
  findByPhone,
  type Accounts,
  type Opened,
  type Registration,
  requireType,
  requireValid,
  hashOf,
  redeemTicket,
  type CodeAsker,
  type OneTimeCodes,
  type SentCode,
  phoneOf,
  type PhoneParts,
} from '../../../accounts/index.ts';
import type { Db } from '../../../kernel/index.ts';
import type { Site } from '../../../site/index.ts';
import { codeOver } from '../problems.ts';
import { phoneOfCode } from './phoneCodes.store.ts';
import type { SendPhoneCode } from './phoneCodes.ts';

export interface PhoneRegistrationDeps {
  readonly db: Db;
  readonly accounts: Pick<Accounts, 'register'>;
  readonly codes: OneTimeCodes;
  readonly sendPhoneCode: SendPhoneCode;
  /** True if text messages can be delivered. */
  readonly hasSms: boolean;
  /** The server's clock. */
  readonly now: () => Date;
}

export interface PhoneRegistration {
  /** Sends a code, or a message that an account exists already. Throws a ProblemError: 400, 403, 429. */
  sendCode(site: Site, phone: PhoneParts, language: string, asker: CodeAsker): Promise<SentCode>;
  /** Throws a ProblemError: 400, 403, 409 PHONE_TAKEN, 422 CODE_WRONG, CODE_EXPIRED. */
  register(
    site: Site,
    proof: { readonly guid: string; readonly code: string; readonly phone: PhoneParts },
    registration: Registration,
  ): Promise<Opened>;
}

/** Registration by a phone that is verified by a code. */
export function createPhoneRegistration(deps: PhoneRegistrationDeps): PhoneRegistration {
  const { db, accounts, codes, sendPhoneCode, hasSms, now } = deps;
  return {
    async sendCode(site, asked, language, asker) {
      requireType(site, 'phone_reg', hasSms);
      const phone = phoneOf(asked);
      return sendPhoneCode({
        site,
        phone,
        asker,
        language,
        purpose: 'phone-registration',
        plan: async (trx) => ({
          message: (await findByPhone(trx, site.id, phone)) ? 'taken' : 'registration',
        }),
      });
    },
    async register(site, { guid, code, phone }, registration) {
      const wanted = { ...registration, type: 'phone_reg', phone } as const;
      // The code is checked last: if an invalid form used it up, it would have to be sent again.
      requireType(site, 'phone_reg', hasSms);
      requireValid(site, wanted, now());
      const name = { guid, siteId: site.id, purpose: 'phone-registration' } as const;
      const { ticket } = await codes.prove(db, name, code);
      return accounts.register(site, {
        ...wanted,
        prove: async (trx) => {
          const sentTo = await phoneOfCode(trx, guid, site.id);
          const used = await redeemTicket(trx, name, hashOf(ticket), now());
          if (!used || sentTo !== phoneOf(phone)) throw codeOver();
        },
      });
    },
  };
}
