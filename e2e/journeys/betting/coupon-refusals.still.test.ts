import type { App } from '../support/app.ts';
import { newPlayer, type Player } from '../support/player.ts';
import { expectMoney, expectRefused, goBack, onItsWay, placeElsewhereFirst } from '../support/refusals.ts';
import { openShared, PHONE, type SharedPage } from '../support/shared.ts';
import { fillCoupon, upcomingPicks } from '../support/slip.ts';
import { expect, test } from '../support/test.ts';

/** One page for all tests: its coupon keeps its selection, because none of them places it. */
let shared: SharedPage;
let app: App;

test.beforeAll(async ({ browser, platform }) => {
  shared = await openShared(browser, platform, PHONE);
  ({ app } = shared);
  await fillCoupon(app, await upcomingPicks(platform, 1));
});

test.afterEach(() => {
  expect(shared.quiet.complaints(), 'The browser complained').toEqual([]);
});

test.afterAll(() => shared.close());

/** Opens the coupon with a stake as a new player. */
async function ready(money = '100.00', stake = '10'): Promise<Player> {
  // The previous player's page must not be running while another one signs in.
  await app.page.goto('about:blank');
  const player = await newPlayer(app, money);
  await app.open('/line/football?coupon=1');
  await app.stake.fill(stake);
  return player;
}

/** Tags of one of several similar refusals: the regular run tests the first of each kind. */
const tagsOf = ({ isThorough = false }: { readonly isThorough?: boolean }) =>
  isThorough ? ['@money', '@thorough'] : ['@money'];

interface Restriction {
  readonly code: string;
  readonly isThorough?: boolean;
  readonly what: 'limits' | 'blocks';
  readonly values: object;
  /** Amount that the limit still allows. */
  readonly limit?: string;
}

const euros = (type: number) => ({ type, amount: '3.00', iso: 'EUR' });
// A session whose time is used up ends at once, with or without a refused bet; the journey `clocks` tests that.
const restrictions: readonly Restriction[] = [
  { code: 'LIMIT_WAGER', what: 'limits', values: euros(1), limit: '€3.00' },
  { code: 'LIMIT_LOSS', what: 'limits', values: euros(10), limit: '€3.00', isThorough: true },
  { code: 'TIMEOUT_ACTIVE', what: 'limits', values: { type: 33, days: 1 }, isThorough: true },
  {
    code: 'VERIFICATION_REQUIRED',
    what: 'blocks',
    values: { isVerificationRequired: true },
    isThorough: true,
  },
  {
    code: 'SPORT_DISALLOWED',
    what: 'blocks',
    values: { disallowedLineSports: [1] },
    isThorough: true,
  },
];

for (const restriction of restrictions) {
  const { code, what, values, limit } = restriction;
  test(
    `a limit or a block of the player refuses a bet: ${code}`,
    { tag: tagsOf(restriction) },
    async ({ platform }) => {
      const player = await ready();
      await platform.restrict(await player.id(), what, values);
      await app.place.click();
      await expectRefused(app, code, limit);
      const leg = app.coupon.locator('[data-bet]');
      const why = app.say(`couponMore:refusal.${code}.title`);
      await (code === 'SPORT_DISALLOWED'
        ? expect(leg).toContainText(why)
        : expect(leg).not.toContainText(why));
      await expectMoney(player, '100.00');
      await goBack(app, { legs: 1, stake: '10' });
      if (limit === undefined) return;
      // The remaining amount can be staked.
      await app.stake.fill('3');
      await app.place.click();
      await expect(app.coupon).toContainText(app.say('couponMore:placement.accepted'));
      await app.button('couponMore:placement.keep').click();
    },
  );
}

for (const [why, what, values] of [
  ['an exclusion', 'limits', { type: 30, days: 7 }],
  ['a ban', 'blocks', { banLevel: 1 }],
] as const) {
  test(
    `${why} ends the session before a bet is placed, and the coupon keeps its selections`,
    { tag: '@thorough' },
    async ({ platform }) => {
      // The page's requests at that moment need a signed-in player.
      shared.quiet.allow(/401 \(Unauthorized\)/);
      const player = await ready();
      await platform.restrict(await player.id(), what, values);
      await expect(app.page.getByText(app.say('common:session.ended'), { exact: true })).toBeVisible();
      await expect(app.stake).toHaveValue('10');
      await expect(app.coupon.locator('[data-bet]')).toHaveCount(1);
      await expect(app.place).toHaveCount(0);
    },
  );
}

