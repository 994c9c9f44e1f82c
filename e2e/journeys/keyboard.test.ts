import type { Locator, Page } from '@playwright/test';
import { FOOTBALL, liveMatches, pickOf } from './support/play.ts';
import { newPlayer } from './support/player.ts';
import { expect, test } from './support/test.ts';

/** Goes on with Tab until something has the focus. @throws {Error} after more stops than a page may have */
async function tabTo(page: Page, wanted: Locator, most = 60): Promise<void> {
  for (let stops = 0; stops < most; stops += 1) {
    await page.keyboard.press('Tab');
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Not reached with ${most} Tabs: ${wanted.toString()}`);
}

test('from the first Tab to a placed bet without a mouse', async ({ app, page, platform }) => {
  await newPlayer(app, '100.00');
  const [first] = await liveMatches(platform, { sportId: FOOTBALL, type: 'match-result', count: 1 });
  if (!first) throw new Error('There is no football in play.');
  const pick = pickOf(first.match, first.market, 'home');

  await app.openMatch(pick.match, 'football');
  await expect(app.price(pick)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(app.link('common:kit.skipToContent')).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, app.price(pick), 20);
  await page.keyboard.press('Space');
  await expect(app.price(pick)).toHaveAttribute('aria-pressed', 'true');

  const open = page.getByRole('button', { name: new RegExp(`^${app.say('coupon:bar.open')}`) });
  await expect(open).toBeVisible();
  await tabTo(page, open, 150);
  await page.keyboard.press('Enter');
  await expect(app.stake).toBeVisible();
  await tabTo(page, app.stake, 20);
  await page.keyboard.type('15');
  await tabTo(page, app.place, 20);
  await page.keyboard.press('Enter');
  await expect(app.coupon).toContainText(app.say('couponMore:placement.accepted'));
  const done = app.coupon.getByRole('button', { name: app.say('coupon:done') });
  await tabTo(page, done, 20);
  await page.keyboard.press('Enter');
  await expect(app.coupon).toBeHidden();
});
