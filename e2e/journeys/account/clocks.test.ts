import type { BrowserContext, Page } from '@playwright/test';
import { App } from '../support/app.ts';
import { askForLimits } from '../support/limits.ts';
import { newPlayer } from '../support/player.ts';
import type { Pick } from '../support/play.ts';
import { changeSite } from '../support/sites.ts';
import { upcomingPick } from '../support/slip.ts';
import { expect, test } from '../support/test.ts';
import { takeTime, type TakenTime } from '../support/time.ts';

const MINUTE = 60;
const REALITY_CHECK = '/web-api/api/web/user/v1/reality-check';

interface Limit {
  limitState: string;
  needApprove: boolean;
  dueAt?: number;
  readonly startedAt: number | null;
}

test.beforeEach(({ quiet }) => {
  // Sleep closes the feed's socket, and tokens expire with their session.
  quiet.allow(/feed\/socket/, /WebSocket is already in CLOSING or CLOSED state/);
  quiet.allow(/\b401\b/);
});

/**
 * Takes control of the pages' time; answers of the platform, whose clock isn't moved, are adjusted to it where they
 * depend on it.
 */
async function withTime(context: BrowserContext): Promise<TakenTime> {
  /** Offset of the pages' clock when the last check was answered; the next interval starts there. */
  let answeredAhead = 0;
  return takeTime(context, (path, method, body, ahead) => {
    if (path === REALITY_CHECK && method === 'POST' && lastAction === 'continue') answeredAhead = ahead;
    if (path === REALITY_CHECK && typeof body['dueAt'] === 'number') body['dueAt'] += answeredAhead;
    if (typeof body['realityCheckAt'] === 'number') body['realityCheckAt'] += answeredAhead;
    // The cast: an answer of the limits. Here a limit takes ten minutes to become due instead of a day.
    for (const limit of (body['limits'] ?? []) as Limit[]) {
      if (limit.limitState !== 'PENDING') continue;
      limit.dueAt = (limit.startedAt ?? 0) + 10 * MINUTE;
      limit.needApprove = limit.dueAt * 1000 <= Date.now() + ahead;
    }
  });
}

let lastAction = 'none';
const actions: string[] = [];

/** Records the reality check actions that the pages send, and counts their sign-outs. */
function listen(context: BrowserContext): { signOuts: () => number } {
  let signOuts = 0;
  lastAction = 'none';
  actions.length = 0;
  context.on('request', (request) => {
    if (request.url().endsWith('/session/sign-out')) signOuts += 1;
    if (request.method() !== 'POST' || !request.url().endsWith(REALITY_CHECK)) return;
    // The cast: the app's own request.
    const { data } = request.postDataJSON() as { data: { attributes: { action: string } } };
    lastAction = data.attributes.action;
    actions.push(lastAction);
  });
  return { signOuts: () => signOuts };
}

const dialog = (page: Page) => page.getByRole('alertdialog');

async function signedIn(app: App, time: TakenTime): Promise<void> {
  await expect(app.balance).toBeVisible();
  await time.clocksStand(app.page);
}

async function fiveTabs(app: App, context: BrowserContext, time: TakenTime): Promise<readonly App[]> {
  const tabs = [app];
  while (tabs.length < 5) tabs.push(new App({ ...app, page: await context.newPage() }));
  for (const tab of tabs) await tab.open('/live');
  for (const tab of tabs) await signedIn(tab, time);
  return tabs;
}

test('a reality check waits for an answer, returns after its interval, and appears once after sleep', async ({
  app,
  context,
  page,
}) => {
  await newPlayer(app, '100');
  await askForLimits(page, [{ limitType: 32, limitValue: '5' }]);
  listen(context);
  const time = await withTime(context);
  await app.open('/live');
  await signedIn(app, time);
  await time.sleep(4 * MINUTE);
  await expect(dialog(page)).toBeHidden();
  await time.sleep(45);
  await time.run(15);
  await expect(dialog(page)).toBeVisible();
  await expect(
    dialog(page).getByText(app.say('common:minutes', { count: 5 }), { exact: true }),
  ).toBeVisible();
  await expect(dialog(page)).toContainText('€100.00');
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  await expect(dialog(page)).toBeVisible();
  await app.button('limits:check.goOn').click();
  await expect(dialog(page)).toBeHidden();

  await time.sleep(4 * MINUTE);
  await expect(dialog(page)).toBeHidden();
  await time.sleep(10 * MINUTE);
  await expect(dialog(page)).toBeVisible();
  // Its figures are requested when it appears; a player who answers before them doesn't need them.
  await expect.poll(() => actions).toEqual(['nothing', 'continue', 'nothing']);
  await app.button('limits:check.signOut').click();
  await expect(app.balance).toBeHidden();
  await expect.poll(() => actions).toEqual(['nothing', 'continue', 'nothing', 'log_out']);
});

