import { safetyEntry } from '../protection/limits/rules/safetyEntry.ts';
import { loyaltyEntry } from '../rewards/loyalty/loyaltyEntry.ts';
import { createSiteEntry } from '../site/sites/sitesFile.ts';
import { verificationEntry } from '../protection/verification/verificationEntry.ts';

/** Schema of a site's entry in the list of sites, with the parts that each domain parses itself. */
export const siteEntry = createSiteEntry({
  safety: safetyEntry,
  loyalty: loyaltyEntry,
  verification: verificationEntry,
});
