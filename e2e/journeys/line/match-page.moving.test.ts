import { liveMatches, playToTheEnd, TABLE_TENNIS } from '../support/play.ts';
import { expect, test } from '../support/test.ts';

test('a finished match shows the results of its markets', async ({ app, platform }) => {
  const [first] = await liveMatches(platform, {
    sportId: TABLE_TENNIS,
    type: 'winner',
    count: 1,
    endsFirst: true,
  });
  if (!first) throw new Error('There is no table tennis in play.');
  await app.openMatch(first.match, 'table-tennis');
  const winner = app.main.getByRole('region', { name: app.say('markets:type.winner'), exact: true });
  await expect(winner).toBeVisible();
  await playToTheEnd(platform, [first.match]);
  await expect(app.main.getByText(app.say('betting:match.over'), { exact: true })).toBeVisible();
  await expect(winner.getByText(app.say('marketsMore:page.won'), { exact: true })).toHaveCount(1);
  await expect(winner.getByText(app.say('marketsMore:page.lost'), { exact: true })).toHaveCount(1);
});
