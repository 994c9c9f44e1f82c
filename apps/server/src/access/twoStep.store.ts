import type { Selectable } from 'kysely';
import type { Db, Trx } from '../db/database.ts';
import type { SecretBox } from '../secretBox/secretBox.ts';
import type { TwoStepsTable } from './access.tables.ts';

export type TwoStepRow = Selectable<TwoStepsTable>;

/** For whom the key of an app is sealed. */
const contextOf = (playerId: bigint): string => `two_steps ${playerId}`;

/** The key of a player's app as it is kept. */
export const sealedTotp = (box: SecretBox, playerId: bigint, secret: string): string =>
  box.seal(secret, contextOf(playerId));

/** The key of a player's app. Throws an Error when it was sealed with another key. */
export const openTotp = (box: SecretBox, playerId: bigint, sealed: string): string =>
  box.open(sealed, contextOf(playerId));

/** Seals the keys of apps that were kept in the open. */
export async function sealTwoSteps(db: Db, box: SecretBox): Promise<void> {
  const rows = await db
    .selectFrom('two_steps')
    .select(['player_id', 'secret'])
    .where('secret', 'is not', null)
    .where('secret', 'not like', 'v1.%')
    .execute();
  for (const { player_id: playerId, secret } of rows) {
    if (secret === null) continue;
    await db
      .updateTable('two_steps')
      .set({ secret: sealedTotp(box, playerId, secret) })
      .where('player_id', '=', playerId)
      .where('secret', '=', secret)
      .execute();
  }
}

export function findTwoStep(db: Db, playerId: bigint): Promise<TwoStepRow | undefined> {
  return db.selectFrom('two_steps').selectAll().where('player_id', '=', playerId).executeTakeFirst();
}

/** Begins anew, with another key; false when the app is on already. */
export async function beginTwoStep(db: Db, playerId: bigint, secret: string): Promise<boolean> {
  const row = await db
    .insertInto('two_steps')
    .values({ player_id: playerId, secret, enabled_at: null })
    .onConflict((conflict) =>
      conflict
        .column('player_id')
        .doUpdateSet({ secret, last_counter: 0n })
        .where('two_steps.enabled_at', 'is', null),
    )
    .returning('player_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Turns the app on; false when it is on already or another key was begun meanwhile. */
export async function enableTwoStep(
  trx: Trx,
  { playerId, secret, counter, hashes, at }: EnabledTwoStep,
): Promise<boolean> {
  const row = await trx
    .updateTable('two_steps')
    .set({ enabled_at: at, last_counter: BigInt(counter), recovery_hashes: [...hashes] })
    .where('player_id', '=', playerId)
    .where('secret', '=', secret)
    .where('enabled_at', 'is', null)
    .returning('player_id')
    .executeTakeFirst();
  return row !== undefined;
}

export interface EnabledTwoStep {
  readonly playerId: bigint;
  /** As it is kept: that which was begun. */
  readonly secret: string;
  readonly counter: number;
  /** SHA-256 of the recovery codes. */
  readonly hashes: readonly string[];
  readonly at: Date;
}

export async function dropTwoStep(trx: Trx, playerId: bigint): Promise<void> {
  await trx.deleteFrom('two_steps').where('player_id', '=', playerId).execute();
}

/** Takes the code of a half-minute, once; false when it or a later one was taken. */
export async function takeCounter(trx: Trx, playerId: bigint, counter: number): Promise<boolean> {
  const row = await trx
    .updateTable('two_steps')
    .set({ last_counter: BigInt(counter) })
    .where('player_id', '=', playerId)
    .where('last_counter', '<', BigInt(counter))
    .returning('player_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Leaves the recovery codes that are left; the caller holds the row. */
export async function setRecovery(trx: Trx, playerId: bigint, hashes: readonly string[]): Promise<void> {
  await trx
    .updateTable('two_steps')
    .set({ recovery_hashes: [...hashes] })
    .where('player_id', '=', playerId)
    .execute();
}

/** The row under its lock: one code is looked at after the other. */
export function lockTwoStep(trx: Trx, playerId: bigint): Promise<TwoStepRow | undefined> {
  return trx
    .selectFrom('two_steps')
    .selectAll()
    .where('player_id', '=', playerId)
    .forUpdate()
    .executeTakeFirst();
}
