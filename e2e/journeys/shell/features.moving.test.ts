import type { Page } from '@playwright/test';
import { routes } from '../support/addresses.ts';
import { settled } from '../support/settled.ts';
import { changeSite } from '../support/sites.ts';
import { expect, test } from '../support/test.ts';

/** Features whose pages a guest meets on home, in the menus, in the footer or in the search. */
const linked = [
  'live',
  'line',
  'coupon',
  'history',
  'cricket',
  'cyber',
  'express-day',
  'login',
  'registration',
];
const features = [...new Set(routes.flatMap(({ flag }) => flag ?? []))];

/** Returns the addresses of all links that are on the page. */
async function linksOf(page: Page): Promise<readonly string[]> {
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await settled(page);
  const links = await page
    .locator('a[href^="/"]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
  // A sheet opens over the page itself.
  return links.filter((href) => !href.startsWith(`${new URL(page.url()).pathname}?`));
}

/** Most links are to this section; the others are met in the same lists, so the thorough run is enough for them. */
const isDaily = (feature: string): boolean => feature === 'live';

for (const feature of linked) {
  const tag = isDaily(feature) ? [] : ['@thorough'];
  const title = `without ${feature} no link of home, menu, footer or search leads to a page that isn’t there`;
  test(title, { tag }, async ({ app, page, platform, quiet }) => {
    quiet.allow(/404/);
    await changeSite(
      platform,
      'routes',
      features.filter((name) => name !== feature),
    );
    try {
      await app.open('');
      const links = [...(await linksOf(page))];
      await app.go('/?menu=1');
      await expect(page.getByRole('dialog')).toBeVisible();
      links.push(...(await linksOf(page)));
      await app.go('/search-events?text=united');
      links.push(...(await linksOf(page)));
      await app.go('/no/such/page');
      links.push(...(await linksOf(page)));
      expect(links.length).toBeGreaterThan(10);
      const addresses = new Set(links.map((href) => href.replace(/[?#].*/, '')));
      const answers = await Promise.all(
        [...addresses].map(async (address) => [address, (await fetch(app.origin + address)).status]),
      );
      expect(answers.filter(([, status]) => status !== 200)).toEqual([]);
    } finally {
      await changeSite(platform, 'routes', null);
    }
  });
}
