import type { Page } from '@playwright/test';
import type { App } from '../support/app.ts';
import type { Match } from '../support/platform.ts';
import { upcomingFootball } from '../support/picked.ts';
import { newPlayer } from '../support/player.ts';
import { expect, test } from '../support/test.ts';

const star = (app: App, name: string) =>
  app.main.getByRole('button', { name: app.say('common:favorites.star', { name }), exact: true });
const nameOf = ({ home, away }: Match) => `${home} – ${away}`;

/** Names of the favourites stored with the account, the latest first. */
async function ofAccount(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const { token } = await (await fetch('/web-api/user/gettoken')).json();
    const answer = await fetch('/web-api/favorites', { headers: { authorization: `Bearer ${token}` } });
    const { items } = await answer.json();
    return items.map(({ name }: { name: string }) => name);
  });
}

test('a star follows a match in every tab, survives a reload, and is removed with one tap', async ({
  app,
  page,
  platform,
  context,
}) => {
  const match = await upcomingFootball(platform);
  await app.open('/line/football');
  const other = await context.newPage();
  await other.goto(app.address('/favorites'));
  await expect(other.getByText(app.say('favorites:empty'))).toBeVisible();

  await star(app, nameOf(match)).click();
  await expect(star(app, nameOf(match))).toHaveAttribute('aria-pressed', 'true');
  const row = other.getByRole('article').filter({ has: other.locator(`a[href*="/${match.id}"]`) });
  await expect(row).toBeVisible();

  await page.reload();
  await expect(star(app, nameOf(match))).toHaveAttribute('aria-pressed', 'true');
  await app.go('/favorites');
  await star(app, nameOf(match)).click();
  await expect(app.row(match)).toBeHidden();
  await app.button('favorites:undo').click();
  await expect(app.row(match)).toBeVisible();
});

test('a team is followed from the header of its match', async ({ app, page, platform }) => {
  const match = await upcomingFootball(platform);
  await app.openMatch(match, 'football');
  const side = page.getByRole('button', {
    name: app.say('common:favorites.star', { name: match.home }),
    exact: true,
  });
  await side.click();
  await expect(side).toHaveAttribute('aria-pressed', 'true');
  await app.go('/favorites');
  await expect(app.row(match)).toBeVisible();
});

test('a list of followed matches that can’t be refreshed shows an error, and recovers by itself', async ({
  app,
  page,
  platform,
  quiet,
}) => {
  quiet.allow(/web-api\/line\/picked/);
  await page.clock.install();
  const match = await upcomingFootball(platform);
  await app.open('/line/football');
  await star(app, nameOf(match)).click();
  await app.go('/favorites');
  await expect(app.row(match)).toBeVisible();
  const notice = page.getByText(app.say('betting:notFresh'));
  await page.route('**/web-api/line/picked*', (route) => route.abort());
  await page.clock.fastForward(16_000);
  await expect(notice).toBeVisible();
  await expect(app.row(match)).toBeVisible();
  await page.unroute('**/web-api/line/picked*');
  await page.clock.fastForward(16_000);
  await expect(notice).toBeHidden();
});

test('the favourites of a guest are merged into the account, and are gone after signing out', async ({
  app,
  page,
  platform,
}) => {
  const match = await upcomingFootball(platform);
  await app.open('/line/football');
  await star(app, match.competition).click();
  await expect(star(app, match.competition)).toHaveAttribute('aria-pressed', 'true');
  await newPlayer(app);
  await app.open('/line/football');
  await expect.poll(() => ofAccount(page)).toEqual([match.competition]);

  await star(app, nameOf(match)).click();
  await expect.poll(() => ofAccount(page)).toEqual([nameOf(match), match.competition]);

  await app.go('?menu=1');
  await app.signOut();
  await app.open('/favorites');
  await expect(app.main.getByText(app.say('favorites:empty'))).toBeVisible();
});

test('a change that could not be saved shows an error, and the list returns to the account’s state', async ({
  app,
  page,
  platform,
  quiet,
}) => {
  quiet.allow(/favorites/);
  const match = await upcomingFootball(platform);
  await newPlayer(app);
  await app.open('/line/football');
  await page.route('**/web-api/favorites', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await star(app, nameOf(match)).click();
  await expect(page.getByText(app.say('common:favorites.notKept'), { exact: true })).toBeVisible();
  await expect(star(app, nameOf(match))).toHaveAttribute('aria-pressed', 'false');
});

test('a player without favourites is offered competitions to follow', async ({ app }) => {
  await app.open('/favorites');
  await expect(app.heading('favorites:suggestions')).toBeVisible();
  const first = app.main.getByRole('listitem').first();
  await first.getByRole('button').click();
  await expect(app.main.getByText(app.say('favorites:empty'))).toBeHidden();
  await app.main.getByRole('button', { name: app.say('favorites:section.line'), exact: true }).click();
  await expect(app.page).toHaveURL(/\?section=line$/);
});
