import { allPages } from '@touchline/contract/allPages';
import { featureNames, features, type Feature } from '@touchline/contract/pages';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lineNames } from '../../betting/line/lineNames.ts';
import { pageKindOf } from '../seo/pageKind.ts';
import { lineOf } from '../../testing/testLine.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { changePart } from '../../testing/siteFlags.ts';
import { hasPage } from './hasPage.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ sources: [lineOf(4)] });
});
afterAll(() => app.close());

const get = (url: string) => app.app.inject({ url, headers: { host: 'localhost' } });
const statusOf = async (path: string) => (await get(path)).statusCode;
/** Returns whether the site has a page at an address after the language: the rule behind its status. */
const has = (path: string) => hasPage(app.sites.byHost('localhost').site, path, lineNames);
const offer = (names: readonly Feature[]) => changePart(app, 'routes', names);

/** Values of parameters; all others accept anything. */
const values: Readonly<Record<string, string>> = {
  sport: 'football',
  champ: '10-premiere-ligue',
  game: '2-home-2-away-2-co',
  gameRoute: 'chest-bonus',
};

/** Value of parameters whose values the test doesn't know: pages of a subject answer 404 for it. */
const UNKNOWN = 'a-1';
const isThere = (path: string): boolean => !path.split('/').includes(UNKNOWN);

/** Addresses of a pattern after the language: without its optional segments, and with them. */
function addressesOf(pattern: string): readonly string[] {
  const parts = pattern.split('/').filter(Boolean);
  const fill = (some: readonly string[]) =>
    some
      .map((part) => (part.startsWith(':') ? (values[part.slice(1).replace('?', '')] ?? UNKNOWN) : part))
      .map((part) => `/${part === '*' ? 'a' : part}`)
      .join('');
  return [...new Set([fill(parts.filter((part) => !part.endsWith('?'))), fill(parts)])];
}

const pagesOf = (feature: Feature | undefined) =>
  Object.entries(allPages)
    .filter(([, page]) => page.feature === feature && page.setting === undefined && !page.redirect)
    .flatMap(([pattern]) => addressesOf(pattern));

/** One address of each kind of page, whose head is written alike. */
const oneOfEachKind = (paths: readonly string[]) => [
  ...new Map(paths.toReversed().map((path) => [pageKindOf(`/en${path}`, lineNames).kind, path])).values(),
];

const withPages = featureNames.filter((name) => pagesOf(name).length > 0);

test('every feature has pages, or changes one that has', () => {
  expect(featureNames.filter((name) => !withPages.includes(name))).toEqual([
    'payment-only-players',
    'payment-consultant',
  ]);
});

describe.each(withPages)('without %s', (feature) => {
  test('it has no page at its addresses, which answer 404 without a canonical address, and 200 with it', async () => {
    const paths = pagesOf(feature);
    const answered = oneOfEachKind(paths);
    await offer(featureNames.filter((name) => name !== feature));
    expect(paths.filter(has)).toEqual([]);
    for (const path of answered) {
      const { statusCode, body } = await get(`/en${path}`);
      expect([path, statusCode]).toEqual([path, 404]);
      expect(body, path).not.toMatch(/rel="canonical"|hreflang=|ld\+json/);
      expect(body, path).toContain('content="noindex, follow"');
    }
    await offer(featureNames);
    expect(paths.filter((path) => !has(path))).toEqual([]);
    for (const path of answered.filter(isThere))
      expect([path, await statusOf(`/en${path}`)]).toEqual([path, 200]);
  });

  test('no sitemap and no other page’s head names an address that isn’t there', async () => {
    await offer(featureNames.filter((name) => name !== feature));
    const addresses = (text: string) =>
      [
        ...text.matchAll(
          /(?:<loc>|href="|"item":"|"url":")https?:\/\/localhost(?::\d+)?\/(?:en|ru|ar)([^<"]*)/g,
        ),
      ].map(([, path = '']) => path.replace(/[?#].*/, ''));
    const named: string[] = [];
    for (const part of ['sections', 'championships', 'matches'])
      named.push(...addresses((await get(`/sitemap-${part}-en.xml`)).body));
    for (const path of ['/champ/10-premiere-ligue/event/1-x', '/champ/10-x', '/live', '/line', '/results'])
      named.push(...addresses((await get(`/en${path}`)).body));
    expect(named.length).toBeGreaterThan(0);
    // Files are no pages, but are there.
    for (const path of new Set(named.filter((one) => !has(one))))
      expect([path, await statusOf(`/en${path}`)]).toEqual([path, 200]);
  });
});

describe('an address', () => {
  test('of a page of every site has one there, and answers 200', async () => {
    await offer([]);
    const isGone = new Set(pagesOf('live'));
    const paths = pagesOf(undefined).filter((one) => !isGone.has(one));
    expect(paths.filter((path) => isThere(path) && !has(path))).toEqual([]);
    for (const path of oneOfEachKind(paths).filter(isThere))
      expect([path, await statusOf(`/en${path}`)]).toEqual([path, 200]);
  });

  test('that is unknown answers 404 with the app, which shows that the page is not found', async () => {
    await offer(featureNames);
    for (const path of [
      '/en/no/such/page',
      '/no-such-page',
      '/xx/no-such-page',
      '/en/information/no-such-page',
      '/en/line/no-such-sport',
      '/en/live/football/no-id',
      '/en/games/no-such-game',
      '/en/live/today',
    ]) {
      const answer = await get(path);
      expect([path, answer.statusCode]).toEqual([path, 404]);
      expect(answer.headers['content-type']).toContain('text/html');
      expect(answer.body).toContain('id="touchline-site"');
    }
  });

  test('of a former page leads to its target, if the site has it', async () => {
    await offer(featureNames.filter((name) => name !== 'promotions'));
    expect(await statusOf('/en/promo/spring')).toBe(404);
    expect(await statusOf('/en/bonuses')).toBe(404);
    expect(await statusOf('/en/office')).toBe(301);
    expect(await statusOf('/en/lpage/summer')).toBe(301);
  });

  test('of an unknown page keeps its status when another app names its platform, as the app leads home', async () => {
    expect(await statusOf('/en/app/start?platform_type=ios')).toBe(200);
    expect(await statusOf('/en/toto/no/such/page?platform_type=ios')).toBe(404);
  });

  test('of identification is on every site that gives no other way to be verified', async () => {
    expect(await statusOf('/en/office/identification')).toBe(200);
    await expect(changePart(app, 'flags', { isShowIdentification: false })).rejects.toThrow(
      'NO_WAY_TO_VERIFY',
    );
    expect(await statusOf('/en/office/identification')).toBe(200);
  });

  test('that an operator removed answers 404, and is in no sitemap', async () => {
    await offer(featureNames);
    await changePart(app, 'notFound', ['/results', '/line/football']);
    expect(await statusOf('/en/results')).toBe(404);
    const { body } = await get('/sitemap-sections-ru.xml');
    expect(body).not.toContain('/ru/results<');
    expect(body).not.toContain('/ru/line/football<');
    expect(body).toContain('/ru/broadcasts<');
  });
});

test('an operator can’t offer a feature that doesn’t exist', async () => {
  await expect(changePart(app, 'routes', ['casinoo'])).rejects.toThrow('INVALID_REQUEST');
});

test('a site without a list of its own offers the usual features', () => {
  expect(app.sites.byHost('merlot.localhost').site.config.availableRoutes).toEqual(
    featureNames.filter((name) => features[name]),
  );
});
