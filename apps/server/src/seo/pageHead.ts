import type { SeoPage } from '@touchline/contract';
import type { MatchRecord } from '@touchline/feed';
import type { LineBook } from '../feed/index.ts';
import { isLive } from '../line/competitions.ts';
import type { Words } from '../mail/words.ts';
import { iconAddress } from '../sites/installedApp.ts';
import { guestLanguages, languageOf } from '../sites/language.ts';
import type { Site } from '../sites/site.ts';
import { iconFiles } from '@touchline/brand/node';
import { championshipPath, matchName, matchPath, sportKey } from './addresses.ts';
import type { SafeFields } from './fields.ts';
import { placeOf, segmentsOf, type Place, type Section } from './place.ts';
import { breadcrumbs, sportsEvent, type Crumb } from './structuredData.ts';

export interface PageQuestion {
  readonly site: Site;
  /** The language of the page: a segment of addresses. */
  readonly language: string;
  /** Path with the language, without query. */
  readonly path: string;
  /** Where the site is reached: `https://host`. */
  readonly origin: string;
  readonly words: Words;
  readonly book: Pick<LineBook, 'match' | 'matches'>;
  /** What the site wrote of this page, if anything. */
  readonly own: SafeFields | undefined;
  /** What the nearest page above says of all below it. */
  readonly above: string | undefined;
}

/** What a place is called and where it stands, from the line and the dictionary. */
interface Named {
  /** Beneath the language. */
  readonly path: string;
  readonly key: string;
  readonly values: Readonly<Record<string, string>>;
  readonly isPublic: boolean;
  /** From the section on; home comes before them. */
  readonly crumbs: readonly Crumb[];
  readonly match?: MatchRecord;
}

const OPEN = 'index, follow';
const CLOSED = 'noindex, nofollow';
/** A page that search engines needn't know, whose links they may follow. */
const PASSED = 'noindex, follow';

function pathAsAsked(path: string): string {
  return segmentsOf(path).join('/');
}

function sportName(words: Words, key: string): string {
  return words.find(`sports.sport.${key}`) ?? key;
}

function sectionCrumb(words: Words, section: Section): Crumb {
  return { name: words.word(`seo.crumb.${section}`), path: section };
}

function matchNamed(question: PageQuestion, match: MatchRecord): Named {
  const { words } = question;
  const section = isLive(match) ? 'live' : 'line';
  const key = sportKey(match.sportId);
  const sport = sportName(words, key);
  const path = matchPath(match);
  const date = new Intl.DateTimeFormat(words.tag, {
    dateStyle: 'long',
    timeZone: 'UTC',
    numberingSystem: 'latn',
  }).format(match.startsAt * 1000);
  return {
    path,
    key: 'match',
    values: { match: matchName(match), championship: match.competition, sport, date },
    isPublic: true,
    crumbs: [
      sectionCrumb(words, section),
      { name: sport, path: `${section}/${key}` },
      { name: match.competition, path: championshipPath(section, match) },
      { name: matchName(match), path },
    ],
    match,
  };
}

function championshipNamed(
  question: PageQuestion,
  id: number,
  section: Section | undefined,
): Named | undefined {
  const { book, words, path } = question;
  const [first] = book.matches({ competitionId: id });
  if (!first) return undefined;
  const key = sportKey(first.sportId);
  const sport = sportName(words, key);
  const own = section === undefined ? pathAsAsked(path) : championshipPath(section, first);
  const lineage = section ?? 'line';
  return {
    path: own,
    key: 'championship',
    values: { championship: first.competition, sport },
    isPublic: true,
    crumbs: [
      sectionCrumb(words, lineage),
      { name: sport, path: `${lineage}/${key}` },
      { name: first.competition, path: own },
    ],
  };
}

function unknown(question: PageQuestion): Named {
  return { path: pathAsAsked(question.path), key: 'other', values: {}, isPublic: false, crumbs: [] };
}

function namedOf(question: PageQuestion, place: Place): Named {
  const { book, words, path } = question;
  const plain = { path: pathAsAsked(path), values: {}, isPublic: true };
  switch (place.kind) {
    case 'home':
      return { ...plain, key: 'home', crumbs: [] };
    case 'section':
      return { ...plain, key: place.section, crumbs: [sectionCrumb(words, place.section)] };
    case 'sport': {
      const sport = sportName(words, place.sport);
      return {
        ...plain,
        key: `${place.section}Sport`,
        values: { sport },
        crumbs: [
          sectionCrumb(words, place.section),
          { name: sport, path: `${place.section}/${place.sport}` },
        ],
      };
    }
    case 'championship':
    case 'championshipOf':
      return (
        championshipNamed(
          question,
          place.championshipId,
          place.kind === 'championship' ? place.section : undefined,
        ) ?? unknown(question)
      );
    case 'match':
    case 'matchOf': {
      const match = book.match(place.matchId);
      return match ? matchNamed(question, match) : unknown(question);
    }
    case 'page':
      return { ...plain, key: `page.${place.page}`, crumbs: [] };
    default:
      return unknown(question);
  }
}

