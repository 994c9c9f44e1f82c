import type { ReferralRejection, ReferralState } from '@touchline/loyalty';
import type { Generated, GeneratedAlways } from 'kysely';

declare module '../../kernel/db/tables.ts' {
  interface Database {
    referrals: ReferralsTable;
  }
}

/** Friends that players brought. */
export interface ReferralsTable {
  id: GeneratedAlways<bigint>;
  friend_id: bigint;
  referrer_id: bigint;
  site_id: string;
  /** Origin of the friend: the link, or a typed code. */
  source: 'link' | 'code';
  state: Generated<ReferralState>;
  registered_at: Date;
  qualified_at: Generated<Date | null>;
  held_until: Generated<Date | null>;
  ended_at: Generated<Date | null>;
  rejection: Generated<ReferralRejection | null>;
  /** Shared trait that only a person can judge: not paid before an operator's decision. */
  mark: Generated<'device' | 'network' | null>;
  /** Operator who released a marked referral. */
  released_by: Generated<string | null>;
}
