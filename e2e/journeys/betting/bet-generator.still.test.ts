import { newPlayer } from '../support/player.ts';
import { expect, test } from '../support/test.ts';

test('a generated bet fits the wished payout, has another selection on request, and is placed from the coupon', async ({
  app,
  page,
}) => {
  const { say } = app;
  const player = await newPlayer(app, '100.00');
  await app.open('/line/football?bet-generator=1');
  const sheet = page.getByRole('dialog', { name: say('generator:title') });
  const [stake, payout] = [
    sheet.getByLabel(say('generator:stake')),
    sheet.getByLabel(say('generator:payout')),
  ];
  await stake.fill('4');
  await payout.fill('4');
  await sheet.getByRole('button', { name: say('generator:build') }).click();
  await expect(sheet).toContainText(say('generator:problems.payoutTooLow'));

  await payout.fill('40');
  await sheet.getByRole('button', { name: say('generator:times.any') }).click();
  await sheet.getByRole('button', { name: say('generator:build') }).click();
  const cards = sheet.getByRole('region').filter({ has: page.getByRole('listitem') });
  await expect(cards.first()).toBeVisible();
  const card = cards.first();
  const paid = async () => Number(/[\d.]+/.exec((await card.getByRole('heading').textContent()) ?? '')?.[0]);
  expect(await paid()).toBeGreaterThanOrEqual(40);
  expect(await paid()).toBeLessThanOrEqual(46);
  const first = card.getByRole('listitem').first();
  const before = (await first.textContent()) ?? '';
  await first.getByRole('button').click();
  await expect(first).not.toHaveText(before);
  expect(await paid()).toBeGreaterThanOrEqual(40);
  expect(await paid()).toBeLessThanOrEqual(46);
  const legs = await card.getByRole('listitem').count();
  await card.getByRole('button', { name: say('slips:express.add', { count: legs }) }).click();

  await expect(sheet).toBeHidden();
  await expect(app.coupon.locator('[data-bet]')).toHaveCount(legs);
  await expect(app.stake).toHaveValue('4.00');
  await app.place.click();
  await expect(app.coupon).toContainText(say('couponMore:placement.accepted'));
  expect((await player.coupons()).map(({ amount }) => amount)).toEqual(['4.00']);
});

test('a payout that no bet reaches says what to change', async ({ app, page }) => {
  await app.open('/line/football?bet-generator=1');
  const sheet = page.getByRole('dialog', { name: app.say('generator:title') });
  await sheet.getByLabel(app.say('generator:payout')).fill('99999999999999');
  await sheet.getByRole('button', { name: app.say('sports:sport.tennis'), exact: true }).click();
  await sheet.getByRole('button', { name: app.say('generator:build') }).click();
  await expect(sheet).toContainText(app.say('generator:nothing'));
  await expect(sheet).toContainText(app.say('generator:nothingText'));
});
