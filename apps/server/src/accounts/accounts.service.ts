import type { Player, SafetyBar } from '@touchline/contract';
import { offsetAt } from '@touchline/contract/timeZones';
import { type Db, type Trx, ProblemError, seconds } from '../kernel/index.ts';
import { phoneOf } from './phones/phones.ts';
import { lockPlayer, openAccount } from '../ledger/index.ts';
import * as store from './accounts.store.ts';
import type { AccountSite } from './accountSite.ts';
import { insertChoices, insertProfile } from './newPlayer.store.ts';
import { typeOf, type Registration } from './registration.ts';
import { needsData, requireType, requireValid } from './registrationRules.ts';
import type { EndPendingGrants } from './pendingGrants/endPendingGrants.ts';
import type { HashPassword } from './passwords.ts';
import { requirePassword, wrongPassword } from './requirePassword.ts';
import { makeLogin, makePassword } from './secrets.ts';
import type { Sessions } from './sessions.ts';
import { find as findSession } from './sessions.store.ts';
import type { SignedIn } from './sessionTypes.ts';

export interface Opened {
  readonly player: Player;
  /** Secret for the session cookie. */
  readonly secret: string;
}

export interface Accounts {
  /** Registers a player with an empty active account and signs in. Throws a ProblemError: 400, 403, 409. */
  register(
    site: AccountSite,
    registration: Registration,
  ): Promise<Opened & { readonly credentials: Credentials }>;
  /** Ends the player's other sessions. Throws a ProblemError 403 if the current password is wrong. */
  changePassword(session: SignedIn, current: string, next: string): Promise<Player>;
  player(session: Pick<SignedIn, 'playerId' | 'sessionId'>): Promise<Player>;
}

export interface Credentials {
  readonly login: string;
  readonly password: string;
}

/** A player who registers on a site with play money. */
export interface NewDemoPlayer {
  readonly playerId: bigint;
  /** Currency of the account. */
  readonly iso: string;
  readonly now: Date;
}

/** Converts a uniqueness error of the database to a ProblemError. */
function takenProblem(error: unknown): unknown {
  const constraint = error instanceof Error && 'constraint' in error ? error.constraint : undefined;
  if (constraint === 'players_site_id_email_key') {
    const message = 'This e-mail already has an account: sign in, or use another one.';
    return new ProblemError(409, 'EMAIL_TAKEN', message);
  }
  if (constraint === 'players_site_id_phone_key') {
    const message = 'This phone already has an account: sign in, or use another one.';
    return new ProblemError(409, 'PHONE_TAKEN', message);
  }
  return error;
}

export interface AccountsDeps {
  readonly db: Db;
  readonly sessions: Sessions;
  readonly hashPassword: HashPassword;
  readonly endPendingGrants: EndPendingGrants;
  /** The server's clock. */
  readonly now: () => Date;
  /** True if text messages can be delivered. */
  readonly hasSms: boolean;
  /**
   * Gives a new player of a demonstration something to try, in the transaction of the registration. The platform
   * installs it.
   */
  readonly grantDemo: (trx: Trx, player: NewDemoPlayer) => Promise<void>;
  /** Returns the safety bar that every page of a player must show. */
  readonly safetyBarOf: (player: Pick<SignedIn, 'playerId' | 'siteId'>) => Promise<SafetyBar | undefined>;
}

export function createAccounts(deps: AccountsDeps): Accounts {
  const { db, sessions, hashPassword, endPendingGrants, now, hasSms, grantDemo, safetyBarOf } = deps;

  async function shown(sessionId: bigint, playerId: bigint): Promise<Player> {
    const [row, session] = await Promise.all([store.findPlayer(db, playerId), findSession(db, sessionId)]);
    const safetyBar = await safetyBarOf({ playerId, siteId: row.site_id });
    return {
      id: String(row.id),
      sessionId: String(sessionId),
      login: row.login,
      ...(row.email === null ? {} : { email: row.email }),
      registeredAt: seconds(row.registered_at),
      signedInAt: seconds(session.started_at),
      ...(session.previous_sign_in_at ? { previousSignInAt: seconds(session.previous_sign_in_at) } : {}),
      mustChangePassword: row.must_change_password,
      ...(safetyBar && { safetyBar }),
    };
  }

  async function create(site: AccountSite, registration: Registration, login: string, passwordHash: string) {
    return db.transaction().execute(async (trx) => {
      const playerId = await store.insertPlayer(trx, {
        site_id: site.id,
        login,
        email: registration.email?.toLowerCase() ?? null,
        phone: registration.phone === undefined ? null : phoneOf(registration.phone),
        password_hash: passwordHash,
        // Players who register with an external account were shown no password and don't need one.
        must_change_password: registration.password === undefined && typeOf(registration) !== 'soc_reg',
        language: registration.language,
        registered_at: now(),
        utc_offset_minutes: Math.round(offsetAt(site.config.defaultTimeZone, seconds(now())) * 60),
        terms_version: site.config.termsVersion,
      });
      if (playerId === undefined) return undefined;
      const iso = registration.currency;
      await openAccount(trx, { playerId, iso, type: 0, isActive: true });
      if (site.config.isDemoCashier) await grantDemo(trx, { playerId, iso, now: now() });
      await insertProfile(trx, { playerId, registration, needsData: needsData(site, registration) });
      await insertChoices(trx, playerId, typeOf(registration), registration, now());
      await registration.prove?.(trx, playerId);
      const opened = await sessions.open(trx, playerId, false);
      return { playerId, ...opened };
    });
  }

  return {
    async register(site, registration) {
      requireType(site, typeOf(registration), hasSms);
      requireValid(site, registration, now());
      const password = registration.password ?? makePassword();
      const passwordHash = await hashPassword(password);
      try {
        for (;;) {
          const login = makeLogin();
          const made = await create(site, registration, login, passwordHash);
          // The login number is taken: try another one.
          if (!made) continue;
          const player = await shown(made.sessionId, made.playerId);
          return { player, secret: made.secret, credentials: { login, password } };
        }
      } catch (error) {
        throw takenProblem(error);
      }
    },
    async changePassword(session, current, next) {
      const row = await requirePassword(db, session.playerId, current);
      const passwordHash = await hashPassword(next);
      const ended = await db.transaction().execute(async (trx) => {
        await lockPlayer(trx, row.id);
        if (!(await store.isStillPassword(trx, row))) throw wrongPassword();
        await store.setPassword({ trx, playerId: row.id, at: now(), endPendingGrants }, passwordHash);
        return sessions.endOthersIn(trx, session, 'password');
      });
      sessions.announce(ended);
      return shown(session.sessionId, session.playerId);
    },
    player: ({ sessionId, playerId }) => shown(sessionId, playerId),
  };
}
