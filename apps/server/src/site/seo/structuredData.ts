import type { MatchRecord } from '@touchline/feed';
import { matchName } from './addresses.ts';

export interface Crumb {
  readonly name: string;
  /** Path after the language. */
  readonly path: string;
}

/**
 * Returns the breadcrumbs of a page for search engines.
 * @param at returns the absolute address of a path
 */
export function breadcrumbs(trail: readonly Crumb[], at: (path: string) => string): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: at(path),
    })),
  };
}

/**
 * Returns a match or a race as an event; its location is the page, because matches of the line can be watched from
 * anywhere.
 */
export function sportsEvent(
  match: MatchRecord,
  { url, sport, description }: { readonly url: string; readonly sport: string; readonly description: string },
): Record<string, unknown> {
  const { home, away, startsAt, status, competition } = match;
  const sides = [home, away].map((name) => ({ '@type': 'SportsTeam', name }));
  return {
    '@context': 'https://schema.org',
    '@type': 'SportsEvent',
    name: matchName(match),
    description,
    url,
    sport,
    startDate: new Date(startsAt * 1000).toISOString(),
    eventStatus: `https://schema.org/${status === 5 ? 'EventCancelled' : 'EventScheduled'}`,
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: { '@type': 'VirtualLocation', url },
    superEvent: {
      '@type': 'SportsEvent',
      name: competition,
      url,
      location: { '@type': 'VirtualLocation', url },
    },
    ...(away === '' ? {} : { homeTeam: sides[0], awayTeam: sides[1], competitor: sides }),
  };
}
