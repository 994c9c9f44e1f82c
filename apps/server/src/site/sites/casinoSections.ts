import { casinoCategories, partitionOf, type CasinoCategorySlug } from '@touchline/contract/casino';
import type { Site } from './site.ts';

/** Returns the slugs of the casino's categories that a site shows: those that its operators leave in its partitions. */
export function sectionsOf({
  config,
  state: { partitions },
}: Pick<Site, 'config' | 'state'>): CasinoCategorySlug[] {
  if (!config.availableRoutes.includes('casino')) return [];
  const slugs = casinoCategories.map(({ slug }) => slug);
  return partitions === null ? slugs : slugs.filter((slug) => partitions.includes(partitionOf(slug)));
}
