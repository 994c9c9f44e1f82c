import type { App } from '../support/app.ts';
import { pickedMatches, upcomingFootball } from '../support/picked.ts';
import { expect, test } from '../support/test.ts';

const sheet = (app: App) => app.page.getByRole('dialog', { name: app.say('settings:title') });

const openSettings = (app: App): Promise<void> => app.followAtEnd('English');

async function closeSettings(app: App): Promise<void> {
  await sheet(app)
    .getByRole('button', { name: app.say('common:kit.close') })
    .click();
}

/** Changes settings over the open page: switches and segments by their labels. The page is never reloaded. */
async function change(app: App, ...words: readonly string[]): Promise<void> {
  await openSettings(app);
  for (const word of words) {
    const said = app.say(word);
    const turned = sheet(app).getByRole('switch', { name: new RegExp(`^${RegExp.escape(said)}`) });
    await turned
      .or(sheet(app).getByText(said, { exact: true }))
      .first()
      .click();
  }
  await closeSettings(app);
}

/** Chooses the columns of prices by their position among the options. */
async function chooseColumns(app: App, place: string): Promise<void> {
  await openSettings(app);
  await sheet(app)
    .getByRole('combobox', { name: app.say('settings:columns.label') })
    .selectOption(place);
  await closeSettings(app);
}

test('rows of a list follow the settings at once, and the settings are stored', async ({
  app,
  page,
  platform,
}) => {
  const match = await upcomingFootball(platform);
  await app.open('/line/football');
  let loads = 0;
  page.on('load', () => (loads += 1));
  const row = app.row(match);
  const buttons = row.getByRole('button');
  const crests = row.getByRole('link').filter({ hasText: match.home }).locator('svg');
  await expect(buttons.first()).toBeVisible();
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-density', 'comfortable');
  await expect(row.getByText(String(match.id))).toBeHidden();

  await expect(crests).toHaveCount(2);

  await change(app, 'settings:gameId', 'settings:density.compact', 'settings:logos.label');
  await expect(row.getByText(`#${match.id}`)).toBeVisible();
  await expect(html).toHaveAttribute('data-density', 'compact');
  await expect(crests).toHaveCount(0);
  await change(app, 'settings:logos.label');
  await expect(crests).toHaveCount(2);

  await change(app, 'settings:light.label');
  await expect(html).toHaveAttribute('data-motion', 'none');
  await expect(crests).toHaveCount(0);

  await change(app, 'settings:view.asian');
  await expect(row.getByText(app.say('markets:short.over'), { exact: false }).first()).toBeVisible();
  await change(app, 'settings:view.european');
  expect(loads).toBe(0);

  await page.reload();
  await expect(row.getByText(`#${match.id}`)).toBeVisible();
  await expect(html).toHaveAttribute('data-density', 'compact');
});

test('countries and the best matches are placed by the settings', async ({ app, platform }) => {
  const [best] = await pickedMatches(platform, 'best=true&section=line&sportId=1');
  const match = best ?? (await upcomingFootball(platform));
  await app.open('/line/football');
  await expect(app.row(match)).toBeVisible();
  const countries = app.main.getByRole('heading', { level: 2 });
  const grouped = await countries.allTextContents();
  expect(grouped.every((title) => !title.includes('·'))).toBe(true);
  await change(app, 'settings:byCountry', 'settings:bestOnTop');
  const competitions = app.main.getByRole('heading', { level: 3 });
  if (best) {
    await expect(competitions.first()).toHaveText(app.say('betting:best'));
    await expect(app.row(best)).toBeVisible();
  }
  await expect(competitions.last()).toContainText('·');
});

test.describe('on a wide page', () => {
  test.use({ viewport: { width: 1366, height: 768 } });

  test('columns of prices, names of markets and side columns follow the settings', async ({
    app,
    page,
    platform,
  }) => {
    const match = await upcomingFootball(platform);
    await app.open('/line/football');
    const row = app.row(match);
    const cells = row.locator('button[data-layout]').filter({ visible: true });
    await expect(cells).toHaveCount(7);
    await chooseColumns(app, '1');
    await expect(cells).toHaveCount(3);
    await chooseColumns(app, '2');
    await expect(cells).toHaveCount(4);
    await change(app, 'settings:view.asian');
    await expect(cells).toHaveCount(7);

    const menu = page.getByRole('navigation', { name: app.say('sports:menu') });
    await expect(menu.getByText(app.say('sports:topCompetitions'))).toBeVisible();
    await change(app, 'settings:sportsOnly.label');
    await expect(menu.getByText(app.say('sports:topCompetitions'))).toHaveCount(0);
    await change(app, 'settings:leftColumn', 'settings:rightColumn');
    const toggle = (name: string) => page.getByRole('button', { name: app.say(name), exact: true });
    await expect(toggle('common:nav.sportsMenu')).toHaveAttribute('aria-expanded', 'false');
    await page.reload();
    await expect(toggle('common:nav.sportsMenu')).toHaveAttribute('aria-expanded', 'false');
    await toggle('common:nav.sportsMenu').click();
    await expect(toggle('common:nav.sportsMenu')).toHaveAttribute('aria-expanded', 'true');
    await toggle('common:nav.coupon').click();
    await expect(page.getByRole('complementary', { name: app.say('coupon:title') })).toBeVisible();
  });

  test('markets have short names where the player chose them', async ({ app, platform }) => {
    const match = await upcomingFootball(platform);
    await app.openMatch(match, 'football');
    const title = (key: string) => app.main.getByRole('heading', { name: app.say(key), exact: true });
    await expect(title('markets:type.both-to-score').first()).toBeVisible();
    await change(app, 'settings:names.short');
    await expect(title('markets:shortType.both-to-score').first()).toBeVisible();
    await expect(title('markets:type.both-to-score')).toHaveCount(0);
  });
});
