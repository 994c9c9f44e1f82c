import { sql, type RawBuilder } from 'kysely';

/**
 * Returns a condition: the session in a column of the statement is live. What a session has granted is redeemed only
 * while it holds, so that it ends with the session.
 * @param column id of a session, with its table
 */
export function isOfLiveSession(column: string, now: Date): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from sessions as granting
    where granting.id = ${sql.ref(column)} and granting.ended_at is null and granting.idle_ends_at > ${now})`;
}
