import type { AnswerOf, BodyOf } from '@touchline/contract';
import type { OperatorCalls } from '@touchline/contract/operatorCalls';
import { checkPassword, type HashPassword } from '../../accounts/index.ts';
import type { SecretBox } from '../../delivery/index.ts';
import { counterOf } from '../../entry/index.ts';
import { type AuditWriter, type Core, ProblemError, type Trx } from '../../kernel/index.ts';
import { isInNetworks, type StaffAccess } from '../access.service.ts';
import { ENVIRONMENT } from '../operator.ts';
import type { StaffSessionsTable } from '../staff.tables.ts';
import { countAttempt, forgetAttempts, takeAttemptBack, type Attempt } from './attempts.ts';
import { hasAccess, lockPerson, openKey, personByEmail, useCode, type PersonRow } from './credentials.ts';
import { beginRequest, readAssertion, type ConsoleParty, type PasskeyAnswer } from './passkeys.ts';
import { recordSignIn, type EntryRequest } from './records.ts';
import { openEnvironmentSession, openSession } from './sessions.ts';

export interface StaffSignInDeps extends Pick<Core, 'db' | 'now' | 'settings'> {
  readonly auditLog: AuditWriter;
  readonly staffAccess: StaffAccess;
  readonly hashPassword: HashPassword;
  /** Encrypts the keys of authenticator apps. */
  readonly secretBox: SecretBox;
}

/** Result of a right sign-in: the secret of the session. */
export interface OpenedConsole {
  readonly secret: string;
}

/** Sign-in to the console. */
export interface StaffSignIn {
  ways(): AnswerOf<OperatorCalls['showSignInWays']>;
  /**
   * Returns undefined if the password is right and a code is needed. Throws a ProblemError: 401 for everything wrong,
   * 429 STAFF_LOCKED.
   */
  byPassword(
    request: EntryRequest,
    sent: BodyOf<OperatorCalls['signInStaffByPassword']>,
  ): Promise<OpenedConsole | undefined>;
  beginPasskey(rp: ConsoleParty): ReturnType<typeof beginRequest>;
  /** Throws a ProblemError: 401 if the access has ended, 422. */
  byPasskey(request: EntryRequest, rp: ConsoleParty, answer: PasskeyAnswer): Promise<OpenedConsole>;
  /** Throws a ProblemError 401 for tokens that don't open the console. */
  byToken(request: EntryRequest, token: string): Promise<OpenedConsole>;
}

/** Returns the error for everything wrong in a sign-in: it tells nothing about what. */
export const wrongCredentials = () =>
  new ProblemError(
    401,
    'WRONG_CREDENTIALS',
    'The e-mail, the password or the code is wrong, or you may not sign in from here: check them, wait for the next code, or ask who administers your staff.',
  );

