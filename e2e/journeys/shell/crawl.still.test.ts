import type { Browser } from '@playwright/test';
import { expectAccessible, expectNoOverflow, MODES } from '../support/accessible.ts';
import { pagesOf, routes, type Route } from '../support/addresses.ts';
import { App } from '../support/app.ts';
import type { Platform } from '../support/platform.ts';
import { newPlayer } from '../support/player.ts';
import { listenTo, type Quiet } from '../support/quiet.ts';
import { expect, test } from '../support/test.ts';
import { wordsIn, type Lang } from '../support/words.ts';

/**
 * Whether every address is visited signed out and signed in, in each language, in three modes. Otherwise, pages with
 * a screen of their own are visited in English, where axe checks them, and in Arabic; each of the other routes once.
 */
const IS_WHOLE = process.env['CRAWL'] === 'whole' || process.env['THOROUGH'] === '1';
const langs = ['en', 'ru', 'ar'] as const satisfies readonly Lang[];
const states = ['guest', 'player'] as const;
type State = (typeof states)[number];
/** The narrowest window that a page has to fit. */
const NARROW = { width: 320, height: 640 };

/** Accessibility is checked for one in this many of the unavailable pages, which all show the same screen. */
const SHARED_LOOK = 12;

interface Visit {
  readonly route: Route;
  readonly at: number;
}

const visits: readonly Visit[] = routes.map((route, at) => ({ route, at }));

/** Whether a route has a screen of its own that can be opened without a precondition. */
function isScreen({ redirect, isUnavailable, section }: Route): boolean {
  return redirect === null && !isUnavailable && section !== 'blocked';
}

/** Languages in which the regular run visits screens, and the state for those open to anyone: headers differ. */
const SCREENS_AS: ReadonlyMap<Lang, State> = new Map([
  ['en', 'guest'],
  ['ar', 'player'],
]);

/** The visits of one language and state: all of them, or its share of them. */
function visitsOf(lang: Lang, state: State): readonly Visit[] {
  const turn = langs.indexOf(lang) * states.length + states.indexOf(state);
  const ways = langs.length * states.length;
  return visits.filter(({ route, at }) => {
    if (IS_WHOLE) return true;
    if (!isScreen(route)) return at % ways === turn;
    return (
      SCREENS_AS.has(lang) && state === (route.access === 'anyone' ? SCREENS_AS.get(lang) : route.access)
    );
  });
}

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
  if (needs.includes('consultant')) return '/500';
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
  { page, say }: App,
  { layout, ...route }: Route,
  path: string,
  where: string,
): Promise<void> {
  const banner = page.getByRole('banner');
  const sections = banner.getByRole('navigation', { name: say('common:nav.sections') });
  const hasBanner = !['headless', 'clear'].includes(layout);
  // Phones show the header of a match instead.
  const hasSections = ['main', 'third-party'].includes(layout) && !route.hasOwnPhoneHeader;
  const [banners, menus] = [await banner.count(), await sections.count()];
  // The page of an ongoing match redirects to its address in the line.
  if (new URL(page.url()).pathname !== path) return;
  expect.soft(banners, `${where}: the head of ${layout}`).toBe(hasBanner ? 1 : 0);
  expect.soft(menus > 0, `${where}: the sections of ${layout}`).toBe(hasSections);
}

/** Navigates within the app, as a link does; a new page takes the focus. */
async function go(app: App, address: string, where: string): Promise<void> {
  const { page, origin, lang } = app;
  const before = await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    document.documentElement.removeAttribute('data-focused');
    document.addEventListener('focusin', ({ target }) => {
      if (target instanceof Element && target.id === 'content')
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

async function visit(app: App, { route, at }: Visit, address: string, state: State): Promise<void> {
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
  // The regular run checks each screen with axe once, in English: other languages have the same roles and colours.
  const isJudged = isScreen(route) ? app.lang === 'en' : route.isUnavailable && at % SHARED_LOOK === 0;
  if (IS_WHOLE || isJudged)
    await expectAccessible(page, where, IS_WHOLE && app.lang === 'en' ? MODES : MODES.slice(0, 1));
}

interface Visitor {
  readonly app: App;
  readonly quiet: Quiet;
  /** Calls that were answered with an error. */
  readonly failed: readonly string[];
}

/** Opens home as a new visitor. */
async function visitor(browser: Browser, platform: Platform, lang: Lang, state: State): Promise<Visitor> {
  const context = await browser.newContext({ viewport: NARROW, reducedMotion: 'reduce' });
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

for (const lang of langs) {
  for (const state of states) {
    test(`every address answers a ${state} in ${lang}`, async ({ browser, platform }) => {
      test.setTimeout(IS_WHOLE ? 3_600_000 : 600_000);
      const { app, quiet, failed } = await visitor(browser, platform, lang, state);
      for (const one of visitsOf(lang, state)) {
        const addresses = await pagesOf(one.route, app, platform, state);
        for (const address of IS_WHOLE || isScreen(one.route) ? addresses : addresses.slice(-1))
          await test.step(address, () => visit(app, one, address, state));
      }
      expect(quiet.complaints(), 'The browser complained').toEqual([]);
      expect(failed, 'Calls failed').toEqual([]);
      await app.page.context().close();
    });
  }
}
