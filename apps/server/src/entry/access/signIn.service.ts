import {
  checkPassword,
  type HashPassword,
  findByName,
  findByPhone,
  findPlayer,
  isStillPassword,
  renewHash,
  type PlayerRow,
  hashOf,
  type Sessions,
  codeMail,
  CODE_LIFE,
  RESEND_AFTER,
  type CodeAsker,
  type OneTimeCodes,
  type SentCode,
  phoneOf,
  type PhoneParts,
} from '../../accounts/index.ts';
import type { Db, Counter } from '../../kernel/index.ts';
import { type Mail, requireMessages, type SecretBox } from '../../delivery/index.ts';
import type { Site } from '../../site/index.ts';
import { lockPlayer } from '../../ledger/index.ts';
import type { Entered, OpenEntry, OpenedEntry } from './openEntry.ts';
import { requireMode } from './accessOptions.ts';
import type { SendPhoneCode } from './phones/phoneCodes.ts';
import { codeOver, wrongCredentials } from './problems.ts';
import { confirmStep, type StepAnswer } from './twoStep/secondStep.ts';
import { claimStepMail, findPending, setStepMail } from './twoStep/pendingSignIns.store.ts';

export interface SignInDeps {
  readonly db: Db;
  readonly hashPassword: HashPassword;
  readonly sessions: Sessions;
  readonly codes: OneTimeCodes;
  /** Encrypts the secrets of authenticator apps. */
  readonly secretBox: SecretBox;
  readonly mail: Mail;
  readonly openEntry: OpenEntry;
  readonly sendPhoneCode: SendPhoneCode;
  /** True if text messages can be delivered. */
  readonly hasSms: boolean;
  /** Counts codes of the second step by account, with a window of a day. */
  readonly stepCodes: Counter;
  /** The server's clock. */
  readonly now: () => Date;
}

/** All sign-in methods of a player. */
export interface SignIn {
  /**
   * Signs in by e-mail or login number. Throws a ProblemError: 401 that doesn't reveal what was wrong, 403 if the
   * player is blocked.
   */
  byPassword(site: Site, name: string, password: string, isSaved: boolean): Promise<Entered>;
  /** Throws like `byPassword`, and 400 for an invalid phone. */
  byPhone(site: Site, phone: PhoneParts, password: string, isSaved: boolean): Promise<Entered>;
  /** Sends a code to the phone if it has an account. Throws a ProblemError: 400, 403, 429. */
  sendCode(site: Site, phone: PhoneParts, language: string, asker: CodeAsker): Promise<SentCode>;
  /** Throws a ProblemError: 403 if the player is blocked, 422 CODE_WRONG, CODE_EXPIRED. */
  byCode(site: Site, guid: string, code: string, isSaved: boolean): Promise<Entered>;
  /** Sends the second step's code by e-mail. Throws a ProblemError: 422 CODE_EXPIRED, TOO_MANY_MAILS. */
  sendStepCode(site: Site, guid: string, language: string): Promise<SentCode>;
  /** Returns the player of a sign-in that waits for its second step. Throws a ProblemError 422 CODE_EXPIRED. */
  playerOfStep(site: Site, guid: string): Promise<bigint>;
  /**
   * Completes the second step. Throws a ProblemError: 403 if the player is blocked, 422 CODE_WRONG, CODE_EXPIRED,
   * STEP_LOCKED.
   */
  confirm(site: Site, answer: StepAnswer): Promise<OpenedEntry>;
}

