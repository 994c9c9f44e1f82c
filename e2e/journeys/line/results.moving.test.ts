import { pastResult } from '../support/around.ts';
import { BASKETBALL, FOOTBALL, liveMatches, playToTheEnd, TABLE_TENNIS } from '../support/play.ts';
import { expect, test } from '../support/test.ts';

test('results are filtered by day, sport and name, and the address keeps the filter', async ({
  app,
  page,
  platform,
}) => {
  const past = await pastResult(platform, FOOTBALL);
  await app.open('/results');
  await expect(app.heading('events:results.title')).toBeVisible();
  const days = page.getByRole('group', { name: app.say('events:results.days') });
  // Until the first answer, days follow the clock of the device, which isn't the platform's here.
  await expect(app.main.getByRole('article').first()).toBeVisible();
  await days.getByRole('button').nth(1).click();
  await expect(page).toHaveURL(/day=2026-05-15/);
  const sports = page.getByRole('group', { name: app.say('events:results.sport') });
  await sports.getByRole('button', { name: app.say('sports:sport.football'), exact: true }).click();
  await expect(page).toHaveURL(/sport=1\b/);
  await page.getByRole('searchbox').fill(past.home);
  await expect(app.main.getByRole('article').filter({ hasText: past.home }).first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('searchbox')).toHaveValue(past.home);
  await expect(app.main.getByRole('article').filter({ hasText: past.home }).first()).toBeVisible();

  await page.getByRole('searchbox').fill('nobody plays under this name');
  await expect(page.getByText(app.say('events:results.empty'))).toBeVisible();
  await app.button('events:results.reset').click();
  await expect(app.main.getByRole('article').first()).toBeVisible();
  await expect(page).toHaveURL(/\/results$/);
});

test('a match moves from live to finished, and its result shows how it ended', async ({
  app,
  page,
  platform,
}) => {
  const match = (await platform.matches('live', TABLE_TENNIS)).find(({ status }) => status === 2);
  if (!match) throw new Error('There is no table tennis in play.');
  await app.open('/results/live');
  const row = app.main
    .getByRole('article')
    .filter({ hasText: match.home })
    .filter({ hasText: match.away })
    .first();
  await expect(app.heading('events:results.playing')).toBeVisible();
  await expect(row).toBeVisible();

  await playToTheEnd(platform, [match]);
  await expect(app.heading('events:results.ended')).toBeVisible();
  const link = row.getByRole('link').first();
  await expect(link).toHaveAttribute('href', /\/champ\/\d+[^/]*\/event\//);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(match.home);
  await expect(page.getByText(app.say('sports:period.finished')).first()).toBeVisible();
  await expect(app.heading('events:result.markets')).toBeVisible();
  await expect(page.getByText(app.say('events:result.won')).first()).toBeVisible();
});

test('an unknown result links to the results', async ({ app, page, quiet }) => {
  quiet.allow(/404/);
  await app.open('/champ/1-none/event/77-none');
  await expect(page.getByText(app.say('events:result.missing'))).toBeVisible();
  await app.main.getByRole('link', { name: app.say('events:result.toResults') }).click();
  await expect(page).toHaveURL(/\/results$/);
});

test('a running score is updated without a reload', async ({ app, platform }) => {
  const [first] = await liveMatches(platform, { sportId: BASKETBALL, type: 'winner', count: 1 });
  if (!first) throw new Error('There is no basketball in play.');
  await app.open(`/results/live?sport=${BASKETBALL}`);
  const row = app.main
    .getByRole('article')
    .filter({ hasText: first.match.home })
    .filter({ hasText: first.match.away })
    .first();
  await expect(row).toBeVisible();
  const scoreOf = async () => (await platform.match(first.match.id))?.match.score?.total;
  const before = String(await scoreOf());
  for (let step = 0; step < 60 && String(await scoreOf()) === before; step += 1) await platform.advance(60);
  const [home = 0, away = 0] = (await scoreOf()) ?? [];
  await expect(row).toContainText(
    app.say('events:results.score', {
      home: first.match.home,
      away: first.match.away,
      first: home,
      second: away,
    }),
  );
});
