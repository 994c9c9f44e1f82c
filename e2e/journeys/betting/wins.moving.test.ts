import { placeBet } from '../support/bets.ts';
import { feedHeard } from '../support/calls.ts';
import { LIVE_DELAY, liveMatches, pickOf, playToTheEnd, TABLE_TENNIS } from '../support/play.ts';
import { newPlayer } from '../support/player.ts';
import { expect, test } from '../support/test.ts';

test('bets that are won together are one message with their exact sum, and a lost one is none', async ({
  app,
  page,
  platform,
}) => {
  // Matches of this sport are the shortest.
  const wanted = { sportId: TABLE_TENNIS, type: 'winner', count: 1, endsFirst: true };
  const [last] = await liveMatches(platform, wanted);
  if (!last) throw new Error('There is no table tennis in play.');
  const { match, market } = last;
  const player = await newPlayer(app, '100.00');
  for (const key of ['home', 'home', 'away', 'away']) {
    await placeBet(page, { typeId: 0, picks: [pickOf(match, market, key)], amount: '10.00' });
  }
  await platform.passTime(LIVE_DELAY);
  const heard = feedHeard(page);
  await app.open('/live');
  await heard;
  await playToTheEnd(platform, [match]);
  const news = page.getByRole('listitem').filter({ hasText: app.say('moments:won.many', { count: 2 }) });
  const coupons = await player.coupons();
  const sum = coupons.reduce((total, { payout = '0' }) => total + Math.round(Number(payout) * 100), 0);
  await expect(news).toHaveCount(1);
  await expect(news).toContainText((sum / 100).toFixed(2));
  await news.getByRole('link', { name: app.say('moments:won.seeAll') }).click();
  await expect(page).toHaveURL(/office\/history\?state=won/);
  await expect(app.main.getByRole('article')).toHaveCount(2);
});
