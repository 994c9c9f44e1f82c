import type { Page } from '@playwright/test';
import { listGames, test } from '../support/games.ts';
import type { Platform } from '../support/platform.ts';
import { settled } from '../support/settled.ts';
import { DESKTOP, PHONE } from '../support/shared.ts';
import { expect } from '../support/test.ts';

/** Agent of Safari on a Mac, by which an iPad calls itself. */
const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15';
const LINUX =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36';
const devices = {
  phone: PHONE,
  // Not a mobile one, whose hints would say so: an iPad sends none.
  tablet: { userAgent: MAC, viewport: { width: 1180, height: 820 }, isMobile: false, hasTouch: true },
  desktop: { ...DESKTOP, userAgent: LINUX, isMobile: false },
};

/** Largest sum of layout shifts of a page load. */
const LIMIT = 0.02;

/** Header and layout shifts of a page since its load began. */
interface Film {
  hasHeader: boolean;
  /** Changes of the page after which its header was gone. */
  losses: number;
  shift: number;
  readonly moved: string[];
}

/** Watches every change of the pages that are loaded from now on. */
async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const film: Film = { hasHeader: false, losses: 0, shift: 0, moved: [] };
    Reflect.set(globalThis, 'film', film);
    new MutationObserver(() => {
      const headers = [...document.querySelectorAll('header')];
      const isShown = headers.some((header) => header.getBoundingClientRect().height > 0);
      if (film.hasHeader && !isShown) film.losses += 1;
      film.hasHeader ||= isShown;
    }).observe(document, { childList: true, subtree: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        // The cast: the DOM types have no layout shifts.
        const { value, sources = [] } = entry as PerformanceEntry & {
          value: number;
          sources?: readonly {
            readonly node: Node | null;
            readonly previousRect: DOMRectReadOnly;
            readonly currentRect: DOMRectReadOnly;
          }[];
        };
        film.shift += value;
        const placeOf = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round);
        const names = sources.map(
          ({ node, previousRect, currentRect }) =>
            `${placeOf(previousRect)} to ${placeOf(currentRect)}: ${node instanceof Element ? node.outerHTML.slice(0, 200) : ''}`,
        );
        film.moved.push(`${value.toFixed(4)}: ${names.join(' | ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Returns what the page has shown, once the entries of its last frame have come. */
async function filmOf(page: Page): Promise<Film> {
  await settled(page);
  return page.evaluate(
    () =>
      new Promise<Film>((resolve) => {
        requestAnimationFrame(() => {
          // The cast: set by the script above.
          requestAnimationFrame(() => resolve(Reflect.get(globalThis, 'film') as Film));
        });
      }),
  );
}

async function pathsOf(platform: Platform): Promise<readonly string[]> {
  const [game] = await listGames(platform, 'text=iron%20orchard&limit=1');
  if (!game) throw new Error('The maker has no such game.');
  return ['', '/casino-lobby', '/slots', `/game/${game.id}/iron-orchard`, '/user/login'];
}

for (const [device, options] of Object.entries(devices)) {
  test.describe(`on a ${device}`, () => {
    test.use(options);

    test('a page that is opened for the first time keeps its header and its place', async ({
      app,
      context,
      page,
      platform,
    }) => {
      await watch(page);
      const cache = await context.newCDPSession(page);
      for (const path of await pathsOf(platform)) {
        await cache.send('Network.clearBrowserCache');
        await context.clearCookies();
        await page.goto(app.address(path));
        const { hasHeader, losses, shift, moved } = await filmOf(page);
        expect.soft({ hasHeader, losses }, path).toEqual({ hasHeader: true, losses: 0 });
        expect.soft(shift, `${path}: layout shift\n${moved.join('\n')}`).toBeLessThanOrEqual(LIMIT);
      }
    });
  });
}

test('a page that the app renders anew keeps its header until the code of its frame is there', async ({
  app,
  page,
}) => {
  // The server doesn't know these settings at the first visit, so that the app can't continue its page.
  await page.addInitScript(() =>
    localStorage.setItem('touchline.settings', JSON.stringify({ coefViewId: 1 })),
  );
  await watch(page);
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  await page.route(/assets\/(?:ThirdPartyFrame|OtherFrames)-[^/]+\.js$/, async (route) => {
    await isReleased;
    await route.continue();
  });
  const asked = page.waitForRequest(/assets\/ThirdPartyFrame-[^/]+\.js$/);
  await page.goto(app.address('/casino-lobby'), { waitUntil: 'commit' });
  await asked;
  await expect(page.getByRole('banner')).toBeVisible();
  release();
  expect(await filmOf(page)).toMatchObject({ hasHeader: true, losses: 0 });
});
