import { pastResult } from '../support/around.ts';
import { FOOTBALL, liveMatches } from '../support/play.ts';
import { expect, test } from '../support/test.ts';

test('a match links to its teams: next matches with prices, results, a star that is stored', async ({
  app,
  page,
  platform,
}) => {
  const [first] = await liveMatches(platform, { sportId: FOOTBALL, type: 'match-result', count: 1 });
  if (!first) throw new Error('There is no football in play.');
  const { match } = first;
  await pastResult(platform, FOOTBALL);
  await app.openMatch(match, 'football');
  await app.main.getByRole('link', { name: match.home, exact: true }).click();
  await expect(page).toHaveURL(/\/team\/\d+/);
  await expect(page.getByRole('heading', { level: 1, name: match.home })).toBeVisible();
  await expect(app.row(match)).toBeVisible();
  await expect(app.row(match).getByRole('button').first()).toBeVisible();

  const star = app.button('common:favorites.star', { name: match.home });
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(star).toHaveAttribute('aria-pressed', 'true');

  const views = page.getByRole('group', { name: app.say('events:team.views') });
  await views.getByRole('link', { name: app.say('events:team.results') }).click();
  await expect(page).toHaveURL(/\/results$/);
  await expect(app.main.getByRole('article').first()).toBeVisible();
});

test('an unknown team links to the search', async ({ app, page, quiet }) => {
  quiet.allow(/404/);
  // The server answers such an address with the page of unknown ones.
  await app.open('/results');
  await app.go('/team/7-nobody');
  await expect(page.getByText(app.say('events:team.missing'))).toBeVisible();
  await app.main.getByRole('link', { name: app.say('events:search.title') }).click();
  await expect(page.getByRole('searchbox', { name: app.say('events:search.field') })).toBeVisible();
});
