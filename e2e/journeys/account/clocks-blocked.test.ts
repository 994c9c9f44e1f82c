import type { BrowserContext, Page } from '@playwright/test';
import { App } from '../support/app.ts';
import { askForLimits } from '../support/limits.ts';
import { newPlayer } from '../support/player.ts';
import { expect, test } from '../support/test.ts';
import { takeTime, type TakenTime } from '../support/time.ts';

const MINUTE = 60;

test.beforeEach(({ quiet }) => {
  // Sleep closes the feed's socket, and tokens expire with their session.
  quiet.allow(/feed\/socket/, /WebSocket is already in CLOSING or CLOSED state/);
  quiet.allow(/\b401\b/);
});

/** Makes storage and locks throw on access, as in browsers that block cookies. */
async function blockStorage(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Blocked.', 'SecurityError');
    };
    for (const area of ['localStorage', 'sessionStorage', 'caches', 'indexedDB']) {
      Object.defineProperty(globalThis, area, { get: refuse });
    }
    if (!('locks' in navigator)) return;
    for (const name of ['request', 'query'] as const) {
      navigator.locks[name] = () => Promise.reject(new DOMException('Blocked.', 'SecurityError'));
    }
  });
}

const dialog = (page: Page) => page.getByRole('alertdialog');

async function opened(
  app: App,
  context: BrowserContext,
  time: TakenTime,
  count: number,
): Promise<readonly App[]> {
  const tabs = [app];
  while (tabs.length < count) tabs.push(new App({ ...app, page: await context.newPage() }));
  for (const tab of tabs) await tab.open('/live');
  for (const tab of tabs) {
    await expect(tab.balance).toBeVisible();
    await time.clocksStand(tab.page);
  }
  return tabs;
}

/** Number of times that a text is shown in all tabs. */
async function timesSaid(tabs: readonly App[], words: string): Promise<number> {
  const shown = await Promise.all(tabs.map(({ page }) => page.getByText(words, { exact: true }).count()));
  return shown.reduce((sum, count) => sum + count, 0);
}

for (const count of [1, 2]) {
  test(`with blocked storage, in ${count} tab(s), a reality check is answered for all, and an idle player is signed out once`, async ({
    app,
    context,
    page,
  }) => {
    await newPlayer(app);
    await askForLimits(page, [{ limitType: 32, limitValue: '15' }]);
    await blockStorage(context);
    let signOuts = 0;
    let isAnswered = false;
    context.on('request', (request) => {
      if (request.url().endsWith('/session/sign-out')) signOuts += 1;
      if (request.url().endsWith('/reality-check')) {
        isAnswered ||= request.postData()?.includes('"continue"') === true;
      }
    });
    const time = await takeTime(context, (_path, _method, body) => {
      // The platform's clock isn't moved with the pages': a day is added, so that their next check is far away.
      if (!isAnswered) return;
      for (const name of ['dueAt', 'realityCheckAt']) {
        if (typeof body[name] === 'number') body[name] += 86_400_000;
      }
    });
    const tabs = await opened(app, context, time, count);
    await time.sleep(14 * MINUTE);
    for (const tab of tabs) await expect(dialog(tab.page)).toBeHidden();
    await time.sleep(45);
    await time.run(15);
    for (const tab of tabs) await expect(dialog(tab.page)).toBeVisible();
    await app.button('limits:check.goOn').click();
    for (const tab of tabs) await expect(dialog(tab.page)).toBeHidden();

    await time.sleep(29 * MINUTE);
    await expect(app.balance).toBeVisible();
    // In one jump: tabs without locks coordinate by messages, which manual time doesn't advance.
    await time.sleep(61);
    for (const tab of tabs) await expect(tab.balance).toBeHidden();
    await expect.poll(() => timesSaid(tabs, app.say('limits:idle.title'))).toBe(1);
    expect(signOuts).toBe(1);
  });
}

test('with blocked storage the session limit ends the session in every tab', async ({
  app,
  context,
  page,
}) => {
  await newPlayer(app);
  await askForLimits(page, [{ limitType: 31, limitValue: '1' }]);
  await blockStorage(context);
  const time = await takeTime(context);
  const tabs = await opened(app, context, time, 2);
  for (let i = 0; i < 6; i += 1) {
    await page.mouse.move(10 + i, 10);
    await time.sleep(9 * MINUTE);
  }
  await expect(app.balance).toBeVisible();
  await time.sleep(6 * MINUTE + 20);
  for (const tab of tabs) {
    await expect(
      tab.page.getByText(app.say('limits:main_session_limit_ended'), { exact: true }),
    ).toBeVisible();
    await expect(tab.balance).toBeHidden();
  }
});
