import type { StaffState } from '@touchline/contract/operators';
import { sql, type RawBuilder, type Selectable } from 'kysely';
import { containing, type Db, type SiteChoice, type Trx } from '../kernel/index.ts';
import type { Grant } from './operator.ts';
import type { StaffRolesTable, StaffTable } from './staff.tables.ts';

export type StaffRow = Selectable<StaffTable>;
export type RoleRow = Selectable<StaffRolesTable>;

/** A role of a person on a site, or on all. */
export interface RoleGrant extends Grant {
  readonly staffId: bigint;
  readonly roleId: bigint;
  readonly role: string;
}

/** A person with the state of the access. */
export type KnownStaff = StaffRow & { readonly state: StaffState };

/** Returns the expression of a person's state. The table `staff` is `s` in the query. */
const stateAt = (at: Date): RawBuilder<StaffState> => sql<StaffState>`case
  when s.ended_at is not null or s.ends_at <= ${at} then 'ended'
  when s.locked_until > ${at} then 'locked'
  when s.password_hash is null and s.oidc_subject is null
    and not exists (select from staff_passkeys k where k.staff_id = s.id)
    and exists (select from staff_invitations i where i.staff_id = s.id and i.used_at is null) then 'invited'
  else 'active' end`;

/** Returns the condition that an administrator of some sites sees a person: one with a role there, or on all sites. */
const visibleIn = (sites: SiteChoice) =>
  sites === 'all'
    ? sql<boolean>`true`
    : sql<boolean>`exists (select from staff_grants g where g.staff_id = s.id
        and (g.site_id is null or g.site_id = any(${sites}::text[])))`;

export interface StaffFilter {
  /** Sites that the administrator administers. */
  readonly sites: SiteChoice;
  /** Name of the last person of the page before. */
  readonly before?: string | undefined;
  readonly state?: StaffState | undefined;
  readonly roleId?: bigint | undefined;
  readonly siteId?: string | undefined;
  readonly text?: string | undefined;
}

/** Returns people by name. */
export function listPeople(
  db: Db,
  { sites, before, state, roleId, siteId, text }: StaffFilter,
  { at, limit }: { readonly at: Date; readonly limit: number },
): Promise<KnownStaff[]> {
  let query = db.selectFrom('staff as s').selectAll('s').select(stateAt(at).as('state'));
  query = query.where(visibleIn(sites));
  if (before !== undefined) query = query.where('s.name', '>', before);
  if (state !== undefined) query = query.where(stateAt(at), '=', state);
  if (roleId !== undefined || siteId !== undefined) {
    // The filter tells nothing about roles on other sites.
    const ofRole = roleId === undefined ? sql`true` : sql`g.role_id = ${roleId}`;
    const ofSite = siteId === undefined ? sql`true` : sql`(g.site_id is null or g.site_id = ${siteId})`;
    const own = sites === 'all' ? sql`true` : sql`(g.site_id is null or g.site_id = any(${sites}::text[]))`;
    query = query.where(
      sql<boolean>`exists (select from staff_grants g where g.staff_id = s.id and ${ofRole} and ${ofSite} and ${own})`,
    );
  }
  if (text !== undefined) {
    const pattern = containing(text.toLowerCase());
    query = query.where(({ or, eb }) =>
      or([eb('s.name', 'like', pattern), eb(sql<string>`lower(s.email)`, 'like', pattern)]),
    );
  }
  return query.orderBy('s.name').limit(limit).execute();
}

/** Returns a person whom an administrator of some sites sees; undefined for others. */
export function personById(
  db: Db | Trx,
  id: bigint,
  { sites, at }: { readonly sites: SiteChoice; readonly at: Date },
): Promise<KnownStaff | undefined> {
  return db
    .selectFrom('staff as s')
    .selectAll('s')
    .select(stateAt(at).as('state'))
    .where('s.id', '=', id)
    .where(visibleIn(sites))
    .executeTakeFirst();
}

/** Returns the roles of people, by name of the role. */
export function roleGrants(db: Db | Trx, staffIds: readonly bigint[]): Promise<RoleGrant[]> {
  if (staffIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('staff_grants as g')
    .innerJoin('staff_roles as r', 'r.id', 'g.role_id')
    .select(['g.staff_id as staffId', 'r.id as roleId', 'r.name as role', 'r.scopes', 'g.site_id as siteId'])
    .where('g.staff_id', 'in', staffIds)
    .orderBy('r.name')
    .orderBy(sql`g.site_id nulls first`)
    .execute();
}

/** Returns the people whose access counts at a time, with their rights. */
export async function livePeople(
  db: Db | Trx,
  at: Date,
): Promise<readonly (StaffRow & { readonly grants: readonly RoleGrant[] })[]> {
  const people = await db
    .selectFrom('staff as s')
    .selectAll('s')
    .where('s.ended_at', 'is', null)
    .where(({ or, eb }) => or([eb('s.ends_at', 'is', null), eb('s.ends_at', '>', at)]))
    .orderBy('s.name')
    .execute();
  const grants = Map.groupBy(
    await roleGrants(
      db,
      people.map(({ id }) => id),
    ),
    ({ staffId }) => staffId,
  );
  return people.map((person) => ({ ...person, grants: grants.get(person.id) ?? [] }));
}

/** Returns the roles of the platform by name, with the number of people who hold each and whose access hasn't ended. */
export function listRoles(db: Db | Trx): Promise<(RoleRow & { readonly holders: bigint })[]> {
  return db
    .selectFrom('staff_roles as r')
    .selectAll('r')
    .select(
      sql<bigint>`(select count(distinct g.staff_id) from staff_grants g join staff s on s.id = g.staff_id
        where g.role_id = r.id and s.ended_at is null)`.as('holders'),
    )
    .orderBy('r.name')
    .execute();
}
