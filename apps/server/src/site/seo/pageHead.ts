import type { SeoPage } from '@touchline/contract';
import { iconAddress } from '../sites/installedApp.ts';
import { guestLanguages } from '../sites/language.ts';
import { iconFiles } from '@touchline/brand/node';
import { hasPage } from '../siteState/hasPage.ts';
import { languageOf } from '@touchline/contract/languages';
import { segmentsOf } from '@touchline/contract/pages';
import { namedOf, type Named } from './pageName.ts';
import type { PageQuestion } from './pageQuestion.ts';
import { pageKindOf, type PageKind } from './pageKind.ts';
import { breadcrumbs, sportsEvent } from './structuredData.ts';

const OPEN = 'index, follow';
const CLOSED = 'noindex, nofollow';
/** Excludes a page from search engines, which may follow its links. */
const PASSED = 'noindex, follow';

function robotsOf({ own, above }: PageQuestion, named: Named, place: PageKind): string {
  // A player's own page is never indexed, whatever the site's texts request.
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

/** Returns the image of a shared page: the site's own, else its logo. */
export function shareImageOf({ site, own, messages }: PageQuestion): {
  readonly src: string;
  readonly alt: string;
} {
  if (own?.picture) return own.picture;
  const src = pictureFile === undefined ? '/icon.svg' : iconAddress(site, pictureFile);
  return { src, alt: messages.text('seo.pictureAlt', { brand: site.config.wordmark }) };
}

function openGraphOf(question: PageQuestion, page: Pick<SeoPage, 'title' | 'description' | 'canonical'>) {
  const { site, origin, language } = question;
  const picture = shareImageOf(question);
  const locale = (segment: string) => languageOf(segment).tag.replace('-', '_');
  return [
    ['og:type', 'website'],
    ['og:site_name', site.config.wordmark],
    ['og:title', page.title],
    ['og:description', page.description],
    ...(page.canonical === undefined ? [] : [['og:url', page.canonical]]),
    ['og:image', origin + picture.src],
    ['og:image:alt', picture.alt],
    ['og:locale', locale(language)],
    ...guestLanguages(site.config)
      .filter((other) => other !== language)
      .map((other) => ['og:locale:alternate', locale(other)]),
  ].map(([property = '', content = '']) => ({ property, content }));
}

/**
 * Names a page with what the site offers of it: a path and breadcrumbs of other pages are left out. A match in play,
 * for example, belongs to `live`, which the site may not offer.
 */
function namedWhereOffered(question: PageQuestion, place: PageKind): Named & { readonly isMissing: boolean } {
  const { site, path, lineNames } = question;
  const named = namedOf(question, place);
  const has = (one: string) => hasPage(site, `/${question.language}/${one}`, lineNames);
  return {
    ...named,
    path: has(named.path) ? named.path : segmentsOf(path).join('/'),
    crumbs: named.crumbs.filter((crumb) => has(crumb.path)),
    isMissing: !hasPage(site, path, lineNames),
  };
}

/**
 * Builds the head of a page from the line, the dictionary, and the site's texts. An address without a page has no
 * canonical address, no other languages and no data.
 */
export function pageHead(question: PageQuestion): SeoPage {
  const { site, messages, own, language } = question;
  const place = pageKindOf(question.path, question.lineNames);
  const named = namedWhereOffered(question, place);
  const values = { ...named.values, brand: site.config.wordmark };
  const title = own?.title ?? messages.text(`seo.${named.key}.title`, values);
  const description =
    own?.description ??
    (named.key === 'home' ? site.descriptions[language] : undefined) ??
    messages.text(`seo.${named.key}.description`, values);
  const page = {
    path: named.path,
    language: messages.tag,
    title,
    description,
    metas: [...(own?.metas ?? [])],
    hasContent: (own?.content.length ?? 0) > 0,
  };
  if (named.isMissing)
    return {
      ...page,
      metaRobots: PASSED,
      alternates: [],
      mediaLinks: [],
      openGraph: openGraphOf(question, page),
      structuredData: [],
    };
  const canonical = canonicalOf(question, named.path);
  return {
    ...page,
    canonical,
    ...(own?.customCanonical ? { customCanonical: own.customCanonical } : {}),
    metaRobots: robotsOf(question, named, place),
    ...(own?.hierarchyMetaRobots === undefined ? {} : { hierarchyMetaRobots: own.hierarchyMetaRobots }),
    alternates: alternatesOf(question, named.path),
    mediaLinks: (own?.mediaLinks ?? []).map(({ media, host }) => ({
      media,
      href: `https://${host}/${language}${named.path === '' ? '' : `/${named.path}`}`,
    })),
    openGraph: openGraphOf(question, { ...page, canonical }),
    structuredData: dataOf(question, named, { canonical, description }),
  };
}

/** Returns the objects of schema.org for a page: its breadcrumbs, and its match. */
function dataOf(
  { messages, origin, language }: PageQuestion,
  { crumbs, match, values }: Named,
  { canonical, description }: { readonly canonical: string; readonly description: string },
): SeoPage['structuredData'] {
  const at = (path: string) => `${origin}/${language}${path === '' ? '' : `/${path}`}`;
  const home = { name: messages.text('seo.crumb.home'), path: '' };
  return [
    ...(crumbs.length === 0 ? [] : [breadcrumbs([home, ...crumbs], at)]),
    ...(match ? [sportsEvent(match, { url: canonical, sport: values['sport'] ?? '', description })] : []),
  ];
}
