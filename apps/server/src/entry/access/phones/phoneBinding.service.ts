import {
  findByPhone,
  findPlayer,
  setContact,
  requirePassword,
  type SignedIn,
  phoneMail,
  type OneTimeCodes,
  type SentCode,
  type EndPendingGrants,
  phoneOf,
  type PhoneParts,
  changeProfile,
  findProfile,
} from '../../../accounts/index.ts';
import { type Db, type Trx, ProblemError } from '../../../kernel/index.ts';
import { lockPlayer } from '../../../ledger/index.ts';
import { type Mail, messagesFor, type Sms } from '../../../delivery/index.ts';
import type { Site } from '../../../site/index.ts';
import { codeOver } from '../problems.ts';
import type { SendPhoneCode } from './phoneCodes.ts';

const DAY = 86_400_000;

export interface PhoneBindingDeps {
  readonly db: Db;
  readonly codes: OneTimeCodes;
  readonly mail: Pick<Mail, 'queue'>;
  readonly sms: Pick<Sms, 'queue' | 'isOffered'>;
  readonly sendPhoneCode: SendPhoneCode;
  readonly endPendingGrants: EndPendingGrants;
  /** The server's clock. */
  readonly now: () => Date;
}

export interface NewPhone extends PhoneParts {
  /** Required if there is a phone already. */
  readonly password?: string;
  readonly lng: string;
}

/** The player's current phone. */
export type BoundPhone = PhoneParts & { readonly activation_type: number };

/** Adds a phone to an account, verifies it, and changes it. */
export interface PhoneBinding {
  /**
   * Throws a ProblemError: 400, 403 on a wrong or missing password, 409 if the player has this phone already, 422,
   * 429.
   */
  send(site: Site, player: SignedIn, wanted: NewPhone): Promise<SentCode>;
  /**
   * Sends a code to the phone in the profile. Throws a ProblemError: 409 if it is activated already, 422 without a
   * phone, 429.
   */
  sendOwn(site: Site, player: SignedIn, lng: string): Promise<SentCode>;
  /** Sets the phone that the code was sent to, and notifies the previous one. Throws a ProblemError: 409, 422. */
  confirm(
    site: Site,
    player: SignedIn,
    proof: { readonly guid: string; readonly code: string },
  ): Promise<BoundPhone>;
}

/** Adds the phone to an activation type: none (0) becomes phone (3), e-mail (1) becomes both (2). */
export function withPhone(activation: number): number {
  return activation === 0 ? 3 : activation === 1 ? 2 : activation;
}

/**
 * Joins both parts of a phone for a code's row, so that they can be split again. The target is empty for a phone of
 * another account.
 */
const targetOf = ({ phone_code, phone_number }: PhoneParts): string => `${phone_code} ${phone_number}`;
const NOBODYS = '';

function partsOf(target: string): PhoneParts {
  const [phone_code = '', phone_number = ''] = target.split(' ');
  return { phone_code, phone_number };
}

export function createPhoneBinding(deps: PhoneBindingDeps): PhoneBinding {
  const { db, codes, mail, sms, sendPhoneCode, endPendingGrants, now } = deps;
  const purpose = 'phone-activation';

  function sendTo(
    site: Site,
    { playerId }: SignedIn,
    asked: PhoneParts,
    language: string,
  ): Promise<SentCode> {
    const phone = phoneOf(asked);
    const { phone_code } = asked;
    return sendPhoneCode({
      site,
      phone,
      asker: { playerId },
      language,
      purpose,
      plan: async (trx) => {
        await lockPlayer(trx, playerId);
        await codes.requireRoom(trx, { siteId: site.id, purpose, scope: { playerId } });
        const owner = await findByPhone(trx, site.id, phone);
        // Only the owner of a number is notified that it is taken.
        if (owner && owner.id !== playerId)
          return { reader: { playerId, target: NOBODYS }, message: 'phoneTaken' };
        const target = targetOf({ phone_code, phone_number: phone.slice(phone_code.length) });
        return { reader: { playerId, target }, message: 'phone' };
      },
    });
  }

  async function tellOld(
    trx: Trx,
    site: Site,
    player: Awaited<ReturnType<typeof findPlayer>>,
  ): Promise<void> {
    const messages = await messagesFor(site, player.language);
    if (!messages) return;
    const company = site.config.companyName;
    if (player.phone !== null && sms.isOffered) {
      const text = messages.text('messages.phoneChanged', { company });
      const endsAt = new Date(now().getTime() + DAY);
      await sms.queue(trx, { siteId: site.id, recipient: player.phone, text, endsAt });
    }
    if (player.email === null) return;
    const { id: playerId, email: recipient, language } = player;
    await mail.queue(trx, { playerId, recipient, language, ...phoneMail(messages, company) });
  }

  return {
    async send(site, player, { password, lng, ...asked }) {
      const [before, profile] = [
        await findPlayer(db, player.playerId),
        await findProfile(db, player.playerId),
      ];
      if (before.phone === phoneOf(asked) && (profile?.activation_type ?? 0) >= 2) {
        throw new ProblemError(
          409,
          'ALREADY_ACTIVATED',
          'This is already your phone number: there is nothing to do.',
        );
      }
      // An attacker with an open session must not be able to take over the account.
      const hasPhone = before.phone !== null || profile?.phone_number != null;
      if (hasPhone) await requirePassword(db, player.playerId, password ?? '');
      return sendTo(site, player, asked, lng);
    },
    async sendOwn(site, player, lng) {
      const profile = await findProfile(db, player.playerId);
      if (profile?.phone_code == null || profile.phone_number == null) {
        throw new ProblemError(422, 'NO_PHONE', 'There is no phone number in your profile: add one first.');
      }
      if (profile.activation_type >= 2) {
        throw new ProblemError(409, 'ALREADY_ACTIVATED', 'Your phone is already confirmed.');
      }
      const { phone_code, phone_number } = profile;
      return sendTo(site, player, { phone_code, phone_number }, lng);
    },
    async confirm(site, player, { guid, code }) {
      const name = { guid, siteId: site.id, purpose, playerId: player.playerId } as const;
      const { ticket } = await codes.prove(db, name, code);
      return db.transaction().execute(async (trx) => {
        await lockPlayer(trx, player.playerId);
        const { playerId, target } = await codes.redeem(trx, name, ticket);
        if (playerId !== player.playerId || target === NOBODYS) throw codeOver();
        const [before, profile] = [await findPlayer(trx, playerId), await findProfile(trx, playerId)];
        const phone = partsOf(target);
        const digits = `${phone.phone_code}${phone.phone_number}`;
        await setContact({ trx, playerId, at: now(), endPendingGrants }, { phone: digits });
        const activation_type = withPhone(profile?.activation_type ?? 0);
        await changeProfile(trx, playerId, { ...phone, activation_type });
        if (before.phone !== null && before.phone !== digits) await tellOld(trx, site, before);
        return { ...phone, activation_type };
      });
    },
  };
}
