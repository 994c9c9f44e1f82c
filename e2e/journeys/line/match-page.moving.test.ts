import type { App } from '../support/app.ts';
import { liveMatches, livePick, playToTheEnd, TABLE_TENNIS } from '../support/play.ts';
import { expect, test } from '../support/test.ts';

const card = (app: App, title: string) => app.main.getByRole('region', { name: title, exact: true });

test('a phone shows prices at once, and score and groups of markets while they scroll', async ({
  app,
  page,
  platform,
}) => {
  const { match } = await livePick(platform);
  await app.openMatch(match, 'football');
  const prices = card(app, app.say('markets:type.match-result')).getByRole('button');
  const price = prices.filter({ hasText: app.say('markets:selection.match-result.draw') });
  expect((await price.boundingBox())?.y).toBeLessThan(260);
  await expect(page.getByRole('link', { name: match.home, exact: true })).toBeVisible();

  const back = app.main.getByRole('link', {
    name: app.say('betting:match.back', { name: match.competition }),
  });
  const groups = app.main.getByRole('group', { name: app.say('betting:match.markets') });
  await expect(back).toHaveCount(1);
  await page.evaluate(() => scrollTo(0, 600));
  // The bar has a link of its own.
  await expect(back).toHaveCount(2);
  await expect(back.first()).toBeInViewport();
  await expect(back.last()).not.toBeInViewport();
  await expect(groups).toBeInViewport();
  await page.evaluate(() => scrollTo(0, 0));
  await expect(back).toHaveCount(1);
});

test('a finished match shows the results of its markets', async ({ app, platform }) => {
  const [first] = await liveMatches(platform, {
    sportId: TABLE_TENNIS,
    type: 'winner',
    count: 1,
    endsFirst: true,
  });
  if (!first) throw new Error('There is no table tennis in play.');
  await app.openMatch(first.match, 'table-tennis');
  const winner = card(app, app.say('markets:type.winner'));
  await expect(winner).toBeVisible();
  await playToTheEnd(platform, [first.match]);
  await expect(app.main.getByText(app.say('betting:match.over'), { exact: true })).toBeVisible();
  await expect(winner.getByText(app.say('marketsMore:page.won'), { exact: true })).toHaveCount(1);
  await expect(winner.getByText(app.say('marketsMore:page.lost'), { exact: true })).toHaveCount(1);
});
