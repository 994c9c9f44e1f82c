import type { Prerender, Prerendered, PrerenderRequest, SiteConfig } from '@touchline/contract';
import { allPages } from '@touchline/contract/allPages';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { matchRecord, resultMarket } from '../../features/odds/testBook.ts';
import { sampleGame, sampleSite } from '../../testing/samples.ts';
import type { RenderedPage } from './renderedPage.ts';

const site: SiteConfig = { ...sampleSite, serverTime: 0 };
const order = (path: string, more: Partial<PrerenderRequest> = {}): PrerenderRequest => ({
  path,
  site,
  logo: '<svg viewBox="0 0 56 14"><title>Logo</title></svg>',
  cookies: {},
  isPhone: true,
  hasSession: false,
  ...more,
});

const sports = { sports: [{ id: 1, slug: 'football', live: 1, line: 0 }] };
const rows: Record<string, unknown> = {
  live: { at: 0, matches: [matchRecord], markets: [resultMarket(['2.5', '3.1', undefined])] },
  line: { at: 0, matches: [], markets: [] },
};

/** Response of the stubbed server. */
let answerTo: (url: URL) => Response | Promise<Response>;
let prerender: Prerender;

beforeAll(async () => {
  vi.stubGlobal('location', new URL('http://prerender.invalid'));
  vi.stubGlobal('fetch', async (request: Request) => answerTo(new URL(request.url)));
  ({ prerender } = await import('./prerender.tsx'));
}, 60_000);
afterAll(() => vi.unstubAllGlobals());
beforeEach(() => {
  answerTo = ({ pathname, searchParams }) => {
    if (pathname.endsWith('/sports')) return Response.json(sports);
    const section = rows[searchParams.get('section') ?? ''];
    return section ? Response.json(section) : new Response('', { status: 503 });
  };
});

/** Renders a page, with the skeleton that was reported before. */
async function render(path: string, more?: Partial<PrerenderRequest>) {
  let skeleton: Prerendered | undefined;
  const page = await prerender(order(path, more), (early) => {
    skeleton = early;
  });
  return { page, skeleton };
}

async function htmlOf(path: string, more?: Partial<PrerenderRequest>): Promise<string> {
  return (await render(path, more)).page?.html ?? '';
}

/** The state that a page passes to the app. */
function stateOf(page: Prerendered | undefined): RenderedPage | undefined {
  return page?.state === undefined ? undefined : JSON.parse(page.state);
}

