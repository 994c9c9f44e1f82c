import type { PostbackEvent } from '@touchline/contract/operators';
import { sql, type Updateable } from 'kysely';
import type { Db } from '../../kernel/index.ts';
import type { PostbacksTable } from './postbacks.tables.ts';

/** Returns whether any partner is to be told about anything. */
export async function hasAddresses(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom('postback_addresses')
    .select('id')
    .where('is_on', '=', true)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** A call that is due, with everything that it says. */
export interface DuePostback {
  readonly id: bigint;
  readonly event: PostbackEvent;
  readonly event_id: string;
  readonly at: Date;
  readonly attempts: number;
  readonly ends_at: Date;
  readonly address: string;
  readonly site_id: string;
  readonly marks: Readonly<Record<string, string>>;
}

/** Claims calls that are due at addresses that are on: no other process takes them before `leaseEnds`. */
export async function claimPostbacks(
  db: Db,
  { at, leaseEnds, limit }: { readonly at: Date; readonly leaseEnds: Date; readonly limit: number },
): Promise<readonly DuePostback[]> {
  const { rows } = await sql<DuePostback>`
    update postbacks b set attempts = b.attempts + 1, next_at = ${leaseEnds}
    from (
      select c.id, a.address, a.site_id, r.marks
      from postbacks c
      join postback_addresses a on a.id = c.address_id
      join player_referrals r on r.player_id = c.player_id
      where c.state = 'waiting' and c.next_at <= ${at} and a.is_on
      order by c.next_at limit ${limit} for update of c skip locked
    ) d where b.id = d.id
    returning b.id, b.event, b.event_id, b.at, b.attempts, b.ends_at, d.address, d.site_id, d.marks`.execute(
    db,
  );
  return rows;
}

/** Stores the outcome of an attempt; one of a call that has ended meanwhile is dropped. */
export async function updatePostback(db: Db, id: bigint, values: Updateable<PostbacksTable>): Promise<void> {
  await db.updateTable('postbacks').set(values).where('id', '=', id).where('state', '=', 'waiting').execute();
}

/** Ends the calls whose time is over, also of addresses that are off. */
export async function endPostbacks(db: Db, at: Date, error: string): Promise<void> {
  await db
    .updateTable('postbacks')
    .set({ state: 'failed', ended_at: at, error: sql`coalesce(error, ${error})` })
    .where('state', '=', 'waiting')
    .where('ends_at', '<=', at)
    .where('next_at', '<=', at)
    .execute();
}

/** Deletes calls about events before a time. */
export async function deletePostbacks(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('postbacks').where('at', '<', before).where('state', '<>', 'waiting').execute();
}
