import { hash, verify } from '@node-rs/argon2';
import type { Player } from '@touchline/contract';
import { grantDemoPromoCodes } from '../coupons/promo/promoCodes.service.ts';
import type { Db } from '../db/database.ts';
import { ProblemError, wrongField } from '../http/problem.ts';
import type { Site } from '../sites/site.ts';
import { openAccount } from '../wallet/wallet.service.ts';
import * as store from './accounts.store.ts';
import { makeLogin, makePassword, makeSecret } from './secrets.ts';
import type { Sessions } from './sessions.ts';
import { find as findSession } from './sessions.store.ts';
import type { SignedIn } from './signedIn.ts';

export interface Registration {
  readonly currency: string;
  readonly language: string;
  /** Both absent in one-click registration: they are made up. */
  readonly email?: string;
  readonly password?: string;
}

export interface Opened {
  readonly player: Player;
  /** For the cookie. */
  readonly secret: string;
}

export interface Accounts {
  /** Registers a player with an empty active account and signs in. Throws a ProblemError: 400, 403, 409. */
  register(site: Site, registration: Registration): Promise<Opened & { readonly credentials: Credentials }>;
  /** Throws a ProblemError 401 that doesn't say which of the two was wrong. */
  signIn(site: Site, name: string, password: string, isSaved: boolean): Promise<Opened>;
  /** Ends the player's other sessions. Throws a ProblemError 403 when the current password is wrong. */
  changePassword(session: SignedIn, current: string, next: string): Promise<Player>;
  player(session: SignedIn): Promise<Player>;
}

export interface Credentials {
  readonly login: string;
  readonly password: string;
}

const seconds = (date: Date): number => Math.floor(date.getTime() / 1000);

const wrongCredentials = () =>
  new ProblemError(
    401,
    'WRONG_CREDENTIALS',
    'Login and password do not fit together: check both and try again.',
  );

function isTaken(error: unknown, constraint: string): boolean {
  return error instanceof Error && 'constraint' in error && error.constraint === constraint;
}

export function createAccounts({
  db,
  sessions,
  now,
}: {
  db: Db;
  sessions: Sessions;
  now: () => Date;
}): Accounts {
  // An unknown name takes as long as a wrong password, so that names can't be probed.
  const nobody = hash(makeSecret());

  function requireOffered(site: Site, { currency, language, email }: Registration): void {
    const { config } = site;
    if (!config.isRegistrationAllowed || (email === undefined && !config.show_one_click)) {
      throw new ProblemError(403, 'REGISTRATION_CLOSED', 'This site takes no such registrations now.');
    }
    if (!config.registrationCurrencies.includes(currency)) {
      const offered = config.registrationCurrencies.join(', ');
      throw wrongField(
        '/currency',
        'not-offered',
        `${currency} is not offered here: choose one of ${offered}.`,
      );
    }
    if (!config.languages.includes(language)) {
      const offered = config.languages.join(', ');
      throw wrongField(
        '/language',
        'not-offered',
        `${language} is not offered here: choose one of ${offered}.`,
      );
    }
  }

  async function shown(sessionId: bigint, playerId: bigint): Promise<Player> {
    const [row, session] = await Promise.all([store.findPlayer(db, playerId), findSession(db, sessionId)]);
    return {
      id: String(row.id),
      login: row.login,
      ...(row.email === null ? {} : { email: row.email }),
      registeredAt: seconds(row.registered_at),
      signedInAt: seconds(session.started_at),
      ...(session.previous_sign_in_at ? { previousSignInAt: seconds(session.previous_sign_in_at) } : {}),
      mustChangePassword: row.must_change_password,
    };
  }

  async function create(site: Site, registration: Registration, login: string, passwordHash: string) {
    return db.transaction().execute(async (trx) => {
      const playerId = await store.insertPlayer(trx, {
        site_id: site.id,
        login,
        email: registration.email?.toLowerCase() ?? null,
        password_hash: passwordHash,
        must_change_password: registration.password === undefined,
        language: registration.language,
        registered_at: now(),
      });
      if (playerId === undefined) return undefined;
      const iso = registration.currency;
      await openAccount(trx, { playerId, iso, type: 0, isActive: true });
      if (site.config.isDemoCashier) await grantDemoPromoCodes(trx, { playerId, iso, now: now() });
      const opened = await sessions.open(trx, playerId, false);
      return { playerId, ...opened };
    });
  }

  return {
    async register(site, registration) {
      requireOffered(site, registration);
      const password = registration.password ?? makePassword();
      const passwordHash = await hash(password);
      try {
        for (;;) {
          const login = makeLogin();
          const made = await create(site, registration, login, passwordHash);
          // Another player has the number: take the next one.
          if (!made) continue;
          const player = await shown(made.sessionId, made.playerId);
          return { player, secret: made.secret, credentials: { login, password } };
        }
      } catch (error) {
        if (!isTaken(error, 'players_site_id_email_key')) throw error;
        throw new ProblemError(
          409,
          'EMAIL_TAKEN',
          'There is an account with this e-mail: sign in, or use another one.',
        );
      }
    },
    async signIn(site, name, password, isSaved) {
      const row = await store.findByName(db, site.id, name.trim().toLowerCase());
      const fits = await verify(row?.password_hash ?? (await nobody), password);
      if (!row || !fits) throw wrongCredentials();
      const { secret, sessionId } = await db
        .transaction()
        .execute((trx) => sessions.open(trx, row.id, isSaved));
      return { player: await shown(sessionId, row.id), secret };
    },
    async changePassword(session, current, next) {
      const row = await store.findPlayer(db, session.playerId);
      if (!(await verify(row.password_hash, current))) {
        throw new ProblemError(403, 'WRONG_PASSWORD', 'The current password is not right: type it again.');
      }
      await store.setPassword(db, session.playerId, await hash(next));
      await sessions.end(session, 'others', 'password');
      return shown(session.sessionId, session.playerId);
    },
    player: ({ sessionId, playerId }) => shown(sessionId, playerId),
  };
}
