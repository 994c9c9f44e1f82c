import type { BrowserContext, Page } from '@playwright/test';
import { App } from '../support/app.ts';
import { PLACEMENTS, takePosts } from '../support/calls.ts';
import { newPlayer } from '../support/player.ts';
import { fillCoupon, upcomingPicks } from '../support/slip.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 1366, height: 768 } });

/** Opens the site in another tab of the browser. */
async function beside(app: App, context: BrowserContext): Promise<App> {
  const other = new App({ ...app, page: await context.newPage() });
  await other.open('/line/football');
  return other;
}

const rowsIn = ({ coupon }: App) => coupon.locator('[data-bet]');

test(
  'a selection added in one tab appears in the other, and a placed coupon disappears from both',
  { tag: '@money' },
  async ({ app, context, platform, quiet }) => {
    // The other tab may request the bet before the platform has it.
    quiet.allow(/404.*coupon-keys/);
    const player = await newPlayer(app, '100.00');
    const [first, second] = await upcomingPicks(platform, 2);
    if (!first || !second) throw new Error('There are no picks.');
    await fillCoupon(app, [first]);
    const other = await beside(app, context);
    await expect(rowsIn(other)).toHaveCount(1);
    await fillCoupon(other, [second]);
    await expect(rowsIn(app)).toHaveCount(2);
    await expect(app.price(second, app.row(second.match))).toHaveAttribute('aria-pressed', 'true');

    await app.stake.fill('10');
    await app.place.click();
    await expect(app.coupon).toContainText(app.say('couponMore:placement.accepted'));
    await expect(other.place).toHaveCount(0);
    await expect(rowsIn(other)).toHaveCount(0);
    await expect(other.balance).toContainText('90.00');
    expect(await player.coupons()).toMatchObject([{ state: 'accepted', amount: '10.00', typeId: 1 }]);
  },
);

test(
  'a bet pending in one tab can’t be placed in the other',
  { tag: '@money' },
  async ({ app, context, platform, quiet }) => {
    // The other tab may request the bet before the platform has it.
    quiet.allow(/404.*coupon-keys/);
    const player = await newPlayer(app, '100.00');
    await fillCoupon(app, await upcomingPicks(platform, 1));
    const other = await beside(app, context);
    await expect(rowsIn(other)).toHaveCount(1);
    const held = await holdPlacements(app.page);
    await app.stake.fill('10');
    await app.place.click();
    await held.sent;
    await expect(other.place).toHaveCount(0);
    held.release();
    for (const tab of [app, other]) {
      await expect(tab.coupon).toContainText(app.say('couponMore:placement.accepted'));
    }
    expect(await player.coupons()).toHaveLength(1);
    expect(await player.account()).toMatchObject({ money: '90.00', held: '0.00' });
  },
);

test(
  'signing out in one tab signs out the other, which keeps the selections',
  // `session` signs out every tab.
  { tag: ['@money', '@thorough'] },
  async ({ app, context, platform }) => {
    await newPlayer(app, '100.00');
    await fillCoupon(app, await upcomingPicks(platform, 1));
    const other = await beside(app, context);
    await expect(other.place).toBeVisible();
    await app.button('common:nav.account').click();
    await app.signOut();
    for (const tab of [app, other]) {
      await expect(tab.link('common:header.signIn')).toBeVisible();
      await expect(rowsIn(tab)).toHaveCount(1);
      await expect(tab.place).toHaveCount(0);
      await expect(tab.coupon.getByRole('button', { name: app.say('coupon:joinToBet') })).toBeVisible();
    }
  },
);

/** Holds the page's placements back until they are released. */
async function holdPlacements(page: Page): Promise<{ sent: Promise<void>; release: () => void }> {
  const sent = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  await takePosts(page, PLACEMENTS, async (route) => {
    sent.resolve();
    await released.promise;
    await route.continue();
  });
  return { sent: sent.promise, release: released.resolve };
}
