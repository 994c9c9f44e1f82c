import type { BrowserContext } from '@playwright/test';
import { expectAccessible, MODES, settled } from '../support/accessible.ts';
import { pagesOf, routes, type Route } from '../support/addresses.ts';
import { App } from '../support/app.ts';
import type { Platform } from '../support/platform.ts';
import { newPlayer } from '../support/player.ts';
import { listenTo } from '../support/quiet.ts';
import { expect, test } from '../support/test.ts';
import { wordsIn, type Lang } from '../support/words.ts';

/** Every address signed out and signed in, in each language; without this each row once, in one of those ways. */
const IS_WHOLE = process.env['CRAWL'] === 'whole';
const langs = ['en', 'ru', 'ar'] as const satisfies readonly Lang[];
const states = ['guest', 'player'] as const;
type State = (typeof states)[number];

/** Of the pages that this site goes without, which all have one screen, so many share one look at accessibility. */
const SHARED_LOOK = 12;

/** Within which what a page shows first has come, also on a busy machine. */
const SOON = { timeout: 8_000 };

interface Visit {
  readonly route: Route;
  readonly at: number;
}

const visits: readonly Visit[] = routes.map((route, at) => ({ route, at }));

/** The visits of one way to go: all of them, or those whose turn it is. */
function visitsOf(lang: Lang, state: State): readonly Visit[] {
  const turn = langs.indexOf(lang) * states.length + states.indexOf(state);
  const ways = langs.length * states.length;
  return IS_WHOLE ? visits : visits.filter(({ at }) => at % ways === turn);
}

/** Pages of guests, beneath the language. */
const GUESTS = new Set(
  routes.filter(({ access }) => access === 'guest').map(({ path }) => path.replace('/:lang/', '')),
);

/** Where guests end who need an account first: the page for that, or the sheet over the page that they leave. */
const WAY_IN = '/user/login';
const WAY_IN_URL = /(?:\/user\/login|[?&]login=1)(?:[?&/]|$)/;

/** Where a visit ends, beneath the language; undefined where it stays. */
function endOf({ access, section, id, needs, redirect }: Route, state: State): string | undefined {
  if (access === 'guest' && state === 'player') return '';
  if (needs.includes('consultant')) return '/500';
  // This site keeps its accounts itself.
  if (id === 'authorization') return '';
  // This site identifies nobody: not found comes before who may see it.
  if (needs.includes('identification')) return undefined;
  if (access === 'player' && state === 'guest') return WAY_IN;
  if (section === 'blocked' && id !== 'oldbrowser') return '';
  // A player without anything to agree to has no business there.
  if (id === 'confirm') return '';
  if (redirect?.startsWith('office/') && state === 'guest') return WAY_IN;
  if (redirect !== null && GUESTS.has(redirect) && state === 'player') return '';
  return redirect === null ? undefined : `/${redirect.replaceAll(/\/:\w+\??/g, '')}`;
}

/** What a visitor sees around a page, by its layout. */
async function expectLayout(
  { page, say }: App,
  { layout, ...route }: Route,
  path: string,
  where: string,
): Promise<void> {
  const banner = page.getByRole('banner');
  const sections = banner.getByRole('navigation', { name: say('common:nav.sections') });
  const hasBanner = !['headless', 'clear'].includes(layout);
  // Phones have the head of a match in its place.
  const hasSections = ['main', 'third-party'].includes(layout) && !route.hasOwnPhoneHeader;
  const [banners, menus] = [await banner.count(), await sections.count()];
  // A page of a match that is on leads to its place in the line.
  if (new URL(page.url()).pathname !== path) return;
  expect.soft(banners, `${where}: the head of ${layout}`).toBe(hasBanner ? 1 : 0);
  expect.soft(menus > 0, `${where}: the sections of ${layout}`).toBe(hasSections);
}

/** Goes to an address within the app, as a link does; a new page takes the focus. */
async function go({ page, origin, lang }: App, address: string, where: string): Promise<void> {
  const path = `/${lang}${address}`;
  const before = await page.evaluate((to) => {
    const was = location.pathname;
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    // As the router keeps its places, so that it knows how far it is asked to go.
    const { idx = 0 } = (history.state ?? {}) as { idx?: number };
    const state = { usr: null, key: 'crawl', idx: idx + 1 };
    history.pushState(state, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state }));
    return was;
  }, path);
  // Who is led back to the same page is still where the focus was.
  if (before === path) return;
  await page
    .waitForFunction(
      (was) => location.pathname === was || document.activeElement?.id === 'content',
      before,
      SOON,
    )
    .catch(() => expect.soft('nowhere', `${where}: the focus`).toBe('at the page'));
  expect(page.url().startsWith(`${origin}/${lang}`), `${where}: the language`).toBe(true);
}

async function visit(app: App, { route, at }: Visit, address: string, state: State): Promise<void> {
  const { page } = app;
  const where = `${app.lang} ${state} ${address}`;
  await go(app, address, where);
  const end = endOf(route, state);
  if (end === WAY_IN && state === 'guest') {
    await expect.soft(page, where).toHaveURL(WAY_IN_URL, SOON);
    if (!page.url().includes(WAY_IN)) return expect.soft(page.getByRole('dialog'), where).toBeVisible(SOON);
  } else if (end !== undefined)
    await expect
      .soft(page, where)
      .toHaveURL(new RegExp(`^${RegExp.escape(app.address(end))}(?:[/?]|$)`), SOON);
  else if (route.isUnavailable) await expect.soft(page, where).toHaveURL(app.address(address), SOON);
  await expect
    .soft(page.getByRole('heading', { level: 1 }), `${where}: one first heading`)
    .toHaveCount(1, SOON);
  await expect.soft(page, `${where}: its title`).not.toHaveTitle('', SOON);
  if (end === undefined && state === 'player')
    await expectLayout(app, route, `/${app.lang}${address}`, where);
  if (!IS_WHOLE && !(route.isUnavailable && at % SHARED_LOOK === 0)) return;
  await settled(page);
  // Other words have the same colours.
  await expectAccessible(page, where, IS_WHOLE && app.lang === 'en' ? MODES : MODES.slice(0, 1));
}

/** A visitor of their own, whose browser complains of nothing. */
async function visitor(context: BrowserContext, platform: Platform, lang: Lang, state: State): Promise<App> {
  const origin = `http://localhost:${platform.port}`;
  const app = new App({ page: await context.newPage(), origin, lang, say: wordsIn(lang) });
  if (state === 'player') await newPlayer(app, '50.00');
  await app.open();
  await expect(app.page.getByRole('heading', { level: 1 })).toHaveCount(1);
  return app;
}

for (const lang of langs) {
  for (const state of states) {
    test(`every address answers a ${state} in ${lang}`, async ({ browser, platform }) => {
      test.setTimeout(IS_WHOLE ? 3_600_000 : 120_000);
      const context = await browser.newContext({
        viewport: { width: 390, height: 844 },
        reducedMotion: 'reduce',
      });
      const quiet = await listenTo(context);
      const failed: string[] = [];
      context.on('response', (answer) => {
        if (answer.status() >= 400) failed.push(`${answer.status()} ${answer.url()}`);
      });
      const app = await visitor(context, platform, lang, state);
      for (const one of visitsOf(lang, state)) {
        const addresses = await pagesOf(one.route, app, platform, state);
        for (const address of IS_WHOLE ? addresses : addresses.slice(-1))
          await test.step(address, () => visit(app, one, address, state));
      }
      expect(quiet.complaints(), 'The browser complained').toEqual([]);
      expect(failed, 'Calls failed').toEqual([]);
      await context.close();
    });
  }
}
