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
