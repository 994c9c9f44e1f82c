import { App } from '../support/app.ts';
import { amountField, closeSettings, openSettings, sheet, toggle, turn } from '../support/couponSettings.ts';
import { newPlayer } from '../support/player.ts';
import { onItsWay } from '../support/refusals.ts';
import { fillCoupon, upcomingPick, upcomingPicks } from '../support/slip.ts';
import { expect, test } from '../support/test.ts';

/** The switches that don't depend on others. */
const switches = [
  'exactPrice',
  'oneClick',
  'autoMax',
  'vip',
  'manualStep',
  'showBalance',
  'showReturns',
  'showAccount',
  'fixed',
  'keepSelections',
] as const;

/** Opens the coupon with a number of selections, as a player with 100.00. */
async function open(app: App, platform: Parameters<typeof upcomingPicks>[0], count = 1) {
  const player = await newPlayer(app, '100.00');
  const picks = await upcomingPicks(platform, count);
  await fillCoupon(app, picks);
  await app.openCoupon();
  return { player, picks };
}

/**
 * Places the coupon.
 * @returns the body of the placement request
 */
async function sent(app: App): Promise<unknown> {
  const sending = Promise.withResolvers<unknown>();
  await onItsWay(app.page, async (route, asked) => {
    sending.resolve(asked);
    await route.continue();
  });
  await app.place.click();
  return sending.promise;
}

test('the rule for price moves is sent with the bet and stored', async ({ app, page, platform }) => {
  await open(app, platform);
  await openSettings(app);
  const any = sheet(app).getByRole('radio', {
    name: new RegExp(`^${app.say('couponMore:settings.any.label')}`),
  });
  await any.locator('..').click();
  await closeSettings(app);
  await expect(app.coupon).toContainText(app.say('coupon:acceptance.1'));

  await page.reload();
  await openSettings(app);
  await expect(any).toBeChecked();
  await expect(toggle(app, 'dropOnScore')).toBeDisabled();
  await toggle(app, 'exactPrice').click();
  await toggle(app, 'dropOnScore').click();
  await closeSettings(app);
  await expect(app.coupon).toContainText(app.say('coupon:acceptance.exact'));
  expect(await sent(app)).toMatchObject({
    changeCoefAction: 1,
    exactCoef: true,
    isDropOnScoreChange: true,
  });
});

test('each setting is stored on the device and synchronised to other windows', async ({
  app,
  page,
  context,
}) => {
  await newPlayer(app, '100.00');
  await app.open('/line/football?coupon-settings=1');
  const [step, touch] = [amountField(app, 'step'), amountField(app, 'oneClickAmount')];
  const turned = new Map<(typeof switches)[number], boolean>();
  for (const name of switches) {
    turned.set(name, !(await toggle(app, name).isChecked()));
    await toggle(app, name).click();
  }
  await step.fill('0.4');
  await touch.fill('abc');
  await expect(sheet(app)).toContainText(app.say('couponMore:settings.badAmount'));
  await touch.fill('3');
  await page.reload();
  for (const [name, isOn] of turned) await expect(toggle(app, name), name).toBeChecked({ checked: isOn });
  await expect(step).toHaveValue('0.40');
  await expect(touch).toHaveValue('3.00');

  const beside = new App({ ...app, page: await context.newPage() });
  await beside.open('/line/football?coupon-settings=1');
  await expect(toggle(beside, 'vip')).toBeChecked();
  await toggle(beside, 'vip').click();
  await expect(toggle(app, 'vip')).not.toBeChecked();
});

test(
  'a click on the note of the coupon selects the next rule for moved prices',
  { tag: '@thorough' },
  async ({ app, platform }) => {
    await open(app, platform);
    const change = app.coupon.getByRole('button', { name: app.say('coupon:acceptance.change'), exact: true });
    for (const rule of [2, 0, 1, 2]) {
      await expect(app.coupon).toContainText(app.say(`coupon:acceptance.${rule}`));
      await change.click();
    }
    await expect(app.coupon).toContainText(app.say('coupon:acceptance.0'));
    expect(await sent(app)).toMatchObject({ changeCoefAction: 0, exactCoef: false });
  },
);

test(
  'a coupon requests stakes above the maximum by default where the player set it',
  { tag: '@thorough' },
  async ({ app, page, platform }) => {
    const player = await newPlayer(app, '9000.00');
    await fillCoupon(app, [await upcomingPick(platform)]);
    await app.openCoupon();
    await turn(app, 'vip');
    await page.reload();
    await app.stake.fill('3000');
    await app.place.click();
    await expect(app.coupon).toContainText(app.say('couponMore:placement.review'));
    expect(await player.account()).toMatchObject({ money: '6000.00', held: '3000.00' });
  },
);

