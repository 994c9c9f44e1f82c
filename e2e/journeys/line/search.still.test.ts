import { devices } from '@playwright/test';
import { DESKTOP } from '../support/shared.ts';
import { settled } from '../support/settled.ts';
import { expect, test } from '../support/test.ts';

test('a team is found by a few letters, by keyboard alone, and remembered', async ({
  app,
  page,
  platform,
}) => {
  const match = (await platform.matches('line', 1)).at(0);
  if (!match) throw new Error('No football is to come.');
  await app.open();
  await page
    .getByRole('banner')
    .getByRole('link', { name: app.say('common:nav.search') })
    .click();
  const field = page.getByRole('searchbox', { name: app.say('events:search.field') });
  await field.fill(match.home.slice(0, 1));
  await expect(page.getByText(app.say('events:search.short'))).toBeVisible();
  await field.fill(match.home.toUpperCase());
  const team = page.locator('section', {
    has: page.getByRole('heading', { name: app.say('events:search.teams') }),
  });
  const hit = team.getByRole('link', { name: new RegExp(`^${RegExp.escape(match.home)}`) }).first();
  await expect(hit).toBeVisible();
  await expect(page).toHaveURL(/text=/);
  await field.press('ArrowDown');
  await expect(field).not.toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(field).toBeFocused();
  await hit.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: match.home })).toBeVisible();

  await app.go('/search-events');
  await page.getByRole('button', { name: match.home.toUpperCase() }).click();
  await expect(hit).toBeVisible();
  await field.focus();
  await page.keyboard.press('Escape');
  await expect(field).toHaveValue('');
  await app.button('events:search.forget').click();
  await expect(page.getByText(app.say('events:search.recent'))).toBeHidden();
});

test('before a search, live matches and popular competitions are suggested, and opened by keyboard', async ({
  app,
  page,
}) => {
  await app.open('/search-events');
  for (const title of ['events:search.live', 'events:search.popular'])
    await expect(app.heading(title)).toBeVisible();
  await settled(page);
  await page.keyboard.press('/');
  const field = page.getByRole('searchbox', { name: app.say('events:search.field') });
  await expect(field).toBeFocused();
  await page.keyboard.press('ArrowDown');
  const first = page.getByRole('search').getByRole('link').first();
  await expect(first).toBeFocused();
  const [home = ''] = ((await first.locator('bdi').first().textContent()) ?? '').split(' – ');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/live\//);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(home);
});

test('a search without results and one that fails show a message and a next step', async ({
  app,
  page,
  quiet,
}) => {
  quiet.allow(/web-api\/search/, /503/);
  await app.open('/search-events?text=zzqqxx');
  await expect(page.getByText(app.say('events:search.nothing', { text: 'zzqqxx' }))).toBeVisible();
  let isDown = true;
  await page.route('**/web-api/search?*', (route) =>
    isDown ? route.fulfill({ status: 503, json: {} }) : route.continue(),
  );
  await app.go('/search-events?text=foot');
  await expect(page.getByText(app.say('events:search.failed'))).toBeVisible();
  isDown = false;
  await app.button('common:actions.retry').click();
  await expect(page.getByRole('link', { name: app.say('sports:sport.football'), exact: true })).toBeVisible();
});

test.describe('on a desktop', () => {
  test.use({
    viewport: DESKTOP.viewport,
    hasTouch: false,
    isMobile: false,
    userAgent: devices['Desktop Chrome'].userAgent,
  });

  test('the link in the header opens the search with its field focused', async ({ app, page }) => {
    await app.open('/live');
    await page
      .getByRole('banner')
      .getByRole('link', { name: app.say('common:nav.search') })
      .click();
    await expect(page.getByRole('searchbox', { name: app.say('events:search.field') })).toBeFocused();
    await page.keyboard.type('foot');
    await expect(page).toHaveURL(/text=foot$/);
  });
});