test('a player who is idle in five tabs is signed out once, with one notice', async ({ app, context }) => {
  await newPlayer(app);
  const heard = listen(context);
  const time = await withTime(context);
  const tabs = await fiveTabs(app, context, time);
  await time.sleep(20 * MINUTE);
  await tabs[3]?.page.mouse.move(20, 20);
  await tabs[3]?.page.mouse.move(60, 60);
  await time.sleep(29 * MINUTE);
  await expect(app.balance).toBeVisible();
  await time.sleep(50);
  // Not further: manual time also advances for a call that is still pending.
  await time.run(11);
  for (const tab of tabs) await expect(tab.balance).toBeHidden();
  const said = async () => {
    const shown = tabs.map(({ page }) =>
      page.getByText(app.say('limits:idle.title'), { exact: true }).count(),
    );
    return (await Promise.all(shown)).reduce((sum, count) => sum + count, 0);
  };
  await expect.poll(said).toBe(1);
  expect(heard.signOuts()).toBe(1);
});

test('a session limit warns five minutes before its end, and ends the session in every tab', async ({
  app,
  context,
  page,
}) => {
  await newPlayer(app);
  await askForLimits(page, [{ limitType: 31, limitValue: '1' }]);
  const heard = listen(context);
  const time = await withTime(context);
  await app.open('/live');
  await signedIn(app, time);
  const other = new App({ ...app, page: await context.newPage() });
  await other.open('/live');
  await signedIn(other, time);
  for (let i = 0; i < 6; i += 1) {
    await page.mouse.move(10 + i, 10);
    await time.sleep(9 * MINUTE);
  }
  const warning = (tab: App) => tab.page.getByText(app.say('limits:near.text'), { exact: true });
  await time.sleep(MINUTE + 20);
  await expect.poll(async () => (await warning(app).count()) + (await warning(other).count())).toBe(1);
  await time.sleep(5 * MINUTE);
  for (const tab of [app, other]) {
    for (const key of ['main_session_limit_ended', 'main_session_limit_visit_tomorrow']) {
      await expect(tab.page.getByText(app.say(`limits:${key}`), { exact: true })).toBeVisible();
    }
    await expect(tab.balance).toBeHidden();
  }
  expect(heard.signOuts()).toBe(1);
});

test('a looser deposit limit asks for a second confirmation when it is due, and can be declined', async ({
  app,
  context,
  page,
}) => {
  await newPlayer(app);
  await askForLimits(page, [{ limitType: 20, limitValue: '100' }]);
  await askForLimits(page, [{ limitType: 20, limitValue: '200' }]);
  const time = await withTime(context);
  await app.open('/office/responsible');
  await expect(
    app.main.getByText(app.say('responsible:note.pending', { value: '€200', count: 1 })),
  ).toBeVisible();
  // The history of the limits is listed below them, the newest first.
  const changes = app.main.getByRole('table', { name: app.say('responsible:changes.title') });
  await expect(changes.getByRole('row').nth(1)).toContainText(app.say('responsible:changes.deeds.waits'));
  await expect(changes.getByRole('row').nth(2)).toContainText(app.say('responsible:changes.deeds.holds'));
  await time.clocksStand(page);
  await time.sleep(9 * MINUTE);
  await expect(dialog(page)).toBeHidden();
  await time.sleep(2 * MINUTE);
  await expect(dialog(page)).toContainText('€200');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeVisible();
  await app.button('limits:approval.reject').click();
  await expect(dialog(page)).toBeHidden();
  await expect(app.main.getByText('€100', { exact: true })).toBeVisible();
});

const reminder = (app: App) => app.page.getByText(app.say('slips:reminder.title'), { exact: true });

/** Time of the player's next reminder, UTC ms; infinite while none is scheduled. */
function remindsAt(page: Page): Promise<number> {
  return page.evaluate(() => {
    // The cast: the app's own stored note.
    const kept = JSON.parse(sessionStorage.getItem('touchline.couponReminder') ?? '{}') as {
      timeToShow?: number;
    };
    return kept.timeToShow ?? Infinity;
  });
}

async function choose(app: App, pick: Pick): Promise<void> {
  await app.openMatch(pick.match, 'football');
  await app.price(pick).click();
  await expect(app.price(pick)).toHaveAttribute('aria-pressed', 'true');
  // The reminder is loaded lazily after the page, and its time starts then.
  await app.page.waitForFunction(() => sessionStorage.getItem('touchline.couponReminder') !== null);
}

test('a player is reminded of an unplaced pre-match bet after five minutes, also over a reload', async ({
  app,
  context,
  page,
  platform,
}) => {
  const time = await withTime(context);
  const pick = await upcomingPick(platform);
  await choose(app, pick);
  await time.pass(200);
  await page.reload();
  await expect(app.price(pick)).toHaveAttribute('aria-pressed', 'true');
  await time.pass(40);
  await expect(reminder(app)).toBeHidden();
  // Not past its time: the reminder closes by itself.
  await time.pass(((await remindsAt(page)) - Date.now() - time.ahead()) / 1000 + 1);
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
