import { safetyEntry } from './limits/rules/safetyEntry.ts';
import { loyaltyEntry } from './loyalty/loyaltyEntry.ts';
import { createSiteEntry } from './sites/sitesFile.ts';
import { verificationEntry } from './verification/verificationEntry.ts';

/** Schema of a site's entry in the list of sites, with the parts that each domain parses itself. */
export const siteEntry = createSiteEntry({
  safety: safetyEntry,
  loyalty: loyaltyEntry,
  verification: verificationEntry,
});
