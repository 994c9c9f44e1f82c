import { toWire } from '@touchline/betting';
import { createHash } from 'node:crypto';
import { codeMail, CODE_LIFE, type OneTimeCodes, type SentCode } from '../../../accounts/index.ts';
import { type Db, type Trx, ProblemError } from '../../../kernel/index.ts';
import {
  type Mail,
  requireMessages,
  maskedEmail,
  type Sms,
  type ShowSecret,
} from '../../../delivery/index.ts';
import type { Site } from '../../../site/index.ts';
import { lockPlayer } from '../../../ledger/index.ts';
import type { PlayerStanding } from './playerStanding.ts';

const PURPOSE = 'withdrawal';
const MINUTES = CODE_LIFE / 60_000;

export interface StepUpDeps {
  readonly db: Db;
  readonly codes: OneTimeCodes;
  readonly mail: Pick<Mail, 'queue' | 'queueSecret' | 'requireTransport'>;
  readonly sms: Pick<Sms, 'isOffered' | 'queueSecret'>;
  /** The server's clock. */
  readonly now: () => Date;
}

/** A withdrawal that a code confirms. */
export interface Confirmed {
  readonly playerId: bigint;
  /** Plan of the withdrawal, which has its amount and its destinations. */
  readonly quote: string;
  /** Idempotency key of its request. */
  readonly key: string;
}

export interface CodeWish extends Confirmed {
  readonly site: Site;
  readonly standing: PlayerStanding;
  /** Minor units. */
  readonly amount: bigint;
  readonly iso: string;
  readonly language: string;
}

/** Sent code with the masked address. */
export interface SentTo extends SentCode {
  readonly channel: 'phone' | 'email';
  readonly target: string;
}

/** Confirmation of withdrawals by one-time codes. */
export interface StepUp {
  /** Throws a ProblemError: 400, 403 CONTACT_NEEDED, 422 after too many codes. */
  send(wish: CodeWish): Promise<SentTo>;
  /** Exchanges a code for a ticket. Throws a ProblemError 422: CODE_WRONG, CODE_EXPIRED. */
  prove(
    site: Site,
    playerId: bigint,
    entered: { readonly guid: string; readonly code: string },
  ): Promise<{ readonly ticket: string; readonly expiresAt: number }>;
  /** Uses a ticket up. Throws a ProblemError 422 CODE_EXPIRED unless it confirms exactly this withdrawal. */
  redeem(trx: Trx, site: Site, proof: { guid: string; ticket: string }, confirmed: Confirmed): Promise<void>;
}

const boundTo = ({ playerId, quote, key }: Confirmed): string =>
  createHash('sha256')
    .update(JSON.stringify([String(playerId), quote, key]))
    .digest('hex');

/** Returns where a player's codes go: to the phone, else by e-mail; undefined without either. */
export function channelOf(
  { phone, email }: Pick<PlayerStanding, 'phone' | 'email'>,
  hasSms: boolean,
): { readonly channel: SentTo['channel']; readonly target: string; readonly shown: string } | undefined {
  if (phone !== null && hasSms) return { channel: 'phone', target: phone, shown: `•••• ${phone.slice(-2)}` };
  return email === null ? undefined : { channel: 'email', target: email, shown: maskedEmail(email) };
}

export function createStepUp({ db, codes, mail, sms }: StepUpDeps): StepUp {
  return {
    async send(wish) {
      const { site, playerId, standing, language } = wish;
      const reached = channelOf(standing, sms.isOffered);
      if (!reached)
        throw new ProblemError(
          403,
          'CONTACT_NEEDED',
          'A code has to confirm this withdrawal: add an e-mail or a phone to your profile first.',
        );
      if (reached.channel === 'email') mail.requireTransport(site);
      const messages = await requireMessages(site, language, '/language');
      return db.transaction().execute(async (trx) => {
        await lockPlayer(trx, playerId);
        const among = { siteId: site.id, purpose: PURPOSE, scope: { playerId } } as const;
        await codes.requireRoom(trx, among);
        const reader = { playerId, target: reached.target, boundTo: boundTo(wish) };
        const { code, sent } = await codes.make(trx, { ...among, reader });
        const amount = `${toWire(wish.amount, wish.iso)} ${wish.iso}`;
        const company = site.config.companyName;
        const recipient = reached.target;
        const endsAt = new Date(sent.expiresAt);
        if (reached.channel === 'phone') {
          const minutes = String(MINUTES);
          const write = (show: ShowSecret): string =>
            messages.text('messages.withdrawal', { code: show(code), company, amount, minutes });
          await sms.queueSecret(trx, { siteId: site.id, recipient, kind: PURPOSE, endsAt, write });
        } else {
          const write = codeMail({ messages, kind: 'withdrawal', company, code, minutes: MINUTES, amount });
          await mail.queueSecret(trx, { playerId, recipient, language, kind: PURPOSE, endsAt, write });
        }
        return { ...sent, channel: reached.channel, target: reached.shown };
      });
    },
    prove: (site, playerId, { guid, code }) =>
      codes.prove(db, { guid, siteId: site.id, purpose: PURPOSE, playerId }, code),
    async redeem(trx, site, { guid, ticket }, confirmed) {
      const reader = await codes.redeem(trx, { guid, siteId: site.id, purpose: PURPOSE }, ticket);
      if (reader.playerId === confirmed.playerId && reader.boundTo === boundTo(confirmed)) return;
      throw new ProblemError(
        422,
        'CODE_EXPIRED',
        'This code confirms another withdrawal: ask for a new one.',
      );
    },
  };
}