test.describe('with a bonus account', () => {
  // No call opens a bonus account yet: one is added to the platform's answer.
  test.beforeEach(async ({ page }) => {
    await page.route('**/web-api/accounts', async (route) => {
      const answer = await route.fetch();
      const { accounts } = await answer.json();
      const bonus = { ...accounts[0], id: '987654321', type: 4, isActive: false, money: '40.00' };
      await route.fulfill({ response: answer, json: { accounts: [...accounts, bonus] } });
    });
  });

  test('the choice of account is shown or hidden, and each account has its own one-click stake', async ({
    app,
    page,
    platform,
  }) => {
    await open(app, platform);
    const bonus = app.coupon.getByRole('radio', {
      name: new RegExp(`^${app.say('couponMore:account.bonus')}`),
    });
    await bonus.locator('..').click();
    await app.stake.fill('50');
    await expect(app.coupon).toContainText(app.say('coupon:amountProblem.above-balance'));
    await turn(app, 'showAccount');
    await expect(bonus).toHaveCount(0);
    await page.reload();
    await expect(app.coupon).toContainText(app.say('couponMore:account.balance', { amount: '€100.00' }));
    await turn(app, 'showAccount');
    await bonus.locator('..').click();

    await openSettings(app);
    await toggle(app, 'oneClick').click();
    await app.button('couponMore:oneClick.enable').click();
    await amountField(app, 'bonusOneClickAmount').fill('7');
    await sheet(app)
      .getByRole('button', { name: app.say('common:kit.close') })
      .click();
    await expect(app.coupon).toContainText(app.say('couponMore:oneClick.every', { amount: '€7.00' }));
  });
});

test(
  'the rule on the score is combined with the exact price, and one-click works without it',
  { tag: '@thorough' },
  async ({ app, platform }) => {
    await newPlayer(app, '100.00');
    await fillCoupon(app, await upcomingPicks(platform, 1));
    await app.go('/line/football?coupon-settings=1');
    await toggle(app, 'exactPrice').click();
    await toggle(app, 'oneClick').click();
    await app.button('couponMore:oneClick.enable').click();
    await expect(toggle(app, 'oneClick')).toBeChecked();
    await toggle(app, 'dropOnScore').click();
    await expect(toggle(app, 'oneClick')).not.toBeChecked();
    await toggle(app, 'exactPrice').click();
    await expect(toggle(app, 'dropOnScore')).not.toBeChecked();
  },
);

test(
  'the stake is always the maximum until the player types another',
  { tag: '@thorough' },
  async ({ app, platform }) => {
    await open(app, platform);
    await openSettings(app);
    await toggle(app, 'autoMax').click();
    await closeSettings(app);
    await expect(app.stake).toHaveValue('100.00');
    await app.stake.fill('4');
    await expect(app.stake).toHaveValue('4');
    await expect(app.place).toContainText('€4.00');
  },
);

test('plus and minus use the player’s own step', async ({ app, platform }) => {
  await open(app, platform);
  await expect(app.stake).toHaveValue('5.00');
  await app.coupon.getByRole('button', { name: app.say('coupon:increase') }).click();
  await expect(app.stake).toHaveValue('7.50');
  await openSettings(app);
  await toggle(app, 'manualStep').click();
  const step = amountField(app, 'step');
  await step.fill('abc');
  await expect(sheet(app)).toContainText(app.say('couponMore:settings.badAmount'));
  await step.fill('0.4');
  await closeSettings(app);
  await app.coupon.getByRole('button', { name: app.say('coupon:decrease') }).click();
  await expect(app.stake).toHaveValue('7.10');
});

test('balance and returns are shown or hidden', { tag: '@thorough' }, async ({ app, platform }) => {
  await open(app, platform);
  const balance = app.say('couponMore:account.balance', { amount: '€100.00' });
  await expect(app.coupon).toContainText(balance);
  const returns = app.coupon.getByRole('definition').last();
  await expect(returns).toContainText('€');
  await openSettings(app);
  await toggle(app, 'showBalance').click();
  await toggle(app, 'showReturns').click();
  await closeSettings(app);
  await expect(app.coupon).not.toContainText(balance);
  await expect(returns).toHaveText('–');
});

test('the selections of a placed bet are kept for the next one where the player chose so', async ({
  app,
  page,
  platform,
}) => {
  const { player } = await open(app, platform, 2);
  await openSettings(app);
  await toggle(app, 'keepSelections').click();
  await closeSettings(app);
  await app.place.click();
  await expect(app.coupon).toContainText(app.say('couponMore:placement.accepted'));
  await app.button('coupon:done').click();
  await page.reload();
  await app.openCoupon();
  await expect(app.coupon.getByRole('listitem')).toHaveCount(2);
  await app.place.click();
  await expect(app.coupon).toContainText(app.say('couponMore:placement.accepted'));
  expect(await player.coupons()).toHaveLength(2);
});

test('a coupon bar that is not fixed hides on scrolling down', async ({ app, page, platform }) => {
  await open(app, platform);
  await openSettings(app);
  await toggle(app, 'fixed').click();
  await app.go('/line/football');
  const bar = page.getByRole('region', { name: app.say('coupon:bar.open') });
  await expect(bar).toBeVisible();
  await page.mouse.wheel(0, 600);
  await expect(bar).toBeHidden();
  await page.mouse.wheel(0, -300);
  await expect(bar).toBeVisible();
});

test.describe('on a wide page', () => {
  test.use({ viewport: { width: 1366, height: 768 } });

  test(
    'a coupon that is not fixed can be collapsed and reopened from its bar',
    { tag: '@thorough' },
    async ({ app, page, platform }) => {
      await newPlayer(app, '100.00');
      await fillCoupon(app, await upcomingPicks(platform, 1));
      await app.go('/line/football?coupon-settings=1');
      await toggle(app, 'fixed').click();
      await sheet(app)
        .getByRole('button', { name: app.say('common:kit.close') })
        .click();
      await app.coupon.getByRole('button', { name: app.say('common:nav.coupon'), exact: true }).click();
      await expect(app.place).toBeHidden();
      await page
        .getByRole('region', { name: app.say('coupon:bar.open') })
        .getByRole('button')
        .first()
        .click();
      await expect(app.place).toBeVisible();
    },
  );
});
