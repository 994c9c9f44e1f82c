import { sql } from 'kysely';
import { ProblemError, type Db, type Trx } from '../kernel/index.ts';
import { grantsOf, isLive } from './access.store.ts';
import { ENVIRONMENT, permissionsIn, type Grant, type Operator } from './operator.ts';

/**
 * Makes changes of people, roles and grants wait for each other until the transaction ends: what one of them has judged
 * stays true until it is stored.
 */
export async function lockStaff(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('staff', 0))`.execute(trx);
}

/**
 * Returns whether grants contain a permission on a site, on all sites if it is null. Only `*` contains `*`, since that
 * has the permissions of later releases too.
 */
export function holds(grants: readonly Grant[], scope: string, siteId: string | null): boolean {
  return grants.some(
    (grant) =>
      (grant.siteId === null || grant.siteId === siteId) &&
      (grant.scopes.includes('*') || grant.scopes.includes(scope)),
  );
}

/** Returns the rights among some that others don't contain, as `players on north`. */
export function missingRights(own: readonly Grant[], wanted: readonly Grant[]): string[] {
  const missing = wanted.flatMap(({ scopes, siteId }) =>
    scopes
      .filter((scope) => !holds(own, scope, siteId))
      .map((scope) => `${scope} on ${siteId ?? 'all sites'}`),
  );
  return [...new Set(missing)];
}

/** Returns rights together with `staff` on their sites: an administrator needs them to give or to administer these. */
export const withStaff = (grants: readonly Grant[]): Grant[] =>
  grants.map(({ scopes, siteId }) => ({ scopes: [...new Set([...scopes, 'staff'])], siteId }));

/** Returns the grants of a person by name; undefined without a person whose access counts at a time. */
export async function rightsOf(
  db: Db | Trx,
  person: string,
  at: Date,
): Promise<readonly Grant[] | undefined> {
  const row = await db
    .selectFrom('staff as s')
    .select('s.id')
    .where('s.name', '=', person)
    .where(isLive(at))
    .executeTakeFirst();
  return row && grantsOf(db, row.id);
}

/**
 * Returns the rights of some that the author of a call lacks. The person's grants are read again, and a program has
 * the limits of its token besides. The environment's token lacks none.
 */
export async function lackedBy(
  db: Db | Trx,
  operator: Operator,
  wanted: readonly Grant[],
  at: Date,
): Promise<readonly string[]> {
  if (operator.person === ENVIRONMENT) return [];
  const own = (await rightsOf(db, operator.person, at)) ?? [];
  const limited = wanted.map(({ scopes, siteId }) => ({
    scopes: permissionsIn(scopes).filter((scope) => !operator.has(scope, siteId)),
    siteId,
  }));
  return [...new Set([...missingRights(own, wanted), ...missingRights([], limited)])];
}

/** Requires rights of the author of a call. Throws a ProblemError 403 that names those that it lacks. */
export async function requireRights(
  trx: Trx,
  operator: Operator,
  wanted: readonly Grant[],
  at: Date,
): Promise<void> {
  const lacked = await lackedBy(trx, operator, wanted, at);
  if (lacked.length === 0) return;
  throw new ProblemError(
    403,
    'RIGHTS_NEEDED',
    `Nobody gives, takes over or agrees to rights that they lack, and ${operator.name} lacks ${lacked.join(', ')}: ask an operator who has them.`,
  );
}
