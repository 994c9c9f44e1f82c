import type { Selectable } from 'kysely';
import { hashOf, makeSecret } from '../../accounts/index.ts';
import { CHALLENGE_LIFE, makeGuid } from '../../entry/index.ts';
import type { Db, Trx } from '../../kernel/index.ts';
import type { ChallengePurpose, StaffChallengesTable } from './signIn.tables.ts';

export type StaffChallenge = Selectable<StaffChallengesTable>;

/** A challenge as it is stored. */
interface NewChallenge {
  readonly purpose: ChallengePurpose;
  readonly staffId?: bigint;
  /** Secret that the answer has to come with. */
  readonly owner?: string;
  /** @default 32 random bytes, base64url */
  readonly secret?: string;
  readonly nonce?: string;
  readonly rpId?: string;
  /** Lifetime, ms. @default five minutes */
  readonly life?: number;
}

/** Stores a challenge, and deletes those that have expired. */
export async function makeChallenge(db: Db, wanted: NewChallenge, at: Date) {
  const { purpose, staffId, owner, secret = makeSecret(), nonce, rpId, life = CHALLENGE_LIFE } = wanted;
  const guid = makeGuid();
  const expiresAt = new Date(at.getTime() + life);
  await db.deleteFrom('staff_challenges').where('expires_at', '<=', at).execute();
  await db
    .insertInto('staff_challenges')
    .values({
      guid_hash: hashOf(guid),
      purpose,
      staff_id: staffId ?? null,
      owner_hash: owner === undefined ? null : hashOf(owner),
      secret,
      nonce: nonce ?? null,
      rp_id: rpId ?? null,
      expires_at: expiresAt,
    })
    .execute();
  return { guid, secret, expiresAt };
}

/** Names a challenge by its answer. */
export interface AnsweredName {
  readonly purpose: ChallengePurpose;
  readonly guid: string;
  readonly staffId?: bigint;
  readonly owner?: string;
}

/** Returns a challenge that can be taken; undefined if it was taken, has expired, or is another one's. */
export function findChallenge(
  db: Db | Trx,
  { purpose, guid, staffId, owner }: AnsweredName,
  at: Date,
): Promise<StaffChallenge | undefined> {
  return db
    .selectFrom('staff_challenges')
    .selectAll()
    .where('guid_hash', '=', hashOf(guid))
    .where('purpose', '=', purpose)
    .where('staff_id', 'is not distinct from', staffId ?? null)
    .where('owner_hash', 'is not distinct from', owner === undefined ? null : hashOf(owner))
    .where('expires_at', '>', at)
    .executeTakeFirst();
}

/** Takes a challenge, of two at once for one of them. */
export async function takeChallenge(
  db: Db | Trx,
  name: AnsweredName,
  at: Date,
): Promise<StaffChallenge | undefined> {
  const found = await findChallenge(db, name, at);
  return (
    found &&
    db
      .deleteFrom('staff_challenges')
      .where('guid_hash', '=', found.guid_hash)
      .returningAll()
      .executeTakeFirst()
  );
}

/** Deletes the challenges of a person, when their access or a sign-in method changes. */
export async function endChallenges(trx: Trx, staffId: bigint): Promise<void> {
  await trx.deleteFrom('staff_challenges').where('staff_id', '=', staffId).execute();
}
