import type { BrowserContext, Page } from '@playwright/test';
import { App } from '../support/app.ts';
import { newPlayer, PASSWORD, signIn } from '../support/player.ts';
import { mailedCode } from '../support/sent.ts';
import { settled } from '../support/settled.ts';
import { changeSite } from '../support/sites.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 1366, height: 768 } });

const NEXT_PASSWORD = 'another-long-enough-one';

/** Opens the site in another tab of the same browser. */
async function beside(app: App, context: BrowserContext, path = ''): Promise<App> {
  const other = new App({ ...app, page: await context.newPage() });
  await other.open(path);
  return other;
}

/**
 * Calls the platform from the page, as its scripts do.
 * @returns the status
 */
const statusOf = (page: Page, path: string, init?: { readonly token: string } | { readonly body: object }) =>
  page.evaluate(
    async ([to, sent]) => {
      const headers = new Headers();
      if (sent && 'token' in sent) headers.set('authorization', `Bearer ${sent.token}`);
      if (sent && 'body' in sent) headers.set('content-type', 'application/json');
      const body = sent && 'body' in sent ? JSON.stringify(sent.body) : null;
      return (await fetch(to, { method: body === null ? 'GET' : 'POST', headers, body })).status;
    },
    [path, init] as const,
  );

const CURRENCY = '/web-api/officeapi/v1/accounts/currency';

/** The player's accounts, requested with the page's cookie and without a bearer. */
const accountsOn = (page: Page) =>
  page.evaluate(async () => {
    const answer = await fetch('/web-api/accounts');
    // The cast: the call answers with this shape.
    return ((await answer.json()) as { accounts: { id: string; iso: string }[] }).accounts;
  });

/** Bearers that a page sent, the latest last. */
function bearersOf(page: Page): readonly string[] {
  const bearers: string[] = [];
  page.on('request', (request) => {
    const bearer = /^Bearer (.+)$/.exec(request.headers()['authorization'] ?? '')?.[1];
    if (bearer !== undefined) bearers.push(bearer);
  });
  return bearers;
}

/** Everything that a page's scripts can read from the browser: both storages, cookies, caches, names of databases. */
const storedBy = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const cached: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const answer = await cache.match(request);
        cached.push(request.url, [...request.headers].join(), (await answer?.text()) ?? '');
      }
    }
    const databases = (await indexedDB.databases()).map(({ name }) => name);
    return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, cached, databases]);
  });

/** Bearers and session secrets that scripts of a page can read. */
async function secretsIn(page: Page, context: BrowserContext, bearers: readonly string[]): Promise<string[]> {
  const sessions = (await context.cookies()).filter(({ name }) => name.endsWith('session'));
  const stored = await storedBy(page);
  return [...bearers, ...sessions.map(({ value }) => value)].filter((secret) => stored.includes(secret));
}

test('a rejected bearer is renewed once for four tabs, and no tab is signed out', async ({
  app,
  context,
  quiet,
}) => {
  quiet.allow(/401 \(Unauthorized\)/);
  await newPlayer(app, '100.00');
  await app.open();
  const tabs = [app];
  for (let more = 0; more < 3; more += 1) tabs.push(await beside(app, context));
  for (const tab of tabs) await expect(tab.balance).toContainText('100.00');

  // From now on the platform rejects every bearer that it issued before.
  const renewals: string[] = [];
  let isRenewed = false;
  let refused = 0;
  await context.route('**/web-api/user/gettoken**', async (route) => {
    const response = await route.fetch();
    renewals.push(route.request().url());
    isRenewed = true;
    await route.fulfill({ response });
  });
  await context.route('**/web-api/accounts', (route) => {
    if (isRenewed || route.request().headers()['authorization'] === undefined) return route.continue();
    refused += 1;
    return route.fulfill({ status: 401, json: { code: 'SIGN_IN_NEEDED', message: '' } });
  });
  // Switching the active account makes every tab send a request at once.
  expect(await statusOf(app.page, CURRENCY, { body: { currencyId: 'USD' } })).toBe(200);
  const added = (await accountsOn(app.page)).find(({ iso }) => iso === 'USD');
  expect(await statusOf(app.page, '/web-api/accounts/active', { body: { id: added?.id } })).toBe(200);

  for (const tab of tabs) await expect(tab.balance).toContainText('USD');
  expect(refused).toBeGreaterThan(0);
  expect(renewals).toHaveLength(1);
  await context.unrouteAll({ behavior: 'ignoreErrors' });
});

