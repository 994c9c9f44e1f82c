import { calls } from '@touchline/contract';
import fc from 'fast-check';
import { propertyOptions } from '@touchline/testing';
import { describe, expect, test } from 'vitest';
import { closedCalls } from './closedCalls.ts';
import { isSiteTarget, siteAddress } from './paths.ts';
import { followRedirects } from './redirects.ts';
import type { SiteRedirect } from './siteState.ts';

const HOST = 'https://site.example';
/** Parts of addresses, including everything that a browser may interpret as another host. */
const piece = fc.constantFrom(
  '/',
  '//',
  '\\',
  '/en',
  'live',
  '..',
  '%2e%2e',
  '%2f',
  '%5c',
  ':',
  '@',
  'https:',
  'javascript:',
  'evil.example',
  '?',
  '#',
  '\t',
  '\n',
  ' ',
  '.',
  '*',
  '<',
  '"',
  'Ａ',
  '\u2028',
  'xn--',
);
const address = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''));

/** Returns whether a browser on a page of the site stays on its host. */
const stays = (url: string): boolean =>
  URL.canParse(url, `${HOST}/en`) && new URL(url, `${HOST}/en`).origin === HOST;

const step = (
  from: string,
  path: string,
  code: SiteRedirect['code'] = 301,
  reason = 'moved',
): SiteRedirect => ({
  from,
  to: { path },
  code,
  reason,
});
const follow = (url: string, redirects: readonly SiteRedirect[]) =>
  followRedirects(redirects, url, { fallback: 'ru', outside: ['news'] });

describe('a redirect', () => {
  test('goes to the requested language, else to the site’s default, with the requested query', () => {
    expect(follow('/en/old?a=1', [step('/old', '/live')])).toEqual({
      redirect: true,
      code: 301,
      url: '/en/live?a=1',
      reasons: ['moved'],
      breadcrumbs: ['/old', '/live'],
    });
    expect(follow('/old', [step('/old', '/')]).url).toBe('/ru');
    expect(follow('/en/old?a=1', [step('/old', '/live?b=2')]).url).toBe('/en/live?b=2');
    expect(follow('/ar/promo/x', [step('/promo/*', '/')]).url).toBe('/ar');
  });

  test('is followed to the last target, with the status code of the first', () => {
    const answer = follow('/en/a', [step('/b', '/c', 302, 'second'), step('/a', '/b', 308, 'first')]);
    expect(answer).toMatchObject({ code: 308, url: '/en/c', reasons: ['first', 'second'] });
    expect(answer.breadcrumbs).toEqual(['/a', '/b', '/c']);
  });

  test('is absent for an address without one, or for no address', () => {
    const none = { redirect: false, code: 200, url: '', reasons: [] };
    expect(follow('/en/live', [step('/old', '/live')])).toEqual({ ...none, breadcrumbs: ['/live'] });
    expect(follow('https://evil.example/old', [step('/old', '/live')])).toEqual({ ...none, breadcrumbs: [] });
  });

  test('that is cyclic, endless or without a valid target is not followed, and reports that', () => {
    expect(follow('/en/a', [step('/a', '/b'), step('/b', '/a')])).toEqual({
      redirect: false,
      code: 200,
      url: '',
      reasons: ['moved', 'moved', 'cyclic'],
      breadcrumbs: ['/a', '/b'],
    });
    expect(follow('/en/a', [step('/a', '/a')]).redirect).toBe(false);
    expect(follow('/en/a', [step('/a', '//evil.example')]).reasons).toEqual(['moved', 'cyclic']);
    const chain = (length: number) => Array.from({ length }, (_, at) => step(`/${at}`, `/${at + 1}`));
    expect(follow('/en/0', chain(10))).toMatchObject({ redirect: true, url: '/en/10' });
    expect(follow('/en/0', chain(11))).toMatchObject({ redirect: false });
  });

  test('leaves the site only by an id of its list', () => {
    const out = (outside: string): SiteRedirect => ({
      from: '/old',
      to: { outside },
      code: 302,
      reason: 'away',
    });
    expect(follow('/en/old', [out('news')])).toEqual({
      redirect: true,
      code: 302,
      url: '/leave/news',
      reasons: ['away'],
      breadcrumbs: ['/old'],
    });
    expect(follow('/en/old', [out('evil')])).toEqual({
      redirect: false,
      code: 200,
      url: '',
      reasons: [],
      breadcrumbs: ['/old'],
    });
  });
});

test('no answer leaves the site, whatever the request and the redirects', () => {
  const target = fc.oneof(
    address.map((path) => ({ path })),
    fc.constantFrom('news', '//evil.example', '../../..').map((outside) => ({ outside })),
  );
  const redirect: fc.Arbitrary<SiteRedirect> = fc.record({
    from: fc.oneof(address, fc.constant('/*'), fc.constant('/')),
    to: target,
    code: fc.constantFrom(301, 302, 307, 308),
    reason: fc.constant('test'),
  });
  fc.assert(
    fc.property(fc.array(redirect, { maxLength: 5 }), address, (redirects, asked) => {
      const answer = followRedirects(redirects, asked, { fallback: 'en', outside: ['news'] });
      expect(answer.redirect).toBe(answer.url !== '');
      if (answer.redirect) expect(stays(answer.url), answer.url).toBe(true);
    }),
    propertyOptions(2_000, 50_000),
  );
});

test('every target that an operator may enter is an address of the site', () => {
  fc.assert(
    fc.property(address, (text) => {
      if (!isSiteTarget(text)) return;
      expect(stays(text), text).toBe(true);
      expect(siteAddress(text)?.language).toBeUndefined();
    }),
    propertyOptions(2_000, 50_000),
  );
});

test('the calls that a closed site refuses are calls of the contract', () => {
  for (const id of closedCalls) expect(calls, id).toHaveProperty(id);
});
