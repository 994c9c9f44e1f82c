import type { Site } from './site.ts';
import type { Sites } from './sites.ts';

/** Returns a site by its id; undefined if it isn't served any more. */
export function siteById(sites: Pick<Sites, 'all'>, id: string): Site | undefined {
  return sites.all.find((site) => site.id === id);
}
