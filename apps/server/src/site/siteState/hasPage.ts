import { pageAt } from '@touchline/contract/allPages';
import { offers, segmentsOf } from '@touchline/contract/pages';
import type { LineNames } from '../seo/lineNames.ts';
import { pageKindOf } from '../seo/pageKind.ts';
import type { Site } from '../sites/site.ts';
import { matches } from './paths.ts';

/**
 * Returns whether a site has a page at an address: the address is known, the site offers what it needs, and no
 * operator has removed it. A page of a match that is over, or that never was, counts as one: the app says what became
 * of it.
 * @param path with a language or without, without query
 */
export function hasPage(
  { config, state }: Pick<Site, 'config' | 'state'>,
  path: string,
  lineNames: Pick<LineNames, 'isSportKey'>,
): boolean {
  const segments = segmentsOf(path);
  const page = pageAt(segments);
  if (!page || !offers(config, page)) return false;
  const bare = `/${segments.join('/')}`;
  if (state.notFound.some((pattern) => matches(pattern, bare))) return false;
  const isSection = page.feature === 'live' || page.feature === 'line';
  return !isSection || pageKindOf(`/en${bare}`, lineNames).kind !== 'other';
}
