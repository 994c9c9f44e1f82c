import { tabTo } from '../support/keys.ts';
import { newPlayer, PASSWORD } from '../support/player.ts';
import { settled } from '../support/settled.ts';
import { upcomingPick } from '../support/slip.ts';
import { expect, test } from '../support/test.ts';

test('by keyboard: a player signs in', async ({ app, page }) => {
  const { email } = await newPlayer(app, '10.00');
  await app.forget();
  await app.open('/user/login');
  await tabTo(page, page.locator('input[autocomplete="username"]'));
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
  await settled(page);
  const star = app.main.getByRole('button', {
    name: app.say('common:favorites.star', { name }),
    exact: true,
  });
  await tabTo(page, star.first());
  await page.keyboard.press('Space');
  await expect(star.first()).toHaveAttribute('aria-pressed', 'true');
});