test('signing out asks for confirmation, then invalidates bearers, closes sockets and signs out every tab', async ({
  app,
  context,
  quiet,
}) => {
  quiet.allow(/401 \(Unauthorized\)/);
  await newPlayer(app, '20.00');
  const bearers = bearersOf(app.page);
  const sockets: Promise<unknown>[] = [];
  const watch = (page: Page) =>
    page.on('websocket', (socket) => sockets.push(new Promise((resolve) => socket.on('close', resolve))));
  watch(app.page);
  context.on('page', watch);
  await app.open('/live');
  const other = await beside(app, context, '/office/session-history');
  await expect(other.heading('titles:of.sessionHistory')).toBeVisible();
  await expect(app.balance).toContainText('20.00');
  expect(bearers.length).toBeGreaterThan(0);
  expect(await secretsIn(app.page, context, bearers)).toEqual([]);

  await app.button('common:nav.account').click();
  await app.button('common:header.signOut').click();
  const question = app.page.getByRole('alertdialog', { name: app.say('security:signOut.youSure') });
  await question.getByRole('button', { name: app.say('security:signOut.stay') }).click();
  await expect(question).toHaveCount(0);
  // The menu has closed for the question.
  await app.button('common:nav.account').click();
  const connected = sockets.length;
  const answered = app.page.waitForResponse('**/web-api/session/sign-out');
  await app.signOut();
  await answered;
  // The bearer is already invalid for the first call after the answer.
  expect(await statusOf(app.page, '/web-api/accounts', { token: bearers.at(-1) ?? '' })).toBe(401);
  await Promise.all(sockets.slice(0, connected));
  // A public page stays open; the other tab showed a player's page.
  await expect(app.link('common:header.signIn')).toBeVisible();
  expect(new URL(app.page.url()).pathname).toBe('/en/live');
  await expect(other.heading('access:signIn.title')).toBeVisible();
  // Nothing of the session is left in either tab, and the browser has no cookie of it.
  for (const { page } of [app, other]) {
    expect(await secretsIn(page, context, bearers)).toEqual([]);
    expect(await storedBy(page)).not.toContain('20.00');
  }
  expect(
    (await context.cookies()).map(({ name }) => name).filter((name) => name.endsWith('session')),
  ).toEqual([]);
});

/** Returns whether the platform still has the session of a cookie. */
async function isSessionLive({ origin }: App, cookie: string): Promise<boolean> {
  // A client of its own, without the browser's cookies.
  const answer = await fetch(`${origin}/web-api/session`, { headers: { cookie } });
  // The cast: the call answers with this shape.
  return ((await answer.json()) as { player: object | null }).player !== null;
}

