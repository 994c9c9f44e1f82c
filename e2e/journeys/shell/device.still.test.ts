import type { Browser, Page } from '@playwright/test';
import { App } from '../support/app.ts';
import { tabTo } from '../support/keys.ts';
import { FOOTBALL } from '../support/play.ts';
import { settled } from '../support/settled.ts';
import { upcomingPick } from '../support/slip.ts';
import { expect, test } from '../support/test.ts';

/** Blocks the app's script, so that the page stays as the server has rendered it. */
async function holdApp(page: Page): Promise<void> {
  await page.route('**/assets/*.js', () => undefined);
}

/** Opens the site on a device in another time zone. */
async function inZone(app: App, browser: Browser, timezoneId: string): Promise<App> {
  const context = await browser.newContext({ timezoneId });
  return new App({ ...app, page: await context.newPage() });
}

/** Formats a time as the clocks of a zone show it. */
const clockIn = (timeZone: string, seconds: number): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(seconds * 1000);

test('the mode follows the device, from the first paint on, until the player chooses one', async ({
  app,
  page,
}) => {
  const html = page.locator('html');
  await page.emulateMedia({ colorScheme: 'dark' });
  await holdApp(page);
  await page.goto(app.address('/live'), { waitUntil: 'commit' });
  await expect(html).toHaveAttribute('data-mode', 'dark');
  await page.unrouteAll();

  await app.open('/live');
  await expect(html).toHaveAttribute('data-mode', 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(html).toHaveAttribute('data-mode', 'light');
  await page.emulateMedia({ contrast: 'more' });
  await expect(html).toHaveAttribute('data-mode', 'contrast');

  await app.open('/live?settings=1');
  const sheet = page.getByRole('dialog', { name: app.say('settings:title') });
  await expect(sheet.getByRole('radio', { name: app.say('settings:mode.system') })).toBeChecked();
  await sheet.getByText(app.say('settings:mode.light'), { exact: true }).click();
  await expect(html).toHaveAttribute('data-mode', 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.reload();
  await settled(page);
  await expect(html).toHaveAttribute('data-mode', 'light');
});

test('times are in the device’s zone, also in the page that the server renders', async ({
  app,
  browser,
  platform,
}) => {
  const far = await inZone(app, browser, 'Asia/Kolkata');
  const { page } = far;
  const matches = await platform.matches('line', FOOTBALL);
  const row = far.main.getByRole('article').first();
  /** Expects the first match of the list to start at the time of a zone. */
  const expectTime = async (zone: string) => {
    const href = await row.getByRole('link').first().getAttribute('href');
    const match = matches.find(({ id }) => href?.includes(`/${id}`));
    await expect(row).toContainText(clockIn(zone, match?.startsAt ?? 0), { timeout: 2000 });
  };
  await far.open('/line/football');
  await expectTime('Asia/Kolkata');

  await holdApp(page);
  // A page waits for its data only briefly.
  await expect(async () => {
    await page.goto(far.address('/line/football'), { waitUntil: 'commit' });
    await expectTime('Asia/Kolkata');
  }).toPass({ timeout: 30_000 });
  await page.unrouteAll();

  await far.open('/line/football');
  // The browser can't change the zone of an open page in a test.
  await page.evaluate(() => {
    const { prototype } = Intl.DateTimeFormat;
    const { resolvedOptions } = prototype;
    prototype.resolvedOptions = function flown() {
      return { ...resolvedOptions.call(this), timeZone: 'America/New_York' };
    };
    dispatchEvent(new Event('focus'));
  });
  await expectTime('America/New_York');
  await page.context().close();
});

test('by keyboard: a time zone is found by its city and chosen', async ({ app, page, platform }) => {
  const { match } = await upcomingPick(platform);
  const list = `/line/football/${match.competitionId}`;
  await app.open(`${list}?settings=1`);
  const sheet = page.getByRole('dialog', { name: app.say('settings:title') });
  const zone = sheet.getByRole('combobox', { name: app.say('settings:timeZone.label') });
  await tabTo(page, zone);
  await page.keyboard.press('Enter');
  await page.keyboard.type('lord howe');
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(zone).toBeFocused();
  await expect(zone).toContainText('Lord Howe');
  await page.keyboard.press('Escape');
  await expect(app.row(match)).toContainText(clockIn('Australia/Lord_Howe', match.startsAt));
});
