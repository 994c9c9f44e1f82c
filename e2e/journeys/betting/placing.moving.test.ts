import type { Route } from '@playwright/test';
import type { App } from '../support/app.ts';
import { PLACEMENTS, takePosts, waitForAnswers } from '../support/calls.ts';
import { toggle } from '../support/couponSettings.ts';
import { LIVE_DELAY, livePick, playUntilMoved, type Pick } from '../support/play.ts';
import { newPlayer, type Player } from '../support/player.ts';
import { settled } from '../support/settled.ts';
import { shownPrice } from '../support/shown.ts';
import { upcomingPick } from '../support/slip.ts';
import { expect, test } from '../support/test.ts';

const BY_KEY = '**/web-api/coupon-keys/*';

/** A player with 100.00 whose coupon has one selection and a stake of 10.00. */
async function readyToBet(app: App, pick: Pick): Promise<Player> {
  const player = await newPlayer(app, '100.00');
  await app.openMatch(pick.match, 'football');
  await app.price(pick).click();
  await app.openCoupon();
  await app.stake.fill('10');
  return player;
}

async function expectOneBet(player: Player): Promise<void> {
  expect(await player.coupons()).toHaveLength(1);
  expect(await player.account()).toMatchObject({ money: '90.00', held: '0.00' });
  const stakes = (await player.entries()).filter(({ amount }) => amount.startsWith('-'));
  expect(stakes.map(({ amount }) => amount)).toEqual(['-10.00']);
}

test(
  'a placement whose answer is lost is looked up, and there is one bet',
  { tag: '@money' },
  async ({ app, page, platform, quiet }) => {
    quiet.allow(/ERR_CONNECTION_RESET/);
    const player = await readyToBet(app, await upcomingPick(platform));
    const sent = await takePosts(page, PLACEMENTS, async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    const asked = Promise.withResolvers<Route>();
    await page.route(BY_KEY, (route) => asked.resolve(route), { times: 1 });

    await app.place.click();
    await expect(app.coupon).toContainText(app.say('couponMore:placement.unknown'));
    await (await asked.promise).continue();
    await expect(app.coupon).toContainText(app.say('couponMore:placement.accepted'));
    expect(sent.length).toBe(1);
    await expectOneBet(player);
    await app.open('/office/history');
    await expect(app.main.getByRole('article')).toHaveCount(1);
  },
);

test(
  'a placement survives a reload while the platform has the bet, and a later reload shows no coupon',
  { tag: '@money' },
  async ({ app, page, platform }) => {
    const player = await readyToBet(app, await upcomingPick(platform));
    const handled = Promise.withResolvers<void>();
    const sent = await takePosts(page, PLACEMENTS, async (route) => {
      await route.fetch();
      handled.resolve();
    });
    await app.place.click();
    await handled.promise;
    await page.reload();
    await expect(app.coupon).toContainText(app.say('couponMore:placement.accepted'));
    expect(sent.length).toBe(1);
    await expectOneBet(player);
    await page.reload();
    await settled(page);
    await expect(app.place).toHaveCount(0);
    await expect(page.getByRole('region', { name: app.say('coupon:bar.open') })).toHaveCount(0);
  },
);

test(
  'a placement that a reload interrupts before it reached the platform is sent again, once',
  { tag: '@money' },
  async ({ app, page, platform, quiet }) => {
    // The page looks up a bet that the platform doesn't have yet.
    quiet.allow(/404.*coupon-keys/);
    const player = await readyToBet(app, await upcomingPick(platform));
    const caught = Promise.withResolvers<void>();
    const keys: (string | undefined)[] = [];
    const sent = await takePosts(page, PLACEMENTS, async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      if (keys.length > 1) return route.continue();
      caught.resolve();
    });
    await app.place.click();
    await caught.promise;
    await page.reload();
    await expect(app.coupon).toContainText(app.say('couponMore:placement.accepted'));
    expect(sent.length).toBe(2);
    expect(keys[0]).toBe(keys[1]);
    await expectOneBet(player);
  },
);

