import * as fc from 'fast-check';
import { propertyOptions } from '@touchline/testing';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { dangerousPieces } from '../../../platform/links/testing.ts';
import { setKnownPaths } from '../../../platform/links/knownPaths.ts';
import { loadSite } from '../../../platform/site/site.ts';
import { knownPatterns, loadLazyRows, rowAt } from '../../routes/table.ts';
import type { Visit } from '../guard.ts';
import { redirectFrom, redirectService, redirectTarget } from './redirects.ts';
import { pastBlock, pastMaintenance } from '../closure/closures.ts';
import { newAddress, oldGame } from './oldAddress.ts';
import { platformType } from './query.ts';

const to = (url: string, breadcrumbs: readonly string[] = []) => ({
  redirect: true,
  url,
  reasons: [],
  breadcrumbs,
});

/** Sets the paths that the site's configuration lists as redirected. */
const siteRedirects = (redirectedPaths: readonly string[] | undefined) =>
  loadSite({
    // Cast: only the text of the page's element is read.
    getElementById: () => ({ textContent: JSON.stringify({ redirectedPaths }) }) as HTMLElement,
  });

/** Generated addresses, each passed to every redirect function. */
const generated = propertyOptions(500, 100_000);

beforeAll(async () => {
  await siteRedirects(undefined);
  await loadLazyRows();
  setKnownPaths(knownPatterns);
});

describe('an answer of the redirect service', () => {
  test('is followed to a page of this site, or to an id of the site’s list', () => {
    expect(redirectTarget(to('/en/live?tab=1', ['/old', '/live']), '/en/old')).toEqual({
      kind: 'page',
      path: '/en/live?tab=1',
    });
    expect(redirectTarget(to('/leave/partner-1'), '/en/old')).toEqual({
      kind: 'leave',
      path: '/leave/partner-1',
    });
    expect(redirectTarget({ ...to('/en/live'), redirect: false }, '/en/old')).toEqual({ kind: 'stay' });
  });

  test.each([
    '//evil.example',
    'https://evil.example/en',
    '/en/..//evil',
    '/leave/../x',
    '/leave//evil',
    '/en/leave/partner-1',
    '/leave/partner-1/evil',
    '/en/no/page',
  ])('is not followed to %s', (url) => {
    expect(redirectTarget(to(url), '/en/old')).toEqual({ kind: 'stay' });
  });

  test('is not followed in a circle, whether reported as cyclic, seen in breadcrumbs or passed by this tab', () => {
    const cyclic = { kind: 'cyclic' };
    expect(redirectTarget({ ...to('/en/live'), reasons: ['cyclic'] }, '/en/old')).toEqual(cyclic);
    expect(redirectTarget(to('/en/live', ['/old', '/live', '/line', '/live']), '/en/old')).toEqual(cyclic);
    expect(redirectTarget(to('/ru/live?tab=1'), '/en/live')).toEqual(cyclic);
    expect(redirectTarget(to('/en/live'), '/en/line', new Set(['/live']))).toEqual(cyclic);
    expect(redirectTarget(to('/ru'), '/en')).toEqual(cyclic);
  });

  test('is followed to a parent of a page in the breadcrumbs', () => {
    expect(redirectTarget(to('/en/games', ['/games/ab', '/games']), '/en/old')).toEqual({
      kind: 'page',
      path: '/en/games',
    });
  });
});

describe('the redirect service', () => {
  let answers: object[] = [];
  let asked: { path: string; body: unknown }[] = [];
  const said = vi.spyOn(console, 'info').mockReturnValue();
  beforeEach(() => {
    asked = [];
    said.mockClear();
    vi.stubGlobal('fetch', async (request: Request) => {
      asked.push({ path: new URL(request.url).pathname, body: await request.json() });
      const answer = answers.shift();
      return answer
        ? Response.json({ data: answer })
        : Response.json({ code: 'NO', message: 'no' }, { status: 500 });
    });
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.useRealTimers();
  });

  test('is asked at most five times, a second apart; without an answer there is no redirect', async () => {
    vi.useFakeTimers();
    answers = [];
    const end = redirectFrom('/en/old?a=1');
    await vi.advanceTimersByTimeAsync(3_999);
    expect(asked).toHaveLength(4);
    await vi.advanceTimersByTimeAsync(1);
    expect(await end).toBeUndefined();
    expect(asked).toHaveLength(5);
    expect(asked[0]).toEqual({
      path: '/redirects-api/api/v1/redirect-light',
      body: { url: '/en/old?a=1' },
    });
    expect(said).toHaveBeenCalledWith(expect.stringContaining('no answer'), expect.anything());
  });

  test('is not followed back to the page this tab was redirected from, until the tab has arrived', async () => {
    answers = [to('/en/live'), to('/en/line'), to('/en/live')];
    expect(await redirectFrom('/en/line')).toBe('/en/live');
    expect(said).not.toHaveBeenCalled();
    expect(await redirectFrom('/en/live')).toBeUndefined();
    expect(said).toHaveBeenCalledWith(expect.stringContaining('circle'), expect.anything());
    expect(await redirectFrom('/en/line')).toBe('/en/live');
    answers = [{ ...to(''), redirect: false }, to('/en/line')];
    expect(await redirectFrom('/en/live')).toBeUndefined();
    expect(await redirectFrom('/en/coupon')).toBe('/en/line');
  });

  test('leaves the site by the id given, and the app doesn’t navigate meanwhile', async () => {
    const assign = vi.fn();
    vi.stubGlobal('location', { origin: 'https://site.example', assign });
    answers = [to('/leave/partner-1')];
    const end = vi.fn();
    void redirectFrom('/en/old').then(end);
    await vi.waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('/leave/partner-1'), {
      timeout: 30_000,
    });
    expect(end).not.toHaveBeenCalled();
  });

  test('is asked for unknown pages, and for any address by a query, in production only', async () => {
    const visit = (path: string): Visit => {
      const url = new URL(path, 'https://site.example');
      return { url, lang: 'en', row: rowAt(url.pathname), from: url, isCurrent: () => true };
    };
    const ask = async (path: string) => {
      asked = [];
      answers = [{ ...to(''), redirect: false }];
      await redirectService(visit(path));
      return asked.map(({ body }) => body);
    };
    expect(await ask('/en/nowhere')).toEqual([]);
    expect(await ask('/en/live?redirect-service&a=1')).toEqual([{ url: '/en/live?redirect-service&a=1' }]);
    vi.stubEnv('PROD', true);
    expect(await ask('/en/nowhere?a=1')).toEqual([{ url: '/en/nowhere?a=1' }]);
    expect(await ask('/en/live')).toEqual([]);
    expect(await redirectService({ ...visit('/en/live'), row: undefined })).toBeUndefined();
  });
});

