import type { Locator } from '@playwright/test';
import type { App } from '../support/app.ts';
import { tabTo } from '../support/keys.ts';
import { newPlayer } from '../support/player.ts';
import { upcomingPick } from '../support/slip.ts';
import { expect, test } from '../support/test.ts';
import { settled } from '../support/settled.ts';

const palette = (app: App): Locator =>
  app.page.getByRole('dialog', { name: app.say('palette:title'), exact: true });
const help = (app: App): Locator =>
  app.page.getByRole('dialog', { name: app.say('palette:shortcuts'), exact: true });

test('by keyboard: the palette opens pages, matches and actions, and lists the last ones', async ({
  app,
  page,
  platform,
}) => {
  const { match } = await upcomingPick(platform);
  await app.open('/live');
  await page.keyboard.press('Control+k');
  const field = palette(app).getByRole('combobox');
  await expect(field).toBeFocused();
  await page.keyboard.type(`${match.home} ${match.away}`);
  // Teams may meet more than once.
  const found = palette(app)
    .getByRole('option')
    .filter({ hasText: `${match.home} – ${match.away}` })
    .first();
  await expect(found).toBeVisible();
  for (let press = 0; press < 30 && (await found.getAttribute('aria-selected')) !== 'true'; press += 1)
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(palette(app)).toBeHidden();
  await expect(page).toHaveURL(/\/line\/football\//);
  await expect(app.main.getByRole('heading', { level: 1 })).toContainText(match.home);
  await settled(page);
  await page.keyboard.press('Control+k');
  await expect(palette(app).getByRole('group', { name: app.say('palette:recent') })).toContainText(
    match.home,
  );
  const dark = app.say('palette:theme', { name: app.say('settings:mode.dark') });
  await page.keyboard.type(dark);
  await expect(palette(app).getByRole('option')).toHaveText([dark]);
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');

  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  await page.keyboard.type('zzzz');
  await expect(palette(app)).toContainText(app.say('palette:nothing'));
  await page.keyboard.press('Escape');
  await expect(palette(app)).toBeHidden();
});

test('by keyboard: the palette says that the search failed, and tries again', async ({
  app,
  page,
  quiet,
}) => {
  quiet.allow(/500/);
  await app.open('/live');
  const calls = /\/web-api\/search\?/;
  await page.route(calls, (route) => route.fulfill({ status: 500, body: '{}' }));
  await page.keyboard.press('Control+k');
  await expect(palette(app).getByRole('combobox')).toBeFocused();
  await page.keyboard.type('united');
  await expect(palette(app)).toContainText(app.say('palette:failed'));
  await page.unroute(calls);
  await tabTo(page, palette(app).getByRole('button', { name: app.say('common:actions.retry') }), { most: 4 });
  await page.keyboard.press('Enter');
  await expect(palette(app).getByRole('group', { name: app.say('events:search.teams') })).toBeVisible();
});

test('by keyboard: a match is found by the search shortcut, and its price selected', async ({
  app,
  page,
  platform,
}) => {
  const pick = await upcomingPick(platform);
  await app.open('/live');
  await page.keyboard.press('/');
  const field = app.main.getByRole('searchbox');
  await expect(field).toBeFocused();
  await page.keyboard.type(`${pick.match.home} ${pick.match.away}`);
  const { home, away } = pick.match;
  const row = app.main.getByRole('article', { name: `${home} – ${away}` }).first();
  const result = row.getByRole('link', { name: home });
  await expect(result).toBeVisible();
  for (let press = 0; press < 30 && (await result.and(page.locator(':focus')).count()) === 0; press += 1)
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/line\/football\//);
  await settled(page);
  await tabTo(page, app.price(pick), { most: 40 });
  await page.keyboard.press('Enter');
  await expect(app.price(pick)).toHaveAttribute('aria-pressed', 'true');
});

test('by keyboard: the coupon opens and places by shortcuts', async ({ app, page, platform }) => {
  await newPlayer(app, '100.00');
  const pick = await upcomingPick(platform);
  await app.openMatch(pick.match, 'football');
  await app.price(pick).focus();
  await page.keyboard.press('Enter');
  await expect(app.price(pick)).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('c');
  await expect(app.stake).toBeVisible();
  await tabTo(page, app.stake, { most: 20 });
  await page.keyboard.type('15');
  await page.keyboard.press('Control+Enter');
  await expect(app.coupon).toContainText(app.say('couponMore:placement.accepted'));
});

test('by keyboard: help lists the shortcuts, and single keys can be switched off', async ({ app, page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await app.open('/live');
  await page.keyboard.press('?');
  await expect(help(app)).toContainText(app.say('palette:keys.place'));
  await tabTo(page, help(app).getByRole('link', { name: app.say('palette:settings') }), { most: 4 });
  await page.keyboard.press('Enter');
  const own = page.getByRole('switch', { name: app.say('settings:shortcuts.label') });
  await expect(own).toBeChecked();
  await tabTo(page, own);
  await page.keyboard.press('Space');
  await expect(own).not.toBeChecked();
  await app.go('/live');
  await page.keyboard.press('?');
  await page.keyboard.press('/');
  await page.keyboard.press('Control+k');
  await expect(palette(app)).toBeVisible();
  await expect(help(app)).toBeHidden();
  await expect(page).toHaveURL(/\/live$/);
});
