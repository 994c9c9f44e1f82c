import type { App } from './support/app.ts';
import { livePick, type Pick } from './support/play.ts';
import { upcomingPick } from './support/slip.ts';
import { expect, test } from './support/test.ts';
import { takeTime } from './support/time.ts';

const reminder = (app: App) => app.page.getByText(app.say('slips:reminder.title'));

async function choose(app: App, pick: Pick): Promise<void> {
  await app.openMatch(pick.match, 'football');
  await app.price(pick).click();
  await expect(app.price(pick)).toHaveAttribute('aria-pressed', 'true');
}

test('a bet in play that was left is called to mind after half a minute, once in a session', async ({
  app,
  page,
  platform,
}) => {
  const pick = await livePick(platform, 'home');
  const pass = await takeTime(page);
  await choose(app, pick);
  await pass(25);
  await expect(reminder(app)).toBeHidden();
  await pass(6);
  await expect(reminder(app)).toBeVisible();
  // The feed was heard all the time: nothing says that prices stand still.
  await expect(app.price(pick)).not.toHaveAttribute('aria-disabled', 'true');
  await app.link('slips:reminder.open').click();
  await expect(page).toHaveURL(app.address('/user/coupon'));
  await expect(app.takeOut(app.main)).toHaveCount(1);

  await choose(app, await upcomingPick(platform));
  await pass(310);
  await expect(reminder(app)).toBeHidden();
});

test('a bet before its match is called to mind after five minutes, also over a reload', async ({
  app,
  page,
  platform,
}) => {
  const pass = await takeTime(page);
  await choose(app, await upcomingPick(platform));
  await pass(200);
  await page.reload();
  await expect(app.main).not.toBeEmpty();
  await pass(90);
  await expect(reminder(app)).toBeHidden();
  await pass(20);
  await expect(reminder(app)).toBeVisible();
});

test('who has looked at the coupon isn’t reminded of what is in it', async ({ app, page, platform }) => {
  const pass = await takeTime(page);
  await choose(app, await livePick(platform, 'home'));
  await pass(20);
  await app.openCoupon();
  await page.goBack();
  await pass(60);
  await expect(reminder(app)).toBeHidden();
});
