import { safetyEntry, verificationEntry } from '../protection/index.ts';
import { loyaltyEntry } from '../rewards/index.ts';
import { createSiteEntry } from '../site/index.ts';

/** Schema of a site's entry in the list of sites, with the parts that each domain parses itself. */
export const siteEntry = createSiteEntry({
  safety: safetyEntry,
  loyalty: loyaltyEntry,
  verification: verificationEntry,
});
