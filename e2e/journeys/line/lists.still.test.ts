import { pickedMatches, upcomingFootball } from '../support/picked.ts';
import { expect, test } from '../support/test.ts';

test('a part of a section is a page: the recommended matches, of all sports and of one', async ({
  app,
  page,
  platform,
}) => {
  const best = await pickedMatches(platform, 'best=true&section=line');
  expect(best.length).toBeGreaterThan(0);
  await app.open('/line');
  await app.link('betting:menu.recommended').click();
  await expect(page).toHaveURL(/\/en\/line\/recommended$/);
  await expect(app.heading('betting:menu.recommended').first()).toBeVisible();
  for (const match of best.slice(0, 3)) await expect(app.row(match)).toBeVisible();

  const [first] = best;
  if (!first) throw new Error('There is no best match.');
  await app.go(`/line/recommended/football`);
  for (const match of best.filter(({ sportId }) => sportId === 1)) await expect(app.row(match)).toBeVisible();
  await expect(app.main.getByRole('article')).toHaveCount(best.filter(({ sportId }) => sportId === 1).length);
});

test('the time range of starts is in the address and survives a reload', async ({ app, page }) => {
  await app.open('/line/football');
  const chip = app.main.getByRole('button', { name: app.say('betting:time.2h'), exact: true });
  await chip.click();
  await expect(page).toHaveURL(/\/line\/football\?time=2h$/);
  await page.reload();
  await expect(chip).toHaveAttribute('aria-pressed', 'true');
  await app.main.getByRole('button', { name: app.say('betting:time.all'), exact: true }).click();
  await expect(page).toHaveURL(/\/line\/football$/);
});

test('a path segment that is neither a part nor a sport is not found', async ({ app, quiet }) => {
  // The first of them is loaded, the others are opened within the app.
  quiet.allow(/status of 404/);
  for (const path of [
    '/live/today',
    '/line/nothing',
    '/line/recommended/nothing',
    '/line/football/nothing',
  ]) {
    await app.go(path);
    await expect(app.heading('common:errors.notFound'), path).toBeVisible();
  }
});

test('competitions of a country are grouped, and lead to a page of their own and back', async ({
  app,
  page,
  platform,
}) => {
  const match = await upcomingFootball(platform);
  await app.open('/line/football');
  const card = app.main.getByRole('region', { name: match.competition, exact: true });
  await expect(card.getByRole('heading', { level: 3 })).toBeVisible();
  await expect(app.main.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await card.getByRole('link', { name: match.competition, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/line/football/${match.competitionId}-`));
  await expect(app.row(match)).toBeVisible();
  await page.goBack();
  await expect(card).toBeVisible();
});

test('an empty part shows a message and a link', async ({ app, page }) => {
  await app.open('/line/favorites');
  await expect(app.main.getByText(app.say('betting:emptyMenu.favorites'))).toBeVisible();
  await app.link('betting:emptyMenu.all').click();
  await expect(page).toHaveURL(/\/en\/line$/);
});
