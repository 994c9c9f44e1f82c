import { tabTo } from '../support/keys.ts';
import { newPlayer } from '../support/player.ts';
import { upcomingPick } from '../support/slip.ts';
import { expect, test } from '../support/test.ts';

test('a bet can be placed from the first Tab on without a mouse', async ({ app, page, platform }) => {
  await newPlayer(app, '100.00');
  const pick = await upcomingPick(platform);
  await app.openMatch(pick.match, 'football');
  await expect(app.price(pick)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(app.link('common:kit.skipToContent')).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, app.price(pick), { most: 20 });
  await page.keyboard.press('Space');
  await expect(app.price(pick)).toHaveAttribute('aria-pressed', 'true');

  const open = page.getByRole('button', { name: new RegExp(`^${app.say('coupon:bar.open')}`) });
  await expect(open).toBeVisible();
  // Not through the whole page: back to its top, and from there directly to the coupon.
  await tabTo(page, app.link('common:kit.skipToCoupon'), { key: 'Shift+Tab', most: 30 });
  await page.keyboard.press('Enter');
  await tabTo(page, open, { most: 1 });
  await page.keyboard.press('Enter');
  await expect(app.stake).toBeVisible();
  await tabTo(page, app.stake, { most: 20 });
  await page.keyboard.type('15');
  await tabTo(page, app.place, { most: 20 });
  await page.keyboard.press('Enter');
  await expect(app.coupon).toContainText(app.say('couponMore:placement.accepted'));
  const close = app.coupon.getByRole('button', { name: app.say('common:kit.close') });
  await tabTo(page, close, { most: 20 });
  await page.keyboard.press('Enter');
  await expect(app.coupon).toBeHidden();
});

test('by keyboard: a price of a list is chosen by arrows, and each match is one stop of Tab', async ({
  app,
  page,
  platform,
}) => {
  const pick = await upcomingPick(platform);
  await app.open(`/line/football/${pick.match.competitionId}`);
  const prices = app.row(pick.match).getByRole('group', { name: `${pick.match.home} – ${pick.match.away}` });
  await expect(app.price(pick, prices)).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await tabTo(page, app.price(pick, prices), { most: 200 });
  await page.keyboard.press('End');
  await expect(app.price(pick, prices)).not.toBeFocused();
  await expect(prices.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Space');
  await expect(app.price(pick, prices)).toHaveAttribute('aria-pressed', 'true');
  const isLast = (await app.main.getByRole('article').last().and(app.row(pick.match)).count()) > 0;
  await page.keyboard.press(isLast ? 'ArrowUp' : 'ArrowDown');
  await expect(prices.locator(':focus')).toHaveCount(0);
  await expect(app.main.getByRole('group').locator('button:focus')).toHaveCount(1);
  await page.keyboard.press(isLast ? 'ArrowDown' : 'ArrowUp');
  await expect(app.price(pick, prices)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(prices.locator(':focus')).toHaveCount(0);
});