describe('a list', () => {
  test('shows matches with their prices as a guest sees them', async () => {
    const html = await htmlOf('/en/live');
    expect(html).toContain('Arsenal');
    expect(html).toMatch(/<bdi[^>]*>2\.50<\/bdi>/);
    expect(html).toContain('Sign in');
    expect(html).toContain('<svg height="28" width="112"');
  });

  test('passes on its answers, so that the app requests nothing again', async () => {
    const { page } = await render('/en/live');
    expect(stateOf(page)).toMatchObject({
      path: '/en/live',
      view: { at: 0, width: 390, isGuest: true },
      topics: [{ topic: 'live', seq: 0 }],
      queries: [[['line', 'sports'], sports.sports]],
    });
  });

  test('loads all its data at once when it is rendered again', async () => {
    const path = '/en/line/football';
    await render(path);
    const waiting: (() => void)[] = [];
    const asked: string[] = [];
    answerTo = async ({ pathname }) => {
      asked.push(pathname);
      await new Promise<void>((resolve) => void waiting.push(resolve));
      return Response.json(pathname.endsWith('/sports') ? sports : rows['line']);
    };
    const rendered = render(path);
    await vi.waitFor(() => expect(asked).toEqual(['/web-api/line/sports', '/web-api/line/matches']));
    for (const answer of waiting) answer();
    const { page, skeleton } = await rendered;
    expect(asked).toHaveLength(2);
    expect(page?.missing).toEqual([]);
    // Nothing was missing in the first rendering.
    expect(skeleton).toBeUndefined();
  });

  test('shows an unknown price as paused, and nothing as selected', async () => {
    const html = await htmlOf('/en/live');
    expect(html).toMatch(/<button[^>]*aria-disabled="true"[^>]*>(?:(?!<\/button>).)*—/);
    expect(html).not.toContain('aria-pressed="true"');
  });

  test('is in the language of its address', async () => {
    expect(await htmlOf('/ar/live')).toContain('href="/ar/live"');
    expect(await htmlOf('/en/live')).toContain('href="/en/live"');
  });

  test('escapes markup in names', async () => {
    const evil = '<img src=x onerror=alert(1)>';
    answerTo = ({ pathname }) =>
      Response.json(
        pathname.endsWith('/sports')
          ? sports
          : { at: 0, matches: [{ ...matchRecord, home: evil }], markets: [] },
      );
    const html = await htmlOf('/en/live');
    expect(html).toContain('&lt;img src=x');
    expect(html).not.toContain('<img src=x');
  });

  test('comes as a skeleton first, which the app replaces', async () => {
    // After an operator's change it isn't known what the page requests.
    const { skeleton } = await render('/en/live', { site: { ...site, stateVersion: 1 } });
    expect(skeleton?.html).toContain('aria-busy="true"');
    expect(skeleton?.html).not.toContain('Arsenal');
    expect(skeleton?.state).toBeUndefined();
  });

  test('shows what the server does not answer as loading, and names it', async () => {
    answerTo = ({ pathname }) =>
      pathname.endsWith('/sports') ? Response.json(sports) : new Response('', { status: 503 });
    const { page } = await render('/en/live');
    expect(page?.html).toContain('aria-busy="true"');
    expect(page?.missing).toEqual(['["line","seed","live"]']);
    expect(stateOf(page)).toMatchObject({ topics: [], queries: [[['line', 'sports'], sports.sports]] });
  });

  test('leaves nothing of one page to the next', async () => {
    await render('/en/live');
    expect(stateOf((await render('/en/user/login')).page)).toMatchObject({ topics: [] });
    expect(await htmlOf('/en/user/login')).not.toContain('Arsenal');
  });
});

describe('a page of the casino', () => {
  const game = sampleGame(7, 'Silk Fox');
  const games = { total: 1, games: [game], next: null, suggestions: [] };
  const about = { features: [], categories: [], maxWin: null, rtpVersion: null, rulesUrl: null };
  const answers: Readonly<Record<string, unknown>> = {
    '/web-api/casino/lobby': {
      banners: [],
      jackpots: [],
      rows: [{ kind: 'popular', title: null, path: null, total: 1, games: [game] }],
    },
    '/web-api/casino/categories': {
      total: 1,
      categories: [
        { id: 1, slug: 'slots', name: 'Slots', path: 'slots', games: 1, icon: 'slots', subcategories: [] },
      ],
    },
    '/web-api/casino/games': {
      ...games,
      options: { providers: [], features: [], volatility: [], tags: [] },
    },
    '/web-api/casino/games/7': { game, ...about, orientation: 'any', similar: [] },
    '/web-api/casino/providers': {
      providers: [{ slug: 'kestrel', name: 'Kestrel', logo: null, games: 1 }],
    },
  };

  test.each([
    ['casino-lobby', 'Silk Fox'],
    ['slots', 'Silk Fox'],
    ['casino-search', 'Silk Fox'],
    ['providers', 'Kestrel'],
    ['providers/kestrel', 'Silk Fox'],
    ['game/7/game-7', 'Silk Fox'],
  ])('is rendered with what everyone sees: %s', async (path, content) => {
    answerTo = ({ pathname }) =>
      pathname in answers ? Response.json(answers[pathname]) : new Response('', { status: 503 });
    const { page } = await render(`/en/${path}`);
    expect(page?.missing).toEqual([]);
    expect(page?.html).toContain(content);
    expect(stateOf(page)?.path).toBe(`/en/${path}`);
  });
});

