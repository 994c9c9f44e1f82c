import { sql } from 'kysely';
import { hashOf } from '../accounts/index.ts';
import type { Core, Trx } from '../kernel/index.ts';

/** An operator for trying the platform out, who signs in by a token that anybody may know. */
export interface DevelopmentOperator {
  readonly name: string;
  /** Scopes; `*` is all. */
  readonly scopes: readonly string[];
  /** Null for all sites. */
  readonly sites: readonly string[] | null;
  readonly token: string;
}

const DAYS = 86_400_000;
/** Time that the tokens count, ms. */
const LIFETIME = 3650 * DAYS;
/** Name of their program in the audit log's rows. */
export const DEVELOPMENT_PROGRAM = 'development';

/**
 * Stores the operators of `DEVELOPMENT_OPERATORS` as people, each with a role and a token of their own. Production
 * refuses the setting. A second start with the same setting changes nothing but the tokens' end.
 */
export async function storeDevelopmentOperators(
  { db, now }: Pick<Core, 'db' | 'now'>,
  operators: readonly DevelopmentOperator[],
): Promise<void> {
  if (operators.length === 0) return;
  await db.transaction().execute(async (trx) => {
    // Processes that start at once store them one after the other.
    await sql`select pg_advisory_xact_lock(hashtextextended('development-operators', 0))`.execute(trx);
    for (const operator of operators) await storeOperator(trx, operator, now());
  });
}

async function storeOperator(trx: Trx, operator: DevelopmentOperator, at: Date): Promise<void> {
  const { name, scopes, sites, token } = operator;
  const created = { created_by: 'platform', created_at: at };
  await trx
    .insertInto('staff')
    .values({ name, email: `${name}@operators.example`, ...created })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const { id: staffId } = await trx
    .selectFrom('staff')
    .select('id')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  const role = scopes.includes('*') ? 'owner' : `development ${scopes.join(' ')}`;
  await trx
    .insertInto('staff_roles')
    .values({ name: role, scopes: [...scopes], ...created })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const { id: roleId } = await trx
    .selectFrom('staff_roles')
    .select('id')
    .where('name', '=', role)
    .executeTakeFirstOrThrow();
  await trx.deleteFrom('staff_grants').where('staff_id', '=', staffId).execute();
  await trx
    .insertInto('staff_grants')
    .values(
      (sites ?? [null]).map((site) => ({
        staff_id: staffId,
        role_id: roleId,
        site_id: site,
        granted_by: 'platform',
        granted_at: at,
      })),
    )
    .execute();
  const token_hash = hashOf(token);
  // Another start may have named another token.
  await trx
    .updateTable('staff_tokens')
    .set({ ended_at: at })
    .where('staff_id', '=', staffId)
    .where('name', '=', DEVELOPMENT_PROGRAM)
    .where('token_hash', '!=', token_hash)
    .where('ended_at', 'is', null)
    .execute();
  const expires = { expires_at: new Date(at.getTime() + LIFETIME), ended_at: null };
  await trx
    .insertInto('staff_tokens')
    .values({
      staff_id: staffId,
      name: DEVELOPMENT_PROGRAM,
      token_hash,
      scopes: ['*'],
      sites: null,
      created_at: at,
      ...expires,
    })
    .onConflict((conflict) => conflict.column('token_hash').doUpdateSet(expires))
    .execute();
}
