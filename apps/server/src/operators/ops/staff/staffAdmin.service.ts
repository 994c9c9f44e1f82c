import { isDeepStrictEqual } from 'node:util';
import { hashOf, makeSecret } from '../../../accounts/index.ts';
import { revealed, Secret, type Mail } from '../../../delivery/index.ts';
import {
  changesBetween,
  parseId,
  ProblemError,
  type AuditWriter,
  type Core,
  type RecordChange,
  type Trx,
} from '../../../kernel/index.ts';
import type { LiveSites } from '../../../site/index.ts';
import {
  endAllAccess,
  endInvitations,
  endSessions,
  ENVIRONMENT,
  lockStaff,
  missingRights,
  requireRights,
  resetSignIn,
  rightsOf,
  roleGrants,
  withStaff,
  type Grant,
  type KnownStaff,
  type Operator,
  type StaffRow,
} from '../../../staff/index.ts';
import type { ActContext } from '../../operatorMoney/approvals.service.ts';
import { endWaiting, PLATFORM } from '../../operatorMoney/waitingActs.ts';
import {
  givenBy,
  isGiving,
  type ChangedStaff,
  type GrantsChange,
  type Invitation,
  type PersonChange,
  type RoleChange,
  type ShownGrant,
  type StaffChange,
} from '../../operatorMoney/staffChange.ts';
import { consoleOrigin } from '../console/consoleOrigin.ts';
import {
  administers,
  dataOf,
  nameTaken,
  requireNotEnded,
  roleNotFound,
  shownGrant,
  staffConflict,
  staffIn,
} from './staffChanges.ts';
import { mailInvitation } from './staffMail.ts';

/** Time for which the link of an invitation works, ms. */
export const INVITATION_LIFE = 72 * 3_600_000;
/** Names that nobody gets, since the audit log has them for others. */
const RESERVED = [ENVIRONMENT, PLATFORM];

export interface StaffAdminDeps extends Pick<Core, 'db' | 'now' | 'settings'> {
  readonly sites: Pick<LiveSites, 'all'>;
  readonly mail: Pick<Mail, 'queueSecret'>;
  readonly auditLog: AuditWriter;
}

/** A change of a person that needs no second operator. */
interface PersonAct {
  readonly staffId: string;
  readonly by: Operator;
  recordOf(deed: { readonly action: string; readonly subject: string }): RecordChange;
}

/** A change that was carried out; `record` writes its entry of the audit log, last in the transaction. */
interface Done extends ChangedStaff {
  readonly record: () => Promise<void>;
}

const unchanged = (id: string): Done => ({ id, link: null, record: () => Promise.resolve() });

/** Administers people, roles and rights. All functions throw a ProblemError: 403, 404, 409. */
export interface StaffAdmin {
  /** Makes a change that may need a second operator: judges it again by the rights of all who agree to it. */
  change(change: StaffChange, context: ActContext): Promise<ChangedStaff>;
  /** Invites a person again, without any way to sign in but the link. */
  inviteAgain(act: PersonAct): Promise<{ readonly expiresAt: Date; readonly link: string | null }>;
  endSessions(act: PersonAct): Promise<void>;
  /** Ends the access of a person for good, with the requests that they have asked. */
  end(act: PersonAct): Promise<void>;
  unlock(act: PersonAct): Promise<void>;
  endToken(act: PersonAct & { readonly tokenId: string }): Promise<void>;
  createRole(
    role: { readonly name: string; readonly scopes: readonly string[] },
    act: Omit<PersonAct, 'staffId'>,
  ): Promise<bigint>;
  deleteRole(roleId: string, act: Omit<PersonAct, 'staffId'>): Promise<void>;
}

