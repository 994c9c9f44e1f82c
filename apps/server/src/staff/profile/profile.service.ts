import type { AnswerOf, BodyOf } from '@touchline/contract';
import type { OperatorCalls } from '@touchline/contract/operatorCalls';
import type { StaffProof } from '@touchline/contract/operators';
import { hashOf, makeSecret, type HashPassword } from '../../accounts/index.ts';
import { passkeyNotFound } from '../../entry/index.ts';
import { parseId, ProblemError, type Settings, type Trx } from '../../kernel/index.ts';
import { SESSION_IDLE } from '../access.service.ts';
import { DEVELOPMENT_PROGRAM } from '../developmentOperators.ts';
import type { Operator } from '../operator.ts';
import { beginSetup, confirmSetup } from '../signIn/authenticators.ts';
import { endChallenges } from '../signIn/challenges.ts';
import type { PersonRow } from '../signIn/credentials.ts';
import { beginCreation, beginRequest, passkeysOf, readCreation } from '../signIn/passkeys.ts';
import { endOtherSessions } from '../signIn/sessions.ts';
import { change, withProof, type OwnRequest, type ProofDeps } from './proof.ts';

const DAY = 86_400_000;
/** Longest time of a program’s token, days. */
const MAX_TOKEN_DAYS = 366;
const MAX_TOKENS = 50;

export interface StaffProfileDeps extends ProofDeps {
  readonly settings: Settings;
  readonly hashPassword: HashPassword;
}

type Profile = AnswerOf<OperatorCalls['showStaffProfile']>;
type Sent<Id extends keyof OperatorCalls> = BodyOf<OperatorCalls[Id]>;

/** A person’s own sign-in methods, sessions and programs. Changes with a `proof` throw like `withProof`. */
export interface StaffProfiles {
  show(request: OwnRequest): Promise<Profile>;
  beginProof(request: OwnRequest): ReturnType<typeof beginRequest>;
  /** Throws a ProblemError 409 AUTHENTICATOR_NEEDED. */
  changePassword(request: OwnRequest, sent: Sent<'changeStaffPassword'>): Promise<void>;
  beginAuthenticator(
    request: OwnRequest,
    proof: StaffProof | undefined,
  ): Promise<AnswerOf<OperatorCalls['beginStaffAuthenticator']>>;
  /** Throws a ProblemError 422: SETUP_EXPIRED, CODE_WRONG. */
  renewAuthenticator(request: OwnRequest, sent: Sent<'renewStaffAuthenticator'>): Promise<void>;
  /** Throws a ProblemError 409 PASSKEYS_FULL. */
  beginPasskey(
    request: OwnRequest,
    proof: StaffProof | undefined,
  ): Promise<AnswerOf<OperatorCalls['beginStaffPasskey']>>;
  /** Throws a ProblemError: 409 PASSKEY_EXISTS, PASSKEYS_FULL, 422 PASSKEY_EXPIRED, PASSKEY_REFUSED. */
  addPasskey(request: OwnRequest, sent: Sent<'addStaffPasskey'>): Promise<void>;
  /** Throws a ProblemError: 404, 409 LAST_WAY_IN. */
  removePasskey(request: OwnRequest, id: string, proof: StaffProof | undefined): Promise<void>;
  /** Throws a ProblemError 404. */
  endSession(request: OwnRequest, id: string): Promise<void>;
  endOthers(request: OwnRequest): Promise<void>;
  /** Returns the token. Throws a ProblemError: 403 OUT_OF_SCOPE, 409 TOKEN_NAME_TAKEN, TOKENS_FULL, 422 TOKEN_END. */
  createToken(request: OwnRequest, operator: Operator, sent: Sent<'createOwnToken'>): Promise<string>;
  /** Throws a ProblemError 404. */
  endToken(request: OwnRequest, id: string): Promise<void>;
}