test('signing out without a connection applies at once, and reaches the platform from a tab that is opened later', async ({
  app,
  context,
  quiet,
}) => {
  quiet.allow(/ERR_INTERNET_DISCONNECTED/, /WebSocket/, /Failed to fetch/);
  await newPlayer(app, '20.00');
  const own = await beside(app, context, '/office/security');
  await app.page.goto('about:blank');
  await own.go('/office/session-history');
  await expect(own.heading('titles:of.sessionHistory')).toBeVisible();
  const other = await beside(app, context, '/live');
  await expect(other.balance).toContainText('20.00');
  const session = (await context.cookies()).find(({ name }) => name === 'session');
  const cookie = `session=${session?.value}`;
  // The code of a sign-out is loaded when the page is idle.
  await own.page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('SignOutDialog')),
  );
  await settled(own.page);

  await context.setOffline(true);
  await own.button('office:signOut').click();
  await own.page
    .getByRole('alertdialog', { name: own.say('security:signOut.youSure') })
    .getByRole('button', { name: own.say('common:header.signOut'), exact: true })
    .click();
  await expect(own.balance).toBeHidden();
  await expect(other.balance).toBeHidden();
  await expect(own.heading('titles:of.sessionHistory')).toBeHidden();
  await expect(own.page.getByText(own.say('limits:signOut.pending'), { exact: true })).toBeVisible();
  // The page before in the same document.
  await own.page.evaluate(() => history.back());
  await expect(own.page).toHaveURL(/\/user\/login$/);
  await expect(own.balance).toBeHidden();
  for (const { page } of [own, other]) await page.close();

  await context.setOffline(false);
  expect(await isSessionLive(app, cookie)).toBe(true);
  const later = new App({ ...app, page: await context.newPage() });
  await later.page.goto(later.address('/office/session-history'));
  await expect(later.heading('access:signIn.title')).toBeVisible();
  await expect(later.balance).toBeHidden();
  await expect.poll(() => isSessionLive(later, cookie)).toBe(false);
});

test('a forgotten password is reset by a code, from the page and from home', async ({
  app,
  platform,
  quiet,
}) => {
  // A wrong code, and the old password.
  quiet.allow(/422 \(Unprocessable Entity\)/, /401 \(Unauthorized\)/);
  const { email } = await newPlayer(app);
  await app.forget();
  await app.open('/user/forgotpassword');
  await app.page.getByLabel(app.say('recovery:request.name')).fill(email);
  await app.button('recovery:request.submit').click();
  const code = app.page.getByRole('textbox', { name: app.say('recovery:code.label') });
  await expect(code).toBeVisible();
  const sent = await mailedCode(email, platform);
  await code.fill(sent === '000000' ? '000001' : '000000');
  await app.button('recovery:code.submit').click();
  await expect(app.page.getByText(app.say('recovery:refused.wrong'))).toBeVisible();
  await code.fill(sent);
  await app.button('recovery:code.submit').click();
  await app.page.getByRole('textbox', { name: app.say('recovery:password.next') }).fill(NEXT_PASSWORD);
  await app.button('recovery:password.submit').click();
  await expect(app.page.getByText(app.say('recovery:done.title'))).toBeVisible();
  await app.button('recovery:done.signIn').click();
  await expect(app.heading('access:signIn.title')).toBeVisible();
  const old = { login: email, password: PASSWORD, save: false };
  expect(await statusOf(app.page, '/web-api/session/sign-in', { body: old })).toBe(401);

  await app.open('?showForgotPasswordModal=1');
  const sheet = app.page.getByRole('dialog', { name: app.say('recovery:title') });
  await expect(sheet.getByLabel(app.say('recovery:request.name'))).toBeVisible();
  await sheet.getByRole('button', { name: app.say('recovery:cancel') }).click();
  await expect(sheet).toHaveCount(0);
  await signIn(app, email, NEXT_PASSWORD);
  await app.open();
  await expect(app.balance).toBeVisible();
});

test('another device is listed and signed out; an added currency becomes active and is shown everywhere', async ({
  app,
  browser,
  context,
}) => {
  const { email } = await newPlayer(app, '5.00');
  const far = new App({ ...app, page: await (await browser.newContext()).newPage() });
  await signIn(far, email);
  await far.open();
  await app.open('/office/session-history');
  await app.page.getByRole('button', { name: /^Sign out .*Chrome/ }).click();
  await expect(app.page.getByText(app.say('security:sessions.ended')).first()).toBeVisible();
  await expect(far.link('common:header.signIn')).toBeVisible();
  await far.page.context().close();

  await app.go('/office/wallets');
  const other = await beside(app, context, '/live');
  await app.button('wallets:add').click();
  await app.page.getByRole('button', { name: /USD/ }).click();
  await app.page.getByRole('button', { name: /^Actions for US/ }).click();
  await app.page.getByRole('menuitem', { name: app.say('wallets:use') }).click();
  for (const tab of [app, other]) await expect(tab.balance).toContainText('USD');
});

