import type { LoyaltyPlan, VerificationPlan } from '@touchline/contract';
import type { GenericSchema } from 'valibot';
import type { SiteSafety } from './siteSafety.ts';

/** Parsers of the parts of a site's entry whose rules belong to higher domains. `siteEntry.ts` hands them in. */
export interface EntryParsers {
  readonly safety: GenericSchema<unknown, SiteSafety>;
  readonly loyalty: GenericSchema<unknown, LoyaltyPlan>;
  readonly verification: GenericSchema<unknown, VerificationPlan>;
}