/** Creates the calls of the own profile. */
export function createStaffProfiles(deps: StaffProfileDeps): StaffProfiles {
  const { db, now, settings, auditLog, hashPassword, secretBox } = deps;

  const record = (
    trx: Trx,
    { name }: Pick<PersonRow, 'name'>,
    { requestId, browser }: OwnRequest,
    action: string,
    after: object = {},
  ): Promise<void> =>
    auditLog.write(
      trx,
      { operator: name, requestId, reason: undefined },
      { action, subject: `staff:${name}`, before: null, after: { ...after, address: browser.address } },
    );

  /** Ends the other sessions of a person, and whatever a sign-in method was about to become. */
  async function endOthersIn(trx: Trx, { staffId, session }: OwnRequest): Promise<number> {
    await endChallenges(trx, staffId);
    return endOtherSessions(trx, staffId, { at: now(), kept: session?.id });
  }

  return {
    async show({ staffId, session }) {
      const at = now();
      const person = await db
        .selectFrom('staff')
        .selectAll()
        .where('id', '=', staffId)
        .executeTakeFirstOrThrow();
      const sessions = await db
        .selectFrom('staff_sessions')
        .selectAll()
        .where('staff_id', '=', staffId)
        .where('ended_at', 'is', null)
        .where('expires_at', '>', at)
        .where('last_used_at', '>', new Date(at.getTime() - SESSION_IDLE))
        .orderBy('last_used_at', 'desc')
        .orderBy('id', 'desc')
        .execute();
      const tokens = await db
        .selectFrom('staff_tokens')
        .selectAll()
        .where('staff_id', '=', staffId)
        .where('ended_at', 'is', null)
        .where('expires_at', '>', at)
        .orderBy('id')
        .execute();
      const roles = await db
        .selectFrom('staff_grants as g')
        .innerJoin('staff_roles as r', 'r.id', 'g.role_id')
        .select(['r.name', 'r.scopes', 'g.site_id as siteId'])
        .where('g.staff_id', '=', staffId)
        .orderBy('r.name')
        .orderBy('g.site_id')
        .execute();
      return {
        name: person.name,
        email: person.email,
        language: person.language,
        endsAt: person.ends_at?.getTime() ?? null,
        hasPassword: person.password_hash !== null,
        hasAuthenticator: person.totp_secret !== null,
        sso: person.oidc_subject === null ? null : settings.STAFF_OIDC_NAME,
        passkeys: (await passkeysOf(db, staffId)).map((one) => ({
          id: String(one.id),
          name: one.name,
          createdAt: one.created_at.getTime(),
          lastUsedAt: one.last_used_at?.getTime() ?? null,
        })),
        sessions: sessions.map((one) => ({
          id: String(one.id),
          isCurrent: one.id === session?.id,
          method: one.method,
          createdAt: one.created_at.getTime(),
          lastUsedAt: one.last_used_at.getTime(),
          expiresAt: one.expires_at.getTime(),
          address: one.address,
          agent: one.agent,
        })),
        tokens: tokens.map((one) => ({
          id: String(one.id),
          name: one.name,
          scopes: one.scopes,
          sites: one.sites,
          createdAt: one.created_at.getTime(),
          expiresAt: one.expires_at.getTime(),
          lastUsedAt: one.last_used_at?.getTime() ?? null,
        })),
        roles,
      };
    },

    beginProof: ({ rp, staffId }) => beginRequest(db, rp, now(), { staffId }),

    async changePassword(request, { password, proof }) {
      const passwordHash = await hashPassword(password);
      await withProof(deps, request, proof, async (trx, person) => {
        if (person.totp_secret === null)
          throw new ProblemError(
            409,
            'AUTHENTICATOR_NEEDED',
            'A password counts together with an authenticator app only: set the app up first.',
          );
        await trx
          .updateTable('staff')
          .set({ password_hash: passwordHash })
          .where('id', '=', person.id)
          .execute();
        const sessionsEnded = await endOthersIn(trx, request);
        await record(trx, person, request, 'staff.password-change', { sessionsEnded });
      });
    },

    beginAuthenticator: async (request, proof) => {
      const person = await withProof(deps, request, proof, (_, one) => Promise.resolve(one));
      const about = { person, company: request.rp.name, name: { purpose: 'authenticator' } as const };
      return beginSetup(deps, about, now());
    },

    renewAuthenticator: (request, { guid, code }) =>
      change(deps, request, async (trx, person) => {
        const { id } = person;
        const name = { purpose: 'authenticator', guid, staffId: id } as const;
        const { sealed, counter } = await confirmSetup(trx, secretBox, { name, staffId: id, code }, now());
        await trx
          .updateTable('staff')
          .set({ totp_secret: sealed, totp_counter: counter })
          .where('id', '=', id)
          .execute();
        const sessionsEnded = await endOthersIn(trx, request);
        await record(trx, person, request, 'staff.authenticator-renew', { sessionsEnded });
      }),

    beginPasskey: async (request, proof) => {
      const person = await withProof(deps, request, proof, (_, one) => Promise.resolve(one));
      return beginCreation(db, { rp: request.rp, person, purpose: 'passkey', at: now() });
    },

    async addPasskey(request, { guid, name: label, credential }) {
      const { rp, staffId } = request;
      const name = { purpose: 'passkey', guid, staffId } as const;
      const store = await readCreation(db, { rp, name, staffId, label, credential }, now());
      await change(deps, request, async (trx, person) => {
        await store(trx);
        await record(trx, person, request, 'staff.passkey-add', { name: label });
      });
    },

    removePasskey: (request, id, proof) =>
      withProof(deps, request, proof, async (trx, person) => {
        const passkeys = await passkeysOf(trx, person.id);
        const passkey = passkeys.find((one) => one.id === parseId(id));
        if (!passkey) throw passkeyNotFound();
        const hasPassword = person.password_hash !== null && person.totp_secret !== null;
        const hasSso = person.oidc_subject !== null && settings.STAFF_OIDC_ISSUER !== undefined;
        if (passkeys.length === 1 && !hasPassword && !hasSso)
          throw new ProblemError(
            409,
            'LAST_WAY_IN',
            'This passkey is your only sign-in method: add another one before you remove it.',
          );
        await trx.deleteFrom('staff_passkeys').where('id', '=', passkey.id).execute();
        await endChallenges(trx, person.id);
        await record(trx, person, request, 'staff.passkey-remove', { name: passkey.name });
      }),

    endSession: (request, id) =>
      change(deps, request, async (trx, person) => {
        const sessionId = parseId(id);
        const ended =
          sessionId &&
          (await trx
            .updateTable('staff_sessions')
            .set({ ended_at: now() })
            .where('id', '=', sessionId)
            .where('staff_id', '=', person.id)
            .where('ended_at', 'is', null)
            .returning('id')
            .executeTakeFirst());
        if (!ended) throw new ProblemError(404, 'SESSION_NOT_FOUND', 'This session has ended: see the list.');
        await record(trx, person, request, 'staff.session-end', { sessionsEnded: 1 });
      }),

    endOthers: (request) =>
      change(deps, request, async (trx, person) => {
        const { staffId, session } = request;
        const sessionsEnded = await endOtherSessions(trx, staffId, { at: now(), kept: session?.id });
        await record(trx, person, request, 'staff.session-end', { sessionsEnded });
      }),

    createToken: (request, operator, { name, scopes, sites, expiresAt, proof }) => {
      const at = now();
      requireOwn(operator, scopes, sites);
      if (expiresAt <= at.getTime() || expiresAt > at.getTime() + MAX_TOKEN_DAYS * DAY)
        throw new ProblemError(
          422,
          'TOKEN_END',
          `A token ends in the future, at most ${MAX_TOKEN_DAYS} days from now: choose another day.`,
        );
      return withProof(deps, request, proof, async (trx, person) => {
        await retireExpired(trx, person.id, at);
        const live = await trx
          .selectFrom('staff_tokens')
          .select('name')
          .where('staff_id', '=', person.id)
          .where('ended_at', 'is', null)
          .execute();
        // A token of that name is the person’s own in development.
        if (name === DEVELOPMENT_PROGRAM || live.some((one) => one.name === name))
          throw new ProblemError(
            409,
            'TOKEN_NAME_TAKEN',
            `The name ${name} is taken: choose another one, or end the program’s token first.`,
          );
        if (live.length >= MAX_TOKENS)
          throw new ProblemError(
            409,
            'TOKENS_FULL',
            `A person can have ${MAX_TOKENS} tokens: end one that isn’t used.`,
          );
        const token = makeSecret();
        await trx
          .insertInto('staff_tokens')
          .values({
            staff_id: person.id,
            name,
            token_hash: hashOf(token),
            scopes: [...scopes],
            sites: sites && [...sites],
            created_at: at,
            expires_at: new Date(expiresAt),
          })
          .execute();
        const until = new Date(expiresAt).toISOString();
        await record(trx, person, request, 'staff.token-create', { name, scopes, sites, expiresAt: until });
        return token;
      });
    },

    endToken: (request, id) =>
      change(deps, request, async (trx, person) => {
        const tokenId = parseId(id);
        const ended =
          tokenId &&
          (await trx
            .updateTable('staff_tokens')
            .set({ ended_at: now() })
            .where('id', '=', tokenId)
            .where('staff_id', '=', person.id)
            .where('ended_at', 'is', null)
            .returning('name')
            .executeTakeFirst());
        if (!ended) throw new ProblemError(404, 'TOKEN_NOT_FOUND', 'This token has ended: see the list.');
        await record(trx, person, request, 'staff.token-end', { name: ended.name });
      }),
  };
}

/** Ends tokens whose time has passed, so that their names are free again. */
async function retireExpired(trx: Trx, staffId: bigint, at: Date): Promise<void> {
  await trx
    .updateTable('staff_tokens')
    .set({ ended_at: at })
    .where('staff_id', '=', staffId)
    .where('ended_at', 'is', null)
    .where('expires_at', '<=', at)
    .execute();
}

/** Throws a ProblemError 403 for scopes or sites that the operator lacks. */
function requireOwn(operator: Operator, scopes: readonly string[], sites: readonly string[] | null): void {
  const own: readonly string[] = operator.scopes;
  const all = operator.sitesOf();
  const missing = [
    ...scopes.filter((scope) => scope !== '*' && !own.includes(scope)),
    ...(sites ?? []).filter((site) => all !== 'all' && !all.includes(site)),
  ];
  if (missing.length === 0) return;
  throw new ProblemError(
    403,
    'OUT_OF_SCOPE',
    `You lack ${missing.join(', ')} yourself: choose among your own permissions and sites.`,
  );
}