export function createStaffAdmin(deps: StaffAdminDeps): StaffAdmin {
  const { db, now, mail, auditLog } = deps;

  const inTurn = <T>(work: (trx: Trx, at: Date) => Promise<T>): Promise<T> =>
    db.transaction().execute(async (trx) => {
      await lockStaff(trx);
      return work(trx, now());
    });

  /** Runs a change of a person whose every right the author has. */
  const onPerson = <T>(
    { staffId, by }: PersonAct,
    work: (trx: Trx, person: KnownStaff, at: Date) => Promise<T>,
  ): Promise<T> =>
    inTurn(async (trx, at) => {
      const person = await staffIn(trx, staffId, { operator: by, at });
      await requireRights(trx, by, await neededFor(trx, person.id), at);
      return work(trx, person, at);
    });

  async function invite(
    trx: Trx,
    person: Pick<KnownStaff, 'id' | 'name' | 'email' | 'language'>,
    { by, isAgain, at }: { readonly by: string; readonly isAgain: boolean; readonly at: Date },
  ): Promise<{ readonly expiresAt: Date; readonly link: string | null }> {
    const token = makeSecret();
    const expiresAt = new Date(at.getTime() + INVITATION_LIFE);
    await trx
      .insertInto('staff_invitations')
      .values({
        staff_id: person.id,
        token_hash: hashOf(token),
        created_by: by,
        created_at: at,
        expires_at: expiresAt,
      })
      .execute();
    const origin = consoleOrigin(deps.settings, deps.sites.all[0]);
    const link = new Secret(`${origin}/ops/console#/invitation/${token}`);
    await mailInvitation(trx, mail, person, { by, link, endsAt: expiresAt, isAgain });
    // The environment can do anything already; for all others the link is the invited person's alone, except where
    // somebody tries the platform out, whose mails aren't sent.
    const isShown = by === ENVIRONMENT || deps.settings.NODE_ENV === 'development';
    return { expiresAt, link: isShown ? revealed(link) : null };
  }

  async function insertGrants(
    trx: Trx,
    staffId: bigint,
    grants: readonly ShownGrant[],
    { by, at }: { readonly by: string; readonly at: Date },
  ): Promise<void> {
    if (grants.length === 0) return;
    await requireRolesAsShown(trx, grants);
    await trx
      .insertInto('staff_grants')
      .values(
        grants.map(({ roleId, siteId }) => ({
          staff_id: staffId,
          role_id: BigInt(roleId),
          site_id: siteId,
          granted_by: by,
          granted_at: at,
        })),
      )
      .execute();
  }

  type Doer<Change extends StaffChange> = (
    trx: Trx,
    change: Change,
    context: { readonly askedBy: string; readonly at: Date; readonly recordOf: PersonAct['recordOf'] },
  ) => Promise<Done>;

  const doInvite: Doer<Invitation> = async (trx, change, { askedBy: by, at, recordOf }) => {
    const { name, email, language, networks, endsAt, grants } = change;
    if (RESERVED.includes(name)) throw nameTaken(name);
    await requireFreeEmail(trx, email);
    const person = await trx
      .insertInto('staff')
      .values({
        name,
        email,
        language,
        networks: [...networks],
        ends_at: endsAt === null ? null : new Date(endsAt),
        created_by: by,
        created_at: at,
      })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .returning(['id', 'name', 'email', 'language'])
      .executeTakeFirst();
    if (!person) throw nameTaken(name);
    await insertGrants(trx, person.id, grants, { by, at });
    const { link } = await invite(trx, person, { by, isAgain: false, at });
    const after = { email, language, networks, endsAt, grants };
    const record = recordOf({ action: 'staff.invite', subject: `staff:${name}` });
    return { id: String(person.id), link, record: () => record(trx, { before: null, after }) };
  };

  const doGrants: Doer<GrantsChange> = async (trx, change, { askedBy: by, at, recordOf }) => {
    const { staffId, name, before, after, given, taken, administered } = change;
    const id = BigInt(staffId);
    const person = await knownPerson(trx, id);
    requireNotEnded(person);
    const now = (await roleGrants(trx, [id])).map(shownGrant);
    const own = now.filter(({ siteId }) => administers(administered, siteId));
    if (!isDeepStrictEqual(own, before)) throw staffConflict();
    if (given.length + taken.length === 0) return unchanged(staffId);
    for (const { roleId, siteId } of taken) {
      await trx
        .deleteFrom('staff_grants')
        .where('staff_id', '=', id)
        .where('role_id', '=', BigInt(roleId))
        .where('site_id', siteId === null ? 'is' : '=', siteId)
        .execute();
    }
    await insertGrants(trx, id, given, { by, at });
    await raiseVersion(trx, id);
    const record = recordOf({ action: 'staff.grants', subject: `staff:${name}` });
    const changed = { before: { grants: before }, after: { grants: after } };
    return { id: staffId, link: null, record: () => record(trx, changed) };
  };

  const doPerson: Doer<PersonChange> = async (trx, change, { at, recordOf }) => {
    const { staffId, name, before, after } = change;
    const person = await knownPerson(trx, BigInt(staffId));
    requireNotEnded(person);
    if (!isDeepStrictEqual(dataOf(person), before)) throw staffConflict();
    if (isDeepStrictEqual(after, before)) return unchanged(staffId);
    if (after.email !== before.email) {
      await requireFreeEmail(trx, after.email, person.id);
      await endInvitations(trx, person.id, at);
    }
    await trx
      .updateTable('staff')
      .set({
        email: after.email,
        language: after.language,
        networks: [...after.networks],
        ends_at: after.endsAt === null ? null : new Date(after.endsAt),
      })
      .where('id', '=', person.id)
      .execute();
    await raiseVersion(trx, person.id);
    const changed = changesBetween(before, after);
    const record = recordOf({ action: 'staff.change', subject: `staff:${name}` });
    return { id: staffId, link: null, record: () => record(trx, changed) };
  };

  const doRole: Doer<RoleChange> = async (trx, { roleId, before, after }, { recordOf }) => {
    const role = await trx
      .selectFrom('staff_roles')
      .selectAll()
      .where('id', '=', parseId(roleId) ?? 0n)
      .executeTakeFirst();
    if (!role) throw roleNotFound();
    if (!isDeepStrictEqual({ name: role.name, scopes: role.scopes }, before)) throw staffConflict();
    if (isDeepStrictEqual(after, before)) return unchanged(roleId);
    if (after.name !== before.name) await requireFreeRole(trx, after.name);
    await trx
      .updateTable('staff_roles')
      .set({ name: after.name, scopes: [...after.scopes], version: role.version + 1 })
      .where('id', '=', role.id)
      .execute();
    const record = recordOf({ action: 'staff.role-change', subject: `role:${after.name}` });
    return { id: roleId, link: null, record: () => record(trx, { before, after }) };
  };

  function carryOut(trx: Trx, change: StaffChange, context: Parameters<Doer<StaffChange>>[2]): Promise<Done> {
    switch (change.kind) {
      case 'invite':
        return doInvite(trx, change, context);
      case 'grants':
        return doGrants(trx, change, context);
      case 'person':
        return doPerson(trx, change, context);
      case 'role':
        return doRole(trx, change, context);
    }
  }

  return {
    change: (change, { by, askedBy, secondedBy, claims, recordOf }) =>
      inTurn(async (trx, at) => {
        const needed = await rightsFor(trx, change);
        await requireRights(trx, by, needed, at);
        if (secondedBy !== null) await requireAsker(trx, askedBy, needed, at);
        const { record, ...done } = await carryOut(trx, change, { askedBy, at, recordOf });
        const { sites } = change;
        const siteId = sites?.length === 1 ? (sites[0] ?? null) : null;
        await claims.access(trx, { siteId, isGiving: isGiving(change) });
        await record();
        return done;
      }),

    inviteAgain: (act) =>
      onPerson(act, async (trx, person, at) => {
        const { name, state } = person;
        requireNotEnded(person);
        if (state === 'ended')
          throw new ProblemError(409, 'STAFF_ENDED', `The access of ${name} is over: set a later end first.`);
        await resetSignIn(trx, person.id, at);
        await raiseVersion(trx, person.id);
        const invited = await invite(trx, person, { by: act.by.person, isAgain: true, at });
        const record = act.recordOf({ action: 'staff.reset', subject: `staff:${name}` });
        await record(trx, { before: { state }, after: { state: 'invited' } });
        return invited;
      }),

    endSessions: (act) =>
      onPerson(act, async (trx, { id, name }, at) => {
        await endSessions(trx, id, at);
        const record = act.recordOf({ action: 'staff.sessions-end', subject: `staff:${name}` });
        await record(trx, { before: null, after: null });
      }),

    end: (act) =>
      onPerson(act, async (trx, person, at) => {
        requireNotEnded(person);
        const { id, name, state } = person;
        await endAllAccess(trx, id, at);
        await trx.updateTable('staff').set({ ended_at: at }).where('id', '=', id).execute();
        await raiseVersion(trx, id);
        await endWaiting(trx, { auditLog, at }, { endedBy: act.by.person, askedBy: name });
        const record = act.recordOf({ action: 'staff.end', subject: `staff:${name}` });
        await record(trx, { before: { state }, after: { state: 'ended' } });
      }),

    unlock: (act) =>
      onPerson(act, async (trx, { id, name, wrong_attempts: attempts, locked_until: until }) => {
        if (attempts === 0 && until === null)
          throw new ProblemError(409, 'STAFF_NOT_LOCKED', `${name} isn’t locked: load the page again.`);
        await trx
          .updateTable('staff')
          .set({ wrong_attempts: 0, locked_until: null })
          .where('id', '=', id)
          .execute();
        const record = act.recordOf({ action: 'staff.unlock', subject: `staff:${name}` });
        await record(trx, { before: { attempts, until }, after: null });
      }),

    endToken: (act) =>
      onPerson(act, async (trx, { id, name }, at) => {
        const token = await trx
          .selectFrom('staff_tokens')
          .select(['id', 'name', 'ended_at'])
          .where('id', '=', parseId(act.tokenId) ?? 0n)
          .where('staff_id', '=', id)
          .executeTakeFirst();
        if (!token)
          throw new ProblemError(404, 'TOKEN_NOT_FOUND', `${name} has no such token: load the page again.`);
        if (token.ended_at !== null)
          throw new ProblemError(409, 'TOKEN_ENDED', 'This token has ended already: load the page again.');
        await trx.updateTable('staff_tokens').set({ ended_at: at }).where('id', '=', token.id).execute();
        const record = act.recordOf({ action: 'staff.token-end', subject: `staff:${name}` });
        await record(trx, { before: { token: token.name }, after: null });
      }),

    createRole: ({ name, scopes }, { by, recordOf }) =>
      inTurn(async (trx, at) => {
        await requireRights(trx, by, [{ scopes: [...scopes, 'staff'], siteId: null }], at);
        await requireFreeRole(trx, name);
        const { id } = await trx
          .insertInto('staff_roles')
          .values({ name, scopes: [...scopes], created_by: by.person, created_at: at })
          .returning('id')
          .executeTakeFirstOrThrow();
        const record = recordOf({ action: 'staff.role-create', subject: `role:${name}` });
        await record(trx, { before: null, after: { name, scopes } });
        return id;
      }),

    deleteRole: (roleId, { by, recordOf }) =>
      inTurn(async (trx, at) => {
        const id = parseId(roleId) ?? 0n;
        const role = await trx
          .selectFrom('staff_roles')
          .select(['name', 'scopes'])
          .where('id', '=', id)
          .executeTakeFirst();
        if (!role) throw roleNotFound();
        await requireRights(trx, by, [{ scopes: [...role.scopes, 'staff'], siteId: null }], at);
        const held = await trx
          .selectFrom('staff_grants as g')
          .innerJoin('staff as s', 's.id', 'g.staff_id')
          .select('s.name')
          .where('g.role_id', '=', id)
          .where('s.ended_at', 'is', null)
          .executeTakeFirst();
        if (held)
          throw new ProblemError(
            409,
            'ROLE_HELD',
            `People have the role ${role.name}: take it from them first.`,
          );
        await trx.deleteFrom('staff_grants').where('role_id', '=', id).execute();
        await trx.deleteFrom('staff_roles').where('id', '=', id).execute();
        const record = recordOf({ action: 'staff.role-delete', subject: `role:${role.name}` });
        await record(trx, { before: role, after: null });
      }),
  };
}

