import { sql, type Selectable } from 'kysely';
import type { Db, Trx } from '../kernel/index.ts';
import { DEVELOPMENT_PROGRAM } from './developmentOperators.ts';
import type { Grant, TokenLimits } from './operator.ts';
import type { StaffTable } from './staff.tables.ts';

type Person = Pick<Selectable<StaffTable>, 'id' | 'name' | 'networks' | 'last_used_at'>;

/** A person whose credential was found, with the limits of a token. */
export interface FoundAccess {
  readonly person: Person;
  /** Id of the token or session. */
  readonly id: bigint;
  readonly lastUsedAt: Date | null;
  readonly limits: TokenLimits | undefined;
}

const columns = ['s.id as staffId', 's.name', 's.networks', 's.last_used_at'] as const;

/** Returns the person whose access hasn't ended, and the limits of a token that counts at a time. */
export async function accessByToken(db: Db, tokenHash: string, at: Date): Promise<FoundAccess | undefined> {
  const row = await db
    .selectFrom('staff_tokens as t')
    .innerJoin('staff as s', 's.id', 't.staff_id')
    .select(columns)
    .select(['t.id', 't.name as program', 't.scopes', 't.sites', 't.last_used_at as usedAt'])
    .where('t.token_hash', '=', tokenHash)
    .where('t.ended_at', 'is', null)
    .where('t.expires_at', '>', at)
    .where(isLive(at))
    .executeTakeFirst();
  if (!row) return undefined;
  const { program, scopes, sites, usedAt } = row;
  // The token of a development operator is used by the person, not by a program.
  const limits = program === DEVELOPMENT_PROGRAM ? undefined : { program, scopes, sites };
  return { ...foundIn(row), lastUsedAt: usedAt, limits };
}

/** Returns the person of a session that was used within `idleMs`. */
export async function accessBySession(
  db: Db,
  secretHash: string,
  { at, idleMs }: { readonly at: Date; readonly idleMs: number },
): Promise<FoundAccess | undefined> {
  const row = await db
    .selectFrom('staff_sessions as n')
    .innerJoin('staff as s', 's.id', 'n.staff_id')
    .select(columns)
    .select(['n.id', 'n.last_used_at as usedAt'])
    .where('n.secret_hash', '=', secretHash)
    .where('n.ended_at', 'is', null)
    .where('n.expires_at', '>', at)
    .where('n.last_used_at', '>', new Date(at.getTime() - idleMs))
    .where(isLive(at))
    .executeTakeFirst();
  return row && { ...foundIn(row), lastUsedAt: row.usedAt, limits: undefined };
}

/** Returns the condition that the access of a person, `s` in the query, hasn’t ended at a time. */
export const isLive = (at: Date) =>
  sql<boolean>`s.ended_at is null and (s.ends_at is null or s.ends_at > ${at})`;

const foundIn = ({
  staffId,
  id,
  ...person
}: Omit<Person, 'id'> & { readonly staffId: bigint; readonly id: bigint }) => ({
  id,
  person: {
    id: staffId,
    name: person.name,
    networks: person.networks,
    last_used_at: person.last_used_at,
  },
});

/** Stores the use of a session by the environment's token; returns false for one that is wrong or over. */
export async function touchEnvironmentSession(
  db: Db,
  secretHash: string,
  { at, idleMs }: { readonly at: Date; readonly idleMs: number },
): Promise<boolean> {
  const row = await db
    .updateTable('staff_sessions')
    .set({ last_used_at: at })
    .where('secret_hash', '=', secretHash)
    .where('staff_id', 'is', null)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', at)
    .where('last_used_at', '>', new Date(at.getTime() - idleMs))
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns the roles' scopes of a person, by site. */
export function grantsOf(db: Db | Trx, staffId: bigint): Promise<Grant[]> {
  return db
    .selectFrom('staff_grants as g')
    .innerJoin('staff_roles as r', 'r.id', 'g.role_id')
    .select(['r.scopes', 'g.site_id as siteId'])
    .where('g.staff_id', '=', staffId)
    .execute();
}

/** Stores that a person used a token or a session. */
export async function storeUse(
  db: Db,
  table: 'staff_tokens' | 'staff_sessions',
  { id, person }: Pick<FoundAccess, 'id' | 'person'>,
  at: Date,
): Promise<void> {
  await db.updateTable(table).set({ last_used_at: at }).where('id', '=', id).execute();
  await db.updateTable('staff').set({ last_used_at: at }).where('id', '=', person.id).execute();
}
