import type { Match } from '../support/platform.ts';
import { expect, test } from '../support/test.ts';

test('a stream runs with the delay that is shown, and moves to a corner when its page is left', async ({
  app,
  page,
}) => {
  await app.open('/broadcasts');
  await expect(page.getByText(app.say('events:broadcasts.delay', { seconds: 1 }))).toBeVisible();
  const words = app.say('events:broadcasts.watchOf', { name: '' }).trim();
  const watch = app.main.getByRole('link', { name: new RegExp(`^${RegExp.escape(words)}`) });
  const name = ((await watch.first().getAttribute('aria-label')) ?? '').slice(words.length).trim();
  await watch.first().click();
  await expect(page).toHaveURL(/game=\d+/);
  const player = page.getByRole('region', { name: app.say('events:broadcasts.of', { name }) });
  await expect(player).toHaveAttribute('data-form', 'full');
  const picture = player.frameLocator('iframe');
  const [home = ''] = name.split(' – ');
  await expect(picture.getByText(home, { exact: true })).toBeVisible();
  await expect(picture.locator('body')).toHaveAttribute('data-state', 'on');

  await page.mouse.wheel(0, 900);
  await expect(player).toHaveAttribute('data-form', 'mini');
  await player.getByRole('button', { name: app.say('events:broadcasts.back') }).click();
  await expect(player).toHaveAttribute('data-form', 'full');
  await page.evaluate(() => scrollTo(0, 0));
  await player.getByRole('button', { name: app.say('events:broadcasts.close') }).focus();
  await page.keyboard.press('Enter');
  await expect(player).toBeHidden();
  await expect(page).not.toHaveURL(/game=/);
});

test('a match zone that is off is off everywhere, and can be turned on again', async ({
  app,
  page,
  platform,
}) => {
  await app.open();
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('touchline.settings') ?? '{}');
    localStorage.setItem('touchline.settings', JSON.stringify({ ...kept, zoneState: 1 }));
  });
  const shown = await fetch(`http://localhost:${platform.port}/web-api/broadcasts?sportId=1`);
  // The cast: a subset of what the contract's own tests check.
  const [match] = ((await shown.json()) as { now: readonly { id: number; competitionId: number }[] }).now;
  if (!match) throw new Error('No football with a picture is in play.');
  await app.open(`/live/football/${match.competitionId}/${match.id}`);
  const tools = page.getByRole('group', { name: app.say('events:match.tools') });
  await expect(tools).toBeVisible();
  await expect(tools.getByRole('button', { name: app.say('events:broadcasts.watch') })).toHaveCount(0);
  await app.go('/broadcasts/zone');
  await expect(page.getByText(app.say('events:broadcasts.off'))).toBeVisible();
  await app.button('events:broadcasts.on').click();
  await expect(app.main.getByRole('article').first()).toBeVisible();
  await app.go(`/live/football/${match.competitionId}/${match.id}`);
  await tools.getByRole('button', { name: app.say('events:broadcasts.watch') }).click();
  await expect(page).toHaveURL(/watch=1/);
  await expect(page.locator('iframe')).toBeVisible();
});

test('a list links to the stream and to the statistics of a match', async ({
  app,
  page,
  platform,
  context,
}) => {
  const shown = await fetch(`http://localhost:${platform.port}/web-api/broadcasts?sportId=1`);
  // The cast: a subset of what the contract's own tests check.
  const [match] = ((await shown.json()) as { now: readonly Match[] }).now;
  if (!match) throw new Error('No football with a picture is in play.');
  const name = `${match.home} – ${match.away}`;
  await app.open('/live/football');
  const row = app.row(match);
  const statistics = row.getByRole('link', { name: app.say('betting:statistics', { name }) });
  if ((await statistics.count()) > 0) {
    const opened = context.waitForEvent('page');
    await statistics.click();
    await expect(await opened).toHaveURL(new RegExp(`/statisticpopup/${match.id}`));
  }
  await row.getByRole('link', { name: app.say('betting:watch', { name }) }).click();
  await expect(page).toHaveURL(new RegExp(`/${match.id}[^/]*\\?watch=1$`));
  await expect(page.getByRole('region', { name: app.say('events:broadcasts.of', { name }) })).toBeVisible();
});
