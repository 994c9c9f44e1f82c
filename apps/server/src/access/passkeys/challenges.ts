import { hashOf, makeSecret } from '../../accounts/secrets.ts';
import type { Db } from '../../db/database.ts';
import { makeGuid } from '../guid.ts';
import { passkeyExpired } from './passkeyProblems.ts';
import { insertChallenge, takeChallenge, type ChallengeRow } from './passkeys.store.ts';
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
  /** Takes a challenge, whether its answer is right or not. Throws a ProblemError 422 if it was used or has expired. */
  take(rp: RelyingParty, purpose: ChallengePurpose, guid: string): Promise<ChallengeRow>;
}

export function createChallenges(db: Db, now: () => Date): Challenges {
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
    async take(rp, purpose, guid) {
      const row = await takeChallenge(db, { guidHash: hashOf(guid), siteId: rp.site.id, purpose }, now());
      if (!row || row.rp_id !== rp.id) throw passkeyExpired();
      return row;
    },
  };
}
