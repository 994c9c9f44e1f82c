import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { root } from '../../../scripts/lib/paths.mjs';
import type { App } from '../support/app.ts';
import { newPlayer, PASSWORD } from '../support/player.ts';
import { expect, test } from '../support/test.ts';

/**
 * Blocks the app's script.
 * @returns a function that releases it
 */
async function holdApp(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    // A page that was opened again has no use for it.
    await route.continue().catch(() => undefined);
  });
  return resolve;
}

/**
 * Opens a page with its matches, or another content. A page waits for its data only briefly, so it is opened until it
 * has them.
 */
async function openRendered(
  app: App,
  page: Page,
  path = '',
  { host = 'localhost', content = 'article' } = {},
): Promise<void> {
  const address = app.address(path).replace('localhost', host);
  const open = async () => (await page.goto(address, { waitUntil: 'commit' }))?.text();
  await expect.poll(open).toMatch(new RegExp(`data-waiting>.*<${content}`, 's'));
}

const settled = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-settled');

/** First price of the page. */
const firstPrice = (page: Page) => page.locator('main article').getByRole('button', { name: /\d$/ }).first();

test('a page is visible before the app is loaded, and a price tapped in it is added to the coupon', async ({
  app,
  page,
}) => {
  const release = await holdApp(page);
  await openRendered(app, page, '/live');
  await expect(page.getByRole('link', { name: app.say('common:header.signIn') })).toBeVisible();
  const price = firstPrice(page);
  const name = await price.textContent();
  await price.click();
  await expect(price).toHaveAttribute('data-touched');
  release();
  await settled(page);
  await expect(app.main.getByRole('button', { pressed: true })).toContainText([name ?? '']);
});

test('what is typed before the app is loaded is kept and sent', async ({ app, page }) => {
  const player = await newPlayer(app);
  await app.forget();
  const release = await holdApp(page);
  await openRendered(app, page, '/user/login', { content: 'form' });
  await page.getByLabel(app.say('access:fields.login')).fill(player.email);
  await page.getByRole('textbox', { name: app.say('access:fields.password') }).fill(PASSWORD);
  release();
  await settled(page);
  await app.button('access:signIn.submit').click();
  await expect(app.balance).toBeVisible();
});

test('the app continues the page: its elements, their places and the focus stay', async ({ app, page }) => {
  await page.addInitScript(() => {
    const seen = { shift: 0 };
    new PerformanceObserver((list) => {
      // The cast: entries of this type have a value, which is missing in the DOM types.
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        seen.shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, { seen });
  });
  const release = await holdApp(page);
  await openRendered(app, page);
  const link = page.getByRole('link', { name: app.say('common:header.signIn') });
  // A page that still waits for its fonts is hidden, and can't have the focus.
  await expect(link).toBeVisible();
  await link.focus();
  const rows = await page.locator('main article').elementHandles();
  // Before the app there is only the exchange of fonts.
  await page.evaluate(async () => {
    await document.fonts.ready;
    (window as unknown as { seen: { shift: number } }).seen.shift = 0;
  });
  release();
  await settled(page);
  await expect(link).toBeFocused();
  for (const row of rows) expect(await row.evaluate(({ isConnected }) => isConnected)).toBe(true);
  const shift = await page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift);
  expect(shift).toBeLessThanOrEqual(0.02);
});

test('nothing that the page brought is requested again', async ({ app, page }) => {
  const asked: string[] = [];
  await openRendered(app, page, '/live');
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.reload();
  await settled(page);
  expect(asked.filter((path) => path.startsWith('/web-api/line'))).toEqual([]);
});

test('a returning device gets the page with its settings, before its script', async ({ app, page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('touchline.settings', JSON.stringify({ appTheme: 1, coefViewId: 1, timeZone: 5.5 })),
  );
  await openRendered(app, page, '/live');
  await settled(page);
  const before = (await page.context().cookies()).map(({ name }) => name);
  expect(before).toEqual(expect.arrayContaining(['view', 'tzo', 'is12h', 'app_view_type', 'lng']));
  const release = await holdApp(page);
  await openRendered(app, page, '/live');
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
  await expect(firstPrice(page)).toHaveText(/\d\/\d/);
  const row = await page.locator('main article').first().elementHandle();
  release();
  await settled(page);
  expect(await row?.evaluate(({ isConnected }) => isConnected)).toBe(true);
});

test('a player’s page has the matches for everyone and no guest’s buttons', async ({ app, page }) => {
  await newPlayer(app);
  const release = await holdApp(page);
  await openRendered(app, page, '/live');
  await expect(firstPrice(page)).toBeVisible();
  await expect(page.getByRole('link', { name: app.say('common:header.signIn') })).toBeHidden();
  release();
  await expect(app.balance).toBeVisible();
});

test('a page whose address only the app can show has its header and a skeleton first', async ({
  app,
  page,
}) => {
  const release = await holdApp(page);
  await page.goto(app.address('/favorites'), { waitUntil: 'commit' });
  await expect(page.getByRole('banner')).toBeVisible();
  release();
  await settled(page);
  await expect(app.main.getByRole('heading', { level: 1 })).toBeVisible();
});

test('every brand’s page is continued, and one from right to left', async ({ app, page }) => {
  for (const brand of ['northbank', 'merlot', 'paloma', 'ricochet']) {
    await openRendered(app, page, '/live', { host: `${brand}.localhost` });
    await settled(page);
  }
  await page.goto(app.address('/live').replace('/en/', '/ar/'));
  await settled(page);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
});

test('without script a page can be read and its links work', async ({ app, browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await openRendered(app, page, '/live');
  await expect(firstPrice(page)).toBeVisible();
  await page.locator('main article').first().getByRole('link').first().click();
  // The first page of this address may have come before its data.
  await expect(async () => {
    await page.reload();
    await expect(page.locator('main').getByRole('button', { name: /\d$/ }).first()).toBeVisible({
      timeout: 500,
    });
  }).toPass();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('–');
  await context.close();
});

const ASSETS = join(root, 'apps', 'web', 'dist', 'assets');

/** Files of the app's styles by the classes that they have rules for. */
function filesOfClasses(): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  for (const file of readdirSync(ASSETS).filter((name) => name.endsWith('.css')))
    for (const [, name = ''] of readFileSync(join(ASSETS, file), 'utf8').matchAll(/\.([A-Za-z_][\w-]*)/g))
      found.set(name, (found.get(name) ?? new Set()).add(file));
  return found;
}

test('a rendered page has every style of its markup in its head, so that its first frame has them', async ({
  platform,
}) => {
  const files = filesOfClasses();
  const paths = [
    '',
    '/live',
    '/line/football',
    '/results',
    '/casino-lobby',
    '/slots',
    '/providers',
    '/user/login',
  ];
  for (const path of paths) {
    const read = async () => (await fetch(`http://localhost:${platform.port}/en${path}`)).text();
    // A page waits for its rendering only briefly.
    await expect.poll(read, `${path} is rendered`).toContain('touchline-state');
    const html = await read();
    const [head = '', body = ''] = html.replaceAll(/<template[^]*?<\/template>/g, '').split('</head>');
    const linked = new Set([...head.matchAll(/href="\/assets\/([^"]+\.css)"/g)].map(([, file]) => file));
    const classes = new Set(
      [...body.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
    );
    const missing = [...classes].filter((name) => {
      const own = files.get(name);
      return own !== undefined && ![...own].some((file) => linked.has(file));
    });
    expect.soft(missing, path).toEqual([]);
  }
});
