import type { AnswerOf, Calls } from '@touchline/contract';
import {
  type HashPassword,
  findPlayer,
  setPassword,
  type Sessions,
  codeMail,
  passwordMail,
  CODE_LIFE,
  type CodeAsker,
  type CodeReader,
  type OneTimeCodes,
  type SentCode,
  type EndPendingGrants,
} from '../../accounts/index.ts';
import { type Db, type Trx, constantTime } from '../../kernel/index.ts';
import {
  type Mail,
  type Messages,
  messagesFor,
  requireMessages,
  type Sms,
  type ShowSecret,
} from '../../delivery/index.ts';
import type { SecurityQuestions } from '../securityQuestion/securityQuestion.service.ts';
import type { Site } from '../../site/index.ts';
import { lockPlayer } from '../../ledger/index.ts';
import { ownerOf, type Owner } from './recovery.store.ts';

export interface RecoveryDeps {
  readonly db: Db;
  readonly codes: OneTimeCodes;
  readonly mail: Mail;
  readonly sms: Pick<Sms, 'isOffered' | 'requireTransport' | 'queueSecret'>;
  readonly sessions: Pick<Sessions, 'endAllIn' | 'announce'>;
  readonly questions: Pick<SecurityQuestions, 'questionOf' | 'requireAnswer'>;
  readonly hashPassword: HashPassword;
  readonly endPendingGrants: EndPendingGrants;
  /** The server's clock. */
  readonly now: () => Date;
  /** Answers take multiples of this many ms, so that timing doesn't reveal whether an account exists. */
  readonly answerStep: number;
}

export interface NewPassword {
  readonly guid: string;
  readonly ticket: string;
  readonly password: string;
  /** Answer to the security question, if there is one. */
  readonly answer?: string;
}

/** A request for the code of an account. */
export interface AskedRecovery {
  /** Name of the account, as `recoveryName` returns it. */
  readonly name: string;
  readonly language: string;
  readonly asker: CodeAsker;
}

export interface Recovery {
  /**
   * Sends a code by e-mail, or to the phone if the name is one or there is no e-mail. The answer is the same if there
   * is no such account. Throws a ProblemError: 400, 403, and 422 if no message can be sent at all.
   */
  start(site: Site, asked: AskedRecovery): Promise<SentCode>;
  /** Throws a ProblemError 422: CODE_WRONG, CODE_EXPIRED. */
  check(site: Site, guid: string, code: string): Promise<AnswerOf<Calls['checkRecovery']>>;
  /**
   * Sets the password and ends every session; returns how many. Throws a ProblemError 422: CODE_EXPIRED,
   * ANSWER_WRONG, ANSWER_LOCKED.
   */
  save(site: Site, wanted: NewPassword): Promise<number>;
}

/** Creates the recovery of accounts whose password is forgotten. */
export function createRecovery(deps: RecoveryDeps): Recovery {
  const { db, codes, mail, sms, sessions, questions, hashPassword, endPendingGrants, now, answerStep } = deps;
  const named = (site: Site, guid: string) => ({ guid, siteId: site.id, purpose: 'recovery' }) as const;

  async function readerOf(trx: Trx, site: Site, name: string): Promise<Reader | undefined> {
    const found = await ownerOf(trx, site.id, name);
    if (!found) return undefined;
    // A change of the address or of the password waits until the code is stored, and ends it.
    await lockPlayer(trx, found.playerId);
    const owner = await ownerOf(trx, site.id, name);
    return owner && reach(owner, name, sms.isOffered);
  }

  async function send({ site, name, language, asker, messages }: Request): Promise<SentCode> {
    return db.transaction().execute(async (trx) => {
      const reader = await readerOf(trx, site, name);
      const { code, sent } = await codes.make(trx, {
        siteId: site.id,
        purpose: 'recovery',
        scope: { name, asker },
        reader,
      });
      if (!reader) return sent;
      const company = site.config.companyName;
      const minutes = CODE_LIFE / 60_000;
      const endsAt = new Date(sent.expiresAt);
      if (reader.by === 'phone') {
        const write = (show: ShowSecret): string =>
          messages.text('messages.recovery', { company, code: show(code), minutes: String(minutes) });
        const recipient = reader.target.slice(1);
        await sms.queueSecret(trx, { siteId: site.id, recipient, kind: 'recovery', endsAt, write });
      } else {
        const write = codeMail({ messages, kind: 'recovery', company, code, minutes });
        const { playerId, target: recipient } = reader;
        await mail.queueSecret(trx, { playerId, recipient, language, kind: 'recovery', endsAt, write });
      }
      return sent;
    });
  }

  async function tell(trx: Trx, site: Site, playerId: bigint): Promise<void> {
    const { language, email: target } = await findPlayer(trx, playerId);
    if (target === null) return;
    const messages = await messagesFor(site, language);
    if (!messages) return;
    const text = passwordMail(messages, site.config.companyName);
    await mail.queue(trx, { playerId, recipient: target, language, ...text });
  }

  return {
    async start(site, asked) {
      if (isPhone(asked.name)) sms.requireTransport();
      else mail.requireTransport(site);
      const messages = await requireMessages(site, asked.language, '/language');
      return constantTime(answerStep, () => send({ ...asked, site, messages }));
    },
    async check(site, guid, code) {
      const name = named(site, guid);
      const proof = await codes.prove(db, name, code);
      const { playerId } = await codes.readerOf(db, name, proof.ticket);
      const question = await questions.questionOf(playerId);
      return { ...proof, ...(question ? { question } : {}) };
    },
    async save(site, { guid, ticket, password, answer }) {
      // Before the ticket is used up: after a wrong answer the player may try again.
      const { playerId } = await codes.readerOf(db, named(site, guid), ticket);
      await questions.requireAnswer(playerId, answer);
      const passwordHash = await hashPassword(password);
      const ended = await db.transaction().execute(async (trx) => {
        await lockPlayer(trx, playerId);
        const reader = await codes.redeem(trx, named(site, guid), ticket);
        await setPassword({ trx, playerId: reader.playerId, at: now(), endPendingGrants }, passwordHash);
        await tell(trx, site, reader.playerId);
        return sessions.endAllIn(trx, reader.playerId, 'password');
      });
      return sessions.announce(ended);
    },
  };
}

/** The owner of a code, and the channel by which it is sent. */
type Reader = CodeReader & { readonly by: 'mail' | 'phone' };

interface Request extends AskedRecovery {
  readonly site: Site;
  readonly messages: Messages;
}

/**
 * A phone given as the name gets the code itself; otherwise e-mail is preferred, which is cheaper and more readable.
 */
function reach({ playerId, email, phone }: Owner, name: string, hasSms: boolean): Reader | undefined {
  if (email !== null && name !== phone) return { playerId, target: email, by: 'mail' };
  return phone !== null && hasSms ? { playerId, target: phone, by: 'phone' } : undefined;
}

const isPhone = (name: string): boolean => name.startsWith('+');

/** Normalizes the name of an account: a phone without separators, all else in lower case. */
export function recoveryName(text: string): string {
  const name = text.trim().toLowerCase();
  return /^\+[\d\s().-]+$/.test(name) ? `+${name.replaceAll(/\D/g, '')}` : name;
}
