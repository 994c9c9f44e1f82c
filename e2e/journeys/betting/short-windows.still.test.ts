import type { Locator } from '@playwright/test';
import { newPlayer } from '../support/player.ts';
import { expectFits } from '../support/shown.ts';
import { fillCoupon, upcomingPicks } from '../support/slip.ts';
import { expect, test } from '../support/test.ts';

const LEGS = 3;

/** Returns whether an element can be hit by a press in its middle: it is on the screen, and nothing covers it. */
async function canBeHit(element: Locator): Promise<boolean> {
  return element.evaluate((own) => {
    const { left, top, width, height } = own.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return hit !== null && own.contains(hit);
  });
}

for (const { width, height } of [
  { width: 844, height: 390 },
  { width: 320, height: 256 },
]) {
  const isWide = width >= 600;
  test.describe(`a window of ${width} by ${height}`, { tag: '@money' }, () => {
    test.use({ viewport: { width, height }, hasTouch: true, isMobile: true });

    test('places a bet by the number pad with its legs in sight', async ({ app, page, platform }) => {
      const player = await newPlayer(app, '100.00');
      await fillCoupon(app, await upcomingPicks(platform, LEGS));
      await app.openCoupon();
      await expect(app.place).toBeVisible();
      const firstLeg = app.takeOut().first();
      await expect.poll(() => canBeHit(firstLeg)).toBe(true);
      // The bet button is in sight before anything is scrolled.
      await expect.poll(() => canBeHit(app.place)).toBe(true);
      await app.stake.click();
      const pad = app.coupon.getByRole('group', { name: app.say('coupon:pad.label') });
      if (isWide) {
        const done = pad.getByRole('button', { name: app.say('coupon:pad.done') });
        await expect.poll(() => canBeHit(done)).toBe(true);
        expect(await canBeHit(firstLeg)).toBe(true);
      }
      await page.keyboard.press('ControlOrMeta+A');
      for (const key of ['1', '2']) await pad.getByRole('button', { name: key, exact: true }).click();
      await pad.getByRole('button', { name: app.say('coupon:pad.done') }).click();
      await expectFits(app);
      await expect(app.place).toBeEnabled();
      await app.place.click();
      await expect(app.coupon).toContainText(app.say('couponMore:placement.accepted'));
      expect(await player.coupons()).toMatchObject([{ state: 'accepted', amount: '12.00' }]);
      expect((await player.coupons())[0]?.bets).toHaveLength(LEGS);
    });

    // By the height alone, so the lower window is enough.
    const tag = isWide ? ['@thorough'] : [];
    test('scrolls header and navigation with the page', { tag }, async ({ app, page }) => {
      await app.open('/live');
      const header = page.getByRole('banner').first();
      await expect(header).toBeInViewport();
      const navigation = page.getByRole('navigation', { name: app.say('common:nav.label') });
      await expect(navigation).not.toBeInViewport();
      await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
      await expect(header).not.toBeInViewport();
      await navigation.scrollIntoViewIfNeeded();
      await expect(navigation).toBeInViewport();
    });
  });
}