describe('an address that an operator redirects', () => {
  let answers: readonly object[] = [];
  const asked: unknown[] = [];
  beforeEach(async () => {
    asked.length = 0;
    vi.stubGlobal('fetch', async (request: Request) => {
      asked.push((await request.json()).url);
      return Response.json({ data: answers[asked.length - 1] });
    });
    await siteRedirects(['/results', '/champs', '/old/*']);
    await go('/en');
  });
  afterEach(() => siteRedirects(undefined));

  const go = (path: string) => {
    const url = new URL(path, 'https://site.example');
    return redirectService({ url, lang: 'en', row: rowAt(url.pathname), from: url, isCurrent: () => true });
  };

  test('leads to its target within the app, and no other address is asked for', async () => {
    answers = [to('/en/live', ['/results', '/live']), to('/en/line?a=1', ['/old/page', '/line'])];
    expect(await go('/en/results')).toBe('/en/live');
    expect(await go('/en/live')).toBeUndefined();
    expect(await go('/en/results/live')).toBeUndefined();
    expect(await go('/en/old/page?a=1')).toBe('/en/line?a=1');
    expect(asked).toEqual(['/en/results', '/en/old/page?a=1']);
  });

  test('is shown itself where its redirect leads in a circle', async () => {
    answers = [to('/en/champs'), to('/en/results')];
    expect(await go('/en/results')).toBe('/en/champs');
    expect(await go('/en/champs')).toBeUndefined();
  });

  test('may be the target of a later redirect, once the tab has arrived elsewhere', async () => {
    answers = [to('/en/live'), to('/en/results')];
    expect(await go('/en/results')).toBe('/en/live');
    expect(await go('/en/live')).toBeUndefined();
    expect(await go('/en/old/page')).toBe('/en/results');
  });
});

/** Pieces of dangerous addresses, with segments of this product. */
const pieces = [
  ...dangerousPieces,
  'ru',
  'user',
  'lpage',
  'promo',
  'bonuses',
  'games',
  'chest',
  'leave',
  'redirectedFrom=',
  'platform_type=1',
  '&',
  'maintenance',
  'site-updates',
  'allgamesentrance',
] as const;

test('no address or answer redirects away from the site', async () => {
  const piece = fc.oneof(fc.constantFrom(...pieces), fc.string({ maxLength: 4, unit: 'binary' }));
  const here = 'https://site.example';
  let passed = 0;
  const judge = (path: string | undefined) => {
    if (path === undefined) return;
    passed += 1;
    const url = new URL(path, here);
    expect(url.origin, path).toBe(here);
    expect(path).toMatch(/^\/(?:[a-z]{2}(?:[/?#]|$)|leave\/[a-z][a-z0-9-]{0,31}$)/);
  };
  const quiet = (sink: () => unknown) => {
    try {
      return sink();
    } catch {
      // An address that isn't found has no target.
      return undefined;
    }
  };
  fc.assert(
    fc.property(
      fc.array(piece, { maxLength: 10 }),
      fc.constantFrom(
        '',
        '/en/',
        '/en/lpage/',
        '/en/promo/',
        '/en/games/',
        '/en/bonuses/',
        '/en/allgamesentrance/',
      ),
      (made, start) => {
        const raw = start + made.join('');
        const answered = redirectTarget(to(raw), '/en/old');
        if (answered.kind === 'page' || answered.kind === 'leave') judge(answered.path);
        const wish = `?redirectedFrom=${encodeURIComponent(raw)}`;
        for (const address of [`/en/maintenance${wish}`, `/en/site-updates${wish}`, raw]) {
          if (!URL.canParse(address, here)) continue;
          const url = new URL(address, here);
          if (url.origin !== here) continue;
          const lang = /^\/([a-z]{2})(?:\/|$)/.exec(url.pathname)?.[1];
          const visit: Visit = { url, lang, row: rowAt(url.pathname), from: url, isCurrent: () => true };
          judge(pastMaintenance(visit, { isSilent: false }, 0));
          if (address === raw) judge(pastMaintenance(visit, { isSilent: true }, 0));
          judge(pastBlock(visit, { isSilent: false }));
          judge(pastBlock(visit, { isSilent: false, block: { displayTypeId: 4, templateTypeId: 1 } }));
          judge(quiet(() => newAddress(visit)) as string | undefined);
          judge(quiet(() => oldGame(visit)) as string | undefined);
          judge(quiet(() => platformType(visit)) as string | undefined);
        }
      },
    ),
    generated,
  );
  expect(passed).toBeGreaterThan(generated.numRuns);
}, 900_000);
