import { expect, test } from '../support/test.ts';
import type { Platform } from '../support/platform.ts';
import { CRICKET } from '../support/play.ts';

/** A live cricket match. */
async function liveMatch(platform: Platform) {
  const [match] = await platform.matches('live', CRICKET);
  if (!match) throw new Error('No cricket is played now.');
  return match;
}

for (const look of [
  { lang: 'ar', viewport: { width: 1366, height: 768 }, tag: [] },
  // The other journeys of this file are in English on a phone.
  { lang: 'en', viewport: { width: 390, height: 844 }, tag: ['@thorough'] },
] as const) {
  const { lang, viewport, tag } = look;
  test.describe(`cricket in ${lang} at ${viewport.width} px`, { tag: [...tag] }, () => {
    test.use({ lang, viewport });

    test('leads from its first page to a match, its scorecard, a player and the team', async ({
      app,
      page,
      platform,
    }) => {
      const match = await liveMatch(platform);
      await app.open('/cricket');
      await expect(app.heading('cricket:home.live')).toBeVisible();
      await app.main.locator(`a[href*="/cricket/game/${match.id}"]`).first().click();
      await expect(page).toHaveURL(new RegExp(`/${lang}/cricket/game/${match.id}`));
      await expect(page.getByRole('heading', { level: 1 })).toContainText(match.home);

      await app.button('cricket:card.scorecard').click();
      await expect(page).toHaveURL(/view=scorecard/);
      const batting = app.main
        .getByRole('table')
        .filter({ hasText: app.say('cricket:card.total') })
        .first();
      await expect(batting).toBeVisible();
      const runs = match.score?.total.find((total) => total > 0) ?? 0;
      await expect(app.main.getByText(`${runs}/`).filter({ visible: true }).first()).toBeVisible();

      const player = batting.getByRole('link').first();
      const name = await player.innerText();
      await player.click();
      await expect(page).toHaveURL(/\/cricket\/player-info\/\d+/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
      await expect(app.heading('cricket:player.batting')).toBeVisible();

      await app.main.locator('a[href*="/cricket/team/"]').first().click();
      await expect(page).toHaveURL(/\/cricket\/team\/\d+/);
      await expect(app.heading('cricket:team.squad')).toBeVisible();
      await expect(app.main.getByRole('table').first()).toContainText(name);
    });
  });
}

test('a scorecard follows the balls that are bowled', async ({ app, platform }) => {
  const match = await liveMatch(platform);
  await app.open(`/cricket/game/${match.id}?view=scorecard`);
  const total = app.main.getByRole('rowheader', { name: new RegExp(app.say('cricket:card.total')) }).first();
  await expect(total).toBeVisible();
  const before = await total.innerText();
  await platform.advance(300);
  await expect(total).not.toHaveText(before);
  const { match: after } = (await platform.match(match.id)) ?? { match };
  const texts = await app.main
    .getByRole('rowheader', { name: new RegExp(app.say('cricket:card.total')) })
    .allInnerTexts();
  expect(texts.join(' ')).toContain(`${after.score?.total.findLast((runs) => runs > 0)}/`);
});

test('competitions, tables and results are found and have their own address', async ({ app, page }) => {
  await app.open('/cricket/all-champs');
  await app.main.locator('a[href*="/cricket/champ/"]').first().click();
  await expect(page).toHaveURL(/\/cricket\/champ\/\d+/);
  await app.button('cricket:champ.table').click();
  await expect(page).toHaveURL(/view=table/);
  await expect(
    app.main
      .getByRole('table', { name: app.say('cricket:champ.table') })
      .or(app.main.getByRole('table'))
      .first(),
  ).toBeVisible();
  await page.reload();
  await expect(app.button('cricket:champ.table')).toHaveAttribute('aria-pressed', 'true');
  await app.button('cricket:champ.players').click();
  await expect(app.heading('cricket:home.bowlers')).toBeVisible();
});

test('search finds a team of a live match, and shows when nothing is found', async ({
  app,
  page,
  platform,
}) => {
  const { home } = await liveMatch(platform);
  await app.open('/cricket/search-events');
  const field = page.getByRole('searchbox', { name: app.say('cricket:search.label') });
  await field.fill(home.toLowerCase());
  await expect(app.main.locator('a[href*="/cricket/team/"]').first()).toContainText(home);
  await field.fill('zzzz');
  await expect(app.main.getByText(app.say('cricket:search.empty'))).toBeVisible();
  await expect(page).toHaveURL(/text=zzzz/);
});

test('a starred team adds its matches to the favourites of cricket', async ({ app, page }) => {
  await app.open('/cricket/favorites');
  await expect(app.main.getByText(app.say('cricket:favorites.empty'))).toBeVisible();
  const star = app.main.getByRole('button', {
    name: new RegExp(app.say('common:favorites.star', { name: '' }).trim()),
  });
  await star.first().click();
  await expect(page.getByText(app.say('cricket:favorites.empty'))).toBeHidden();
  await expect(app.main.locator('a[href*="/cricket/team/"]').first()).toBeVisible();
});

test('a missing match, an unknown player and an app’s page show their own messages', async ({
  app,
  quiet,
}) => {
  quiet.allow(/404 \(Not Found\) \(.*\/cricket\/players\/5\)/);
  await app.open('/cricket/player-info/5');
  await expect(app.main.getByText(app.say('cricket:player.missing'))).toBeVisible();
  await app.go('/cricket/game/no-number');
  await expect(app.heading('common:errors.notFound')).toBeVisible();
  await app.go('/cricket-app/summer');
  await expect(app.heading('cricket:app.title')).toBeVisible();
  await app.go('/ipl-betting-app');
  await app.link('cricket:app.open').click();
  await expect(app.heading('cricket:home.live')).toBeVisible();
});