test(
  'a refusal whose answer is lost is found by its key after a reload',
  { tag: '@money' },
  async ({ platform }) => {
    const player = await ready();
    await platform.restrict(await player.id(), 'limits', { type: 33, days: 1 });
    const handled = Promise.withResolvers<void>();
    await onItsWay(app.page, async (route) => {
      await route.fetch();
      handled.resolve();
    });
    await app.place.click();
    await handled.promise;
    await app.page.reload();
    await expectRefused(app, 'TIMEOUT_ACTIVE');
    await expectMoney(player, '100.00');
    await goBack(app, { legs: 1, stake: '5.00' });
  },
);

interface Change {
  readonly code: string;
  readonly isThorough?: boolean;
  /** Fields of the placement that are changed on its way. */
  readonly asked: object;
  readonly limit?: string;
  readonly complaint?: RegExp;
}

// The page itself would not send these: its data is outdated.
const changes: readonly Change[] = [
  { code: 'BELOW_MIN', asked: { amount: '0.10' }, limit: '€0.20', isThorough: true },
  { code: 'ABOVE_MAX', asked: { amount: '2000.01' }, limit: '€2,000.00', isThorough: true },
  { code: 'COUPON_SHAPE', asked: { typeId: 2 }, complaint: /400.*coupons/, isThorough: true },
];

for (const change of changes) {
  const { code, asked: changed, limit, complaint } = change;
  test(`terms that changed meanwhile refuse a bet: ${code}`, { tag: tagsOf(change) }, async () => {
    if (complaint) shared.quiet.allow(complaint);
    const player = await ready('3000.00');
    await onItsWay(app.page, (route, asked) => route.continue({ postData: { ...asked, ...changed } }));
    await app.place.click();
    await expectRefused(app, code, limit);
    await expectMoney(player, '3000.00');
    await goBack(app, { legs: 1, stake: '10' });
  });
}

test('a payout above the maximum refuses a bet', { tag: ['@money', '@thorough'] }, async () => {
  const player = await ready();
  // The platform caps payouts and never refuses for them, so another refusal is rewritten to this one.
  await onItsWay(app.page, async (route, asked) => {
    const answer = await route.fetch({ postData: JSON.stringify({ ...asked, amount: '0.10' }) });
    const { coupon } = await answer.json();
    const refusal = { ...coupon.refusal, code: 'MAX_PAYOUT', limit: '50000.00' };
    await route.fulfill({ response: answer, json: { coupon: { ...coupon, refusal } } });
  });
  await app.place.click();
  await expectRefused(app, 'MAX_PAYOUT', '€50,000.00');
  await expectMoney(player, '100.00');
  await goBack(app, { legs: 1, stake: '10' });
});

test(
  'money that was staked elsewhere meanwhile refuses a bet, and a link leads to the cashier',
  { tag: '@money' },
  async () => {
    const player = await ready('100.00', '60');
    await onItsWay(app.page, placeElsewhereFirst);
    await app.place.click();
    await expectRefused(app, 'INSUFFICIENT_FUNDS');
    await expectMoney(player, '40.00');
    await app.coupon.getByRole('button', { name: app.say('common:header.demoCredit') }).click();
    await app.credit('50');
    await expect(app.stake).toHaveValue('60');
    await expect(app.coupon.getByRole('listitem')).toHaveCount(1);
    await app.place.click();
    await expect(app.coupon).toContainText(app.say('couponMore:placement.accepted'));
    await expectMoney(player, '30.00');
    await app.button('couponMore:placement.keep').click();
  },
);

test(
  'a promo code that was used elsewhere meanwhile refuses a bet',
  { tag: ['@money', '@thorough'] },
  async () => {
    const player = await ready();
    await app.coupon
      .getByRole('button', { name: app.say('couponMore:promo.openWith', { count: 2 }) })
      .click();
    const use = app.coupon.getByRole('button', {
      name: new RegExp(`^${app.say('couponMore:promo.apply')} `),
    });
    await use.first().click();
    await expect(app.stake).toBeDisabled();
    await onItsWay(app.page, placeElsewhereFirst);
    await app.place.click();
    await expectRefused(app, 'PROMO_CODE');
    await expectMoney(player, '100.00');
    await app.button('couponMore:placement.back').click();
    await expect(app.coupon).toContainText(app.say('couponMore:promo.used'));
    await expect(app.coupon.getByRole('button', { name: app.say('coupon:place') })).toBeDisabled();
    await app.coupon.getByRole('button', { name: app.say('couponMore:promo.remove') }).click();
    await expect(app.stake).toHaveValue('10');
  },
);

