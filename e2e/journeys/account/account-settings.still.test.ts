import type { App } from '../support/app.ts';
import { expect, test } from '../support/test.ts';
import { newPlayer } from '../support/player.ts';

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