/** Creates the sign-in to the console. */
export function createStaffSignIn(deps: StaffSignInDeps): StaffSignIn {
  const { db, now, settings, auditLog, staffAccess, secretBox } = deps;

  async function fail(
    request: EntryRequest,
    person: PersonRow | undefined,
    attempt: Attempt,
  ): Promise<never> {
    if (person && attempt.isLocking) await recordLock(auditLog, db, person, request);
    throw wrongCredentials();
  }

  return {
    ways: () => ({
      passkey: true,
      password: true,
      sso: settings.STAFF_OIDC_ISSUER === undefined ? null : settings.STAFF_OIDC_NAME,
      token: settings.OPERATOR_TOKEN !== undefined || settings.DEVELOPMENT_OPERATORS !== undefined,
    }),

    async byPassword(request, { email, password, code }) {
      const at = now();
      const person = await personByEmail(db, email);
      const attempt = await countAttempt(
        db,
        person ? { staffId: person.id } : { email: email.toLowerCase() },
        at,
      );
      const isRight = await isPasswordOf(person, password);
      if (!person || !isRight || !mayEnter(person, request, at)) return fail(request, person, attempt);
      const { totp_secret: sealed } = person;
      // A password alone opens nothing.
      if (sealed === null) return fail(request, person, attempt);
      if (code === undefined) {
        await takeAttemptBack(db, person.id);
        return undefined;
      }
      const counter = counterOf(openKey(secretBox, person.id, sealed), code, at.getTime());
      if (counter === undefined) return fail(request, person, attempt);
      const opened = await db.transaction().execute(async (trx) => {
        const locked = await lockPerson(trx, person.id);
        // A change that came between counts.
        const isSame = locked.password_hash === person.password_hash && locked.totp_secret === sealed;
        if (!isSame || !(await useCode(trx, person.id, counter))) return undefined;
        return open(trx, locked, { ...request, method: 'password' });
      });
      return opened ?? fail(request, person, attempt);
    },

    beginPasskey: (rp) => beginRequest(db, rp, now()),

    async byPasskey(request, rp, answer) {
      const read = await readAssertion(db, rp, answer, { at: now() });
      return db.transaction().execute(async (trx) => {
        const person = await lockPerson(trx, read.staffId);
        await read.use(trx);
        return open(trx, person, { ...request, method: 'passkey' });
      });
    },

    async byToken(request, token) {
      const at = now();
      const operator = await staffAccess.byToken(token, request.browser.address);
      const { OPERATOR_TOKEN: environmentToken, DEVELOPMENT_OPERATORS: development } = settings;
      if (operator?.person === ENVIRONMENT && environmentToken !== undefined)
        return db.transaction().execute(async (trx) => {
          const { browser } = request;
          const secret = await openEnvironmentSession(trx, { token: environmentToken, browser, at });
          await recordSignIn(auditLog, trx, ENVIRONMENT, { ...request, method: 'token' });
          return { secret };
        });
      // Programs have names of their own: their tokens lie in files, which must not open the console.
      const staffId = operator?.name === operator?.person ? operator?.staffId : undefined;
      if (typeof staffId !== 'bigint' || development === undefined) throw wrongToken();
      return db.transaction().execute(async (trx) => {
        const person = await lockPerson(trx, staffId);
        return open(trx, person, { ...request, method: 'token' });
      });
    },
  };

  /** Opens the session of a person who is locked. Throws a ProblemError 401 if the access has ended. */
  async function open(
    trx: Trx,
    person: PersonRow,
    { method, ...request }: EntryRequest & { readonly method: StaffSessionsTable['method'] },
  ): Promise<OpenedConsole> {
    if (!mayEnter(person, request, now())) throw wrongCredentials();
    const { browser } = request;
    const secret = await openSession(trx, { staffId: person.id, method, browser, at: now() });
    // Only passwords are guessed: a passkey doesn't tell that the guesses were the person's.
    if (method === 'password') await forgetAttempts(trx, person.id);
    await recordSignIn(auditLog, trx, person.name, { ...request, method });
    return { secret };
  }
}

/** Compares a password with that of a person; takes the same time without a person or a password. */
export const isPasswordOf = async (person: PersonRow | undefined, password: string): Promise<boolean> =>
  (await checkPassword(person?.password_hash ?? undefined, password)).isRight;

/** Returns whether the access of a person counts, at the address of the request. */
export const mayEnter = (person: PersonRow, { browser }: Pick<EntryRequest, 'browser'>, at: Date): boolean =>
  hasAccess(person, at) && isInNetworks(browser.address, person.networks);

/** Records that wrong attempts have locked a person. */
export async function recordLock(
  auditLog: AuditWriter,
  db: Core['db'],
  { id, name }: Pick<PersonRow, 'id' | 'name'>,
  { requestId, browser }: EntryRequest,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { locked_until: until } = await lockPerson(trx, id);
    await auditLog.write(
      trx,
      { operator: 'platform', requestId, reason: undefined },
      {
        action: 'staff.sign-in-failed',
        subject: `staff:${name}`,
        before: null,
        after: { method: 'password', address: browser.address, lockedUntil: until?.toISOString() ?? null },
      },
    );
  });
}

const wrongToken = () =>
  new ProblemError(
    401,
    'WRONG_CREDENTIALS',
    'This token doesn’t open the console: sign in as a person. Tokens of programs are for programs only.',
  );