test(
  'a placement survives a reload during the live delay',
  { tag: '@money' },
  async ({ app, page, platform }) => {
    const player = await readyToBet(app, await livePick(platform));
    await app.place.click();
    await expect(app.coupon).toContainText(app.say('couponMore:placement.pending'));
    expect(await player.account()).toMatchObject({ money: '90.00', held: '10.00' });
    await page.reload();
    await expect(app.coupon).toContainText(app.say('couponMore:placement.pending'));
    await platform.passTime(LIVE_DELAY);
    await expect(app.coupon).toContainText(app.say('couponMore:placement.accepted'));
    await expectOneBet(player);
  },
);

test(
  'a price that falls between the tap and the platform stakes nothing until the player agrees',
  { tag: '@money' },
  async ({ app, page, platform }) => {
    // Each minute without a goal makes few goals likelier.
    const pick = await livePick(platform, 'under', 'total');
    await waitForAnswers(page);
    const player = await readyToBet(app, pick);
    let now = '';
    await takePosts(page, PLACEMENTS, async (route) => {
      if (now === '') now = await playUntilMoved(platform, pick, (price, from) => price < from);
      await route.continue();
    });
    await app.place.click();
    await expect(app.coupon).toContainText(app.say('couponMore:placement.moved'));
    await expect(app.coupon).toContainText(app.say('couponMore:placement.movedText'));
    const move = app.coupon.getByRole('listitem').filter({ hasText: pick.selection.k });
    await expect(move.last()).toContainText(now);
    expect(await player.account()).toMatchObject({ money: '100.00', held: '0.00' });

    await app.button('couponMore:placement.acceptPrices').click();
    await expect(app.coupon).toContainText(app.say('couponMore:placement.pending'));
    await platform.passTime(LIVE_DELAY);
    await expect(app.coupon).toContainText(app.say('couponMore:placement.accepted'));
    const [coupon] = (await player.coupons()).filter(({ state }) => state === 'accepted');
    expect(coupon?.bets.map(({ coef }) => coef)).toEqual([now]);
    expect(await player.account()).toMatchObject({ money: '90.00', held: '0.00' });
  },
);

test(
  'a one-click bet whose price falls asks at which price to bet, without a dialog',
  { tag: '@money' },
  async ({ app, page, platform }) => {
    const pick = await livePick(platform, 'under', 'total');
    await waitForAnswers(page);
    const player = await newPlayer(app, '100.00');
    await app.open('/line/football?coupon-settings=1');
    await toggle(app, 'oneClick').click();
    await app.goToMatch(pick.match, 'football');
    let now = '';
    await takePosts(page, PLACEMENTS, async (route) => {
      if (now === '') now = await playUntilMoved(platform, pick, (price, from) => price < from);
      await route.continue();
    });
    await app.price(pick).click();
    const question = page.getByRole('listitem').filter({ has: app.button('couponMore:oneClick.leave') });
    await expect(question).toContainText(`${pick.match.home} – ${pick.match.away}`);
    expect(await player.account()).toMatchObject({ money: '100.00', held: '0.00' });
    await question
      .getByRole('button', { name: app.say('couponMore:oneClick.takePrice', { price: shownPrice(now) }) })
      .click();
    await expect(question).toBeHidden();
    await expect(page.getByText(app.say('couponMore:oneClick.pending'), { exact: true })).toBeVisible();
    await platform.passTime(LIVE_DELAY);
    const placed = app.say('couponMore:oneClick.placed', { amount: '€5.00', price: shownPrice(now) });
    await expect(page.getByText(placed, { exact: true })).toBeVisible();
    const accepted = (await player.coupons()).filter(({ state }) => state === 'accepted');
    expect(accepted.map(({ bets }) => bets.map(({ coef }) => coef))).toEqual([[now]]);
  },
);

test(
  'a bet is attributed to the partner whose link referred the player',
  { tag: '@money' },
  async ({ app, page, platform }) => {
    await app.open('?ref=partner-7');
    const player = await readyToBet(app, await upcomingPick(platform));
    let sent: unknown;
    await takePosts(page, PLACEMENTS, async (route) => {
      sent = route.request().postDataJSON();
      await route.continue();
    });
    await app.place.click();
    await expect(app.coupon).toContainText(app.say('couponMore:placement.accepted'));
    expect(sent).toMatchObject({ refId: 'partner-7' });
    await expectOneBet(player);
  },
);
