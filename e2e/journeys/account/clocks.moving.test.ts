import type { BrowserContext, Page } from '@playwright/test';
import { App } from '../support/app.ts';
import { askForLimits, secondsLeft } from '../support/limits.ts';
import { newPlayer, signIn } from '../support/player.ts';
import type { Pick } from '../support/play.ts';
import { timesShown } from '../support/shown.ts';
import { changeSite } from '../support/sites.ts';
import { upcomingPick } from '../support/slip.ts';
import { expect, test } from '../support/test.ts';
import { takeTime } from '../support/time.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
/** Seconds before a session's end to which the platform's clock is moved; real time goes on from there. */
const END = 10;
const REALITY_CHECK = '/web-api/api/web/user/v1/reality-check';
/** Asset with the messages of a page's clocks, fetched when they start. */
const CLOCKS_WORDS = '/assets/limits-';

test.beforeEach(({ quiet }) => {
  // Sleep closes the feed's socket, and tokens expire with their session.
  quiet.allow(/feed\/socket/, /WebSocket is already in CLOSING or CLOSED state/);
  quiet.allow(/\b401\b/);
});

/** Counts the pages' requests to sign out. */
function signOutsOf(context: BrowserContext): () => number {
  let count = 0;
  context.on('request', (request) => {
    if (request.url().endsWith('/session/sign-out')) count += 1;
  });
  return () => count;
}

/** Actions of the reality check that the pages send, in order. */
function actionsOf(context: BrowserContext): readonly string[] {
  const actions: string[] = [];
  context.on('request', (request) => {
    if (request.method() !== 'POST' || !request.url().endsWith(REALITY_CHECK)) return;
    // The cast: the app's own request.
    const { data } = request.postDataJSON() as { data: { attributes: { action: string } } };
    actions.push(data.attributes.action);
  });
  return actions;
}

const dialog = (page: Page) => page.getByRole('alertdialog');

/** Opens a number of tabs and waits until the clocks of all of them run. */
async function openTabs(app: App, context: BrowserContext, count: number): Promise<readonly App[]> {
  const tabs = [app];
  while (tabs.length < count) tabs.push(new App({ ...app, page: await context.newPage() }));
  const started = tabs.map(({ page }) =>
    page.waitForEvent('requestfinished', (request) => request.url().includes(CLOCKS_WORDS)),
  );
  for (const tab of tabs) await tab.open('/live');
  for (const tab of tabs) await expect(tab.balance).toBeVisible();
  await Promise.all(started);
  return tabs;
}

/** Moves the mouse on a page, which the player's clocks take for activity. */
async function stir(page: Page): Promise<void> {
  await page.mouse.move(20, 20);
  await page.mouse.move(60, 60);
}

test('a reality check waits for an answer, returns after its interval, and appears once after sleep', async ({
  app,
  context,
  page,
  platform,
}) => {
  await newPlayer(app, '100');
  await askForLimits(page, [{ limitType: 32, limitValue: '5' }]);
  const actions = actionsOf(context);
  const time = await takeTime(context, platform);
  await app.open('/live');
  await expect(app.balance).toBeVisible();
  await time.pass((await secondsLeft(page)).untilCheck - 2 * MINUTE);
  await expect(dialog(page)).toBeHidden();
  await time.pass(2 * MINUTE);
  await expect(dialog(page)).toBeVisible();
  // Real time passes too.
  const length = new RegExp(`^${app.say('common:minutes', { count: 5 }).replace('5', '[5-9]')}$`);
  await expect(dialog(page).getByText(length)).toBeVisible();
  await expect(dialog(page)).toContainText('€100.00');
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  await expect(dialog(page)).toBeVisible();
  await app.button('limits:check.goOn').click();
  await expect(dialog(page)).toBeHidden();

  await time.pass(2 * MINUTE);
  await expect(dialog(page)).toBeHidden();
  await time.pass(10 * MINUTE);
  await expect(dialog(page)).toBeVisible();
  // Its figures are requested when it appears; a player who answers before them doesn't need them.
  await expect.poll(() => actions).toEqual(['nothing', 'continue', 'nothing']);
  await app.button('limits:check.signOut').click();
  await expect(app.balance).toBeHidden();
  await expect.poll(() => actions).toEqual(['nothing', 'continue', 'nothing', 'log_out']);
});

