import type { Locator, Page, Request } from '@playwright/test';
import { inThoroughShare } from '@touchline/testing';
import type { App } from '../support/app.ts';
import { fileOf, lateFiles, requiredFiles } from '../support/lateFiles.ts';
import { newPlayer } from '../support/player.ts';
import { settled } from '../support/settled.ts';
import { expect, test } from '../support/test.ts';

const CHUNK = /Failed to load resource|ERR_FAILED|net::ERR/;

// Prefetched files may fail too.
test.use({ prefetches: true });

/** Pages on which each lazily loaded file and each call fails in turn. */
const GUESTS_PAGES = [
  '/live',
  '',
  '/line/football',
  '/results',
  '/cricket',
  '/cyber/real',
  '/user/login',
  '/registration',
];
const PLAYERS_PAGES = [
  '/live',
  '/office/history',
  '/office/account-settings',
  '/office/disallow-sports',
  '/office/responsible',
];
const CALL = /^\/(?:web|bff|blocks|redirects|limit-service)-api\//;

/** Paths that a page requested during `look`. */
async function askedFor(page: Page, look: () => Promise<void>): Promise<readonly string[]> {
  const asked = new Set<string>();
  const hear = (request: Request) => void asked.add(new URL(request.url()).pathname);
  page.on('request', hear);
  await look();
  page.off('request', hear);
  return [...asked];
}

/**
 * Opens a page once for each of the paths with that request failing, and expects its layout and some content. Without
 * its messages, its part of the route table, its guards or its frame, a page shows an error instead.
 */
async function withoutEach(app: App, path: string, failing: readonly string[]): Promise<void> {
  const required = requiredFiles();
  for (const one of failing) {
    const page = await app.page.context().newPage();
    await page.route(`**${one}*`, (route) => route.abort());
    await page.goto(app.address(path), { waitUntil: 'commit' });
    const error = errorOf(app, page);
    const orError = (part: Locator) => (required.includes(one) ? part.or(error).first() : part);
    await expect(orError(page.getByRole('banner')), one).toBeVisible();
    await expect
      .poll(async () => (await orError(page.getByRole('main')).innerText()).trim().length, one)
      .toBeGreaterThan(20);
    await page.close();
  }
}

/** The error in place of a page, or of its frame. */
const errorOf = ({ say }: App, page: Page) =>
  page
    .getByRole('heading', { name: say('failure:title'), exact: true })
    .or(
      page
        .getByRole('alert')
        .filter({ has: page.getByRole('button', { name: say('common:actions.refresh') }) }),
    );

/** Requests of a page that may fail: lazily loaded files and calls. */
async function mayFail(app: App, path: string): Promise<readonly string[]> {
  const asked = await askedFor(app.page, async () => {
    await app.open(path);
  });
  const late = new Set(lateFiles());
  return asked.filter(
    // The feed's socket is required to show anything.
    (one) => late.has(one) || (CALL.test(one) && !one.endsWith('/socket')),
  );
}

test('a page works without its footer, without its sheets and without a call', async ({ app, quiet }) => {
  quiet.allow(CHUNK, /feed\/socket/, /rendered differently/);
  const failing = await mayFail(app, '/live');
  const [call] = failing.filter((one) => CALL.test(one));
  const files = ['src/app/shell/SiteFooter.tsx', 'src/app/sheets/Overlays.tsx'].map(fileOf);
  expect(failing).toEqual(expect.arrayContaining(files));
  await withoutEach(app, '/live', [...files, ...(call === undefined ? [] : [call])]);
});

for (const [who, paths] of [
  ['guest', GUESTS_PAGES],
  ['player', PLAYERS_PAGES],
] as const) {
  for (const path of paths) {
    test(
      `${path === '' ? 'home' : path} of a ${who} works without each of its lazy files and calls in turn`,
      { tag: '@thorough' },
      async ({ app, quiet }) => {
        test.setTimeout(1_200_000);
        // A part whose file is missing differs from what the server has rendered.
        quiet.allow(CHUNK, /feed\/socket/, /rendered differently/);
        if (who === 'player') await newPlayer(app);
        const failing = await mayFail(app, path);
        expect(failing.length).toBeGreaterThan(3);
        await withoutEach(app, path, inThoroughShare(failing));
      },
    );
  }
}

test('a screen whose file is missing reloads the page once, is retried, and can be reloaded', async ({
  app,
  page,
  quiet,
}) => {
  quiet.allow(CHUNK);
  await app.open('/live');
  await expect(app.main.getByRole('article').first()).toBeVisible();
  const file = `**${fileOf('src/sections/results/ResultsScreen.tsx')}`;
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.route(file, (route) => route.abort());
  const reloaded = page.waitForEvent('load');
  await app.followAtEnd(app.say('common:nav.results'));
  await reloaded;
  const refresh = app.main.getByRole('button', { name: app.say('common:actions.refresh') });
  await expect(refresh).toBeVisible();
  expect(loads).toBe(1);
  await expect(page.getByRole('banner')).toBeVisible();
  await page.unroute(file);
  await refresh.click();
  await expect(refresh).toBeHidden();
  await expect(page).toHaveTitle(new RegExp(app.say('common:nav.results'), 'i'));
});

