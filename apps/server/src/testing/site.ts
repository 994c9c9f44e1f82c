import { siteEntry } from '../composition/siteEntry.ts';
import { defaultEntry } from '../site/sites/sitesFile.ts';

/** Default settings of a site. */
export const testSite = defaultEntry(siteEntry, 'house', true);
