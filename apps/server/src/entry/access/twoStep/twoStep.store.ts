import type { Selectable } from 'kysely';
import type { Db, Trx } from '../../../kernel/index.ts';
import type { SecretBox } from '../../../delivery/index.ts';
import type { TwoStepsTable } from '../access.tables.ts';

export type TwoStepRow = Selectable<TwoStepsTable>;

/** Binds an encrypted secret to its player. */
export const contextOf = (playerId: bigint): string => `two_steps ${playerId}`;

/** Encrypts the secret of a player's app for storage. */
export const sealedTotp = (secretBox: SecretBox, playerId: bigint, secret: string): string =>
  secretBox.seal(secret, contextOf(playerId));

/** Decrypts the secret of a player's app. Throws an Error if it was encrypted with another key. */
export const openTotp = (secretBox: SecretBox, playerId: bigint, sealed: string): string =>
  secretBox.open(sealed, contextOf(playerId));

/** Encrypts secrets of apps that are still stored in plain text. */
export async function sealTwoSteps(db: Db, secretBox: SecretBox): Promise<void> {
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
      .set({ secret: sealedTotp(secretBox, playerId, secret) })
      .where('player_id', '=', playerId)
      .where('secret', '=', secret)
      .execute();
  }
}

export function findTwoStep(db: Db, playerId: bigint): Promise<TwoStepRow | undefined> {
  return db.selectFrom('two_steps').selectAll().where('player_id', '=', playerId).executeTakeFirst();
}

/** Starts again with a new secret; returns false if the app is enabled already. */
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

/** Enables the app; returns false if it is enabled already or another secret was made meanwhile. */
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
  /** The encrypted secret that `beginTwoStep` stored. */
  readonly secret: string;
  readonly counter: number;
  /** SHA-256 hashes of the recovery codes. */
  readonly hashes: readonly string[];
  readonly at: Date;
}

export async function dropTwoStep(trx: Trx, playerId: bigint): Promise<void> {
  await trx.deleteFrom('two_steps').where('player_id', '=', playerId).execute();
}

/** Accepts the code of a counter once; returns false if it or a later one was accepted before. */
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

/** Stores the remaining recovery codes. The caller must have locked the row. */
export async function setRecovery(trx: Trx, playerId: bigint, hashes: readonly string[]): Promise<void> {
  await trx
    .updateTable('two_steps')
    .set({ recovery_hashes: [...hashes] })
    .where('player_id', '=', playerId)
    .execute();
}

/** Returns the row and locks it, so that codes are checked one after the other. */
export function lockTwoStep(trx: Trx, playerId: bigint): Promise<TwoStepRow | undefined> {
  return trx
    .selectFrom('two_steps')
    .selectAll()
    .where('player_id', '=', playerId)
    .forUpdate()
    .executeTakeFirst();
}

/** Deletes the secret of an app that isn't enabled yet. */
export async function dropSetup(trx: Trx, playerId: bigint): Promise<void> {
  await trx
    .deleteFrom('two_steps')
    .where('player_id', '=', playerId)
    .where('enabled_at', 'is', null)
    .execute();
}
