import { newPlayer } from '../support/player.ts';
import { chooseType, fillCoupon, upcomingPicks } from '../support/slip.ts';
import { expect, test } from '../support/test.ts';

const SYSTEM = 2;

test('an emptied coupon and a removed selection are restored as they were, without a mouse', async ({
  app,
  page,
  platform,
}) => {
  const picks = await upcomingPicks(platform, 4);
  await newPlayer(app, '100.00');
  await fillCoupon(app, picks);
  await app.openCoupon();
  await chooseType(app, SYSTEM);
  await app.stake.fill('12');
  await app.coupon.getByRole('radio', { name: /^3/ }).check({ force: true });
  const undo = app.coupon.getByRole('button', { name: app.say('coupon:undo.button') });

  await app.coupon.getByRole('button', { name: app.say('coupon:clear') }).focus();
  await page.keyboard.press('Enter');
  await expect(app.coupon).toContainText(app.say('coupon:empty'));
  await expect(undo).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(app.takeOut()).toHaveCount(4);
  await expect(app.takeOut().first()).toBeFocused();
  await expect(app.coupon.getByRole('radio', { name: /^3/ })).toBeChecked();
  await expect(app.stake).toHaveValue('12');

  await page.keyboard.press('Enter');
  await expect(app.takeOut()).toHaveCount(3);
  await expect(undo).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(app.takeOut()).toHaveCount(4);
  await expect(undo).toBeHidden();
});
