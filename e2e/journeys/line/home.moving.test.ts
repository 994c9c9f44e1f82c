import type { App } from '../support/app.ts';
import { playUntil } from '../support/play.ts';
import type { Match, Platform } from '../support/platform.ts';
import { expect, test } from '../support/test.ts';

/** The match that the platform features now. */
async function featuredOf({ port }: Platform): Promise<Match> {
  const answer = await fetch(`http://localhost:${port}/web-api/line/featured`);
  // The cast: the platform checks its answers by the contract.
  const { match } = (await answer.json()) as { match?: Match };
  if (!match) throw new Error('No match is featured.');
  return match;
}

/** The block of the featured match: the only match with a heading of its own. */
const blockIn = (app: App) =>
  app.main.getByRole('article').filter({ has: app.page.getByRole('heading', { level: 2 }) });

test('home begins with the featured match, whose prices go to the coupon and which leads to its page', async ({
  app,
  page,
  platform,
}) => {
  const match = await featuredOf(platform);
  await app.open();
  const block = blockIn(app);
  await expect(block).toContainText(match.home);
  await expect(block).toContainText(match.away);
  const price = block.getByRole('button').first();
  await price.click();
  await expect(price).toHaveAttribute('aria-pressed', 'true');
  await app.openCoupon();
  await expect(app.takeOut()).toHaveCount(1);
  await app.go();
  // Anywhere beside the prices.
  await blockIn(app).click({ position: { x: 20, y: 20 } });
  await expect(page).toHaveURL(new RegExp(`/${match.id}`));
});

test('the featured match stays when it ends, and the next visit has another one', async ({
  app,
  platform,
}) => {
  const match = await featuredOf(platform);
  await app.open();
  const block = blockIn(app);
  await expect(block).toContainText(match.home);
  const { height } = (await block.boundingBox()) ?? {};
  await playUntil(platform, 600, `the end of match ${match.id}`, async () => {
    const found = await platform.match(match.id);
    return found === undefined || found.match.status > 3 ? true : undefined;
  });
  await expect(block.getByRole('heading', { level: 2 })).toHaveText(app.say('home:featured.over'));
  await expect(block).toContainText(match.home);
  for (const price of await block.getByRole('button').all())
    await expect(price).toHaveAttribute('aria-disabled', 'true');
  expect((await block.boundingBox())?.height).toBe(height);
  await app.open();
  await expect(blockIn(app)).not.toContainText(match.home);
});

/** The legs of the express of the day; undefined while one of them can't be bet on. */
async function openExpressOf({ port }: Platform): Promise<readonly object[] | undefined> {
  const answer = await fetch(`http://localhost:${port}/web-api/expresses-of-day`);
  // The cast: as above.
  const { expresses } = (await answer.json()) as {
    expresses: readonly { bets: readonly { coef?: string; isBlocked: boolean }[] }[];
  };
  const bets = expresses[0]?.bets ?? [];
  const isOpen = bets.length > 0 && bets.every(({ coef, isBlocked }) => coef !== undefined && !isBlocked);
  return isOpen ? bets : undefined;
}

test('the express of the day is added to the coupon from home', async ({ app, platform }) => {
  const { length: count } = await playUntil(platform, 600, 'an express that can be bet on', () =>
    openExpressOf(platform),
  );
  await app.open();
  const card = app.main.getByRole('region', { name: app.say('common:nav.expressDay'), exact: true });
  await card.getByRole('button', { name: app.say('home:express.addName', { count }) }).click();
  await expect(card.getByRole('button', { name: app.say('home:express.added') })).toBeDisabled();
  await app.openCoupon();
  await expect(app.takeOut()).toHaveCount(count);
});
