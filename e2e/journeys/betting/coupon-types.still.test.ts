import type { App } from '../support/app.ts';
import type { Pick } from '../support/play.ts';
import { newPlayer, type Coupon, type Player } from '../support/player.ts';
import { chooseType, fillCoupon, nameOf, rowOf, upcomingPicks } from '../support/slip.ts';
import { expect, test } from '../support/test.ts';

const SINGLES = '**/web-api/coupons/singles';

/** Opens the coupon of a player with 100.00: selections of a type with a stake of 12.00. */
async function couponOf(app: App, picks: readonly Pick[], typeId: number): Promise<Player> {
  const player = await newPlayer(app, '100.00');
  await fillCoupon(app, picks);
  await app.openCoupon();
  await chooseType(app, typeId);
  return player;
}

async function placed(app: App, player: Player): Promise<Coupon> {
  await app.place.click();
  await expect(app.coupon).toContainText(app.say('couponMore:placement.accepted'));
  const [coupon] = await player.coupons();
  if (!coupon) throw new Error('There is no coupon.');
  return coupon;
}

test.describe('singles', () => {
  const SINGLES_TYPE = 9;

  test(
    'each have their own stake and result; only failed ones are retried',
    { tag: '@money' },
    async ({ app, page, platform }) => {
      const picks = await upcomingPicks(platform, 3);
      const player = await couponOf(app, picks, SINGLES_TYPE);
      const [first, second, third] = picks;
      if (!first || !second || !third) throw new Error('There are no picks.');
      const stakeOf = (pick: Pick) =>
        app.coupon.getByRole('textbox', {
          name: app.say('couponMore:singles.stakeOf', { pick: nameOf(app, pick) }),
          exact: true,
        });
      await stakeOf(first).fill('7');
      await stakeOf(second).fill('8');
      // The second one's price falls on its way: the request asks for more than the platform's price.
      await page.route(
        SINGLES,
        async (route) => {
          const body = route.request().postDataJSON();
          body.items[1].placement.bets[0].coef = String(Number(second.selection.k) + 1);
          await route.continue({ postData: body });
        },
        { times: 1 },
      );
      await app.place.click();
      await expect(app.coupon).toContainText(app.say('couponMore:singles.part', { placed: 2, count: 3 }));
      await expect(rowOf(app, second)).toContainText(
        app.say('couponMore:singles.movedTo', { price: second.selection.k }),
      );
      expect(await player.account()).toMatchObject({ money: '88.00', held: '0.00' });

      await app.button('couponMore:singles.retry', { count: 1 }).click();
      await expect(rowOf(app, first)).toHaveCount(0);
      await expect(rowOf(app, second)).toHaveCount(1);
      await expect(app.stake).toHaveValue('5.00');
      await app.stake.fill('8');
      await app.place.click();
      await expect(app.coupon).toContainText(app.say('couponMore:placement.accepted'));
      const taken = (await player.coupons()).filter(({ state }) => state === 'accepted');
      expect(taken.map(({ amount }) => amount).toSorted()).toEqual(['5.00', '7.00', '8.00']);
      expect(await player.account()).toMatchObject({ money: '80.00', held: '0.00' });
    },
  );

  test(
    'whose answer is lost are found by their keys, and none is placed twice',
    { tag: '@money' },
    async ({ app, page, platform, quiet }) => {
      quiet.allow(/ERR_CONNECTION_RESET/);
      const picks = await upcomingPicks(platform, 3);
      const player = await couponOf(app, picks, SINGLES_TYPE);
      await page.route(SINGLES, async (route) => {
        await route.fetch();
        await route.abort('connectionreset');
      });
      await app.place.click();
      await expect(app.coupon).toContainText(app.say('couponMore:singles.placed', { count: 3 }));
      expect(await player.coupons()).toHaveLength(3);
      expect(await player.account()).toMatchObject({ money: '85.00', held: '0.00' });
    },
  );
});

