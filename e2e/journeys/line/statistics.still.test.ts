import { pastResult } from '../support/around.ts';
import { FOOTBALL, liveMatches } from '../support/play.ts';
import { expect, test } from '../support/test.ts';

test('statistics open in a separate window, or in the page where the player chose that', async ({
  app,
  page,
  platform,
}) => {
  const [first] = await liveMatches(platform, { sportId: FOOTBALL, type: 'match-result', count: 1 });
  if (!first) throw new Error('There is no football in play.');
  await pastResult(platform, FOOTBALL);
  await app.openMatch(first.match, 'football');
  const link = page.getByRole('link', { name: app.say('events:statistics.title'), exact: true });
  const opened = page.waitForEvent('popup');
  await link.click();
  const popup = await opened;
  await expect(popup.getByRole('heading', { level: 1 })).toContainText(first.match.home);
  await expect(
    popup.getByRole('heading', { name: app.say('events:statistics.match'), exact: true }),
  ).toBeVisible();
  await expect(popup.getByText(app.say('events:statistics.figure.scored'), { exact: true })).toBeVisible();
  await expect(popup.getByRole('banner').getByRole('link', { name: 'Touchline' })).toHaveCount(0);
  await popup.close();

  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('touchline.settings') ?? '{}');
    localStorage.setItem('touchline.settings', JSON.stringify({ ...kept, isDisplayStatsInNewWindow: 0 }));
  });
  await page.reload();
  await link.click();
  await expect(page).toHaveURL(/\/statisticpopup\/\d+$/);
  await app.link('events:statistics.toMatch').click();
  await expect(page).toHaveURL(new RegExp(`/${first.match.id}`));
});

test('a match without statistics shows a message', async ({ app, page, quiet }) => {
  quiet.allow(/404/);
  await app.open('/statisticpopup/77');
  await expect(page.getByText(app.say('events:statistics.missing'))).toBeVisible();
});
