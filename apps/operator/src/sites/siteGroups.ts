import type { MessageKey } from '../messages/messages.ts';
import type { SitePart } from './siteParts.ts';

/** Parts of a site that belong together. */
export interface SiteGroup {
  readonly label: MessageKey;
  readonly parts: readonly SitePart[];
}

/** Groups of parts, in the order of the tabs. A test counts that each part is in one. */
export const siteGroups: readonly SiteGroup[] = [
  {
    label: 'siteGroup.opening',
    parts: ['flags', 'maintenance', 'block', 'countryBlocks', 'terms'],
  },
  { label: 'siteGroup.players', parts: ['verification', 'access', 'safety', 'visit'] },
  { label: 'siteGroup.money', parts: ['withdrawals', 'paymentMethods', 'consultant', 'operators'] },
  { label: 'siteGroup.rewards', parts: ['loyalty', 'games'] },
  { label: 'siteGroup.pages', parts: ['homeParts', 'partitions', 'routes', 'notFound', 'redirects'] },
  { label: 'siteGroup.brand', parts: ['brandPairs', 'seoPages', 'analytics'] },
];
