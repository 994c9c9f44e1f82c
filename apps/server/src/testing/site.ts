import { defaultEntry } from '../sites/sitesFile.ts';

/** What a site says about coupons when its entry says nothing. */
export const testSite = defaultEntry('house');
