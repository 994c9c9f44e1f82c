import type { BrowserContext, Page } from '@playwright/test';
import { App } from '../support/app.ts';
import { blockStorage } from '../support/hostile.ts';
import { askForLimits, secondsLeft } from '../support/limits.ts';
import { newPlayer } from '../support/player.ts';
import { timesShown } from '../support/shown.ts';
import { expect, test } from '../support/test.ts';
import { takeTime, type Time } from '../support/time.ts';

const MINUTE = 60;
/** Seconds before a session's end to which the platform's clock is moved; real time goes on from there. */
const END = 10;

test.beforeEach(({ quiet }) => {
  // Sleep closes the feed's socket, and tokens expire with their session.
  quiet.allow(/feed\/socket/, /WebSocket is already in CLOSING or CLOSED state/);
  quiet.allow(/\b401\b/);
});

const dialog = (page: Page) => page.getByRole('alertdialog');

/** Opens a number of tabs as the signed-in player. */
async function openTabs(app: App, context: BrowserContext, count: number): Promise<readonly App[]> {
  const tabs = [app];
  while (tabs.length < count) tabs.push(new App({ ...app, page: await context.newPage() }));
  for (const tab of tabs) await tab.open('/live');
  for (const tab of tabs) await expect(tab.balance).toBeVisible();
  return tabs;
}

/** Passes time as a player does who uses the page now and then: it is never idle for too long. */
async function use(page: Page, time: Time, seconds: number): Promise<void> {
  for (let left = seconds; left > 0; left -= 20 * MINUTE) {
    await page.mouse.move(20, 20);
    await page.mouse.move(60, 60);
    // The platform ends idle sessions too.
    await secondsLeft(page);
    await time.pass(Math.min(left, 20 * MINUTE));
  }
}

for (const count of [1, 2]) {
  test(`with blocked storage, in ${count} tab(s), a reality check is answered for all, and an idle player is signed out`, async ({
    app,
    context,
    page,
    platform,
  }) => {
    await newPlayer(app);
    await askForLimits(page, [{ limitType: 32, limitValue: '60' }]);
    await blockStorage(context);
    const time = await takeTime(context, platform);
    const tabs = await openTabs(app, context, count);
    await use(page, time, (await secondsLeft(page)).untilCheck - 2 * MINUTE);
    for (const tab of tabs) await expect(dialog(tab.page)).toBeHidden();
    await time.pass(2 * MINUTE);
    for (const tab of tabs) await expect(dialog(tab.page)).toBeVisible();
    await app.button('limits:check.goOn').click();
    for (const tab of tabs) await expect(dialog(tab.page)).toBeHidden();

    await secondsLeft(page);
    await time.pass(25 * MINUTE);
    await expect(app.balance).toBeVisible();
    await secondsLeft(page);
    await time.pass(6 * MINUTE);
    for (const tab of tabs) await expect(tab.balance).toBeHidden();
    // Tabs without locks have half a second of real time to agree which of them acts, so that they do it once only
    // on a machine that isn't busy: blockedStorage.test.ts proves it in virtual time.
    await expect.poll(() => timesShown(tabs, app.say('limits:idle.title'))).toBeGreaterThan(0);
  });
}

test('with blocked storage the session limit ends the session in every tab', async ({
  app,
  context,
  page,
  platform,
}) => {
  await newPlayer(app);
  await askForLimits(page, [{ limitType: 31, limitValue: '1' }]);
  await blockStorage(context);
  const time = await takeTime(context, platform);
  const tabs = await openTabs(app, context, 2);
  await use(page, time, (await secondsLeft(page)).untilEnd - 5 * MINUTE);
  await expect(app.balance).toBeVisible();
  await time.pass((await secondsLeft(page)).untilEnd - END);
  // The tabs end the session by their own clocks, shortly before the platform would.
  await context.clock.runFor(END * 1000);
  for (const tab of tabs) {
    await expect(
      tab.page.getByText(app.say('limits:main_session_limit_ended'), { exact: true }),
    ).toBeVisible();
    await expect(tab.balance).toBeHidden();
  }
});
