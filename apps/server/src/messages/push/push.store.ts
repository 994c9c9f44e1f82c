import { sql, type Selectable } from 'kysely';
import type { Db, Trx } from '../../kernel/index.ts';
import type { MessageRow } from '../messages.service.ts';
import { seesNews } from '../segments.ts';
import type { PushesTable, PushSubscriptionsTable } from './push.tables.ts';

type SubscriptionRow = Selectable<PushSubscriptionsTable>;
export type PushRow = Selectable<PushesTable>;

/** A device as its browser describes it. */
export type Device = Pick<SubscriptionRow, 'endpoint' | 'p256dh' | 'auth'>;

/** A notification with its device, its message and its player. */
export type DuePush = Pick<SubscriptionRow, 'player_id' | 'endpoint' | 'p256dh' | 'auth'> &
  Pick<MessageRow, 'kind' | 'facts' | 'expires_at' | 'read_at' | 'deleted_at' | 'texts' | 'link'> & {
    readonly site_id: string;
    readonly language: string;
    /** True if news may reach the player: there is no break, exclusion or ban. */
    readonly sees_news: boolean;
  };

/** Stores a device of a player; one that was another player's is this player's from then on. */
export async function storeSubscription(
  db: Db,
  playerId: bigint,
  { endpoint, p256dh, auth }: Device,
  at: Date,
): Promise<void> {
  const row = { player_id: playerId, p256dh, auth, created_at: at };
  await db.transaction().execute(async (trx) => {
    const { id, player_id: before } =
      (await trx
        .selectFrom('push_subscriptions')
        .select(['id', 'player_id'])
        .where('endpoint', '=', endpoint)
        .forUpdate()
        .executeTakeFirst()) ?? {};
    // Notifications of another player must not reach this one.
    if (id !== undefined && before !== playerId)
      await trx.deleteFrom('pushes').where('subscription_id', '=', id).execute();
    await trx
      .insertInto('push_subscriptions')
      .values({ endpoint, ...row })
      .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(row))
      .execute();
  });
}

/** Removes the oldest devices of a player beyond a number. */
export async function removeOldest(db: Db, playerId: bigint, most: number): Promise<void> {
  await sql`
    delete from push_subscriptions where id in (
      select id from push_subscriptions where player_id = ${playerId} order by created_at desc, id desc offset ${most}
    )`.execute(db);
}

/** Returns whether a device is subscribed for a player. */
export async function isSubscribed(db: Db, playerId: bigint, endpoint: string): Promise<boolean> {
  const row = await db
    .selectFrom('push_subscriptions')
    .select('id')
    .where('player_id', '=', playerId)
    .where('endpoint', '=', endpoint)
    .executeTakeFirst();
  return row !== undefined;
}

/** Removes a device with what waits for it; one of another player stays, unless any player's is meant. */
export async function removeSubscription(
  db: Db,
  { endpoint, playerId }: { readonly endpoint: string; readonly playerId?: bigint },
): Promise<void> {
  let query = db.deleteFrom('push_subscriptions').where('endpoint', '=', endpoint);
  if (playerId !== undefined) query = query.where('player_id', '=', playerId);
  await query.execute();
}

/**
 * Queues messages for all devices of their players, in the transaction that announces them.
 * @param life time for which a notification is useful, ms
 */
export async function queuePushes(
  trx: Trx,
  messageIds: readonly bigint[],
  { at, life }: { readonly at: Date; readonly life: number },
): Promise<void> {
  const endsAt = new Date(at.getTime() + life);
  await sql`
    insert into pushes (subscription_id, message_id, ends_at, next_at)
    select s.id, m.id, least(m.expires_at, ${endsAt}::timestamptz), ${at}
    from player_messages m join push_subscriptions s on s.player_id = m.player_id
    where m.id = any(${[...messageIds]})
    on conflict do nothing`.execute(trx);
}

/** Claims notifications that are due: no other process takes them before `leaseEnds`. */
export async function claimPushes(
  db: Db,
  { at, leaseEnds, limit }: { readonly at: Date; readonly leaseEnds: Date; readonly limit: number },
): Promise<readonly PushRow[]> {
  const { rows } = await sql<PushRow>`
    update pushes p set attempts = attempts + 1, next_at = ${leaseEnds}
    from (
      select subscription_id, message_id from pushes where next_at <= ${at}
      order by next_at limit ${limit} for update skip locked
    ) d where p.subscription_id = d.subscription_id and p.message_id = d.message_id
    returning p.*`.execute(db);
  return rows;
}

/** Returns what a notification is about; undefined if its device is gone. */
export async function pushDetail(db: Db, push: PushRow, at: Date): Promise<DuePush | undefined> {
  const { rows } = await sql<DuePush>`
    select s.player_id, s.endpoint, s.p256dh, s.auth, p.site_id, p.language, m.kind, m.facts, m.expires_at, m.read_at,
      m.deleted_at, o.texts, o.link, ${seesNews(at)} as sees_news
    from push_subscriptions s
    join players p on p.id = s.player_id
    join player_messages m on m.id = ${push.message_id} and m.player_id = s.player_id
    left join operator_messages o on o.id = m.sent_id
    where s.id = ${push.subscription_id}`.execute(db);
  return rows[0];
}

/** Tries a notification again later. */
export async function postponePush(db: Db, push: PushRow, nextAt: Date): Promise<void> {
  await db
    .updateTable('pushes')
    .set({ next_at: nextAt })
    .where('subscription_id', '=', push.subscription_id)
    .where('message_id', '=', push.message_id)
    .execute();
}

/** Removes a notification that was sent or has become useless. */
export async function removePush(db: Db, push: PushRow): Promise<void> {
  await db
    .deleteFrom('pushes')
    .where('subscription_id', '=', push.subscription_id)
    .where('message_id', '=', push.message_id)
    .execute();
}
