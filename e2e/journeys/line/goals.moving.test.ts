import { placeBet } from '../support/bets.ts';
import { FOOTBALL, LIVE_DELAY, liveMatches, pickOf, playUntilGoal } from '../support/play.ts';
import type { Match, Platform } from '../support/platform.ts';
import { newPlayer } from '../support/player.ts';
import { settled } from '../support/settled.ts';
import { expect, test } from '../support/test.ts';

/** Football matches in play that began last, with their open results. */
async function earlyMatches(platform: Platform) {
  const [first] = await liveMatches(platform, { sportId: FOOTBALL, type: 'match-result', count: 1 });
  if (!first) throw new Error('There is no live football.');
  return first;
}

const scoreOf = ({ score }: Match) => (score?.total ?? []).map(String);

test('a goal is shown over the scoreboard and announced once, until Escape', async ({
  app,
  page,
  platform,
}) => {
  const { match } = await earlyMatches(platform);
  await app.openMatch(match, 'football');
  await settled(page);
  const moment = app.main.locator('[data-goal]');
  await expect(moment).toHaveCount(0);
  const board = app.main.locator('header').filter({ has: page.getByRole('heading', { level: 1 }) });
  const height = (await board.boundingBox())?.height;
  const scored = await playUntilGoal(platform, match);
  const [home, away] = scoreOf(scored);
  await expect(moment).toContainText(app.say('betting:goal'));
  await expect(moment).toContainText(match.home);
  await expect(app.main.locator('[aria-live="polite"]').filter({ hasText: match.home })).toContainText(
    `${match.home} ${home}, ${match.away} ${away}.`,
  );
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  expect((await board.boundingBox())?.height).toBe(height);
  await page.keyboard.press('Escape');
  await expect(moment).toHaveCount(0);

  // A goal that the page missed is only in the score.
  await page.reload();
  await settled(page);
  await expect(moment).toHaveCount(0);
});

test('a goal names the player’s open bet on the match with its state', async ({ app, page, platform }) => {
  const { match, market } = await earlyMatches(platform);
  await newPlayer(app, '100.00');
  const pick = pickOf(match, market, 'home');
  await placeBet(page, { typeId: 0, picks: [pick], amount: '10.00' });
  await platform.passTime(LIVE_DELAY);
  await app.openMatch(match, 'football');
  await settled(page);
  const scored = await playUntilGoal(platform, match);
  const [home = 0, away = 0] = scored.score?.total ?? [];
  const standing = home > away ? 'ahead' : home === away ? 'level' : 'behind';
  const moment = app.main.locator('[data-goal]');
  const selection = app.say('markets:selection.match-result.home', { home: match.home });
  await expect(moment).toContainText(app.say('moments:goal.bet', { pick: selection }));
  await expect(moment).toContainText(app.say(`history:standing.${standing}`));
});

test('a goal is marked in the row of its match, and players may leave out the moment', async ({
  app,
  page,
  platform,
}) => {
  const { match } = await earlyMatches(platform);
  await app.open('/live/football');
  await settled(page);
  const row = app.row(match);
  await row.scrollIntoViewIfNeeded();
  await playUntilGoal(platform, match);
  await expect(row.locator('[data-scored]')).toHaveCount(1);
  await expect(row).toContainText(app.say('betting:goal'));

  await page.evaluate(() => localStorage.setItem('touchline.settings', JSON.stringify({ isGoalMoment: 0 })));
  const { match: another } = await earlyMatches(platform);
  await app.openMatch(another, 'football');
  await settled(page);
  const scored = await playUntilGoal(platform, another);
  const [home = '', away = ''] = scoreOf(scored);
  await expect(app.main.getByText(app.say('betting:score', { home, away })).first()).toBeAttached();
  await expect(app.main.locator('[data-goal]')).toHaveCount(0);
});
