import type { Locator } from '@playwright/test';
import { FOOTBALL } from '../support/play.ts';
import { expect, test } from '../support/test.ts';

/** Returns whether an image is loaded, and fills its box. */
const isLoaded = (image: Locator) =>
  image.evaluate((element) => element instanceof HTMLImageElement && element.naturalWidth > 0);

test('competitions have the flag of their country and a mark, unless the light version is on', async ({
  app,
  page,
}) => {
  await app.open('/champs/football');
  const country = app.main.getByRole('heading', { level: 2 }).filter({ hasText: 'Germany' });
  const flag = country.locator('img');
  await expect(flag).toHaveAttribute('src', /^\/assets\/flags-[0-9a-f]{8}\/de\.svg$/);
  await expect.poll(() => isLoaded(flag)).toBe(true);
  const league = app.main.getByRole('link', { name: 'Bundesring' });
  await expect(league.locator('svg')).toHaveText('B');

  await page.evaluate(() => localStorage.setItem('touchline.settings', '{"isAppLightVersion":1}'));
  await page.reload();
  await expect(league).toBeVisible();
  await expect(flag).toBeHidden();
  await expect(league.locator('svg')).toBeHidden();
});

test('a crest of the platform is shown, and one that is missing is drawn', async ({ app, page, quiet }) => {
  quiet.allow(/404/);
  await page.route('**/web-api/results?*', async (route) => {
    const response = await route.fetch();
    const { results, ...answer } = await response.json();
    const crests = { homeCrest: '/icon.svg', awayCrest: '/media/crests/none.svg' };
    const json = { ...answer, results: results.map((result: object) => ({ ...result, ...crests })) };
    await route.fulfill({ response, json });
  });
  await app.open('/results');
  const sports = page.getByRole('group', { name: app.say('events:results.sport') });
  await sports.getByRole('button', { name: app.say('sports:sport.football'), exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`sport=${FOOTBALL}\\b`));
  const teams = app.main.getByRole('article').first().getByRole('link').first();
  const real = teams.locator('img[src="/icon.svg"]');
  await expect(real).toBeVisible();
  await expect.poll(() => isLoaded(real)).toBe(true);
  await expect(teams.locator('img')).toHaveCount(1);
  await expect(teams.locator('svg')).toHaveCount(1);
});
