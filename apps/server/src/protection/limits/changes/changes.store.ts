import type { Selectable } from 'kysely';
import { makeSecret } from '../../../accounts/index.ts';
import type { Db, Trx } from '../../../kernel/index.ts';
import { EXCLUSION_DAYS } from '../rules/blocks.ts';
import type { LimitInForce } from '../rules/change.ts';
import type { LimitsTable } from '../limits.tables.ts';
import { LIMIT_TYPE, type LimitType } from '../rules/limitTypes.ts';
import type { AskedLimit } from '../rules/limitValues.ts';

export type StoredLimit = Selectable<LimitsTable>;

/** Author of a change, and its time by the server's clock. */
export interface ChangeBy {
  readonly at: Date;
  readonly by: LimitsTable['changed_by']['__select__'];
}

/** Returns limits in force, and pending ones that may still be confirmed; breaks that are over are included. */
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

/** Converts a stored limit to the format of the rules. */
export function inForceOf(limit: StoredLimit): LimitInForce {
  return { value: limit.value, iso: limit.iso, startsAt: limit.starts_at, endsAt: limit.ends_at };
}

/** Ends limits of the given types and states; the history keeps them. */
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

/**
 * Stores a limit that is in force from now on; the previous one has to be retired. An exclusion long enough to last
 * until the player asks to return gets the secret that proves the identity for that request.
 */
export async function insertActive(
  trx: Trx,
  playerId: bigint,
  limit: Pick<AskedLimit, 'type' | 'value' | 'iso' | 'reason'> & { readonly endsAt: Date | null },
  { at, by }: ChangeBy,
): Promise<void> {
  const needsReturn = limit.type === LIMIT_TYPE.selfExclusion && limit.value >= EXCLUSION_DAYS;
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
      return_secret: needsReturn ? makeSecret() : null,
      changed_at: at,
      changed_by: by,
    })
    .execute();
}

/** Stores a looser limit that waits; a pending one has to be retired. */
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

/** Puts a pending limit into force; the previous one has to be retired. */
export async function activate(trx: Trx, limitId: bigint, { at, by }: ChangeBy): Promise<void> {
  await trx
    .updateTable('limits')
    .set({ state: 'ACTIVE', starts_at: at, changed_at: at, changed_by: by })
    .where('id', '=', limitId)
    .where('state', '=', 'PENDING')
    .execute();
}
