import { siteEntry } from '../siteEntry.ts';
import { defaultEntry } from '../sites/sitesFile.ts';

/** Default settings of a site. */
export const testSite = defaultEntry(siteEntry, 'house', true);
