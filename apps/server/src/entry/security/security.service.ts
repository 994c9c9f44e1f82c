import type { AnswerOf, Calls } from '@touchline/contract';
import { Type } from 'typebox';
import {
  findPlayer,
  setContact,
  requirePassword,
  type SignedIn,
  addressMail,
  codeMail,
  type CodeLink,
  CODE_LIFE,
  LINK_LIFE,
  type CodeReader,
  type OneTimeCodes,
  type SentCode,
  type EndPendingGrants,
  changeProfile,
  findProfile,
} from '../../accounts/index.ts';
import {
  type CodePurpose,
  type Mail,
  messagesFor,
  requireMessages,
  linkOutdated,
  mailedLinks,
  maskedEmail,
  type SecretBox,
} from '../../delivery/index.ts';
import { type Db, type Trx, ProblemError } from '../../kernel/index.ts';
import type { Site } from '../../site/index.ts';
import { lockPlayer } from '../../ledger/index.ts';

export interface SecurityDeps {
  readonly db: Db;
  readonly codes: OneTimeCodes;
  readonly mail: Mail;
  readonly secretBox: SecretBox;
  readonly endPendingGrants: EndPendingGrants;
  /** The server's clock. */
  readonly now: () => Date;
}

export interface NewAddress {
  readonly email: string;
  readonly password: string;
  readonly language: string;
}

export interface ActivationWish {
  readonly language: string;
  /** Origin of the site, used in the link. */
  readonly origin: string;
}

export interface ProvingCode {
  readonly guid: string;
  readonly code: string;
}

/** Confirmation and change of players' e-mail addresses. */
export interface Security {
  /**
   * Throws a ProblemError: 400; 409 if it is activated already; 422 without an address, after too many codes, or
   * without a transport.
   */
  sendActivation(site: Site, player: SignedIn, wish: ActivationWish): Promise<SentCode>;
  /** Returns the activation type. Throws a ProblemError 422: CODE_WRONG, CODE_EXPIRED. */
  activate(site: Site, player: SignedIn, proof: ProvingCode): Promise<number>;
  /**
   * Confirms the address by the link of the newest mail. Repeated calls change nothing and don't name the address.
   * Throws a ProblemError 422: LINK_WRONG, LINK_OUTDATED.
   */
  activateByLink(site: Site, token: string): Promise<AnswerOf<Calls['activateEmailByLink']>>;
  /** Throws a ProblemError: 400, 403 on a wrong password, 422 after too many codes or without a transport. */
  sendChange(site: Site, player: SignedIn, wanted: NewAddress): Promise<SentCode>;
  /**
   * Returns the new address. Throws a ProblemError: 409 if another account has it, 422 CODE_WRONG or CODE_EXPIRED.
   */
  change(site: Site, player: SignedIn, proof: ProvingCode): Promise<string>;
}

/** Adds the e-mail to an activation type: none (0) becomes the e-mail (1), the phone (3) becomes both (2). */
export function withEmail(activation: number): number {
  return activation === 0 ? 1 : activation === 3 ? 2 : activation;
}

