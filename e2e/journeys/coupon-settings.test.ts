import type { Locator, Page } from '@playwright/test';
import type { App } from './support/app.ts';
import { newPlayer } from './support/player.ts';
import { fillCoupon, upcomingPicks } from './support/slip.ts';
import { expect, test } from './support/test.ts';

const PLACEMENTS = '**/web-api/coupons';
type Setting =
  | 'exactPrice'
  | 'dropOnScore'
  | 'oneClick'
  | 'autoMax'
  | 'manualStep'
  | 'keepSelections'
  | 'fixed';
type Shown = 'showBalance' | 'showReturns';

/** The settings of the coupon, open over the page. */
function sheet(app: App): Locator {
  return app.page.getByRole('dialog', { name: app.say('couponMore:settings.title') });
}

function toggle(app: App, setting: Setting | Shown): Locator {
  const key = `couponMore:settings.${setting}`;
  const name = setting.startsWith('show') ? app.say(key) : app.say(`${key}.label`);
  return sheet(app).getByRole('switch', { name: new RegExp(`^${RegExp.escape(name)}`) });
}

async function openSettings(app: App): Promise<void> {
  await app.coupon.getByRole('button', { name: app.say('coupon:settings'), exact: true }).click();
  await expect(sheet(app)).toBeVisible();
}

/** Back to the coupon, which the settings stood over. */
async function closeSettings(app: App): Promise<void> {
  await sheet(app)
    .getByRole('button', { name: app.say('common:kit.close') })
    .click();
  await expect(app.place).toBeVisible();
}

/** A player with 100.00 before an open coupon of so many selections. */
async function open(app: App, platform: Parameters<typeof upcomingPicks>[0], count = 1) {
  const player = await newPlayer(app, '100.00');
  const picks = await upcomingPicks(platform, count);
  await fillCoupon(app, picks);
  await app.openCoupon();
  return { player, picks };
}

/** What the next placement asks for; it is placed. */
async function sent(app: App, page: Page): Promise<unknown> {
  const asked = Promise.withResolvers<unknown>();
  await page.route(PLACEMENTS, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    asked.resolve(route.request().postDataJSON());
    await route.continue();
  });
  await app.place.click();
  return asked.promise;
}

test('how price moves are taken goes with the bet, and is kept', async ({ app, page, platform }) => {
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
  expect(await sent(app, page)).toMatchObject({
    changeCoefAction: 1,
    exactCoef: true,
    isDropOnScoreChange: true,
  });
});

test('the rule on the score goes with the exact price, and one-click goes without it', async ({
  app,
  platform,
}) => {
  await newPlayer(app, '100.00');
  await fillCoupon(app, await upcomingPicks(platform, 1));
  await app.open('/line/football?coupon-settings=1');
  await toggle(app, 'exactPrice').click();
  await toggle(app, 'oneClick').click();
  await app.button('couponMore:oneClick.enable').click();
  await expect(toggle(app, 'oneClick')).toBeChecked();
  await toggle(app, 'dropOnScore').click();
  await expect(toggle(app, 'oneClick')).not.toBeChecked();
  await toggle(app, 'exactPrice').click();
  await expect(toggle(app, 'dropOnScore')).not.toBeChecked();
});

