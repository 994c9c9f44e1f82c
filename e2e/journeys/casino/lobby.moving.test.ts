import { expectAccessible, expectNoOverflow } from '../support/accessible.ts';
import { App } from '../support/app.ts';
import { listGames, test } from '../support/games.ts';
import { newPlayer } from '../support/player.ts';
import { settled } from '../support/settled.ts';
import { DESKTOP, PHONE } from '../support/shared.ts';
import { expect } from '../support/test.ts';
import { wordsIn } from '../support/words.ts';

/** Returns the tiles of the lobby's first row. */
const popular = (app: App) =>
  app.page.getByRole('region', { name: app.say('casino:row.popular') }).getByRole('article');

test.describe('on a phone', () => {
  test.use(PHONE);

  test('a game is found by a name with a typing error, and near names are shown for one that doesn’t exist', async ({
    app,
    page,
  }) => {
    await app.open('/casino-lobby');
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Search/ })
      .click();
    const field = page.getByRole('searchbox', { name: app.say('casino:search.plain') });
    await field.fill('r');
    await expect(page.getByText(/games? found/)).toHaveCount(0);
    await field.fill('roulete');
    await expect(page.getByRole('link', { name: 'Roulette', exact: true }).first()).toBeVisible();
    await expect(page).toHaveURL(/text=roulete/);

    await field.fill('qqzzxxvv');
    await expect(app.main).toContainText(app.say('casino:search.nothing', { text: 'qqzzxxvv' }));
    await page.goBack();
    await expect(page).toHaveURL(app.address('/casino-lobby'));
  });

  test('filters of the sheet are in the address, and survive the way into a game and back', async ({
    app,
    page,
  }) => {
    await app.open('/slots');
    await app.button('casino:filter.title').click();
    const sheet = page.getByRole('dialog', { name: app.say('casino:filter.title') });
    const isNew = sheet.getByRole('button', { name: new RegExp(`^${app.say('casino:tag.new')}`) });
    await isNew.click();
    await expect(isNew).toHaveAttribute('aria-pressed', 'true');
    await sheet.getByRole('button', { name: /^Show/ }).click();
    await expect(sheet).toHaveCount(0);
    await expect(page).toHaveURL(app.address('/slots?tag=new'));
    const first = page.getByRole('main').locator('article').getByRole('link').first();
    const name = await first.textContent();
    await first.click();
    await expect(page).toHaveURL(/\/game\/\d+\//);
    await page.goBack();
    await expect(page).toHaveURL(app.address('/slots?tag=new'));
    await expect(first).toHaveText(name ?? '');
    await app.button('casino:filter.chosen', { count: 1 }).click();
    await sheet.getByRole('button', { name: app.say('casino:filter.reset') }).click();
    await expect(page).toHaveURL(app.address('/slots?filters=1'));
  });

  test('pages have no sideways scrolling, also at 320 pixels and from right to left', async ({
    page,
    app,
  }) => {
    await app.open('/casino-lobby');
    await expect(page.locator('article').first()).toBeVisible();
    await expectAccessible(page, 'the lobby', { modes: ['light'], rules: 'page' });
    await page.setViewportSize({ width: 320, height: 640 });
    for (const lang of ['en', 'ar'] as const) {
      const there = new App({ ...app, lang, say: wordsIn(lang) });
      for (const path of ['/casino-lobby', '/slots', '/casino-search', '/providers']) {
        await there.go(path);
        await expectNoOverflow(page, `${lang} ${path}`);
      }
    }
  });
});

test.describe('on a desktop', () => {
  test.use(DESKTOP);

  test('a player stars a game by keyboard alone; the favourite survives a reload', async ({ app, page }) => {
    await newPlayer(app);
    await app.go('/casino-lobby');
    const tile = popular(app).first();
    const link = tile.getByRole('link').first();
    const name = (await link.textContent()) ?? '';
    await link.focus();
    await expect(tile.getByText(/Returns/)).toBeVisible();
    const star = tile.getByRole('button', { name: `${app.say('casino:favourite.label')}: ${name}` });
    await page.keyboard.press('Tab');
    if (!(await star.evaluate((element) => element === document.activeElement)))
      await page.keyboard.press('Tab');
    await expect(star).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(star).toHaveAttribute('aria-pressed', 'true');
    await settled(page);
    await app.open('/my-casino/favorites');
    await expect(page.getByRole('main').getByRole('link', { name, exact: true })).toBeAttached();
    await page.getByRole('button', { name: `${app.say('casino:favourite.label')}: ${name}` }).focus();
    await page.keyboard.press('Enter');
    await expect(app.main).toContainText(app.say('casino:own.noFavourites'));
  });

  test('a favourite that the account refuses is undone, with the reason', async ({ app, page, quiet }) => {
    quiet.allow(/casino\/favourites/, /503/);
    await newPlayer(app);
    await app.go('/casino-lobby');
    await page.route('**/web-api/casino/favourites/*', (route) => route.fulfill({ status: 503, json: {} }));
    const star = popular(app).first().getByRole('button');
    await star.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText(app.say('casino:favourite.failed'), { exact: true })).toBeVisible();
    await expect(star).toHaveAttribute('aria-pressed', 'false');
  });

  test('the menu leads to categories and providers, whose numbers are those of their lists', async ({
    app,
    page,
    platform,
  }) => {
    await app.open('/casino-lobby');
    const menu = page.getByRole('navigation', { name: app.say('casino:menu') });
    await menu.getByRole('link', { name: /^Crash games/ }).click();
    await expect(page).toHaveURL(app.address('/crash-games'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(app.say('titles:of.crashGames'));
    const [game] = await listGames(platform, 'category=crash');
    await expect(page.getByRole('link', { name: game?.name ?? '', exact: true }).first()).toBeAttached();
    await menu.getByRole('link', { name: /^All \d/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(app.say('titles:of.providers'));
    const provider = game?.provider.name ?? '';
    await page.getByRole('searchbox').fill(provider);
    await page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(`^${RegExp.escape(provider)}`) })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(provider);
  });

  test('a list loads further games while it is scrolled, and renders those near the window only', async ({
    app,
    page,
  }) => {
    await app.open('/slots');
    const cells = page.getByRole('main').getByRole('listitem');
    await expect.poll(() => cells.count()).toBeGreaterThanOrEqual(48);
    await expect
      .poll(async () => {
        await page.mouse.wheel(0, 4000);
        return cells.count();
      })
      .toBeGreaterThan(300);
    expect(await page.locator('article').count()).toBeLessThan(250);
  });
});

test('guests have no casino of their own, but the way into an account', async ({ app, page }) => {
  await app.open('/my-casino/authorization');
  await expect(app.main).toContainText(app.say('casino:own.signIn'));
  await expect(
    page.getByRole('main').getByRole('link', { name: app.say('common:header.signIn') }),
  ).toBeVisible();
});