test('a page of which a deployment has removed every lazy file reloads at the wanted address', async ({
  app,
  page,
  quiet,
}) => {
  quiet.allow(CHUNK);
  await app.open('/live');
  await expect(app.main.getByRole('article').first()).toBeVisible();
  await settled(page);
  let isGone = true;
  let documents = 0;
  page.on('request', (request) => {
    if (!request.isNavigationRequest()) return;
    documents += 1;
    isGone = false;
  });
  await page.route(/\/assets\//, (route) => (isGone ? route.fulfill({ status: 404 }) : route.fallback()));
  await app.followAtEnd(app.say('common:nav.results'));
  await expect(page).toHaveTitle(new RegExp(app.say('common:nav.results'), 'i'));
  expect(new URL(page.url()).pathname).toBe('/en/results');
  expect(documents).toBe(1);
});

test('a page whose part of the route table is missing shows an error, and is loaded with a refresh', async ({
  app,
  page,
  quiet,
}) => {
  quiet.allow(CHUNK);
  const file = `**${fileOf('src/app/routes/otherBettingRows.ts')}`;
  await page.route(file, (route) => route.abort());
  await page.goto(app.address('/cricket'));
  await expect(errorOf(app, page)).toBeVisible();
  await page.unroute(file);
  await page.getByRole('button').click();
  await expect(page.getByRole('banner')).toBeVisible();
});

test('missing messages show an error in the page’s own language, and are loaded with a refresh', async ({
  app,
  page,
  quiet,
}) => {
  quiet.allow(CHUNK);
  for (const lang of ['en', 'ar'] as const) {
    const [words] = lateFiles().filter((path) => path.includes(`words-${lang}`));
    if (words === undefined) throw new Error(`There is no file of words in ${lang}.`);
    await page.route(`**${words}`, (route) => route.abort());
    await page.goto(`${app.origin}/${lang}/live`);
    // The server's page, which the error replaces, has several.
    const refresh = page.getByRole('button');
    await expect(refresh).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.unroute(`**${words}`);
    await refresh.click();
    await expect(page.getByRole('article').first()).toBeVisible();
  }
});

for (const [name, spoil] of [
  [
    'blocked',
    () => {
      for (const area of ['localStorage', 'sessionStorage', 'caches', 'indexedDB']) {
        Object.defineProperty(globalThis, area, {
          get() {
            throw new DOMException('blocked', 'SecurityError');
          },
        });
      }
    },
  ],
  [
    'full',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    },
  ],
  [
    'corrupt',
    () => {
      for (const key of ['settings', 'coupon', 'favorites', 'couponSettings']) {
        localStorage.setItem(`touchline.${key}`, '{"bets":7,"items":"x"');
        sessionStorage.setItem(`touchline.${key}`, '[null,{}]');
      }
    },
  ],
] as const) {
  test(`storage that is ${name} leaves the page working`, async ({ app, page }) => {
    await page.addInitScript(spoil);
    await app.open('/live');
    await app.main.getByRole('article').first().getByRole('button', { pressed: false }).nth(1).click();
    await expect(app.main.getByRole('button', { pressed: true }).first()).toBeVisible();
    await app.go('/?settings=1');
    await page.getByText(app.say('settings:mode.dark')).click();
    await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
  });
}

test('a partner’s page is treated as data, and its scripts can access nothing', async ({
  app,
  page,
  context,
  quiet,
}) => {
  quiet.allow(/Content Security Policy|sandbox|policy: /, /ERR_|Blocked|SecurityError|Refused/);
  await context.addCookies([{ name: 'secret', value: 'of-the-site', url: app.origin }]);
  await page.route('**/third-party/api/pages/welcome/frame', async (route) => {
    const answer = await route.fetch();
    const hostile = `
      const tried = {};
      const attempt = (name, run) => { try { tried[name] = String(run()); } catch { tried[name] = 'refused'; } };
      attempt('cookie', () => document.cookie);
      attempt('storage', () => localStorage.length);
      attempt('parent', () => parent.document.title);
      attempt('eval', () => eval('1 + 1'));
      attempt('open', () => open('https://evil.example'));
      attempt('top', () => { top.location.href = 'https://evil.example'; return 'sent'; });
      fetch('/web-api/session').then(() => 'read', () => 'refused').then((got) => {
        tried.fetch = got;
        document.getElementById('part').textContent = JSON.stringify(tried);
        touchline.go('https://evil.example/');
        touchline.go('//evil.example/');
        touchline.go('javascript:alert(1)');
      });`;
    const body = (await answer.text()).replace(/const part = [^]*?part\.append[^\n]*/, hostile);
    await route.fulfill({ response: answer, body });
  });
  await app.open('/ourpartners/welcome');
  await expect(app.main.getByText('shown as data')).toBeVisible();
  await expect(app.main.locator('script, style, [onclick]')).toHaveCount(0);
  const frame = page.frameLocator('main iframe');
  await expect(frame.locator('#part')).toContainText('fetch');
  expect(JSON.parse(await frame.locator('#part').innerText())).toEqual({
    cookie: 'refused',
    storage: 'refused',
    parent: 'refused',
    eval: 'refused',
    open: 'null',
    top: 'refused',
    fetch: 'refused',
  });
  expect(page.url()).toBe(app.address('/ourpartners/welcome'));
  expect(context.pages()).toHaveLength(1);
});

test('a partner’s page navigates within the site, and reports its height', async ({ app, page }) => {
  await app.open('/ourpartners');
  await app.main.getByRole('link', { name: 'welcome' }).click();
  const frame = page.frameLocator('main iframe');
  await frame.getByRole('button', { name: 'Tapped 0' }).click();
  await expect(frame.getByRole('button', { name: 'Tapped 1' })).toBeVisible();
  await frame.getByRole('button', { name: 'Live matches' }).click();
  await expect(page).toHaveURL(/\/en\/live$/);
});