test('one-click asks before it empties the coupon, bets at a touch and ends with the session', async ({
  app,
  page,
  platform,
}) => {
  const { player, picks } = await open(app, platform, 2);
  const [pick] = picks;
  if (!pick) throw new Error('There is no pick.');
  await openSettings(app);
  await toggle(app, 'oneClick').click();
  const question = page.getByRole('alertdialog', { name: app.say('couponMore:oneClick.clearTitle') });
  await question.getByRole('button', { name: app.say('couponMore:oneClick.undo') }).click();
  await expect(toggle(app, 'oneClick')).not.toBeChecked();
  await closeSettings(app);
  await expect(app.coupon.getByRole('listitem')).toHaveCount(2);

  await openSettings(app);
  await toggle(app, 'oneClick').click();
  await question.getByRole('button', { name: app.say('couponMore:oneClick.enable') }).click();
  await sheet(app)
    .getByRole('textbox', { name: app.say('couponMore:settings.oneClickAmount'), exact: true })
    .fill('3');
  await sheet(app)
    .getByRole('button', { name: app.say('common:kit.close') })
    .click();
  await expect(app.coupon).toContainText(app.say('coupon:empty'));
  await expect(app.coupon).toContainText(app.say('couponMore:oneClick.every', { amount: '€3.00' }));

  await app.openMatch(pick.match, 'football');
  const bar = page.getByRole('region', { name: app.say('coupon:bar.open') });
  await expect(bar).toContainText(app.say('coupon:oneClickOn', { amount: '€3' }));
  await app.price(pick).dblclick();
  const placed = app.say('couponMore:oneClick.placed', { amount: '€3.00', price: pick.selection.k });
  await expect(page.getByText(placed, { exact: true })).toBeVisible();
  expect(await player.coupons()).toMatchObject([{ amount: '3.00', state: 'accepted', typeId: 0 }]);
  expect(await player.account()).toMatchObject({ money: '97.00', held: '0.00' });

  await app.open('/line/football?menu=1');
  await page.getByRole('button', { name: app.say('common:header.signOut'), exact: true }).click();
  await expect(bar).toBeHidden();
});

test('a bet at one touch whose answer is lost is found by its key after a reload', async ({
  app,
  page,
  platform,
}) => {
  const player = await newPlayer(app, '100.00');
  const [pick] = await upcomingPicks(platform, 1);
  if (!pick) throw new Error('There is no pick.');
  await app.open('/line/football?coupon-settings=1');
  await toggle(app, 'oneClick').click();
  await app.openMatch(pick.match, 'football');
  const handled = Promise.withResolvers<void>();
  await page.route(PLACEMENTS, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await route.fetch();
    handled.resolve();
  });
  await app.price(pick).click();
  await handled.promise;
  await page.reload();
  const placed = app.say('couponMore:oneClick.placed', { amount: '€5.00', price: pick.selection.k });
  await expect(page.getByText(placed, { exact: true })).toBeVisible();
  expect(await player.coupons()).toHaveLength(1);
});

test('the stake always is the most until the player types another', async ({ app, platform }) => {
  await open(app, platform);
  await openSettings(app);
  await toggle(app, 'autoMax').click();
  await closeSettings(app);
  await expect(app.stake).toHaveValue('100.00');
  await app.stake.fill('4');
  await expect(app.stake).toHaveValue('4');
  await expect(app.place).toContainText('€4.00');
});

test('plus and minus go by the player’s own step', async ({ app, platform }) => {
  await open(app, platform);
  await expect(app.stake).toHaveValue('5.00');
  await app.coupon.getByRole('button', { name: app.say('coupon:increase') }).click();
  await expect(app.stake).toHaveValue('7.50');
  await openSettings(app);
  await toggle(app, 'manualStep').click();
  const step = sheet(app).getByRole('textbox', { name: app.say('couponMore:settings.step'), exact: true });
  await step.fill('abc');
  await expect(sheet(app)).toContainText(app.say('couponMore:settings.badAmount'));
  await step.fill('0.4');
  await closeSettings(app);
  await app.coupon.getByRole('button', { name: app.say('coupon:decrease') }).click();
  await expect(app.stake).toHaveValue('7.10');
});

test('balance and returns are shown or not', async ({ app, platform }) => {
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

test('the selections of a placed bet stay for the next one where the player wants it', async ({
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

test('a coupon that is not fixed makes room for what is read', async ({ app, page, platform }) => {
  await open(app, platform);
  await openSettings(app);
  await toggle(app, 'fixed').click();
  await app.open('/line/football');
  const bar = page.getByRole('region', { name: app.say('coupon:bar.open') });
  await expect(bar).toBeVisible();
  await page.mouse.wheel(0, 600);
  await expect(bar).toBeHidden();
  await page.mouse.wheel(0, -300);
  await expect(bar).toBeVisible();
});

test.describe('beside a wide page', () => {
  test.use({ viewport: { width: 1366, height: 768 } });

  test('a coupon that is not fixed is put away and comes back from its bar', async ({
    app,
    page,
    platform,
  }) => {
    await newPlayer(app, '100.00');
    await fillCoupon(app, await upcomingPicks(platform, 1));
    await app.open('/line/football?coupon-settings=1');
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
  });
});
