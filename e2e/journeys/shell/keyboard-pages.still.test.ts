import { pastResult } from '../support/around.ts';
import { tabTo } from '../support/keys.ts';
import { newPlayer, PASSWORD } from '../support/player.ts';
import { FOOTBALL } from '../support/play.ts';
import { settled } from '../support/settled.ts';
import { upcomingPick } from '../support/slip.ts';
import { expect, test } from '../support/test.ts';

test('by keyboard: a player signs in', async ({ app, page }) => {
  const { email } = await newPlayer(app, '10.00');
  await app.forget();
  await app.open('/user/login');
  await tabTo(page, page.locator('input[autocomplete^="username"]'));
  await page.keyboard.type(email);
  await tabTo(page, page.getByRole('textbox', { name: app.say('access:fields.password') }), { most: 3 });
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${app.origin}/en`);
});

test('by keyboard: the language changes on the same page', async ({ app, page }) => {
  await app.open('/live');
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: app.say('palette:title'), exact: true });
  await expect(palette.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('العربية');
  await expect(palette.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${app.origin}/ar/live`);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
});

test('by keyboard: a match becomes a favourite', async ({ app, page, platform }) => {
  const { match } = await upcomingPick(platform);
  const name = `${match.home} – ${match.away}`;
  await app.openMatch(match, 'football');
  const star = app.main.getByRole('button', {
    name: app.say('common:favorites.star', { name }),
    exact: true,
  });
  await tabTo(page, star.first());
  await page.keyboard.press('Space');
  await expect(star.first()).toHaveAttribute('aria-pressed', 'true');
});

test('by keyboard: a result of an earlier day is found and its match opened', async ({
  app,
  page,
  platform,
}) => {
  const past = await pastResult(platform, FOOTBALL);
  await app.open('/results');
  await expect(app.main.getByRole('article').first()).toBeVisible();
  await settled(page);
  await tabTo(page, app.link('common:kit.skipToContent'), { most: 1 });
  await page.keyboard.press('Enter');
  const days = page.getByRole('group', { name: app.say('events:results.days') });
  await tabTo(page, days.getByRole('button').nth(1), { most: 10 });
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/day=2026-05-15/);
  await tabTo(page, page.getByRole('searchbox'), { most: 30 });
  await page.keyboard.type(past.home);
  const found = app.main.getByRole('article').filter({ hasText: past.home }).filter({ hasText: past.away });
  await expect(found.first()).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue(past.home);
  await settled(page);
  await tabTo(page, found.first().getByRole('link').first(), { most: 20 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(past.home);
});

test('by keyboard: a player sets a deposit limit', async ({ app, page }) => {
  await newPlayer(app);
  await app.open('/office/responsible');
  const name = app.say('limits:type.21');
  const set = app.button('responsible:setOf', { name });
  await expect(set).toBeVisible();
  await settled(page);
  await tabTo(page, set);
  await page.keyboard.press('Enter');
  await expect(app.main.getByRole('textbox', { name })).toBeFocused();
  await page.keyboard.type('150');
  await page.keyboard.press('Enter');
  // The focus stays at the limit, where it can be changed.
  await expect(app.button('responsible:changeOf', { name })).toBeFocused();
  await expect(app.main.getByText(app.say('responsible:left', { amount: '€150.00' }))).toBeVisible();
});