describe('a visitor', () => {
  test('with settings in cookies gets the page with them', async () => {
    const { page } = await render('/en/live', {
      cookies: { view: 'o1.m1.d1.i2.w1366', tzo: '-3.5', is12h: 'true' },
    });
    expect(page?.root).toEqual({
      mode: 'dark',
      follow: 'none',
      density: 'compact',
      text: 'normal',
      motion: 'full',
      moves: 'none',
    });
    expect(stateOf(page)?.settings).toMatchObject({ timeZone: -3.5, is12h: true, isAppCompactView: 1 });
    expect(stateOf(page)?.view.width).toBe(1366);
  });

  test('without a choice gets the density of the device, by the style, whatever the browser calls itself', async () => {
    for (const isPhone of [true, false]) {
      const { page } = await render('/en/live', { isPhone });
      expect(page?.root).toMatchObject({ density: 'device' });
      expect(stateOf(page)?.settings).toMatchObject({ isAppCompactView: 2 });
    }
  });

  test('with impossible cookies gets the defaults', async () => {
    const { page } = await render('/en/live', { cookies: { view: 'o99.m7.w2', tzo: 'x' } });
    expect(page?.root['mode']).toBe('light');
    expect(stateOf(page)).toMatchObject({
      settings: { timeZone: 'device', coefViewId: 0 },
      view: { width: 390, timeZone: 'UTC' },
    });
  });

  test('gets the times of the device’s zone, or of a chosen one', async () => {
    const device = await render('/en/live', {
      cookies: { tz: 'device', tz_device: 'Asia/Kolkata', tzo: '5.5' },
    });
    expect(stateOf(device.page)).toMatchObject({
      settings: { timeZone: 'device' },
      view: { timeZone: 'Asia/Kolkata' },
    });
    const chosen = await render('/en/live', {
      cookies: { tz: 'Europe/Berlin', tz_device: 'Nowhere', tzo: '1' },
    });
    expect(stateOf(chosen.page)).toMatchObject({
      settings: { timeZone: 'Europe/Berlin' },
      view: { timeZone: 'UTC' },
    });
  });

  test('without a chosen mode gets a page that follows the device', async () => {
    expect((await render('/en/live', { cookies: { view: 'o1.d1' } })).page?.root['follow']).toBe('contrast');
  });

  test('on a desktop gets the menu and the width of one', async () => {
    expect(stateOf((await render('/en/live', { isPhone: false })).page)?.view.width).toBe(1366);
  });

  test('with a session gets no guest’s buttons, and a skeleton where only the app knows what to show', async () => {
    expect(await htmlOf('/en/live', { hasSession: true })).not.toContain('Sign in');
    const { page } = await render('/en/user/login', { hasSession: true });
    expect(page?.state).toBeUndefined();
    expect(page?.html).not.toContain('type="password"');
  });

  test.each(['/en/user/coupon', '/en/favorites', '/en/live/favorites', '/en/office/history'])(
    'gets a skeleton of %s, which only the browser can show',
    async (path) => {
      const { page } = await render(path);
      expect(page?.html).toContain('<header');
      expect(page?.state).toBeUndefined();
    },
  );
});

describe('the markup', () => {
  // Former addresses lead elsewhere; parameters make addresses whose data the stubbed server doesn't have.
  const paths = Object.entries(allPages).flatMap(([pattern, { redirect }]) =>
    redirect === undefined && !/[:*]/.test(pattern) ? [`/en/${pattern}`] : [],
  );

  test('is rendered for every address, with its styles apart', async () => {
    answerTo = () => new Promise(() => {});
    for (const path of paths) {
      const skeleton = await new Promise<Prerendered | undefined>((resolve, reject) => {
        prerender(order(path), resolve).then(resolve, reject);
      });
      expect(skeleton?.html, path).toMatch(/<main|<div/);
      expect(skeleton?.html, path).not.toMatch(/ style="| on[a-z]+="|<script|<style/);
    }
  });

  test('is undefined without a language and for a former address', async () => {
    expect((await render('/live')).page).toBeUndefined();
    expect((await render('/en/office')).page).toBeUndefined();
  });
});
