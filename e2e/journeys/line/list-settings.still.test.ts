import type { App } from '../support/app.ts';
import { upcomingFootball } from '../support/picked.ts';
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

test.use({ viewport: { width: 1366, height: 768 } });

test('rows and the columns beside them follow the settings at once, and the settings are stored', async ({
  app,
  page,
  platform,
}) => {
  const match = await upcomingFootball(platform);
  await app.open('/line/football');
  let loads = 0;
  page.on('load', () => (loads += 1));
  const row = app.row(match);
  const prices = row.locator('button[data-layout]').filter({ visible: true });
  const html = page.locator('html');
  const menu = page.getByRole('navigation', { name: app.say('sports:menu') });
  await expect(html).toHaveAttribute('data-density', 'device');
  await expect(prices).toHaveCount(7);
  await expect(menu.getByText(app.say('sports:topCompetitions'))).toBeVisible();

  await change(app, 'settings:gameId', 'settings:density.compact', 'settings:sportsOnly.label');
  await expect(row.getByText(`#${match.id}`)).toBeVisible();
  await expect(html).toHaveAttribute('data-density', 'compact');
  await expect(menu.getByText(app.say('sports:topCompetitions'))).toHaveCount(0);
  await chooseColumns(app, '1');
  await expect(prices).toHaveCount(3);
  await change(app, 'settings:light.label', 'settings:leftColumn', 'settings:rightColumn');
  await expect(html).toHaveAttribute('data-motion', 'none');
  const toggle = (name: string) => page.getByRole('button', { name: app.say(name), exact: true });
  await expect(toggle('common:nav.sportsMenu')).toHaveAttribute('aria-expanded', 'false');
  expect(loads).toBe(0);

  await page.reload();
  await expect(row.getByText(`#${match.id}`)).toBeVisible();
  await expect(html).toHaveAttribute('data-density', 'compact');
  await expect(toggle('common:nav.sportsMenu')).toHaveAttribute('aria-expanded', 'false');
  await toggle('common:nav.sportsMenu').click();
  await expect(toggle('common:nav.sportsMenu')).toHaveAttribute('aria-expanded', 'true');
  await toggle('common:nav.coupon').click();
  await expect(page.getByRole('complementary', { name: app.say('coupon:title') })).toBeVisible();
});