export function createSignIn(deps: SignInDeps): SignIn {
  const {
    db,
    hashPassword,
    secretBox,
    sessions,
    codes,
    mail,
    openEntry,
    sendPhoneCode,
    hasSms,
    stepCodes,
    now,
  } = deps;

  async function enter(
    site: Site,
    row: PlayerRow | undefined,
    password: string,
    isSaved: boolean,
  ): Promise<Entered> {
    const { isRight, isOld } = await checkPassword(row?.password_hash, password);
    if (!row || !isRight) throw wrongCredentials();
    const checked = isOld ? await renewed(row, password) : row;
    return db.transaction().execute(async (trx) => {
      if (!(await isStillPassword(trx, checked))) throw wrongCredentials();
      return openEntry(trx, { site, playerId: row.id, isSaved });
    });
  }

  /** Replaces a hash from before passwords were normalized. Another sign-in may have done so at the same time. */
  async function renewed(row: PlayerRow, password: string): Promise<PlayerRow> {
    await renewHash(db, row, await hashPassword(password));
    const current = await findPlayer(db, row.id);
    const { isRight } = await checkPassword(current.password_hash, password);
    if (!isRight) throw wrongCredentials();
    return current;
  }

  return {
    async byPassword(site, name, password, isSaved) {
      requireMode(site, 'login_password');
      return enter(site, await findByName(db, site.id, name.trim().toLowerCase()), password, isSaved);
    },
    async byPhone(site, phone, password, isSaved) {
      requireMode(site, 'phone_password');
      return enter(site, await findByPhone(db, site.id, phoneOf(phone)), password, isSaved);
    },
    async sendCode(site, asked, language, asker) {
      requireMode(site, 'sms', hasSms);
      const phone = phoneOf(asked);
      return sendPhoneCode({
        site,
        phone,
        asker,
        language,
        purpose: 'sms-sign-in',
        plan: async (trx) => {
          const found = await findByPhone(trx, site.id, phone);
          // A change of the phone waits until the code is stored, and ends it.
          if (found) await lockPlayer(trx, found.id);
          const row = found && (await findByPhone(trx, site.id, phone));
          return row
            ? { reader: { playerId: row.id, target: phone }, message: 'signIn' }
            : { message: undefined };
        },
      });
    },
    async byCode(site, guid, code, isSaved) {
      requireMode(site, 'sms', hasSms);
      const name = { guid, siteId: site.id, purpose: 'sms-sign-in' } as const;
      const { ticket } = await codes.prove(db, name, code);
      const { playerId } = await codes.readerOf(db, name, ticket);
      return db.transaction().execute(async (trx) => {
        await lockPlayer(trx, playerId);
        await codes.redeem(trx, name, ticket);
        return openEntry(trx, { site, playerId, isSaved });
      });
    },
    async sendStepCode(site, guid, language) {
      const messages = await requireMessages(site, language, '/lng');
      mail.requireTransport(site);
      const name = { guidHash: hashOf(guid), siteId: site.id };
      return db.transaction().execute(async (trx) => {
        const found = await findPending(trx, name, now());
        if (!found) throw codeOver();
        const { player_id: playerId } = found;
        await lockPlayer(trx, playerId);
        const lastBefore = new Date(now().getTime() - RESEND_AFTER);
        if (!(await claimStepMail(trx, name, lastBefore, now()))) throw codeOver();
        const { email, password_changed_at: since } = await findPlayer(trx, playerId);
        if (email === null) throw codeOver();
        await mail.requireQuota(trx, playerId, 'sign-in', since);
        const { code, sent } = await codes.make(trx, {
          siteId: site.id,
          purpose: 'email-sign-in',
          scope: { playerId },
          reader: { playerId, target: email },
        });
        await setStepMail(trx, name, sent.guid);
        const company = site.config.companyName;
        const minutes = CODE_LIFE / 60_000;
        await mail.queueSecret(trx, {
          playerId,
          recipient: email,
          requested: 'sign-in',
          language,
          kind: 'email-sign-in',
          endsAt: new Date(sent.expiresAt),
          write: codeMail({ messages, kind: 'sign-in', company, code, minutes }),
        });
        return { ...sent, guid };
      });
    },
    async playerOfStep(site, guid) {
      const pending = await findPending(db, { guidHash: hashOf(guid), siteId: site.id }, now());
      if (!pending) throw codeOver();
      return pending.player_id;
    },
    confirm: (site, answer) => confirmStep({ db, secretBox, sessions, codes, stepCodes, now }, site, answer),
  };
}