test('a page that was offline shows the balance that changed meanwhile', async ({ app, browser }) => {
  const { email } = await newPlayer(app, '5.00');
  const far = new App({ ...app, page: await (await browser.newContext()).newPage() });
  await signIn(far, email);
  await far.open('/live');
  await expect(far.balance).toContainText('5.00');
  await far.page.context().setOffline(true);
  await expect(far.page.getByText(far.say('common:connection.offline'))).toBeVisible();
  await app.open('/office/wallets');
  await app.button('wallets:add').click();
  await app.page.getByRole('button', { name: /USD/ }).click();
  await app.page.getByRole('button', { name: /^Actions for US/ }).click();
  await app.page.getByRole('menuitem', { name: app.say('wallets:use') }).click();
  await expect(app.balance).toContainText('USD');
  await far.page.context().setOffline(false);
  await expect(far.balance).toContainText('USD');
  await far.page.context().close();
});

test('an external provider creates an account at the first sign-in and signs in to it afterwards', async ({
  app,
  quiet,
}) => {
  // The provider's own page has no icon.
  quiet.allow(/404 \(Not Found\).*favicon/);
  const goThere = async () => {
    await app.open('/user/login');
    await app.page.getByRole('button', { name: 'Local test account' }).click();
    await app.page.getByRole('link', { name: 'ann' }).click();
  };
  await goThere();
  await app.page.getByRole('checkbox', { name: app.say('social:agreement') }).check();
  await app.button('social:submit').click();
  await expect(app.balance).toContainText('0.00');
  await app.button('common:nav.account').click();
  await app.signOut();
  await expect(app.link('common:header.signIn')).toBeVisible();
  await goThere();
  await expect(app.balance).toContainText('0.00');
});

test('a site whose accounts are managed by another app signs in through it, and the player continues', async ({
  app,
  page,
  platform,
  quiet,
}) => {
  quiet.allow(/404 \(Not Found\).*favicon/);
  await changeSite(platform, 'flags', { isAccountMiddleware: true });
  try {
    await app.openEarly('/office/history?tab=1');
    await page.getByRole('link', { name: 'eve' }).click();
    await page.getByRole('checkbox', { name: app.say('social:agreement') }).check();
    await app.button('social:submit').click();
    await expect(page).toHaveURL(app.address('/office/history?tab=1'));
    await expect(app.balance).toContainText('0.00');
  } finally {
    await changeSite(platform, 'flags', { isAccountMiddleware: false });
  }
});

for (const [storage, spoil] of Object.entries({
  blocked: () => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(globalThis, name, {
        get: () => {
          throw new DOMException('Blocked.', 'SecurityError');
        },
      });
    }
  },
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full.', 'QuotaExceededError');
    };
  },
  corrupt: () => {
    const read = Storage.prototype.getItem;
    Storage.prototype.getItem = function corrupt(key) {
      return read.call(this, key) === null ? null : '{"spoilt';
    };
  },
})) {
  // `clocks-blocked` signs in with blocked storage, and the suite of the storage itself has all three.
  const tag = storage === 'corrupt' ? [] : ['@thorough'];
  test(
    `with ${storage} storage and a clock a day ahead, a signed-in player stays signed in`,
    { tag },
    async ({ app }) => {
      await newPlayer(app, '7.00');
      await app.page.addInitScript(spoil);
      await app.page.clock.setSystemTime(Date.now() + 86_400_000);
      await app.open('/live');
      await expect(app.balance).toContainText('7.00');
      await app.page.reload();
      await expect(app.balance).toContainText('7.00');
      await app.button('common:nav.account').click();
      await app.signOut();
      await expect(app.link('common:header.signIn')).toBeVisible();
    },
  );
}
