import { describe, expect, test } from 'vitest';
import { isExempt, maintenanceNow, retryAfter, shownMaintenance, siteBlock } from './gates.ts';
import { isPathPattern, isSitePath, isSiteTarget, matches, siteAddress } from './paths.ts';
import { followRedirects } from './redirects.ts';
import { untouched, type SiteRedirect } from './siteState.ts';

const at = (second: number) => new Date(second * 1000);
const window = {
  startAt: 100,
  finishAt: 200,
  notifyStartDate: 50,
  notifyEndDate: null,
  texts: { en: 'Soon' },
};
const inWork = { ...untouched, maintenance: window };

describe('maintenance', () => {
  test('goes on from its first second until its last', () => {
    expect([99, 100, 199, 200].map((second) => maintenanceNow(inWork, at(second)) !== undefined)).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  test('without an end goes on until somebody ends it', () => {
    const open = { ...untouched, maintenance: { ...window, finishAt: null } };
    expect(maintenanceNow(open, at(1_000_000))).toBeDefined();
    expect(retryAfter({ finishAt: null }, at(0))).toBe(300);
  });

  test('is told of before and while it goes on, in the page’s own words or none', () => {
    expect(shownMaintenance(inWork, 'en', at(0))).toEqual({
      startAt: 100,
      finishAt: 200,
      notifyStartDate: 50,
      text: 'Soon',
    });
    expect(shownMaintenance(inWork, 'ru', at(150))).not.toHaveProperty('text');
    expect(shownMaintenance(inWork, 'en', at(200))).toBeUndefined();
  });
});

describe('a block', () => {
  const state = { ...untouched, countryBlocks: [{ country: 'UA', reason: 13 as const }] };
  test('is the country’s, and the site’s before that', () => {
    expect(siteBlock(state, { country: 'UA' })).toEqual({ displayTypeId: 13, templateTypeId: 2 });
    expect(siteBlock(state, { country: 'DE' }).displayTypeId).toBe(0);
    expect(siteBlock(state, { country: undefined }).displayTypeId).toBe(0);
    expect(siteBlock({ ...state, block: 4 }, { country: 'UA' })).toEqual({
      displayTypeId: 4,
      templateTypeId: 1,
    });
  });

  test('leaves the page open on which a player proves who they are', () => {
    expect(isExempt('/en/user/accountverify?a=1')).toBe(true);
    expect(isExempt('/en/user/accountverify/other')).toBe(false);
    expect(isExempt('//evil.example/user/accountverify')).toBe(false);
  });
});

describe('an address', () => {
  test.each([
    ['/en/live/football/?tab=1', { language: 'en', path: '/live/football', search: '?tab=1' }],
    ['/live', { language: undefined, path: '/live', search: '' }],
    ['/en', { language: 'en', path: '/', search: '' }],
    ['/en/../live', { language: undefined, path: '/live', search: '' }],
  ])('%s is taken apart', (url, parts) => expect(siteAddress(url)).toEqual(parts));

  test.each(['', 'live', '//evil.example', '/\\evil.example', 'https://evil.example/en', '\t//evil.example'])(
    'elsewhere is none: %j',
    (url) => expect(siteAddress(url)).toBeUndefined(),
  );

  test.each([
    ['/games', true],
    ['/', true],
    ['/games/', false],
    ['/en/games', false],
    ['//games', false],
    ['/games/../x', false],
    ['/games/%2e%2e/x', false],
    ['/ga mes', false],
    ['/games?x=1', false],
    ['/"><script>', false],
  ])('%j may stand in the list: %s', (text, may) => expect(isSitePath(text)).toBe(may));

  test('of all beneath a path ends in a star', () => {
    expect([isPathPattern('/games/*'), isPathPattern('/*'), isPathPattern('/ga*es/*/x')]).toEqual([
      true,
      true,
      true,
    ]);
    expect([isPathPattern('//*'), isPathPattern('games/*')]).toEqual([false, false]);
    expect(matches('/games/*', '/games/chess')).toBe(true);
    expect([matches('/games/*', '/games'), matches('/games/*', '/gamesome')]).toEqual([false, false]);
    expect([matches('/*', '/games'), matches('/*', '/')]).toEqual([true, false]);
  });

  test('to lead to may have a query', () => {
    expect(isSiteTarget('/live?tab=1')).toBe(true);
    expect([
      isSiteTarget('/live?a=<b>'),
      isSiteTarget('https://evil.example'),
      isSiteTarget('/\\evil'),
    ]).toEqual([false, false, false]);
  });
});

describe('a redirect', () => {
  const to = (from: string, path: string, reason = 'moved'): SiteRedirect => ({
    from,
    to: { path },
    code: 301,
    reason,
  });
  const follow = (redirects: readonly SiteRedirect[], url: string) =>
    followRedirects(redirects, url, { fallback: 'en', outside: ['news'] });

  test('keeps language and query, step by step', () => {
    expect(follow([to('/old', '/older', 'a'), to('/older', '/live', 'b')], '/ar/old?ref=x')).toEqual({
      redirect: true,
      code: 301,
      url: '/ar/live?ref=x',
      reasons: ['a', 'b'],
      breadcrumbs: ['/old', '/older', '/live'],
    });
    expect(follow([to('/old', '/live?tab=2')], '/old?tab=1').url).toBe('/en/live?tab=2');
    expect(follow([to('/promo/*', '/')], '/ru/promo/x').url).toBe('/ru');
  });

  test('leads nowhere in a circle, and says so', () => {
    expect(follow([to('/a', '/b'), to('/b', '/a')], '/en/a')).toEqual({
      redirect: false,
      code: 200,
      url: '',
      reasons: ['moved', 'moved', 'cyclic'],
      breadcrumbs: ['/a', '/b'],
    });
    expect(follow([to('/a', '/a')], '/en/a').redirect).toBe(false);
    const long = Array.from({ length: 30 }, (_, step) => to(`/s${step}`, `/s${step + 1}`));
    expect(follow(long, '/en/s0').redirect).toBe(false);
  });

  test('leaves the site by an id of its list only', () => {
    const out = (id: string): SiteRedirect => ({
      from: '/n',
      to: { outside: id },
      code: 302,
      reason: 'news',
    });
    expect(follow([out('news')], '/en/n')).toMatchObject({ redirect: true, code: 302, url: '/leave/news' });
    expect(follow([out('unknown')], '/en/n')).toMatchObject({ redirect: false, url: '' });
  });

  test('is none for other paths and for what is no address of the site', () => {
    expect(follow([to('/old', '/live')], '/en/live')).toMatchObject({ redirect: false, code: 200 });
    expect(follow([to('/old', '/live')], '//evil.example/old').redirect).toBe(false);
  });
});
