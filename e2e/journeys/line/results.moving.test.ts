import { liveMatches, playToTheEnd, TABLE_TENNIS } from '../support/play.ts';
import { expect, test } from '../support/test.ts';

test('a match moves from live, where its score follows play, to finished, where its result is shown', async ({
  app,
  page,
  platform,
}) => {
  const [first] = await liveMatches(platform, {
    sportId: TABLE_TENNIS,
    type: 'winner',
    count: 1,
    endsFirst: true,
  });
  if (!first) throw new Error('There is no table tennis in play.');
  const { match } = first;
  await app.open('/results/live');
  const row = app.main
    .getByRole('article')
    .filter({ hasText: match.home })
    .filter({ hasText: match.away })
    .first();
  await expect(app.heading('events:results.playing')).toBeVisible();
  await expect(row).toBeVisible();

  const scoreOf = async () => (await platform.match(match.id))?.match.score?.total;
  const before = String(await scoreOf());
  for (let step = 0; step < 60 && String(await scoreOf()) === before; step += 1) await platform.advance(60);
  const [home = 0, away = 0] = (await scoreOf()) ?? [];
  await expect(row).toContainText(
    app.say('events:results.score', { home: match.home, away: match.away, first: home, second: away }),
  );

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