export function createSecurity(deps: SecurityDeps): Security {
  const { db, codes, mail, secretBox, endPendingGrants, now } = deps;
  const links = mailedLinks(secretBox, 'verify-email', Type.Object({ guid: Type.String() }));

  interface Message {
    readonly site: Site;
    readonly reader: CodeReader;
    readonly purpose: CodePurpose;
    readonly language: string;
    /** Returns the link with the same effect as the code that has a guid. */
    readonly linkOf?: (guid: string) => CodeLink;
  }

  async function send(trx: Trx, { site, reader, purpose, language, linkOf }: Message): Promise<SentCode> {
    const messages = await requireMessages(site, language, '/language');
    const among = { siteId: site.id, purpose, scope: { playerId: reader.playerId } };
    await codes.requireRoom(trx, among);
    const { code, sent } = await codes.make(trx, { ...among, reader });
    const company = site.config.companyName;
    const link = linkOf?.(sent.guid);
    const write = codeMail({
      messages,
      kind: 'activation',
      company,
      code,
      minutes: CODE_LIFE / 60_000,
      link,
    });
    const { playerId, target: recipient } = reader;
    const endsAt = link ? new Date(now().getTime() + LINK_LIFE) : new Date(sent.expiresAt);
    await mail.queueSecret(trx, { playerId, recipient, language, kind: purpose, endsAt, write });
    return sent;
  }

  async function markActivated(trx: Trx, playerId: bigint, activation: number): Promise<number> {
    const next = withEmail(activation);
    await changeProfile(trx, playerId, { activation_type: next });
    return next;
  }

  const activationOf = async (trx: Db, playerId: bigint): Promise<number> =>
    (await findProfile(trx, playerId))?.activation_type ?? 0;

  return {
    async sendActivation(site, { playerId }, { language, origin }) {
      mail.requireTransport(site);
      return db.transaction().execute(async (trx) => {
        await lockPlayer(trx, playerId);
        const { email } = await findPlayer(trx, playerId);
        if (email === null) {
          throw new ProblemError(422, 'NO_EMAIL', 'There is no e-mail in your profile: add one first.');
        }
        const activation = await activationOf(trx, playerId);
        if (withEmail(activation) === activation) {
          throw new ProblemError(409, 'ALREADY_ACTIVATED', 'Your e-mail is already confirmed.');
        }
        const reader = { playerId, target: email };
        const to = { playerId: String(playerId), email, expiresAt: now().getTime() + LINK_LIFE };
        const linkOf = (guid: string): CodeLink => ({
          page: `${origin}/${language}/user/accountverify`,
          token: links.make(site.id, to, { guid }),
        });
        return send(trx, { site, reader, purpose: 'email-activation', language, linkOf });
      });
    },
    async activate(site, player, { guid, code }) {
      const name = { guid, siteId: site.id, purpose: 'email-activation', playerId: player.playerId } as const;
      const { ticket } = await codes.prove(db, name, code);
      return db.transaction().execute(async (trx) => {
        await lockPlayer(trx, player.playerId);
        const target = await codes.redeemOwn(trx, name, ticket, player.playerId);
        const { email } = await findPlayer(trx, player.playerId);
        if (email !== target) {
          throw new ProblemError(422, 'CODE_EXPIRED', 'Your e-mail address has changed: ask for a new code.');
        }
        return markActivated(trx, player.playerId, await activationOf(trx, player.playerId));
      });
    },
    async activateByLink(site, token) {
      const { reader, said } = links.read(site.id, token, now());
      const playerId = BigInt(reader.playerId);
      return db.transaction().execute(async (trx) => {
        await lockPlayer(trx, playerId);
        const { email } = await findPlayer(trx, playerId);
        if (email !== reader.email) throw linkOutdated();
        const activation = await activationOf(trx, playerId);
        if (withEmail(activation) === activation) return { wasActivated: true };
        const name = { guid: said.guid, siteId: site.id, purpose: 'email-activation' } as const;
        if (!(await codes.redeemLink(trx, name))) throw linkOutdated();
        await markActivated(trx, playerId, activation);
        return { email: maskedEmail(email), wasActivated: false };
      });
    },
    async sendChange(site, { playerId }, { email, password, language }) {
      mail.requireTransport(site);
      await requirePassword(db, playerId, password);
      const reader = { playerId, target: email.toLowerCase() };
      return db.transaction().execute(async (trx) => {
        await lockPlayer(trx, playerId);
        return send(trx, { site, reader, purpose: 'email-change', language });
      });
    },
    async change(site, player, { guid, code }) {
      const name = { guid, siteId: site.id, purpose: 'email-change', playerId: player.playerId } as const;
      const { ticket } = await codes.prove(db, name, code);
      return db.transaction().execute(async (trx) => {
        await lockPlayer(trx, player.playerId);
        const target = await codes.redeemOwn(trx, name, ticket, player.playerId);
        const before = await findPlayer(trx, player.playerId);
        await setContact({ trx, playerId: player.playerId, at: now(), endPendingGrants }, { email: target });
        await markActivated(trx, player.playerId, await activationOf(trx, player.playerId));
        await tellOldAddress(trx, site, before);
        return target;
      });
    },
  };

  async function tellOldAddress(
    trx: Trx,
    site: Site,
    { id, email, language }: Awaited<ReturnType<typeof findPlayer>>,
  ): Promise<void> {
    const messages = email === null ? undefined : await messagesFor(site, language);
    if (email === null || !messages) return;
    const text = addressMail(messages, site.config.companyName);
    await mail.queue(trx, { playerId: id, recipient: email, language, ...text });
  }
}
