import { devices, type Browser, type Page } from '@playwright/test';
import { inThoroughShare } from '@touchline/testing';
import { expectAccessible, expectNoOverflow, MODES } from '../support/accessible.ts';
import { expectWholeAmounts } from '../support/amounts.ts';
import { expectNoShift } from '../support/shift.ts';
import { narrowedCrawl } from '../support/narrowedCrawl.ts';
import { pagesOf, routes, type Route } from '../support/addresses.ts';
import { App } from '../support/app.ts';
import type { Platform } from '../support/platform.ts';
import { newPlayer } from '../support/player.ts';
import { listenTo, type Quiet } from '../support/quiet.ts';
import { expect, test } from '../support/test.ts';
import { wordsIn, type Lang } from '../support/words.ts';

type State = 'guest' | 'player';
/** Width of the narrowest window that a page has to fit, px. */
const NARROW = 320;
/** Widths from which a window is a desktop's, px. */
const DESKTOP_FROM = 1024;

/** Returns whether a route has a screen of its own that can be opened without a precondition. */
function isScreen({ redirect, isUnavailable, section }: Route): boolean {
  return redirect === null && !isUnavailable && section !== 'blocked';
}

const screens = routes.filter(isScreen);
/** The first screen of each section. */
const firstScreens = new Set(
  [...Map.groupBy(screens, ({ section }) => section).values()].flatMap(([first]) => first ?? []),
);
/** Unavailable pages show the same screen, and a test of the route table compares all of them. */
const ONE_IN = 12;
const others = [
  ...routes.filter(({ isUnavailable }) => isUnavailable).filter((_, at) => at % ONE_IN === 0),
  ...routes.filter((route) => !isScreen(route) && !route.isUnavailable),
];

/** Routes that one journey visits, and the checks of their pages. */
interface Round {
  readonly lang: Lang;
  readonly state: State;
  readonly routes: readonly Route[];
  /** Chooses from the addresses of a route: without its optional segments, and with them. */
  choose(addresses: readonly string[]): readonly string[];
  /** Checks a page with axe; `at` is the index of its address. */
  judge(page: Page, where: string, route: Route, at: number): Promise<void>;
}

/** Returns whether a route is open to guests only, to players only, or, for those in this state, to anyone. */
const openTo = (state: State, isForAnyone: boolean) => (route: Route) =>
  route.access === state || (isForAnyone && route.access === 'anyone');
const none = () => Promise.resolve();

/**
 * Each address with a screen of its own is visited in English or in Arabic, and each screen in both. Axe judges the
 * structure of each page once; its parts, which the stories judge in every mode, once in each section.
 */
const rounds: readonly Round[] = [
  ...(['guest', 'player'] as const).map((state): Round => ({
    lang: 'en',
    state,
    routes: [...screens.filter(openTo(state, state === 'guest')), ...(state === 'guest' ? others : [])],
    choose: (addresses) => addresses.filter((_, at) => at % 2 === 0),
    judge: async (page, where, route, at) => {
      if (at > 0 || !isScreen(route)) return;
      const rules = firstScreens.has(route) ? 'all' : 'page';
      await expectAccessible(page, where, { modes: ['light'], rules });
    },
  })),
  ...(['guest', 'player'] as const).map((state): Round => ({
    lang: 'ar',
    state,
    routes: [...screens.filter(openTo(state, state === 'player')), ...(state === 'player' ? others : [])],
    choose: (addresses) => (addresses.length > 1 ? addresses.filter((_, at) => at % 2 === 1) : addresses),
    judge: none,
  })),
];

/** Routes, widths and states of the whole crawl: all routes, or those that `npm run crawl` was narrowed to. */
const narrowed = narrowedCrawl(routes);

/** Every address of every route, in each language, signed out and signed in; a tenth of the routes in the rotation. */
const wholeRounds = (['en', 'ru', 'ar'] as const).flatMap((lang) =>
  narrowed.states.map((state): Round => ({
    lang,
    state,
    routes: narrowed.isNarrowed ? narrowed.routes : inThoroughShare(routes),
    choose: (addresses) => addresses,
    judge: async (page, where, route) => {
      await expectAccessible(page, where, { modes: lang === 'en' ? MODES : ['light'] });
      // A page that a site doesn't have is "not found" for the server too, which the browser reports.
      const isThere = endOf(route, state) === undefined && !route.needs.includes('identification');
      // The lobby still shifts without jackpots, and so does an open game; the narrowed crawl names them.
      const isJudged =
        narrowed.isNarrowed || /^\/:lang\/(office|account|verification|my-casino)\b/.test(route.path);
      if (isThere && isJudged) await expectNoShift(page, where);
    },
  })),
);

/** Paths of guest-only pages, without the language prefix. */
const GUESTS = new Set(
  routes.filter(({ access }) => access === 'guest').map(({ path }) => path.replace('/:lang/', '')),
);

/** Destination of guests who need an account: the sign-in page, or the sheet over the page that they leave. */
const WAY_IN = '/user/login';
const WAY_IN_URL = /(?:\/user\/login|[?&]login=1)(?:[?&/]|$)/;

/** Destination of a visit, without the language prefix; undefined where it stays. */
function endOf({ access, section, id, needs, redirect }: Route, state: State): string | undefined {
  if (access === 'guest' && state === 'player') return '';
  // This site has its own accounts.
  if (id === 'authorization') return '';
  // This site has no identification: "not found" takes precedence over the access check.
  if (needs.includes('identification')) return undefined;
  if (access === 'player' && state === 'guest') return WAY_IN;
  if (section === 'blocked' && id !== 'oldbrowser') return '';
  // A player with nothing to agree to is redirected.
  if (id === 'confirm') return '';
  if (redirect?.startsWith('office/') && state === 'guest') return WAY_IN;
  if (redirect !== null && GUESTS.has(redirect) && state === 'player') return '';
  return redirect === null ? undefined : `/${redirect.replaceAll(/\/:\w+\??/g, '')}`;
}

