import type { App } from '../support/app.ts';
import { blockCookies, blockStorage, refuseFonts } from '../support/hostile.ts';
import type { Quiet } from '../support/quiet.ts';
import { expect, test } from '../support/test.ts';

const PATHS = ['/line', '/results', '/champs', '/cricket', '/casino-lobby', '/user/login', ''];

for (const [what, prepare] of [
  ['nothing may be stored on the device', blockStorage],
  ['cookies are blocked', blockCookies],
  ['fonts don’t come', refuseFonts],
] as const) {
  test(`a guest reads every section where ${what}`, async ({ app, context, quiet }) => {
    if (prepare === refuseFonts) quiet.allow(/\/fonts\//);
    await prepare(context);
    await app.open('/live');
    await expect(app.main.locator('button bdi').first()).toBeVisible();
    for (const path of PATHS) {
      await app.go(path);
      await expect(app.page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
      await expect(app.heading('common:errors.failed'), path).toHaveCount(0);
    }
  });
}

/** Opens an address that nobody has, and goes home from its page. */
async function expectMissing(app: App, quiet: Quiet, path: string): Promise<void> {
  // The browser reports the status of the page.
  quiet.allow(/status of 404/);
  // The router says so of an address that isn't one.
  if (path.includes('%')) quiet.allow(/could not be decoded/);
  const answer = await app.page.goto(app.address(path));
  expect(answer?.status()).toBe(404);
  await expect(app.heading('common:errors.notFound')).toBeVisible();
  await expect(app.page.getByRole('banner')).toBeVisible();
  await app.link('common:actions.toHome').click();
  await expect(app.page).toHaveURL(app.address());
}

for (const path of ['/line/football/1/987654321', '/team/987654321', '/live/100%', '/results/no-such-kind'])
  test(`an address that nobody has shows the site’s page in its frame: ${path}`, async ({ app, quiet }) => {
    await expectMissing(app, quiet, path);
  });

test.describe('in another language than the site’s first', () => {
  test.use({ lang: 'ar' });

  test('the page of an address that nobody has leads home in that language', async ({ app, quiet }) => {
    await expectMissing(app, quiet, '/line/football/1/987654321');
  });
});

test('an address in another spelling leads to its page', async ({ app }) => {
  for (const [asked, path] of [
    ['//en//live', '/live'],
    ['/EN/Results/live', '/results/live'],
    ['/en/office', '/office/menu/profile'],
  ] as const) {
    const response = await app.page.request.get(`${app.origin}${asked}`, { maxRedirects: 1 });
    expect([asked, response.url()]).toEqual([asked, app.address(path)]);
  }
});
