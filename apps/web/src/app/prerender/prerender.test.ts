import type { Prerender, PrerenderRequest, SiteConfig } from '@touchline/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { matchRecord, resultMarket } from '../../features/odds/testBook.ts';

const site: SiteConfig = {
  id: 'house',
  brand: 'touchline',
  companyName: 'Touchline',
  wordmark: 'Touchline',
  languages: ['en', 'ar'],
  defaultLanguage: 'en',
  currency: 'EUR',
  registrationCurrencies: ['EUR'],
  oddsViews: [0],
  defaultOddsView: 0,
  defaultMode: 'light',
  defaultDensity: 'comfortable',
  defaultTimeZone: 0,
  availableRoutes: ['live', 'line'],
  isRegistrationAllowed: true,
  isRegistrationButtonDisabled: false,
  isVipDomain: false,
  isOneTapAuthEnabled: false,
  langHiddenUnauthorized: [],
  show_one_click: true,
  isDemoCashier: true,
  isAutoLogoffEnable: false,
  autoLogoffInactiveMinutes: 30,
  isAvailableCouponBonusBet: true,
  isHyperBonusWithBonusBet: false,
  showVipBet: true,
  couponTypesWithMinAmount: [],
  couponTypesWithMaxAmount: [],
  hostOrigins: [],
  topSportIds: [],
  stateVersion: 0,
  isAccountMiddleware: false,
  isShowIdentification: false,
  isAvailableConfirmTerms: false,
  termsVersion: 0,
  urlsToRedirectTo404: [],
  serverTime: 0,
};
const order = (path: string): PrerenderRequest => ({
  path,
  site,
  logo: '<svg viewBox="0 0 56 14"><title>Logo</title></svg>',
});

const sports = { sports: [{ id: 1, slug: 'football', live: 1, line: 0 }] };
const rows: Record<string, unknown> = {
  live: { at: 0, matches: [matchRecord], markets: [resultMarket(['2.5', '3.1', undefined])] },
  line: { at: 0, matches: [], markets: [] },
};

/** Response of the stubbed server. */
let answerTo: (url: URL) => Response;
let prerender: Prerender;

beforeAll(async () => {
  vi.stubGlobal('location', new URL('http://prerender.invalid'));
  vi.stubGlobal('fetch', async (request: Request) => answerTo(new URL(request.url)));
  ({ prerender } = await import('./prerender.tsx'));
}, 60_000);
afterAll(() => vi.unstubAllGlobals());
beforeEach(() => {
  answerTo = ({ pathname, searchParams }) =>
    Response.json(pathname.endsWith('/sports') ? sports : rows[searchParams.get('section') ?? '']);
});

describe('the prerender of home', () => {
  test('shows matches with their prices as a guest sees them', async () => {
    const html = (await prerender(order('/en'))) ?? '';
    expect(html).toContain('Arsenal');
    expect(html).toMatch(/<bdi[^>]*>2\.5<\/bdi>/);
    expect(html).toContain('Sign in');
    expect(html).toContain('<svg height="28" width="112"');
  });

  test('shows an unknown price as paused, and nothing as selected', async () => {
    const html = (await prerender(order('/en'))) ?? '';
    expect(html).toMatch(/<button[^>]*aria-disabled="true"[^>]*>(?:(?!<\/button>).)*—/);
    expect(html).not.toContain('aria-pressed="true"');
  });

  test('is in the language of its address', async () => {
    expect(await prerender(order('/ar'))).toContain('href="/ar/live"');
    expect(await prerender(order('/en'))).toContain('href="/en/live"');
  });

  test('escapes markup in names', async () => {
    const evil = '<img src=x onerror=alert(1)>';
    answerTo = ({ pathname, searchParams }) => {
      if (pathname.endsWith('/sports')) return Response.json(sports);
      const matches = searchParams.get('section') === 'live' ? [{ ...matchRecord, home: evil }] : [];
      return Response.json({ at: 0, matches, markets: [] });
    };
    const html = (await prerender(order('/en'))) ?? '';
    expect(html).toContain('&lt;img src=x');
    expect(html).not.toContain('<img');
  });

  test('has styles and scripts only with the nonce’s placeholder', async () => {
    const html = (await prerender(order('/en'))) ?? '';
    expect(html).not.toMatch(/ style="| on[a-z]+="/);
    for (const [start] of html.matchAll(/<(?:style|script)[^>]*>/g))
      expect(start).toContain('nonce="NONCE-OF-THE-PAGE"');
  });

  test('is undefined when the server does not answer', async () => {
    answerTo = () => new Response('', { status: 503 });
    expect(await prerender(order('/en'))).toBeUndefined();
  });
});

test('is undefined for other pages', async () => {
  expect(await prerender(order('/en/live'))).toBeUndefined();
  expect(await prerender(order('/en/user/login'))).toBeUndefined();
});