/** Checks the parts around a page, by its layout. */
async function expectLayout(
  { page, say, isDesk }: App,
  { layout, ...route }: Route,
  path: string,
  where: string,
): Promise<void> {
  const banner = page.getByRole('banner');
  // Phones have the sports as tabs; the navigation at the bottom has the sections.
  const tabs = banner.getByRole('navigation', { name: say('sports:menu') });
  // Phones show the head of a match instead, which is part of the content.
  const hasBanner = !['headless', 'clear'].includes(layout) && !route.hasOwnPhoneHeader;
  // Pages of games have the sections there instead, as desktops do, and those of the account its main pages.
  const hasTabs = layout === 'main' && hasBanner && !isDesk && !route.inOffice;
  const [banners, menus] = [await banner.count(), await tabs.count()];
  // The page of an ongoing match redirects to its address in the line.
  if (new URL(page.url()).pathname !== path) return;
  expect.soft(banners, `${where}: the head of ${layout}`).toBe(hasBanner ? 1 : 0);
  expect.soft(menus > 0, `${where}: the tabs of ${layout}`).toBe(hasTabs);
}

/** Navigates within the app, as a link does; a new page takes the focus, or a field in it. */
async function go(app: App, address: string, where: string): Promise<void> {
  const { page, origin, lang } = app;
  const before = await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    document.documentElement.removeAttribute('data-focused');
    document.addEventListener('focusin', ({ target }) => {
      if (target instanceof Element && target.closest('#content'))
        document.documentElement.dataset['focused'] = '';
    });
    return location.pathname;
  });
  await app.go(address);
  const after = new URL(page.url()).pathname;
  // A redirect back to the same page doesn't move the focus.
  if (after !== before)
    await expect
      .soft(page.locator('html[data-focused]'), `${where}: the focus was at the page`)
      .toBeAttached();
  expect(page.url().startsWith(`${origin}/${lang}`), `${where}: the language`).toBe(true);
}

async function visit(app: App, route: Route, address: string, state: State): Promise<void> {
  const { page } = app;
  const where = `${app.lang} ${state} ${address}`;
  await go(app, address, where);
  const end = endOf(route, state);
  if (end === WAY_IN && state === 'guest') {
    await expect.soft(page, where).toHaveURL(WAY_IN_URL);
    if (!page.url().includes(WAY_IN)) return expect.soft(page.getByRole('dialog'), where).toBeVisible();
  } else if (end !== undefined)
    await expect.soft(page, where).toHaveURL(new RegExp(`^${RegExp.escape(app.address(end))}(?:[/?]|$)`));
  else if (route.isUnavailable) await expect.soft(page, where).toHaveURL(app.address(address));
  await expect.soft(page.getByRole('heading', { level: 1 }), `${where}: one first heading`).toHaveCount(1);
  await expect.soft(page, `${where}: its title`).not.toHaveTitle('');
  if (end === undefined && state === 'player')
    await expectLayout(app, route, `/${app.lang}${address}`, where);
  await expectNoOverflow(page, where);
  if (!app.isDesk) await expectWholeAmounts(page, where);
}

interface Visitor {
  readonly app: App;
  readonly quiet: Quiet;
  /** Calls that were answered with an error. */
  readonly failed: readonly string[];
}

/** Opens home as a new visitor. */
async function visitor(
  browser: Browser,
  platform: Platform,
  { lang, state }: Round,
  width: number,
): Promise<Visitor> {
  const isDesk = width >= DESKTOP_FROM;
  const { userAgent } = devices['Desktop Chrome'];
  const context = await browser.newContext({
    viewport: { width, height: isDesk ? 768 : 640 },
    reducedMotion: 'reduce',
    ...(isDesk && { userAgent, isMobile: false, hasTouch: false }),
  });
  const quiet = await listenTo(context);
  const failed: string[] = [];
  context.on('response', (answer) => {
    if (answer.status() >= 400) failed.push(`${answer.status()} ${answer.url()}`);
  });
  const origin = `http://localhost:${platform.port}`;
  const app = new App({ page: await context.newPage(), origin, lang, say: wordsIn(lang) });
  if (state === 'player') await newPlayer(app, '50.00');
  await app.open();
  return { app, quiet, failed };
}

// A round takes a minute: the workers share them.
test.describe.configure({ mode: 'parallel' });

for (const [all, title, tag, widths] of [
  [rounds, 'every screen is shown to', [], [NARROW]],
  [wholeRounds, 'every address answers', ['@thorough'], narrowed.widths],
] as const) {
  for (const [round, width] of all.flatMap((one) => widths.map((wide) => [one, wide] as const))) {
    const { lang, state } = round;
    const name = `${title} a ${state} in ${lang}${width === NARROW ? '' : ` at ${width} px`}`;
    test(name, { tag: [...tag] }, async ({ browser, platform }) => {
      test.setTimeout(tag.length > 0 ? 3_600_000 : 600_000);
      const { app, quiet, failed } = await visitor(browser, platform, round, width);
      for (const route of round.routes) {
        const addresses = await pagesOf(route, app, platform, state);
        for (const address of round.choose(addresses)) {
          await test.step(address, async () => {
            await visit(app, route, address, state);
            const where = `${lang} ${state} ${address} at ${width} px`;
            await round.judge(app.page, where, route, addresses.indexOf(address));
          });
        }
      }
      expect.soft(quiet.complaints(), 'The browser complained').toEqual([]);
      expect(failed, 'Calls failed').toEqual([]);
      await app.page.context().close();
    });
  }
}
