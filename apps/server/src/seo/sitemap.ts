import type { MatchRecord } from '@touchline/feed';
import { languageOf } from '../sites/language.ts';
import { championshipPath, matchPath, sectionOf, sportKey } from './addresses.ts';

/** The parts of a site's map, each a file for each language. */
export const sitemapParts = ['sections', 'championships', 'matches'] as const;
export type SitemapPart = (typeof sitemapParts)[number];

/** Search engines read this many addresses of one file. */
const MOST = 50_000;

interface Entry {
  /** Beneath the language. */
  readonly path: string;
  /** UTC ms of its last change; absent where nothing says it. */
  readonly changedAt?: number;
}

export interface MapQuestion {
  readonly origin: string;
  readonly languages: readonly string[];
  /** Matches that are to come or under way. */
  readonly matches: readonly MatchRecord[];
  /** Features that the site has: addresses of others don't exist. */
  readonly flags: ReadonlySet<string>;
  /** When something of a match's page but its prices last changed, UTC ms. */
  readonly changedAt: (matchId: number) => number;
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const instant = (ms: number): string => new Date(ms).toISOString().slice(0, 19) + 'Z';

const PAGES: readonly (readonly [path: string, flag: string | undefined])[] = [
  ['', undefined],
  ['live', 'live'],
  ['line', 'line'],
  ['cricket', 'cricket'],
  ['cyber/real', 'cyber'],
  ['express-day', 'express-day'],
  ['results', undefined],
  ['champs', undefined],
  ['broadcasts', undefined],
  ['information/betting-calculator', undefined],
];

/** Pages of lists change with the latest of their matches. */
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

function entriesOf(part: SitemapPart, { matches, flags, changedAt }: MapQuestion): readonly Entry[] {
  const open = matches.filter((match) => flags.has(sectionOf(match)));
  if (part === 'matches')
    return open.map((match) => ({ path: matchPath(match), changedAt: changedAt(match.id) }));
  if (part === 'championships')
    return listsOf(open, changedAt, (match) => championshipPath(sectionOf(match), match));
  const pages = PAGES.filter(([, flag]) => flag === undefined || flags.has(flag)).map(([path]) => ({ path }));
  return [...pages, ...listsOf(open, changedAt, (match) => `${sectionOf(match)}/${sportKey(match.sportId)}`)];
}

/** One part of the map in one language; each address names itself in the other languages. */
export function sitemapOf(part: SitemapPart, language: string, question: MapQuestion): string {
  const { origin, languages } = question;
  const at = (segment: string, path: string) =>
    escaped(`${origin}/${segment}${path === '' ? '' : `/${path}`}`);
  const urls = entriesOf(part, question)
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

/** The map of maps: each part in each language. */
export function sitemapIndex({ origin, languages, matches, changedAt }: MapQuestion): string {
  const latest = Math.max(0, ...matches.map(({ id }) => changedAt(id)));
  const changed = latest === 0 ? '' : `<lastmod>${instant(latest)}</lastmod>`;
  const files = languages.flatMap((language) =>
    sitemapParts.map(
      (part) =>
        `<sitemap><loc>${escaped(`${origin}/sitemap-${part}-${language}.xml`)}</loc>${changed}</sitemap>`,
    ),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${files.join('\n')}\n</sitemapindex>\n`;
}

/** What crawlers are asked to leave alone. */
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
