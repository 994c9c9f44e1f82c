import { sql, type Selectable } from 'kysely';
import { hashOf } from '../accounts/secrets.ts';
import type { Db, Trx } from '../db/database.ts';
import type { LimitInForce } from './change.ts';
import type { LimitsTable } from './limits.tables.ts';
import type { LimitType } from './limitTypes.ts';
import type { AskedLimit, WireLimit } from './limitValues.ts';

export type StoredLimit = Selectable<LimitsTable>;

/** Whose word changes a limit, and when by the server's clock. */
export interface ChangeBy {
  readonly at: Date;
  readonly by: LimitsTable['changed_by']['__select__'];
}

/** What the rules of a player's limits depend on. */
export interface PlayerFacts {
  readonly siteId: string;
  /** Of the main account: limits of money are in it. */
  readonly iso: string;
  /** Two lower-case letters, where it is known. */
  readonly country: string | null;
  /** Minutes from UTC at which the account's days begin. */
  readonly utcOffset: number;
  readonly registeredAt: Date;
  readonly reviewedAt: Date | null;
}

export async function playerFacts(db: Db | Trx, playerId: bigint): Promise<PlayerFacts> {
  const { rows } = await sql<PlayerFacts>`
    select p.site_id as "siteId", a.iso, f.country_code as country, p.utc_offset_minutes as "utcOffset",
      p.registered_at as "registeredAt", p.limits_reviewed_at as "reviewedAt"
    from players p
    left join player_profiles f on f.player_id = p.id
    join lateral (select iso from accounts where player_id = p.id order by type, id limit 1) a on true
    where p.id = ${playerId}`.execute(db);
  const [facts] = rows;
  if (!facts) throw new Error(`Player ${playerId} has no account.`);
  return facts;
}

/** Limits in force, and pending ones that may still be confirmed; breaks that are over come along. */
export function ownLimits(db: Db | Trx, playerId: bigint, now: Date): Promise<StoredLimit[]> {
  return db
    .selectFrom('limits')
    .selectAll()
    .where('player_id', '=', playerId)
    .where((row) =>
      row.or([
        row('state', '=', 'ACTIVE'),
        row.and([row('state', '=', 'PENDING'), row('expires_at', '>', now)]),
      ]),
    )
    .orderBy('type')
    .orderBy('state')
    .execute();
}

/** A stored limit as the rules see it. */
export function inForceOf(limit: StoredLimit): LimitInForce {
  return { value: limit.value, iso: limit.iso, startsAt: limit.starts_at, endsAt: limit.ends_at };
}

/** Ends limits of types in some states; the history keeps them. */
export async function retire(
  trx: Trx,
  playerId: bigint,
  types: readonly LimitType[],
  states: readonly ('ACTIVE' | 'PENDING')[],
  { at, by }: ChangeBy,
): Promise<void> {
  if (types.length === 0) return;
  await trx
    .updateTable('limits')
    .set({ state: 'INACTIVE', changed_at: at, changed_by: by })
    .where('player_id', '=', playerId)
    .where('type', 'in', [...types])
    .where('state', 'in', [...states])
    .execute();
}

/** Writes a limit that holds from now on; what held before has to be retired. */
export async function insertActive(
  trx: Trx,
  playerId: bigint,
  limit: Pick<AskedLimit, 'type' | 'value' | 'iso' | 'reason'> & {
    readonly endsAt: Date | null;
    readonly returnSecret: string | null;
  },
  { at, by }: ChangeBy,
): Promise<void> {
  await trx
    .insertInto('limits')
    .values({
      player_id: playerId,
      type: limit.type,
      value: limit.value,
      iso: limit.iso,
      state: 'ACTIVE',
      starts_at: at,
      ends_at: limit.endsAt,
      reason: limit.reason,
      return_secret: limit.returnSecret,
      changed_at: at,
      changed_by: by,
    })
    .execute();
}

/** Writes a looser limit that waits; one that waited before has to be retired. */
export async function insertPending(
  trx: Trx,
  playerId: bigint,
  {
    type,
    value,
    iso,
    isRemoval,
    dueAt,
    expiresAt,
  }: Pick<AskedLimit, 'type' | 'value' | 'iso' | 'isRemoval'> & {
    readonly dueAt: Date;
    readonly expiresAt: Date;
  },
  at: Date,
): Promise<void> {
  await trx
    .insertInto('limits')
    .values({
      player_id: playerId,
      type,
      value,
      iso,
      is_removal: isRemoval,
      state: 'PENDING',
      starts_at: at,
      ends_at: null,
      due_at: dueAt,
      expires_at: expiresAt,
      changed_at: at,
    })
    .execute();
}

/** Lets a pending limit hold from now on; the one before it has to be retired. */
export async function activate(trx: Trx, limitId: bigint, { at, by }: ChangeBy): Promise<void> {
  await trx
    .updateTable('limits')
    .set({ state: 'ACTIVE', starts_at: at, changed_at: at, changed_by: by })
    .where('id', '=', limitId)
    .where('state', '=', 'PENDING')
    .execute();
}

export interface NewTest {
  readonly playerId: bigint;
  readonly token: string;
  readonly request: readonly WireLimit[];
  readonly questionIds: readonly string[];
  readonly expiresAt: Date;
}

/** Keeps a change that waits for answers; what the player asked for before and left is gone. */
export async function insertTest(
  trx: Trx,
  { playerId, token, request, questionIds, expiresAt }: NewTest,
): Promise<void> {
  await trx.deleteFrom('limit_tests').where('player_id', '=', playerId).execute();
  await trx
    .insertInto('limit_tests')
    .values({
      token_hash: hashOf(token),
      player_id: playerId,
      request: JSON.stringify(request),
      question_ids: [...questionIds],
      expires_at: expiresAt,
      used_at: null,
    })
    .execute();
}

/** Uses a token up; undefined when it is another player's, was used, has ended or never was. */
export async function useTest(trx: Trx, playerId: bigint, token: string, now: Date) {
  return trx
    .updateTable('limit_tests')
    .set({ used_at: now })
    .where('token_hash', '=', hashOf(token))
    .where('player_id', '=', playerId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['request', 'question_ids as questionIds'])
    .executeTakeFirst();
}

/** Takes away what the player could still stake that is a bonus and not money. */
export async function dropBonuses(trx: Trx, playerId: bigint, now: Date): Promise<void> {
  await trx
    .updateTable('promo_codes')
    .set({ expires_at: now })
    .where('player_id', '=', playerId)
    .where('coupon_id', 'is', null)
    .where((row) => row.or([row('expires_at', 'is', null), row('expires_at', '>', now)]))
    .execute();
}
