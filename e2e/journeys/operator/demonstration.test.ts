import { OperatorConsole, word } from '../support/operatorConsole.ts';
import { expect, test } from '../support/test.ts';

/** A site in order, and one whose entry has mistakes. */
const sites = [
  { id: 'house', brand: 'touchline', hosts: ['localhost'] },
  { id: 'faulty', brand: 'merlot', hosts: ['faulty.localhost'], languages: 'en', colour: 'red' },
];

// Only a development platform has the demonstration site.
test.use({ sites: [sites, { scope: 'worker' }], settings: { NODE_ENV: 'development' } });

test('the console shows the mistakes in the entry of a site, on its page and in the list', async ({
  page,
  platform,
}) => {
  const desk = new OperatorConsole(page, platform);
  await desk.open('sites');
  await expect(page.getByText(word('sites.hasFaults'))).toHaveCount(1);
  await page.goto(`${new URL(page.url()).origin}/ops/console#/sites/faulty/flags`);
  await expect(page.getByText(word('sites.hasFaults'))).toBeVisible();
  await expect(page.getByText('languages')).toBeVisible();
  await expect(page.getByText('colour')).toBeVisible();
});

test.describe('everything.localhost', () => {
  test.use({ host: 'everything.localhost' });

  test('is a site with every feature: its pages answer, and a visitor meets its popups', async ({
    app,
    page,
  }) => {
    await app.open('');
    await expect(page.getByRole('alertdialog', { name: app.say('visit:age.title') })).toBeVisible();
    await app.button('visit:age.confirm').click();
    // One after the other.
    await expect(page.getByRole('dialog', { name: app.say('visit:news.title') })).toBeVisible();
    for (const path of ['/casino', '/lotto', '/toto', '/office/identification', '/user/login']) {
      // By the browser, which resolves every name below localhost.
      const status = await page.evaluate(async (url) => (await fetch(url)).status, app.address(path));
      expect(status, path).toBe(200);
    }
  });
});