/** Returns the rights that administering a person needs: all of theirs, and `staff` wherever they have any. */
async function neededFor(trx: Trx, staffId: bigint): Promise<Grant[]> {
  const grants = await roleGrants(trx, [staffId]);
  return grants.length === 0 ? [{ scopes: ['staff'], siteId: null }] : withStaff(grants);
}

/** Returns the rights that everybody who agrees to a change needs. */
async function rightsFor(trx: Trx, change: StaffChange): Promise<Grant[]> {
  if (change.kind === 'person') return neededFor(trx, BigInt(change.staffId));
  const taken = change.kind === 'grants' ? change.taken : [];
  return [...withStaff([...givenBy(change)]), ...taken.map(({ siteId }) => ({ scopes: ['staff'], siteId }))];
}

/** Requires that the one who asked could still ask. Throws a ProblemError 409. */
async function requireAsker(trx: Trx, name: string, needed: readonly Grant[], at: Date): Promise<void> {
  if (name === ENVIRONMENT) return;
  const own = await rightsOf(trx, name, at);
  if (own && missingRights(own, needed).length === 0) return;
  throw new ProblemError(
    409,
    'ASKER_WITHOUT_RIGHTS',
    `${name}, who asked for this, doesn’t have the rights for it any more: refuse it.`,
  );
}

