import type { Insertable, Selectable } from 'kysely';
import type { Db, Trx } from '../../../kernel/index.ts';
import type { ChallengePurpose, PasskeyChallengesTable, PasskeysTable } from './passkeys.tables.ts';

export type PasskeyRow = Selectable<PasskeysTable>;
export type ChallengeRow = Selectable<PasskeyChallengesTable>;

/** Returns the passkeys of a player, newest first. */
export function passkeysOf(db: Db, playerId: bigint): Promise<PasskeyRow[]> {
  return db
    .selectFrom('passkeys')
    .selectAll()
    .where('player_id', '=', playerId)
    .orderBy('id', 'desc')
    .execute();
}

/** Returns whether a player has a passkey. */
export async function hasPasskey(db: Db, playerId: bigint): Promise<boolean> {
  const row = await db
    .selectFrom('passkeys')
    .select('id')
    .where('player_id', '=', playerId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns a passkey of a player of a site by the id that its authenticator gave it. */
export function findPasskey(db: Db, siteId: string, credentialId: string): Promise<PasskeyRow | undefined> {
  return db
    .selectFrom('passkeys')
    .innerJoin('players', 'players.id', 'passkeys.player_id')
    .selectAll('passkeys')
    .where('passkeys.credential_id', '=', credentialId)
    .where('players.site_id', '=', siteId)
    .executeTakeFirst();
}

/** Returns a passkey of a player; undefined if it was removed. */
export function findOwnPasskey(db: Db, playerId: bigint, id: bigint): Promise<PasskeyRow | undefined> {
  return db
    .selectFrom('passkeys')
    .selectAll()
    .where('id', '=', id)
    .where('player_id', '=', playerId)
    .executeTakeFirst();
}

/** Stores a passkey; returns false if another one has its credential id. */
export async function insertPasskey(trx: Trx, passkey: Insertable<PasskeysTable>): Promise<boolean> {
  const row = await trx
    .insertInto('passkeys')
    .values(passkey)
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Renames a passkey; returns false if the player has none with the id. */
export async function setPasskeyName(db: Db, playerId: bigint, id: bigint, name: string): Promise<boolean> {
  const row = await db
    .updateTable('passkeys')
    .set({ name })
    .where('id', '=', id)
    .where('player_id', '=', playerId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes a passkey and returns it; undefined if the player has none with the id. */
export function deletePasskey(trx: Trx, playerId: bigint, id: bigint): Promise<PasskeyRow | undefined> {
  return trx
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where('player_id', '=', playerId)
    .returningAll()
    .executeTakeFirst();
}

/** Stores a use of a passkey. */
export async function setPasskeyUse(
  trx: Trx,
  id: bigint,
  use: Pick<PasskeyRow, 'counter' | 'is_synced' | 'last_used_at'>,
): Promise<void> {
  await trx.updateTable('passkeys').set(use).where('id', '=', id).execute();
}

/** Stores a challenge, and deletes expired ones. */
export async function insertChallenge(db: Db, challenge: ChallengeRow, now: Date): Promise<void> {
  await db.deleteFrom('passkey_challenges').where('expires_at', '<=', now).execute();
  await db.insertInto('passkey_challenges').values(challenge).execute();
}

export interface ChallengeName {
  readonly guidHash: string;
  readonly siteId: string;
  readonly purpose: ChallengePurpose;
}

/** Takes a challenge, once; undefined if it was taken before or has expired. */
export function takeChallenge(
  db: Db,
  { guidHash, siteId, purpose }: ChallengeName,
  now: Date,
): Promise<ChallengeRow | undefined> {
  return db
    .deleteFrom('passkey_challenges')
    .where('guid_hash', '=', guidHash)
    .where('site_id', '=', siteId)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();
}

/** Returns a challenge that can be taken. */
export function findChallenge(
  db: Db,
  { guidHash, siteId, purpose }: ChallengeName,
  now: Date,
): Promise<ChallengeRow | undefined> {
  return db
    .selectFrom('passkey_challenges')
    .selectAll()
    .where('guid_hash', '=', guidHash)
    .where('site_id', '=', siteId)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Deletes the challenges of a player. */
export async function deleteChallenges(trx: Trx, playerId: bigint): Promise<void> {
  await trx.deleteFrom('passkey_challenges').where('player_id', '=', playerId).execute();
}