test('a player is warned in every window before a sign-out for inactivity, and one key keeps them signed in', async ({
  app,
  context,
  page,
  platform,
}) => {
  await newPlayer(app);
  const time = await takeTime(context, platform);
  const [, other] = await openTabs(app, context, 2);
  await stir(page);
  await time.pass(15 * MINUTE);
  // The platform ends idle sessions too, so the player's tabs call it.
  await secondsLeft(page);
  await time.pass(14 * MINUTE + 10);
  await expect(dialog(page)).toContainText(app.say('limits:idleWarning.away'));
  if (other) await expect(dialog(other.page)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeHidden();
  if (other) await expect(dialog(other.page)).toBeHidden();
  await secondsLeft(page);
  await time.pass(2 * MINUTE);
  await expect(app.balance).toBeVisible();
});

test('a player who is idle in five tabs is signed out once, with one notice', async ({
  app,
  context,
  page,
  platform,
}) => {
  await newPlayer(app);
  const signOuts = signOutsOf(context);
  const time = await takeTime(context, platform);
  const tabs = await openTabs(app, context, 5);
  await time.pass(20 * MINUTE);
  // The platform ends idle sessions too, so the player's tabs call it.
  await secondsLeft(page);
  await stir(tabs[3]?.page ?? page);
  await time.pass(25 * MINUTE);
  await expect(app.balance).toBeVisible();
  await secondsLeft(page);
  await time.pass(6 * MINUTE);
  for (const tab of tabs) await expect(tab.balance).toBeHidden();
  await expect.poll(() => timesShown(tabs, app.say('limits:idle.title'))).toBe(1);
  expect(signOuts()).toBe(1);
});

test('a session limit warns five minutes before its end, and ends the session in every tab', async ({
  app,
  context,
  page,
  platform,
}) => {
  await newPlayer(app);
  await askForLimits(page, [{ limitType: 31, limitValue: '1' }]);
  const signOuts = signOutsOf(context);
  const time = await takeTime(context, platform);
  const tabs = await openTabs(app, context, 2);
  const passUntil = async (left: number) => {
    await stir(page);
    await time.pass((await secondsLeft(page)).untilEnd - left);
  };
  for (const left of [35 * MINUTE, 15 * MINUTE, 8 * MINUTE]) await passUntil(left);
  const near = app.say('limits:near.text');
  // The wait starts before, as the warning closes by itself.
  const warned = Promise.any(tabs.map((tab) => tab.page.getByText(near, { exact: true }).waitFor()));
  await passUntil(4 * MINUTE);
  await warned;
  expect(await timesShown(tabs, near)).toBeLessThanOrEqual(1);
  await passUntil(END);
  // The tabs end the session by their own clocks, shortly before the platform would.
  await context.clock.runFor(END * 1000);
  for (const tab of tabs) {
    for (const key of ['main_session_limit_ended', 'main_session_limit_visit_tomorrow']) {
      await expect(tab.page.getByText(app.say(`limits:${key}`), { exact: true })).toBeVisible();
    }
    await expect(tab.balance).toBeHidden();
  }
  // The platform ends the session too, and is first on a busy machine.
  expect(signOuts()).toBeLessThanOrEqual(1);
});

test(
  'a looser deposit limit asks for a second confirmation when it is due, and can be declined',
  { tag: '@money' },
  async ({ app, context, page, platform }) => {
    const { email } = await newPlayer(app);
    await askForLimits(page, [{ limitType: 20, limitValue: '100' }]);
    await askForLimits(page, [{ limitType: 20, limitValue: '200' }]);
    // The session ends meanwhile: it is shorter than the day that a looser limit waits.
    await platform.passTime(24 * HOUR - 20 * MINUTE);
    await signIn(app, email);
    const time = await takeTime(context, platform);
    await app.open('/office/responsible');
    await expect(
      app.main.getByText(app.say('responsible:note.pending', { value: '€200', count: 1 })),
    ).toBeVisible();
    // The history of the limits is listed below them, the newest first.
    const changes = app.main.getByRole('table', { name: app.say('responsible:changes.title') });
    await expect(changes.getByRole('row').nth(1)).toContainText(app.say('responsible:changes.deeds.waits'));
    await expect(changes.getByRole('row').nth(2)).toContainText(app.say('responsible:changes.deeds.holds'));
    await time.pass(10 * MINUTE);
    await expect(dialog(page)).toBeHidden();
    await time.pass(11 * MINUTE);
    await expect(dialog(page)).toContainText('€200');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeVisible();
    await app.button('limits:approval.reject').click();
    await expect(dialog(page)).toBeHidden();
    await expect(app.main.getByText('€100', { exact: true })).toBeVisible();
  },
);

const reminder = (app: App) => app.page.getByText(app.say('slips:reminder.title'), { exact: true });

/** Whole seconds until the player is reminded; the time of day is the platform's. */
async function secondsUntilReminder(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const { serverTime } = await (await fetch('/web-api/session')).json();
    // The cast: the app's own stored note.
    const { timeToShow } = JSON.parse(sessionStorage.getItem('touchline.couponReminder') ?? '{}') as {
      timeToShow: number;
    };
    return Math.ceil((timeToShow - serverTime) / 1000);
  });
}

