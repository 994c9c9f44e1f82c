import { pastResult } from '../support/around.ts';
import { FOOTBALL } from '../support/play.ts';
import { expect, test } from '../support/test.ts';

test('a competition is found in the list, and has matches, a table, results and a follow button', async ({
  app,
  page,
  platform,
}) => {
  const { competition } = await pastResult(platform, FOOTBALL);
  await app.open('/champs/football');
  await page.getByRole('searchbox', { name: app.say('events:champs.search') }).fill(competition.slice(0, 5));
  await expect(page).toHaveURL(/text=/);
  await app.main
    .getByRole('link', { name: new RegExp(RegExp.escape(competition)) })
    .first()
    .click();
  await expect(page).toHaveURL(/\/champ\/\d+/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(competition);
  await expect(page.getByRole('table')).toBeVisible();
  await expect(page.getByRole('table').getByRole('row').nth(1)).toContainText('1');

  const views = page.getByRole('group', { name: app.say('events:team.views') });
  const view = (key: string) => views.getByRole('link', { name: app.say(`events:champs.${key}`) });
  await view('game').click();
  await expect(page).toHaveURL(/\/game$/);
  const row = app.main.getByRole('article').first();
  await expect(row).toBeVisible();
  await row.getByRole('button', { name: /./ }).first().waitFor();

  await view('final').click();
  await expect(page).toHaveURL(/\/final$/);
  await expect(view('final')).toHaveAttribute('aria-current', 'page');
  await view('results').click();
  await expect(app.main.getByRole('article').first()).toBeVisible();
  await view('favorites').click();
  await expect(page.getByText(app.say('events:champs.noFavorites'))).toBeVisible();
});

test('an unknown competition links to all of them', async ({ app, page, quiet }) => {
  quiet.allow(/404/);
  // The server answers such an address with the page of unknown ones.
  await app.open('/champs');
  await app.go('/champ/7-nobody');
  await expect(page.getByText(app.say('events:champs.missing'))).toBeVisible();
  await app.link('events:champs.all').click();
  await expect(page).toHaveURL(/\/champs$/);
});
