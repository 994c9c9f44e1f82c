import { asOperator } from '../support/asOperator.ts';
import { listGames, test } from '../support/games.ts';
import { newPlayer } from '../support/player.ts';
import { PHONE } from '../support/shared.ts';
import { expect } from '../support/test.ts';

test.use(PHONE);

test('a player gets free rounds from an operator and plays one without a stake @money', async ({
  app,
  page,
  platform,
}) => {
  const player = await newPlayer(app, '100.00');
  const [game] = await listGames(platform, 'text=iron%20orchard&limit=1');
  await app.go('/bonus/casino');
  await expect(app.main.getByText(app.say('bonuses:kind.freeRounds')).first()).toHaveCount(0);

  await asOperator(platform, '/ops/free-rounds/house', {
    players: [player.email],
    gameIds: [String(game?.id)],
    rounds: 3,
    stake: '0.20',
    iso: 'EUR',
    until: Date.now() + 86_400_000,
    wagering: { times: '10', days: 7 },
    key: 'journey-free-rounds',
    reason: 'For a journey',
  });
  // The job has the maker create them, and the page is notified.
  const left = (count: number) => app.main.getByText(app.say('bonuses:freeRounds.left', { count }));
  await expect(left(3)).toBeVisible();

  await app.link('bonuses:freeRounds.play').click();
  const frame = page.getByRole('main').locator('iframe').contentFrame();
  await frame.getByRole('button', { name: /^Free round, 3 left/ }).click();
  await expect(frame.getByRole('button', { name: /^Free round, 2 left/ })).toBeEnabled();
  const { money } = await player.account();
  expect(money).toBe('100.00');
  const kinds = (await player.entries()).map(({ kind }) => kind);
  expect(kinds).not.toContain('stake');
  await app.go('/bonus/casino');
  await expect(left(2)).toBeVisible();
});
