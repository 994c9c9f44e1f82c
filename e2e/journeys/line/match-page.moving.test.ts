import type { App } from '../support/app.ts';
import {
  FOOTBALL,
  liveMatches,
  livePick,
  playToTheEnd,
  playUntilMoved,
  TABLE_TENNIS,
} from '../support/play.ts';
import { expect, test } from '../support/test.ts';

const card = (app: App, title: string) => app.main.getByRole('region', { name: title, exact: true });
const search = (app: App) => app.main.getByRole('searchbox', { name: app.say('marketsMore:page.search') });
const cards = (app: App) => app.main.getByRole('region');

test('markets are searched by their names and by their selections', async ({ app, platform }) => {
  const { match } = await livePick(platform);
  await app.openMatch(match, 'football');
  const groups = app.main.getByRole('group', { name: app.say('betting:match.markets') });
  await app.button('marketsMore:page.search').click();
  await expect(search(app)).toBeFocused();
  await expect(groups).toBeHidden();
  const wanted = app.say('markets:type.both-to-score');
  await search(app).fill(wanted.toUpperCase());
  await expect(card(app, wanted)).toBeVisible();
  await expect(card(app, app.say('markets:type.match-result'))).toHaveCount(0);
  await search(app).fill('zzz');
  await expect(app.main.getByText(app.say('marketsMore:page.notFound'))).toBeVisible();
  await app.main
    .getByRole('button', { name: app.say('marketsMore:page.clear') })
    .last()
    .click();
  await expect(search(app)).toHaveValue('');
  await expect(card(app, app.say('markets:type.match-result'))).toBeVisible();
  await app.button('marketsMore:page.endSearch').click();
  await expect(app.button('marketsMore:page.search')).toBeFocused();
  await expect(groups).toBeVisible();
});

test('a phone shows prices at once, and score and groups of markets while they scroll', async ({
  app,
  page,
  platform,
}) => {
  const { match } = await livePick(platform);
  await app.openMatch(match, 'football');
  const prices = card(app, app.say('markets:type.match-result')).getByRole('button');
  const price = prices.filter({ hasText: app.say('markets:selection.match-result.draw') });
  expect((await price.boundingBox())?.y).toBeLessThan(260);
  await expect(page.getByRole('link', { name: match.home, exact: true })).toBeVisible();

  const back = app.main.getByRole('link', {
    name: app.say('betting:match.back', { name: match.competition }),
  });
  const groups = app.main.getByRole('group', { name: app.say('betting:match.markets') });
  await expect(back).toHaveCount(1);
  await page.evaluate(() => scrollTo(0, 600));
  // The bar has a link of its own.
  await expect(back).toHaveCount(2);
  await expect(back.first()).toBeInViewport();
  await expect(back.last()).not.toBeInViewport();
  await expect(groups).toBeInViewport();
  await page.evaluate(() => scrollTo(0, 0));
  await expect(back).toHaveCount(1);
});

test('a tab of markets is in the address', async ({ app, page, platform }) => {
  const { match } = await livePick(platform);
  await app.openMatch(match, 'football');
  await app.button('marketsMore:group.teams').click();
  await expect(page).toHaveURL(/group=teams/);
  await expect(card(app, app.say('markets:type.match-result'))).toHaveCount(0);
  await page.reload();
  await expect(card(app, app.say('marketsMore:teamTotal', { team: match.home }))).toBeVisible();
});

test('folded and pinned markets stay so in another match, and after a reload', async ({
  app,
  page,
  platform,
}) => {
  const found = await liveMatches(platform, { sportId: FOOTBALL, type: 'match-result', count: 2 });
  const [first, second] = found.map(({ match }) => match);
  if (!first || !second) throw new Error('There are no two matches.');
  await app.openMatch(first, 'football');
  const result = app.say('markets:type.match-result');
  const double = app.say('markets:type.double-chance');
  await card(app, result)
    .getByRole('button', { name: app.say('betting:fold', { name: result }) })
    .click();
  await card(app, double)
    .getByRole('button', { name: app.say('marketsMore:page.pin', { name: double }) })
    .click();
  await expect(cards(app).first()).toHaveAccessibleName(double);
  await app.goToMatch(second, 'football');
  await page.reload();
  await expect(cards(app).first()).toHaveAccessibleName(double);
  const fold = card(app, result).getByRole('button', { name: app.say('betting:fold', { name: result }) });
  await expect(fold).toHaveAttribute('aria-expanded', 'false');
});

test('the history of a price is shown on demand', async ({ app, page, platform }) => {
  const pick = await livePick(platform);
  await playUntilMoved(platform, pick);
  await app.openMatch(pick.match, 'football');
  const title = app.say('markets:type.match-result');
  await card(app, title)
    .getByRole('button', { name: app.say('marketsMore:page.history', { name: title }) })
    .click();
  const sheet = page.getByRole('dialog', { name: title });
  await expect(sheet.getByText(app.say('marketsMore:page.highest'))).toBeVisible();
  const draw = app.say('markets:selection.match-result.draw');
  await sheet.getByRole('combobox').selectOption({ label: draw });
  await expect(sheet.getByRole('heading', { name: draw })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
});

test('single-only markets are marked', async ({ app, platform }) => {
  const { match, market } = await livePick(platform, 'home', 'next-goal');
  await app.openMatch(match, 'football');
  const goal = /\.(\d+)$/.exec(market.id)?.[1] ?? '';
  const next = card(app, app.say('markets:ordinal.next-goal', { ordinal: goal }));
  await expect(next).toContainText(app.say('marketsMore:page.singleOnly'));
});

test('a finished match shows the results of its markets', async ({ app, platform }) => {
  const [first] = await liveMatches(platform, {
    sportId: TABLE_TENNIS,
    type: 'winner',
    count: 1,
    endsFirst: true,
  });
  if (!first) throw new Error('There is no table tennis in play.');
  await app.openMatch(first.match, 'table-tennis');
  const winner = card(app, app.say('markets:type.winner'));
  await expect(winner).toBeVisible();
  await playToTheEnd(platform, [first.match]);
  await expect(app.main.getByText(app.say('betting:match.over'), { exact: true })).toBeVisible();
  await expect(winner.getByText(app.say('marketsMore:page.won'), { exact: true })).toHaveCount(1);
  await expect(winner.getByText(app.say('marketsMore:page.lost'), { exact: true })).toHaveCount(1);
});

test('wide pages have other live matches next to the match, with one stop of Tab', async ({
  app,
  page,
  platform,
}) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  const { match } = await livePick(platform);
  await app.openMatch(match, 'football');
  const rail = app.main.getByRole('navigation', { name: app.say('betting:home.liveNow') });
  const rows = rail.getByRole('article');
  const own = rail.locator('[aria-current="page"]');
  await expect(own).toContainText(match.home);
  await expect(rows.first()).toBeVisible();
  await expect(rail.getByRole('heading').first()).toHaveText(app.say('sports:liveSport.football'));
  await own.focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowDown');
  const next = rail.getByRole('link').nth(1);
  await expect(next).toBeFocused();
  await expect(own).toHaveAttribute('tabindex', '-1');
  const other = rows.filter({ hasNotText: match.home }).first();
  const name = await other.getAttribute('aria-label');
  await other.getByRole('link').click();
  await expect(own).toContainText(name?.split(' – ')[0] ?? '');
  await expect(rail).toBeVisible();
  await page.setViewportSize({ width: 1366, height: 768 });
  await expect(rail).toHaveCount(0);
});