function robotsOf({ own, above }: PageQuestion, named: Named, place: Place): string {
  // A player's own page stays out of search whatever the site wrote.
  if (place.kind === 'private') return CLOSED;
  return own?.metaRobots ?? own?.hierarchyMetaRobots ?? above ?? (named.isPublic ? OPEN : PASSED);
}

function canonicalOf({ own, origin, language }: PageQuestion, path: string): string {
  const at = path === '' ? `/${language}` : `/${language}/${path}`;
  const custom = own?.customCanonical;
  if (custom?.mode === 'url') return custom.targetUrl;
  return custom?.mode === 'mirror' ? `https://${custom.domainHost}${at}` : origin + at;
}

function alternatesOf({ site, origin }: PageQuestion, path: string): SeoPage['alternates'] {
  const { defaultLanguage } = site.config;
  const at = (segment: string) => origin + (path === '' ? `/${segment}` : `/${segment}/${path}`);
  return [
    ...guestLanguages(site.config).map((segment) => ({
      hreflang: languageOf(segment).tag,
      href: at(segment),
    })),
    { hreflang: 'x-default', href: at(defaultLanguage) },
  ];
}

const pictureFile = iconFiles.find(({ name }) => name === 'icon-512.png') ?? iconFiles[0];

/** The picture that stands for a page where it is shared: the site's own word, else its sign. */
export function pictureOf({ site, own, words }: PageQuestion): {
  readonly src: string;
  readonly alt: string;
} {
  if (own?.picture) return own.picture;
  const src = pictureFile === undefined ? '/icon.svg' : iconAddress(site, pictureFile);
  return { src, alt: words.word('seo.pictureAlt', { brand: site.config.wordmark }) };
}

function openGraphOf(question: PageQuestion, page: Pick<SeoPage, 'title' | 'description' | 'canonical'>) {
  const { site, origin, language } = question;
  const picture = pictureOf(question);
  const locale = (segment: string) => languageOf(segment).tag.replace('-', '_');
  return [
    ['og:type', 'website'],
    ['og:site_name', site.config.wordmark],
    ['og:title', page.title],
    ['og:description', page.description],
    ['og:url', page.canonical],
    ['og:image', origin + picture.src],
    ['og:image:alt', picture.alt],
    ['og:locale', locale(language)],
    ...guestLanguages(site.config)
      .filter((other) => other !== language)
      .map((other) => ['og:locale:alternate', locale(other)]),
  ].map(([property = '', content = '']) => ({ property, content }));
}

/** What the head of a page says, from the line, the dictionary, and what the site wrote of it. */
export function pageHead(question: PageQuestion): SeoPage {
  const { site, words, own, origin, language } = question;
  const place = placeOf(question.path);
  const named = namedOf(question, place);
  const values = { ...named.values, brand: site.config.wordmark };
  const title = own?.title ?? words.word(`seo.${named.key}.title`, values);
  const description =
    own?.description ??
    (named.key === 'home' ? site.descriptions[language] : undefined) ??
    words.word(`seo.${named.key}.description`, values);
  const canonical = canonicalOf(question, named.path);
  const atLanguage = (path: string) => `${origin}/${language}${path === '' ? '' : `/${path}`}`;
  const home = { name: words.word('seo.crumb.home'), path: '' };
  const trail = [home, ...named.crumbs];
  const { match } = named;
  return {
    path: named.path,
    language: words.tag,
    title,
    description,
    canonical,
    ...(own?.customCanonical ? { customCanonical: own.customCanonical } : {}),
    metaRobots: robotsOf(question, named, place),
    ...(own?.hierarchyMetaRobots === undefined ? {} : { hierarchyMetaRobots: own.hierarchyMetaRobots }),
    metas: [...(own?.metas ?? [])],
    alternates: alternatesOf(question, named.path),
    mediaLinks: (own?.mediaLinks ?? []).map(({ media, host }) => ({
      media,
      href: `https://${host}/${language}${named.path === '' ? '' : `/${named.path}`}`,
    })),
    hasContent: (own?.content.length ?? 0) > 0,
    openGraph: openGraphOf(question, { title, description, canonical }),
    structuredData: [
      ...(named.crumbs.length === 0 ? [] : [breadcrumbs(trail, atLanguage)]),
      ...(match
        ? [sportsEvent(match, { url: canonical, sport: named.values['sport'] ?? '', description })]
        : []),
    ],
  };
}