test.describe('a stake above the maximum', () => {
  /** A player who requested a stake of 3,000.00, which an operator reviews. */
  async function asked(app: App, platform: Parameters<typeof upcomingPicks>[0]) {
    const player = await newPlayer(app, '9000.00');
    const picks = await upcomingPicks(platform, 1);
    await fillCoupon(app, picks);
    await app.openCoupon();
    await app.stake.fill('3000');
    await app.coupon.getByText(app.say('couponMore:vip.ask'), { exact: true }).click();
    await app.place.click();
    await expect(app.coupon).toContainText(app.say('couponMore:placement.review'));
    const [coupon] = await player.coupons();
    if (!coupon) throw new Error('There is no coupon.');
    expect(coupon.state).toBe('review');
    return { player, coupon };
  }

  test(
    'is accepted by an operator while the player waits',
    { tag: ['@money', '@thorough'] },
    async ({ app, platform }) => {
      const { player, coupon } = await asked(app, platform);
      await platform.review(coupon.id, { kind: 'accepted' });
      await expect(app.coupon).toContainText(app.say('couponMore:placement.accepted'));
      expect(await player.account()).toMatchObject({ money: '6000.00', held: '0.00' });
    },
  );

  test('is answered with an offer that the player accepts', { tag: '@money' }, async ({ app, platform }) => {
    const { player, coupon } = await asked(app, platform);
    const bets = coupon.bets.map(({ selectionId, coef }) => ({ selectionId, coef }));
    await platform.review(coupon.id, { kind: 'offer', amount: '2500.00', bets, seconds: 600 });
    await expect(app.coupon).toContainText(app.say('couponMore:placement.offered'));
    await app.button('couponMore:placement.takeOffer', { amount: '€2,500.00' }).click();
    await expect(app.coupon).toContainText(app.say('couponMore:placement.accepted'));
    expect(await player.account()).toMatchObject({ money: '6500.00', held: '0.00' });
  });

  test(
    'is refused after the player left: the answer is shown as a notification',
    { tag: ['@money', '@thorough'] },
    async ({ app, page, platform }) => {
      const { player, coupon } = await asked(app, platform);
      await app.button('couponMore:placement.newCoupon').click();
      await expect(app.coupon).toContainText(app.say('coupon:empty'));
      await platform.review(coupon.id, { kind: 'refused' });
      await expect(
        page.getByText(app.say('couponMore:oneClick.reviewRefused'), { exact: true }),
      ).toBeVisible();
      expect(await player.account()).toMatchObject({ money: '9000.00', held: '0.00' });
    },
  );
});

test(
  'a promo code is staked instead of money, and pays only the winnings above it',
  { tag: '@money' },
  async ({ app, platform, quiet }) => {
    quiet.allow(/404.*NO-SUCH-CODE/);
    const player = await newPlayer(app, '100.00');
    await fillCoupon(app, await upcomingPicks(platform, 1));
    await app.openCoupon();
    await app.coupon
      .getByRole('button', { name: app.say('couponMore:promo.openWith', { count: 2 }) })
      .click();
    const typed = app.coupon.getByRole('textbox', { name: app.say('couponMore:promo.label') });
    await typed.fill('NO-SUCH-CODE');
    await app.button('couponMore:promo.apply').click();
    await expect(app.coupon).toContainText(app.say('couponMore:promo.none'));
    await app.coupon
      .getByRole('listitem')
      .filter({ hasText: '€5.00' })
      .getByRole('button', { name: new RegExp(`^${app.say('couponMore:promo.apply')} `) })
      .click();
    await expect(app.stake).toBeDisabled();
    const returns = app.coupon.getByRole('definition').last();
    await expect(app.place).toBeEnabled();
    const shown = await returns.textContent();
    const coupon = await placed(app, player);
    expect(shown).toBe(`€${coupon.possiblePayout}`);
    expect(coupon.amount).toBe('5.00');
    expect(await player.account()).toMatchObject({ money: '100.00', held: '0.00' });
  },
);

test(
  'an advance against open bets covers the rest of a stake after the balance is used',
  { tag: '@money' },
  async ({ app, platform }) => {
    const player = await newPlayer(app, '100.00');
    await fillCoupon(app, await upcomingPicks(platform, 1));
    await app.openCoupon();
    await app.stake.fill('60');
    await placed(app, player);
    await app.button('couponMore:placement.keep').click();
    await app.stake.fill('50');
    await expect(app.place).toBeDisabled();
    await app.coupon.getByText(app.say('couponMore:prepaid.take'), { exact: true }).click();
    await expect(app.coupon).toContainText('€10.00');
    await app.place.click();
    await expect(app.coupon).toContainText(app.say('couponMore:placement.accepted'));
    expect(await player.account()).toMatchObject({ money: '0.00' });
  },
);
