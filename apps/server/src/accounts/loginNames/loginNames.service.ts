import type { AnswerOf, BodyOf, Calls } from '@touchline/contract';
import type { AccountSite } from '../accountSite.ts';
import { findPlayer, isStillPassword, type PlayerRow } from '../players.ts';
import { requirePassword, wrongPassword } from '../requirePassword.ts';
import { type Db, type Trx, ProblemError, seconds } from '../../kernel/index.ts';
import { type Mail, messagesFor, requireMessages, maskedEmail } from '../../delivery/index.ts';
import { codeMail, loginMail } from '../oneTimeCodes/codeMail.ts';
import { CODE_LIFE, type OneTimeCodes, type SentCode } from '../oneTimeCodes/oneTimeCodes.service.ts';
import { insertDataChanges } from '../personalData/dataChanges.ts';
import type { EndPendingGrants } from '../pendingGrants/endPendingGrants.ts';
import { findProfile } from '../profile.ts';
import { isEmailConfirmed } from '../profileStatus.ts';
import { lockPlayer } from '../../ledger/index.ts';
import { claimLogin, setLogin } from './loginNames.store.ts';

const DAY = 86_400_000;
const purpose = 'login-change';

export interface LoginNamesDeps {
  readonly db: Db;
  readonly codes: OneTimeCodes;
  readonly mail: Pick<Mail, 'queue' | 'queueSecret' | 'requireTransport'>;
  readonly endPendingGrants: EndPendingGrants;
  /** The server's clock. */
  readonly now: () => Date;
}

type Shown = AnswerOf<Calls['loginState']>;

/** Logins that players choose. The number of the account remains a way to sign in. */
export interface LoginNames {
  state(site: AccountSite, playerId: bigint): Promise<Shown>;
  /** Sends a code to the player's confirmed e-mail. Throws a ProblemError: 400, 422 without one or after too many. */
  sendCode(site: AccountSite, playerId: bigint, language: string): Promise<SentCode>;
  /**
   * Throws a ProblemError: 403 on a wrong password, 409 LOGIN_TAKEN, 422 CODE_WRONG, CODE_EXPIRED, LOGIN_TOO_SOON,
   * SAME_LOGIN.
   */
  change(site: AccountSite, playerId: bigint, wish: BodyOf<Calls['changeLogin']>): Promise<Shown>;
}

export function createLoginNames({ db, codes, mail, endPendingGrants, now }: LoginNamesDeps): LoginNames {
  /** Returns the time of the next possible change; undefined if it is possible now. */
  function nextChange(site: AccountSite, { login_name_at: last }: PlayerRow): Date | undefined {
    if (last === null) return undefined;
    const next = new Date(last.getTime() + site.personalData.loginChangeDays * DAY);
    return next > now() ? next : undefined;
  }

  async function confirmedEmail(on: Db, player: PlayerRow): Promise<string | undefined> {
    const isConfirmed = isEmailConfirmed(await findProfile(on, player.id));
    return player.email !== null && isConfirmed ? player.email : undefined;
  }

  async function state(site: AccountSite, playerId: bigint): Promise<Shown> {
    const player = await findPlayer(db, playerId);
    const [next, email] = [nextChange(site, player), await confirmedEmail(db, player)];
    return {
      number: player.login,
      ...(player.login_name === null ? {} : { login: player.login_name }),
      ...(next && { nextChangeAt: seconds(next) }),
      changeDays: site.personalData.loginChangeDays,
      ...(email !== undefined && { codeTo: maskedEmail(email) }),
    };
  }

  function requirePossible(site: AccountSite, player: PlayerRow, name: string): void {
    if (player.login_name === name) {
      throw new ProblemError(422, 'SAME_LOGIN', 'This is already your login: choose another one.');
    }
    const next = nextChange(site, player);
    if (!next) return;
    throw new ProblemError(
      422,
      'LOGIN_TOO_SOON',
      `A login can be changed once in ${site.personalData.loginChangeDays} days: try again later.`,
      undefined,
      { until: next },
    );
  }

  return {
    state,
    async sendCode(site, playerId, language) {
      const messages = await requireMessages(site, language, '/language');
      mail.requireTransport(site);
      return db.transaction().execute(async (trx) => {
        await lockPlayer(trx, playerId);
        const email = await confirmedEmail(trx, await findPlayer(trx, playerId));
        if (email === undefined) {
          throw new ProblemError(
            422,
            'EMAIL_NOT_CONFIRMED',
            'We can only send codes to a confirmed e-mail: use your password, or confirm your e-mail first.',
          );
        }
        const among = { siteId: site.id, purpose, scope: { playerId } } as const;
        await codes.requireRoom(trx, among);
        const { code, sent } = await codes.make(trx, { ...among, reader: { playerId, target: email } });
        const company = site.config.companyName;
        await mail.queueSecret(trx, {
          playerId,
          recipient: email,
          language,
          kind: purpose,
          endsAt: new Date(sent.expiresAt),
          write: codeMail({ messages, kind: 'login', company, code, minutes: CODE_LIFE / 60_000 }),
        });
        return sent;
      });
    },
    async change(site, playerId, { login, password, guid, code }) {
      const name = login.trim().toLowerCase();
      requirePossible(site, await findPlayer(db, playerId), name);
      const prove = await (guid === undefined || code === undefined
        ? byPassword(playerId, password ?? '')
        : byCode(site, playerId, guid, code));
      await db.transaction().execute(async (trx) => {
        await lockPlayer(trx, playerId);
        await prove(trx);
        const player = await findPlayer(trx, playerId);
        requirePossible(site, player, name);
        const chosen = { siteId: site.id, playerId, name, at: now() };
        if (!(await claimLogin(trx, chosen))) {
          throw new ProblemError(
            409,
            'LOGIN_TAKEN',
            'This login belongs to somebody else: choose another one.',
          );
        }
        await setLogin({ trx, playerId, at: chosen.at, endPendingGrants }, name);
        await insertDataChanges(trx, { playerId, at: chosen.at, operator: null }, [
          { field: 'login', before: player.login_name ?? player.login, after: name },
        ]);
        await notifyOwner(trx, site, player);
      });
      return state(site, playerId);
    },
  };

  /** Checks the password; the result checks in the transaction that it wasn't changed meanwhile. */
  async function byPassword(playerId: bigint, password: string) {
    const checked = await requirePassword(db, playerId, password);
    return async (trx: Trx): Promise<void> => {
      if (!(await isStillPassword(trx, checked))) throw wrongPassword();
    };
  }

  async function byCode(site: AccountSite, playerId: bigint, guid: string, code: string) {
    const named = { guid, siteId: site.id, purpose, playerId } as const;
    const { ticket } = await codes.prove(db, named, code);
    return async (trx: Trx): Promise<void> => {
      await codes.redeemOwn(trx, named, ticket, playerId);
    };
  }

  async function notifyOwner(trx: Trx, site: AccountSite, { id, email, language }: PlayerRow): Promise<void> {
    const messages = email === null ? undefined : await messagesFor(site, language);
    if (email === null || !messages) return;
    await mail.queue(trx, {
      playerId: id,
      recipient: email,
      language,
      ...loginMail(messages, site.config.companyName),
    });
  }
}
