import type { MatchRecord } from '@touchline/feed';
import { allPages } from '@touchline/contract/allPages';
import { languageOf } from '@touchline/contract/languages';
import { championshipPath, gamePath, matchPath, sectionOf, sportKey } from './addresses.ts';
import type { CasinoPages } from './casinoPages.ts';
import type { LineNames } from './lineNames.ts';

/** Parts of a site's map; each is one file per language. */
export const sitemapParts = ['sections', 'championships', 'matches', 'games'] as const;
export type SitemapPart = (typeof sitemapParts)[number];

/** Maximum of addresses that search engines read in one file. */
const MOST = 50_000;

interface Entry {
  /** Path after the language. */
  readonly path: string;
  /** UTC ms of its last change; absent if unknown. */
  readonly changedAt?: number;
}

export interface MapQuestion {
  readonly origin: string;
  readonly languages: readonly string[];
  readonly casino: CasinoPages;
  /** Upcoming and live matches. */
  readonly matches: readonly MatchRecord[];
  readonly lineNames: LineNames;
  /** Returns whether the site has a page at a path after the language. */
  readonly has: (path: string) => boolean;
  /** Returns when a match's page last changed, apart from prices, UTC ms. */
  readonly changedAt: (matchId: number) => number;
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const instant = (ms: number): string => new Date(ms).toISOString().slice(0, 19) + 'Z';

/** Addresses of the pages that aren't about a match or a competition. */
const PAGES = Object.values(allPages).flatMap(({ listedAt }) => listedAt ?? []);

/** Returns the entries of list pages; each has the latest change of its matches. */
function listsOf(
  matches: readonly MatchRecord[],
  changedAt: MapQuestion['changedAt'],
  pathOf: (match: MatchRecord) => string,
): readonly Entry[] {
  const latest = new Map<string, number>();
  for (const match of matches) {
    const path = pathOf(match);
    latest.set(path, Math.max(latest.get(path) ?? 0, changedAt(match.id)));
  }
  return [...latest].map(([path, at]) => ({ path, changedAt: at }));
}

/** Returns the paths of the catalogue's pages: categories, providers, then games, the most popular first. */
function casinoPaths({ categories, providers, games }: CasinoPages): readonly string[] {
  return [
    ...categories.keys(),
    ...[...providers.keys()].map((slug) => `providers/${encodeURIComponent(slug)}`),
    ...[...games].map(([id, game]) => gamePath(id, game)),
  ];
}

function entriesOf(
  part: SitemapPart,
  { matches, lineNames, changedAt, casino }: MapQuestion,
): readonly Entry[] {
  if (part === 'games') return casinoPaths(casino).map((path) => ({ path }));
  if (part === 'matches')
    return matches.map((match) => ({ path: matchPath(match, lineNames), changedAt: changedAt(match.id) }));
  if (part === 'championships')
    return listsOf(matches, changedAt, (match) =>
      championshipPath(sectionOf(match, lineNames), match, lineNames),
    );
  const sports = listsOf(
    matches,
    changedAt,
    (match) => `${sectionOf(match, lineNames)}/${sportKey(match.sportId, lineNames)}`,
  );
  return [...PAGES.map((path) => ({ path })), ...sports];
}

/** Renders one part of the map in one language; each address lists its other languages. */
export function sitemapOf(part: SitemapPart, language: string, question: MapQuestion): string {
  const { origin, languages } = question;
  const at = (segment: string, path: string) =>
    escaped(`${origin}/${segment}${path === '' ? '' : `/${path}`}`);
  const urls = entriesOf(part, question)
    .filter(({ path }) => question.has(path))
    .slice(0, MOST)
    .map(({ path, changedAt }) => {
      const others = languages.map(
        (segment) =>
          `<xhtml:link rel="alternate" hreflang="${languageOf(segment).tag}" href="${at(segment, path)}"/>`,
      );
      const changed = changedAt === undefined ? '' : `<lastmod>${instant(changedAt)}</lastmod>`;
      return `<url><loc>${at(language, path)}</loc>${changed}${others.join('')}</url>`;
    });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>\n`;
}

/** Renders the sitemap index: each part in each language. */
export function sitemapIndex({
  origin,
  languages,
  matches,
  changedAt,
  has,
}: Omit<MapQuestion, 'casino' | 'lineNames'>): string {
  const latest = Math.max(0, ...matches.map(({ id }) => changedAt(id)));
  const changed = latest === 0 ? '' : `<lastmod>${instant(latest)}</lastmod>`;
  const files = languages.flatMap((language) =>
    sitemapParts
      .filter((part) => part !== 'games' || has('casino-lobby'))
      .map(
        (part) =>
          `<sitemap><loc>${escaped(`${origin}/sitemap-${part}-${language}.xml`)}</loc>${changed}</sitemap>`,
      ),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${files.join('\n')}\n</sitemapindex>\n`;
}

/** Renders robots.txt with the paths closed to crawlers. */
export function robotsText(origin: string): string {
  const closed = ['user', 'office', 'payment', 'onpay', 'registration', 'search-events', 'statisticpopup'];
  return [
    'User-agent: *',
    'Disallow: /web-api/',
    ...closed.map((path) => `Disallow: /*/${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}
