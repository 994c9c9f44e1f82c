import { placeBet } from '../support/bets.ts';
import { LIVE_DELAY, pickOf, playUntilGoal } from '../support/play.ts';
import type { Match } from '../support/platform.ts';
import { newPlayer } from '../support/player.ts';
import { settled } from '../support/settled.ts';
import { expect, test } from '../support/test.ts';

const scoreOf = ({ score }: Match) => (score?.total ?? []).map(String);

test('a goal is shown over the scoreboard and announced once, until Escape', async ({
  app,
  page,
  platform,
}) => {
  const moment = app.main.locator('[data-goal]');
  const board = app.main.locator('header').filter({ has: page.getByRole('heading', { level: 1 }) });
  let height: number | undefined;
  const { after } = await playUntilGoal(platform, async (match) => {
    await app.openMatch(match, 'football');
    await expect(moment).toHaveCount(0);
    height = (await board.boundingBox())?.height;
  });
  const [home, away] = scoreOf(after);
  await expect(moment).toContainText(app.say('betting:goal'));
  await expect(moment).toContainText(after.home);
  await expect(app.main.locator('[aria-live="polite"]').filter({ hasText: after.home })).toContainText(
    `${after.home} ${home}, ${after.away} ${away}.`,
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
  await newPlayer(app, '100.00');
  const { after } = await playUntilGoal(platform, async (match, market) => {
    await placeBet(page, { typeId: 0, picks: [pickOf(match, market, 'home')], amount: '10.00' });
    await platform.passTime(LIVE_DELAY);
    await app.openMatch(match, 'football');
  });
  const [home = 0, away = 0] = after.score?.total ?? [];
  const standing = home > away ? 'ahead' : home === away ? 'level' : 'behind';
  const moment = app.main.locator('[data-goal]');
  const selection = app.say('markets:selection.match-result.home', { home: after.home });
  await expect(moment).toContainText(app.say('moments:goal.bet', { pick: selection }));
  await expect(moment).toContainText(app.say(`history:standing.${standing}`));
});

test('a goal is marked in the row of its match', async ({ app, platform }) => {
  const { after } = await playUntilGoal(platform, async (match) => {
    await app.open('/live/football');
    await app.row(match).scrollIntoViewIfNeeded();
  });
  const row = app.row(after);
  await expect(row.locator('[data-scored]')).toHaveCount(1);
  await expect(row).toContainText(app.say('betting:goal'));
});