test(
  'a key that was already used for another bet refuses this one, and a link leads to the bets',
  { tag: ['@money', '@thorough'] },
  async () => {
    shared.quiet.allow(/422.*coupons/);
    const player = await ready();
    await onItsWay(app.page, async (route, asked) => {
      await route.fetch({ postData: JSON.stringify({ ...asked, amount: '1.00' }) });
      await route.continue();
    });
    await app.place.click();
    await expectRefused(app, 'DUPLICATE_KEY_MISMATCH');
    await expectMoney(player, '99.00');
    await expect(app.link('couponMore:placement.history')).toBeVisible();
    await goBack(app, { legs: 1, stake: '10' });
  },
);

test('an invalid request shows that nothing was staked', { tag: ['@money', '@thorough'] }, async () => {
  shared.quiet.allow(/404.*coupons/);
  const player = await ready();
  await onItsWay(app.page, (route, asked) =>
    route.continue({ postData: { ...asked, accountId: '987654321' } }),
  );
  await app.place.click();
  await expect(app.page.getByText(app.say('coupon:notPlaced'), { exact: true })).toBeVisible();
  await expect(app.page.getByText(app.say('coupon:notPlacedText'), { exact: true })).toBeVisible();
  await expectMoney(player, '100.00');
  await expect(app.place).toBeEnabled();
  await expect(app.stake).toHaveValue('10');
});

test(
  'a session that ended elsewhere meanwhile refuses a bet, and the coupon is kept for the next session',
  { tag: '@thorough' },
  async () => {
    shared.quiet.allow(/401/);
    await ready();
    await onItsWay(app.page, async (route) => {
      await app.page.evaluate(() =>
        fetch('/web-api/session/sign-out', {
          method: 'POST',
          body: JSON.stringify({ everywhere: true }),
          headers: { 'content-type': 'application/json' },
        }),
      );
      await route.continue();
    });
    await app.place.click();
    await expect(app.page.getByText(app.say('common:session.ended'), { exact: true })).toBeVisible();
    await expect(app.coupon.getByRole('button', { name: app.say('coupon:joinToBet') })).toBeVisible();
    await expect(app.stake).toHaveValue('10');
    await expect(app.coupon.locator('[data-bet]')).toHaveCount(1);
  },
);

test.describe('a stake above the maximum', () => {
  /** A player who requested a stake of 3,000.00, and the coupon that an operator reviews. */
  async function asked() {
    const player = await ready('9000.00', '3000');
    await app.coupon.getByText(app.say('couponMore:vip.ask'), { exact: true }).click();
    await app.place.click();
    await expect(app.coupon).toContainText(app.say('couponMore:placement.review'));
    const [coupon] = await player.coupons();
    if (!coupon) throw new Error('There is no coupon.');
    return { player, coupon };
  }

  test(
    'is refused by an operator while the player waits',
    { tag: ['@money', '@thorough'] },
    async ({ platform }) => {
      const { player, coupon } = await asked();
      await platform.review(coupon.id, { kind: 'refused' });
      await expectRefused(app, 'OPERATOR');
      await expectMoney(player, '9000.00');
      await goBack(app, { legs: 1, stake: '3000' });
    },
  );

  test(
    'is offered at other terms, which were accepted elsewhere meanwhile',
    { tag: ['@money', '@thorough'] },
    async ({ platform }) => {
      const { player, coupon } = await asked();
      const bets = coupon.bets.map(({ selectionId, coef }) => ({ selectionId, coef }));
      await platform.review(coupon.id, { kind: 'offer', amount: '2500.00', bets, seconds: 600 });
      await onItsWay(app.page, placeElsewhereFirst);
      await app.button('couponMore:placement.takeOffer', { amount: '€2,500.00' }).click();
      await expectRefused(app, 'OFFER_EXPIRED');
      await expectMoney(player, '6500.00');
      await goBack(app, { legs: 1, stake: '3000' });
    },
  );
});