/** Requires that roles have the permissions that a request shows. Throws a ProblemError 409. */
async function requireRolesAsShown(trx: Trx, grants: readonly ShownGrant[]): Promise<void> {
  const roles = await trx
    .selectFrom('staff_roles')
    .select(['id', 'scopes'])
    .where('id', 'in', [...new Set(grants.map(({ roleId }) => BigInt(roleId)))])
    .execute();
  const scopesOf = new Map(roles.map(({ id, scopes }) => [String(id), scopes]));
  const isSame = grants.every(({ roleId, scopes }) => isDeepStrictEqual(scopesOf.get(roleId), [...scopes]));
  if (!isSame) throw staffConflict();
}

/** Throws a ProblemError 409 for an address of somebody else who has access. */
async function requireFreeEmail(trx: Trx, email: string, own = 0n): Promise<void> {
  const row = await trx
    .selectFrom('staff')
    .select('id')
    .where(({ fn }) => fn('lower', ['email']), '=', email.toLowerCase())
    .where('ended_at', 'is', null)
    .where('id', '<>', own)
    .executeTakeFirst();
  if (!row) return;
  throw new ProblemError(
    409,
    'EMAIL_TAKEN',
    `Another person has the address ${email}: each has one of their own.`,
  );
}

/** Throws a ProblemError 409 for the name of another role. */
async function requireFreeRole(trx: Trx, name: string): Promise<void> {
  const row = await trx.selectFrom('staff_roles').select('id').where('name', '=', name).executeTakeFirst();
  if (row) throw new ProblemError(409, 'NAME_TAKEN', `There is a role ${name}: choose another name.`);
}

/** Returns the person of a change, whom the rights to change them were judged by. */
function knownPerson(trx: Trx, id: bigint): Promise<StaffRow> {
  return trx.selectFrom('staff').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

async function raiseVersion(trx: Trx, id: bigint): Promise<void> {
  await trx
    .updateTable('staff')
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}
