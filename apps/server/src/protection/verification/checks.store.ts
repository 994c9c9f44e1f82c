import type { CheckType } from '@touchline/contract/verification';
import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { Db, Trx } from '../../kernel/index.ts';
import type {
  VerificationChecksTable,
  VerificationEventsTable,
  VerificationStepsTable,
} from './verification.tables.ts';

export type CheckRow = Selectable<VerificationChecksTable>;
export type CheckChange = Omit<Updateable<VerificationChecksTable>, 'id' | 'player_id' | 'type'>;
export type StepRow = Selectable<VerificationStepsTable> & { readonly type: CheckType };

export function checkById(db: Db, id: string): Promise<CheckRow | undefined> {
  return db.selectFrom('verification_checks').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Returns a player's checks, latest first. */
export function checksOf(db: Db, playerId: bigint): Promise<CheckRow[]> {
  return db
    .selectFrom('verification_checks')
    .selectAll()
    .where('player_id', '=', playerId)
    .orderBy('seq', 'desc')
    .execute();
}

/** Returns the latest check of each type. */
export function latestOf(db: Db, playerId: bigint): Promise<CheckRow[]> {
  return db
    .selectFrom('verification_checks')
    .distinctOn('type')
    .selectAll()
    .where('player_id', '=', playerId)
    .orderBy('type')
    .orderBy('seq', 'desc')
    .execute();
}

/** Returns the types whose last decision is an approval that holds. */
export async function provedTypesOf(db: Db, playerId: bigint): Promise<ReadonlySet<CheckType>> {
  const rows = await db
    .selectFrom('verification_checks')
    .distinctOn('type')
    .select(['type', 'is_proved'])
    .where('player_id', '=', playerId)
    .where('decided_at', 'is not', null)
    .orderBy('type')
    .orderBy('decided_at', 'desc')
    .orderBy('seq', 'desc')
    .execute();
  return new Set(rows.flatMap(({ type, is_proved: isProved }) => (isProved ? [type] : [])));
}

export function insertCheck(trx: Trx, check: Insertable<VerificationChecksTable>): Promise<CheckRow> {
  return trx.insertInto('verification_checks').values(check).returningAll().executeTakeFirstOrThrow();
}

export function updateCheck(trx: Trx, id: string, change: CheckChange): Promise<CheckRow> {
  return trx
    .updateTable('verification_checks')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function insertStep(trx: Trx, step: Insertable<VerificationStepsTable>): Promise<void> {
  await trx.insertInto('verification_steps').values(step).execute();
}

/** Returns the steps of a player's checks, latest first. */
export function stepsOf(db: Db, playerId: bigint, limit: number): Promise<StepRow[]> {
  return db
    .selectFrom('verification_steps as s')
    .innerJoin('verification_checks as c', 'c.id', 's.check_id')
    .selectAll('s')
    .select('c.type')
    .where('s.player_id', '=', playerId)
    .orderBy('s.id', 'desc')
    .limit(limit)
    .execute();
}

/** Stores an event once for ever; returns false if it is stored already. */
export async function insertEvent(trx: Trx, event: Insertable<VerificationEventsTable>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('verification_events')
    .values(event)
    .onConflict((conflict) => conflict.columns(['verifier', 'event_id']).doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Returns the hash of a stored event's body. */
export async function hashOfEvent(trx: Trx, verifier: string, eventId: string): Promise<string | undefined> {
  const row = await trx
    .selectFrom('verification_events')
    .select('body_hash')
    .where('verifier', '=', verifier)
    .where('event_id', '=', eventId)
    .executeTakeFirst();
  return row?.body_hash;
}

export async function markEvent(
  trx: Trx,
  { verifier, eventId }: { readonly verifier: string; readonly eventId: string },
  change: Pick<Updateable<VerificationEventsTable>, 'is_applied' | 'note'>,
): Promise<void> {
  await trx
    .updateTable('verification_events')
    .set(change)
    .where('verifier', '=', verifier)
    .where('event_id', '=', eventId)
    .execute();
}

/** Returns ids of checks whose verifier is asked now, longest due first. */
export const dueToLookUp = (db: Db, now: Date, limit: number): Promise<string[]> =>
  idsOf(
    db
      .selectFrom('verification_checks')
      .select('id')
      .where('look_up_due_at', '<=', now)
      .orderBy('look_up_due_at')
      .limit(limit)
      .execute(),
  );

/** Returns ids of checks of which nothing was sent in time. */
export const dueToExpire = (db: Db, now: Date, limit: number): Promise<string[]> =>
  idsOf(
    db
      .selectFrom('verification_checks')
      .select('id')
      .where('state', 'in', ['started', 'documents'])
      .where('expires_at', '<=', now)
      .orderBy('expires_at')
      .limit(limit)
      .execute(),
  );

/** Returns ids of checks whose approval ends. */
export const dueToLapse = (db: Db, now: Date, limit: number): Promise<string[]> =>
  idsOf(
    db
      .selectFrom('verification_checks')
      .select('id')
      .where('is_proved', '=', true)
      .where('lapses_at', '<=', now)
      .orderBy('lapses_at')
      .limit(limit)
      .execute(),
  );

async function idsOf(rows: Promise<readonly { readonly id: string }[]>): Promise<string[]> {
  return (await rows).map(({ id }) => id);
}

/** Returns a check that is locked until the transaction ends. */
export function lockCheck(trx: Trx, id: string): Promise<CheckRow | undefined> {
  return trx
    .selectFrom('verification_checks')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Reserves the look-up of a check, so that one process makes it; returns false if another one has. */
export async function reserveLookUp(
  db: Db,
  id: string,
  { now, due, before }: { readonly now: Date; readonly due: Date | null; readonly before: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('verification_checks')
    .set({ looked_up_at: now, look_up_due_at: due })
    .where('id', '=', id)
    .where(sql<boolean>`(looked_up_at is null or looked_up_at <= ${before})`)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
