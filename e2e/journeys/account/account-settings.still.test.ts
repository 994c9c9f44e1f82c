import type { App } from '../support/app.ts';
import { expect, test } from '../support/test.ts';
import { newPlayer } from '../support/player.ts';

test('what is sent is kept with the account, each choice by itself, and is as it was where that fails', async ({
  app,
  page,
  quiet,
}) => {
  quiet.allow(/settings\/save/, /Failed to load resource/);
  await newPlayer(app);
  await app.open('/office/mailing-settings');
  const news = page.getByRole('switch', { name: app.say('settings:mailing.enable_mail_news') }).first();
  await expect(news).not.toBeChecked();
  const kept = page.waitForResponse('**/office/settings/save');
  await news.click();
  await expect(news).toBeChecked();
  await kept;
  await page.reload();
  await expect(news).toBeChecked();
  await page.route('**/office/settings/save', (route) => route.fulfill({ status: 503, body: '{}' }));
  await news.click();
  await expect(page.getByText(app.say('settings:notSaved'))).toBeVisible();
  await expect(news).toBeChecked();
});

/** Football in play: its matches, and what leads to them all. */
const footballOf = ({ main }: App) => ({
  matches: main.locator('a[href*="/live/football/"]'),
  entry: main.locator('a[href$="/live/football"]'),
});

/** Other sports are played, and nothing of the page leads to football. */
async function expectNoFootball(app: App): Promise<void> {
  const { matches, entry } = footballOf(app);
  await app.open('/live');
  await expect(app.main.getByRole('article').first()).toBeVisible();
  await expect(matches).toHaveCount(0);
  await expect(entry).toHaveCount(0);
}

test('a sport that the player hides is in no list, and comes back', async ({ app, page }) => {
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
  await app.open('/office/disallow-sports?list=live');
  await expect(football).not.toBeChecked();
  const shown = page.waitForResponse('**/settings/disallowed-sports');
  await football.click();
  await shown;
  await app.open('/live');
  await expect(matches.first()).toBeVisible();
  await expect(entry).toBeVisible();
});

test('a sport that an operator closed can’t be switched on by its player', async ({
  app,
  page,
  platform,
}) => {
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

test('the settings of the device are a page of the account, and are seen at work', async ({ app, page }) => {
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
