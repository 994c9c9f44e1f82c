import type { ListedStaff, StaffDetail, StaffRole } from '@touchline/contract/operators';
import { operatorScopes } from '@touchline/contract/operators';
import type { Db } from '../../../kernel/index.ts';
import {
  ENVIRONMENT,
  lackedBy,
  listRoles,
  roleGrants,
  withStaff,
  type KnownStaff,
  type Operator,
  type RoleGrant,
} from '../../../staff/index.ts';

/** Operator who reads, and the time. */
export interface Viewer {
  readonly operator: Operator;
  readonly at: Date;
}

type Scopes = StaffRole['scopes'];

/** Returns people as an administrator sees them: without roles on other sites. */
export async function listedStaff(
  db: Db,
  people: readonly KnownStaff[],
  { operator, at }: Viewer,
): Promise<ListedStaff[]> {
  const grants = Map.groupBy(
    await roleGrants(
      db,
      people.map(({ id }) => id),
    ),
    ({ staffId }) => staffId,
  );
  const own = operator.sitesOf('staff');
  const isOwn = ({ siteId }: RoleGrant) => own === 'all' || siteId === null || own.includes(siteId);
  return Promise.all(
    people.map(async (person) => {
      const all = grants.get(person.id) ?? [];
      const needed = all.length === 0 ? [{ scopes: ['staff'], siteId: null }] : withStaff(all);
      return {
        id: String(person.id),
        name: person.name,
        email: person.email,
        language: person.language,
        state: person.state,
        grants: all
          .filter(isOwn)
          .map(({ roleId, role, siteId }) => ({ roleId: String(roleId), role, siteId })),
        endsAt: person.ends_at?.getTime() ?? null,
        lastUsedAt: person.last_used_at?.getTime() ?? null,
        mayAdminister: person.ended_at === null && (await lackedBy(db, operator, needed, at)).length === 0,
      };
    }),
  );
}

/** Returns a person with sessions, tokens and ways to sign in. */
export async function staffDetail(db: Db, person: KnownStaff, viewer: Viewer): Promise<StaffDetail> {
  const { id } = person;
  const { at } = viewer;
  const [listed] = await listedStaff(db, [person], viewer);
  if (!listed) throw new Error('A person is listed once.');
  const sessions = await db
    .selectFrom('staff_sessions')
    .selectAll()
    .where('staff_id', '=', id)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', at)
    .orderBy('last_used_at', 'desc')
    .execute();
  const tokens = await db
    .selectFrom('staff_tokens')
    .selectAll()
    .where('staff_id', '=', id)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', at)
    .orderBy('name')
    .execute();
  const { passkeys } = await db
    .selectFrom('staff_passkeys')
    .select(({ fn }) => fn.countAll<bigint>().as('passkeys'))
    .where('staff_id', '=', id)
    .executeTakeFirstOrThrow();
  const invitation = await db
    .selectFrom('staff_invitations')
    .selectAll()
    .where('staff_id', '=', id)
    .where('used_at', 'is', null)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  const waiting = await db
    .selectFrom('approvals')
    .select(['id', 'asked_by', 'asked_at'])
    .where('act', '=', 'staff-access')
    .where('state', '=', 'waiting')
    .where('expires_at', '>', at)
    .where(({ eb, ref }) => eb(ref('payload', '->>').key('staffId'), '=', String(id)))
    .orderBy('id')
    .execute();
  return {
    ...listed,
    version: person.version,
    networks: person.networks,
    createdBy: person.created_by,
    createdAt: person.created_at.getTime(),
    endedAt: person.ended_at?.getTime() ?? null,
    lockedUntil: person.locked_until?.getTime() ?? null,
    wrongAttempts: person.wrong_attempts,
    signIn: {
      passkeys: Number(passkeys),
      hasPassword: person.password_hash !== null,
      hasAuthenticator: person.totp_secret !== null,
      hasSso: person.oidc_subject !== null,
    },
    invitation: invitation
      ? {
          by: invitation.created_by,
          at: invitation.created_at.getTime(),
          expiresAt: invitation.expires_at.getTime(),
        }
      : null,
    sessions: sessions.map((session) => ({
      id: String(session.id),
      method: session.method,
      at: session.created_at.getTime(),
      lastUsedAt: session.last_used_at.getTime(),
      expiresAt: session.expires_at.getTime(),
      address: session.address,
      agent: session.agent,
    })),
    tokens: tokens.map((token) => ({
      id: String(token.id),
      name: token.name,
      scopes: token.scopes,
      sites: token.sites,
      at: token.created_at.getTime(),
      expiresAt: token.expires_at.getTime(),
      lastUsedAt: token.last_used_at?.getTime() ?? null,
    })),
    waiting: waiting.map((row) => ({
      approvalId: String(row.id),
      askedBy: row.asked_by,
      at: row.asked_at.getTime(),
    })),
  };
}

/**
 * Returns the roles of the platform, with the sites on which an administrator may give each.
 * @param siteIds all sites of the platform
 */
export async function shownRoles(
  db: Db,
  siteIds: readonly string[],
  { operator, at }: Viewer,
): Promise<StaffRole[]> {
  const mayGive = async (scopes: readonly string[], siteId: string | null): Promise<boolean> =>
    operator.person === ENVIRONMENT ||
    (await lackedBy(db, operator, withStaff([{ scopes, siteId }]), at)).length === 0;
  return Promise.all(
    (await listRoles(db)).map(async ({ id, name, scopes, version, holders }) => {
      const given = await Promise.all(siteIds.map((siteId) => mayGive(scopes, siteId)));
      return {
        id: String(id),
        name,
        scopes: known(scopes),
        version,
        holders: Number(holders),
        mayGive: siteIds.filter((_, index) => given[index]),
        mayGiveEverywhere: await mayGive(scopes, null),
      };
    }),
  );
}

/** Returns the scopes of a role that this release has. */
const known = (scopes: readonly string[]): Scopes =>
  (['*', ...operatorScopes] as const).filter((scope) => scopes.includes(scope));
