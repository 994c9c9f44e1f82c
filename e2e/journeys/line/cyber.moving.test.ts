import { settled } from '../support/settled.ts';
import { expect, test } from '../support/test.ts';

const ESPORTS = 40;

test('the section opens with e-sports, and leads to a discipline, its lists, a competition and a match', async ({
  app,
  page,
}) => {
  await app.open('/cyber');
  await expect(page).toHaveURL(/\/cyber\/real$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(app.say('cyber:type.real'));
  // The tiles may come after the lists, whose titles name the discipline too.
  await settled(page);
  await app.main
    .getByRole('link', { name: new RegExp(app.say('cyber:discipline.vertex-strike')) })
    .first()
    .click();
  await expect(page).toHaveURL(/\/cyber\/vertex-strike$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(app.say('cyber:discipline.vertex-strike'));

  await app.link('cyber:section.line').click();
  await expect(page).toHaveURL(/\/cyber\/vertex-strike\/line$/);
  await expect(app.main.getByRole('article').first()).toBeVisible();
  await app.main.getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/cyber\/vertex-strike\/\d+[^/]*\/line\/\d+/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('–');

  await app.go('/cyber/vertex-strike/champs');
  const name = app.say('cyber:discipline.vertex-strike');
  const champs = app.main.getByRole('region', { name: app.say('cyber:champs.title', { name }) });
  await champs.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/cyber\/vertex-strike\/\d+/);
  await expect(app.main.getByRole('article').first()).toBeVisible();
});

test.describe('right to left on a wide page', () => {
  test.use({ lang: 'ar', viewport: { width: 1366, height: 768 } });

  test('a live match of e-sports has its maps, and going back stays in the section', async ({
    app,
    page,
    platform,
  }) => {
    const [match] = await platform.matches('live', ESPORTS);
    if (!match) throw new Error('No e-sports are played now.');
    await app.open('/cyber/all');
    await app.main.locator(`a[href*="/live/${match.id}"]`).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(match.home);
    const address = page.url();
    const back = app.main.locator('header a[href*="/cyber/"]').first();
    await back.click();
    await expect(page).toHaveURL(/\/cyber\/all$/);
    // A visitor who opens the address directly has no page to go back to.
    const elsewhere = await page.context().newPage();
    await elsewhere.goto(address);
    await elsewhere.getByRole('main').locator('header a[href*="/cyber/"]').first().click();
    await expect(elsewhere).toHaveURL(new RegExp(`/cyber/[a-z-]+/${match.competitionId}`));
  });
});

test('simulated football ends in minutes, and its results are listed', async ({ app, page, platform }) => {
  await platform.advance(15 * 60);
  await app.open('/cyber/virtual');
  await app.main
    .getByRole('link', { name: new RegExp(app.say('cyber:discipline.virtual-football')) })
    .first()
    .click();
  await expect(page).toHaveURL(/\/cyber\/virtual-football$/);
  await app.main.getByRole('link', { name: app.say('cyber:section.results'), exact: true }).click();
  await expect(page).toHaveURL(/\/cyber\/virtual-football\/results$/);
  await expect(app.main.getByRole('article').first()).toBeVisible();
});

test('search finds disciplines and competitions; unknown addresses show a message', async ({ app, page }) => {
  await app.open('/cyber/search-events');
  await page.getByRole('searchbox', { name: app.say('cyber:search.label') }).fill('turbo');
  await expect(app.main.locator('a[href$="/cyber/turbo-ball"]')).toBeVisible();
  for (const path of [
    '/cyber/nothing-like-it',
    '/cyber/real/live',
    '/cyber/vertex-strike/soon',
    '/cyber/vertex-strike/5/results/7',
  ]) {
    await app.go(path);
    await expect(app.heading('common:errors.notFound')).toBeVisible();
  }
});