async function choose(app: App, pick: Pick): Promise<void> {
  await app.openMatch(pick.match, 'football');
  await app.price(pick).click();
  await expect(app.price(pick)).toHaveAttribute('aria-pressed', 'true');
  // The reminder is loaded lazily after the page, and its time starts then.
  await app.page.waitForFunction(() => sessionStorage.getItem('touchline.couponReminder') !== null);
}

test('a player is reminded of an unplaced pre-match bet after five minutes, also over a reload, where the coupon isn’t in sight', async ({
  app,
  context,
  page,
  platform,
}) => {
  const time = await takeTime(context, platform);
  const pick = await upcomingPick(platform);
  await choose(app, pick);
  await time.pass(2 * MINUTE);
  await page.reload();
  await expect(app.price(pick)).toHaveAttribute('aria-pressed', 'true');
  await time.pass((await secondsUntilReminder(page)) - MINUTE);
  await expect(reminder(app)).toBeHidden();
  await time.pass(await secondsUntilReminder(page));
  // The page has the coupon next to it, or in a bar.
  await expect(reminder(app)).toBeHidden();
  await app.go('/casino-lobby');
  await expect(reminder(app)).toBeVisible();
});

test('a player accepts new terms, sets a limit, cancels a looser one, and takes a break', async ({
  app,
  page,
  platform,
}) => {
  await newPlayer(app);
  await changeSite(platform, 'terms', 2);
  await app.open('/office/responsible');
  await page.getByRole('checkbox', { name: app.say('responsible:terms.consent') }).check();
  await app.button('responsible:terms.accept').click();
  await expect(app.heading('responsible:terms.title')).toBeHidden();

  await app.open('/office/responsible');
  const name = app.say('limits:type.20');
  const amount = page.getByRole('textbox', { name, exact: true });
  await app.button('responsible:setOf', { name }).click();
  await app.button('responsible:save').click();
  await expect(app.main.getByText(app.say('responsible:problem.empty'))).toBeVisible();
  await amount.fill('100');
  await app.button('responsible:save').click();
  await expect(amount).toBeHidden();
  await expect(app.main.getByText('€100', { exact: true })).toBeVisible();

  await app.button('responsible:changeOf', { name }).click();
  await expect(amount).toHaveValue('100');
  await amount.fill('200');
  await app.button('responsible:save').click();
  const waits = app.main.getByText(app.say('responsible:note.pending', { value: '€200', count: 24 }));
  await expect(waits).toBeVisible();
  await app.button('responsible:note.cancel').click();
  await expect(waits).toBeHidden();
  await expect(app.main.getByText('€100', { exact: true })).toBeVisible();

  const length = app.say('limits:value.days', { count: 1 });
  const day = page.getByRole('button', { name: length, exact: true });
  await day.click();
  await dialog(page).getByText(app.say('responsible:break.ask', { length })).waitFor();
  await app.button('responsible:break.take').click();
  await expect(day).toBeHidden();
  await expect(app.main.getByText(/^You’re on a break until /)).toBeVisible();
});
