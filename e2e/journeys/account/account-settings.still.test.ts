import type { App } from '../support/app.ts';
import { expect, test } from '../support/test.ts';
import { newPlayer } from '../support/player.ts';

/** Notifications over the page with a text. */
const notice = ({ page, say }: App, text: 'common:saves.saved' | 'common:saves.failed') =>
  page.getByRole('listitem').filter({ has: page.getByText(say(text), { exact: true }) });

test('each account setting is saved by itself and reverts where saving fails', async ({
  app,
  page,
  quiet,
}) => {
  quiet.allow(/settings\/save/, /Failed to load resource/);
  await newPlayer(app);
  await app.open('/office/mailing-settings');
  const news = page.getByRole('switch', { name: app.say('settings:mailing.enable_mail_news') }).first();
  await expect(news).not.toBeChecked();
  const kept = page.waitForResponse('**/office/settings/save*');
  await news.click();
  await expect(news).toBeChecked();
  await kept;
  await expect(notice(app, 'common:saves.saved')).toBeVisible();
  await page.reload();
  await expect(news).toBeChecked();
  await page.route('**/office/settings/save*', (route) => route.fulfill({ status: 503, body: '{}' }));
  await news.click();
  await expect(notice(app, 'common:saves.failed')).toBeVisible();
  await expect(news).toBeChecked();
});

test('stopping all messages stores each of them, and shows why if that fails', async ({
  app,
  page,
  quiet,
}) => {
  quiet.allow(/settings\/save/, /Failed to load resource/);
  await newPlayer(app);
  await app.open('/office/mailing-settings');
  const switches = app.main.getByRole('switch');
  const stopAll = app.button('settings:mailing.stopAll');
  const message = 'Mails about payments can’t be stopped while a withdrawal is open.';
  await page.route('**/office/settings/save*', (route) =>
    route.request().postDataJSON().id === 'enable_mail_deposit'
      ? route.fulfill({ json: { success: false, status: 2, message } })
      : route.fulfill({ status: 503, body: '{}' }),
  );
  await stopAll.click();
  const failures = notice(app, 'common:saves.failed');
  await expect(failures).toHaveCount(2);
  await expect(failures.filter({ hasText: message })).toBeVisible();
  await expect(switches.and(page.locator('[aria-checked=true], :checked'))).toHaveCount(2);
  await page.unroute('**/office/settings/save*');
  await stopAll.click();
  await expect(notice(app, 'common:saves.saved')).toHaveCount(1);
  await expect(stopAll).toBeHidden();
  await page.reload();
  await expect(switches.first()).toBeVisible();
  await expect(switches.and(page.locator('[aria-checked=true], :checked'))).toHaveCount(0);
});

/** Live football: its matches, and the links to all of them. */
const footballOf = ({ main }: App) => ({
  matches: main.locator('a[href*="/live/football/"]'),
  entry: main.locator('a[href$="/live/football"]'),
});

/** Expects matches of other sports, and no link to football. */
async function expectNoFootball(app: App): Promise<void> {
  const { matches, entry } = footballOf(app);
  await app.open('/live');
  await expect(app.main.getByRole('article').first()).toBeVisible();
  await expect(matches).toHaveCount(0);
  await expect(entry).toHaveCount(0);
}

test('a sport that the player hides disappears from every list and can be restored', async ({
  app,
  page,
}) => {
  await newPlayer(app);
  const football = page.getByRole('switch', { name: app.say('sports:sport.football'), exact: true });
  const { matches, entry } = footballOf(app);
  await app.open('/live');
  await expect(matches.first()).toBeVisible();
  await app.open('/office/disallow-sports?list=live');
  const saved = page.waitForResponse('**/settings/disallowed-sports');
  await football.click();
  await saved;
  await expectNoFootball(app);
  await app.go('/office/disallow-sports?list=live');
  await expect(football).not.toBeChecked();
  const shown = page.waitForResponse('**/settings/disallowed-sports');
  await football.click();
  await shown;
  await app.open('/live');
  await expect(matches.first()).toBeVisible();
  await expect(entry.first()).toBeVisible();
});

test('a player can’t enable a sport that an operator closed', async ({ app, page, platform }) => {
  const player = await newPlayer(app);
  await platform.restrict(await player.id(), 'blocks', { disallowedLiveSports: [1] });
  await expectNoFootball(app);
  await app.open('/office/disallow-sports?list=live');
  const football = page.getByRole('switch', { name: new RegExp(`^${app.say('sports:sport.football')}`) });
  await expect(football).toBeDisabled();
  await expect(page.getByText(app.say('settings:sports.locked'))).toBeVisible();
  const saved = page.waitForResponse('**/settings/disallowed-sports');
  await app.button('settings:sports.showAll').click();
  await saved;
  await expect(football).not.toBeChecked();
  await expectNoFootball(app);
});

test('the device settings are a page of the account and apply at once', async ({ app, page }) => {
  await newPlayer(app);
  await app.open('/office/account-settings');
  const html = page.locator('html');
  await app.main.getByText(app.say('settings:mode.dark'), { exact: true }).click();
  await expect(html).toHaveAttribute('data-mode', 'dark');
  await app.main.getByRole('switch', { name: app.say('settings:light.label') }).click();
  await expect(html).toHaveAttribute('data-motion', 'none');
  await page.reload();
  await expect(html).toHaveAttribute('data-mode', 'dark');
  await expect(html).toHaveAttribute('data-motion', 'none');
});
