import { hashOf, makeSecret } from '../../../accounts/index.ts';
import type { Db, Trx } from '../../../kernel/index.ts';
import { makeGuid } from '../guid.ts';
import { passkeyExpired } from './passkeyProblems.ts';
import { findChallenge, insertChallenge, takeChallenge, type ChallengeRow } from './passkeys.store.ts';
import type { ChallengePurpose } from './passkeys.tables.ts';
import type { RelyingParty } from './relyingParty.ts';

/** Lifetime of a challenge, ms. */
export const CHALLENGE_LIFE = 5 * 60_000;

/** A stored challenge, and the id that its answer has to name. */
export interface Challenge {
  readonly guid: string;
  /** 32 random bytes, base64url. */
  readonly challenge: string;
  readonly expiresAt: Date;
}

/** Challenges of passkey ceremonies, stored so that any process can take the answer. */
export interface Challenges {
  make(
    rp: RelyingParty,
    about: Pick<ChallengeRow, 'purpose' | 'player_id' | 'user_handle'>,
  ): Promise<Challenge>;
  /** Returns a challenge that `take` can take. Throws a ProblemError 422 if it was used, has ended or expired. */
  find(rp: RelyingParty, purpose: ChallengePurpose, guid: string): Promise<ChallengeRow>;
  /** Takes a challenge, whether its answer is right or not. Throws like `find`. */
  take(rp: RelyingParty, purpose: ChallengePurpose, guid: string, trx?: Trx): Promise<ChallengeRow>;
  /** Deletes a challenge if it is still there. */
  drop(rp: RelyingParty, purpose: ChallengePurpose, guid: string): Promise<void>;
}

export function createChallenges(db: Db, now: () => Date): Challenges {
  function requireOf(rp: RelyingParty, row: ChallengeRow | undefined): ChallengeRow {
    if (!row || row.rp_id !== rp.id) throw passkeyExpired();
    return row;
  }

  return {
    async make(rp, about) {
      const guid = makeGuid();
      const challenge = makeSecret();
      const expiresAt = new Date(now().getTime() + CHALLENGE_LIFE);
      const row = {
        ...about,
        guid_hash: hashOf(guid),
        site_id: rp.site.id,
        challenge,
        rp_id: rp.id,
        expires_at: expiresAt,
      };
      await insertChallenge(db, row, now());
      return { guid, challenge, expiresAt };
    },
    find: async (rp, purpose, guid) =>
      requireOf(rp, await findChallenge(db, { guidHash: hashOf(guid), siteId: rp.site.id, purpose }, now())),
    take: async (rp, purpose, guid, trx) =>
      requireOf(
        rp,
        await takeChallenge(trx ?? db, { guidHash: hashOf(guid), siteId: rp.site.id, purpose }, now()),
      ),
    drop: async (rp, purpose, guid) =>
      void (await takeChallenge(db, { guidHash: hashOf(guid), siteId: rp.site.id, purpose }, now())),
  };
}
