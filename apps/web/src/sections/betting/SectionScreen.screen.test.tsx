import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { changeSettings } from '../../features/settings/settings.store.ts';
import { sampleMarket, sampleMatch, sampleSite, sampleSports } from '../../testing/samples.ts';
import { answerCalls, refuse, requestsOf, type Answers } from '../../testing/screen/answers.ts';
import { openScreen } from '../../testing/screen/openScreen.tsx';
import * as SectionScreen from './SectionScreen.tsx';

const at = sampleSite.serverTime;

/** Matches of two countries, by kick-off; the last one is a featured one. */
const matches = [
  sampleMatch(5),
  sampleMatch(9, { home: 'Eastham', away: 'Dockside' }),
  sampleMatch(6, { competitionId: 4, competition: 'Liga', country: 'ES', home: 'Puerto', away: 'Sierra' }),
  sampleMatch(7, { home: 'Riverside', away: 'Old Town', startsAt: at / 1000 + 10 * 3600, best: true }),
];

const markets = matches.flatMap(({ id }) => [
  sampleMarket(id, 'match-result', ['home', 'draw', 'away'], { main: true }),
  sampleMarket(id, 'total', ['over', 'under'], { main: true, line: '2.5' }),
  sampleMarket(id, 'handicap', ['home', 'away'], { main: true, line: '-1' }),
]);

const answers = {
  lineSports: () => sampleSports,
  lineMatches: ({ query: { wide } }) => (wide ? { at, matches: [], markets: [] } : { at, matches, markets }),
  pickedMatches: ({ query: { best } }) => ({
    at,
    matches: matches.filter((match) => best === undefined || match.best),
  }),
} satisfies Answers;

const open = (address: string, changed: Answers = {}) =>
  openScreen(SectionScreen, {
    address,
    namespaces: ['betting', 'markets', 'sports'],
    answers: { ...answers, ...changed },
  });

const row = (home: string) => page.getByRole('article').filter({ has: page.getByText(home) });
const heading = (level: number) => page.getByRole('main').getByRole('heading', { level });
const button = (name: string) => page.getByRole('button', { name });

describe('on a phone', () => {
  beforeEach(() => page.viewport(390, 844));

  test('the time until the start is in the address, also after a reload', async () => {
    const { say, address, back } = await open('line/football');
    await expect.element(row('Riverside')).toBeVisible();
    await button(say('betting:time.2h')).click();
    await expect.element(row('Riverside')).not.toBeInTheDocument();
    await expect.element(row('Harbour City')).toBeVisible();
    expect(address()).toBe('/en/line/football?time=2h');
    await back();
    expect(address()).toBe('/en');
    const reopened = await open('line/football?time=2h');
    await expect.element(button(say('betting:time.2h'))).toHaveAttribute('aria-pressed', 'true');
    await button(say('betting:time.all')).click();
    await expect.element(row('Riverside')).toBeVisible();
    expect(reopened.address()).toBe('/en/line/football');
  });

  test('the recommended matches of a sport are requested and listed without others', async () => {
    const { say } = await open('line/recommended/football');
    await expect
      .element(heading(1))
      .toHaveTextContent(`${say('sports:sport.football')} · ${say('betting:menu.recommended')}`);
    await expect.element(row('Riverside')).toBeVisible();
    expect(page.getByRole('article').elements()).toHaveLength(1);
    expect(requestsOf('pickedMatches')).toMatchObject([
      { query: { section: 'line', sportId: 1, best: true } },
    ]);
  });

  test('a section leads to its parts', async () => {
    const { say, address } = await open('line');
    await page.getByRole('link', { name: say('betting:menu.recommended') }).click();
    await expect.poll(address).toBe('/en/line/recommended');
  });

  test('rows of live matches lead to their streams and statistics', async () => {
    const match = sampleMatch(8, { status: 2, producer: 'live', media: true, statistics: true });
    const { say, address } = await open('live/football', {
      lineMatches: () => ({ at, matches: [match], markets: [] }),
    });
    const name = 'Harbour City – Northgate';
    const watch = page.getByRole('link', { name: say('betting:watch', { name }) });
    await expect.element(watch).toBeVisible();
    // Only the widest tables have room for statistics.
    await page.viewport(1920, 1080);
    await expect
      .element(page.getByRole('link', { name: say('betting:statistics', { name }) }))
      .toHaveAttribute('href', '/en/statisticpopup/8');
    await watch.click();
    await expect.poll(address).toBe('/en/live/football/3-premier-league/8-harbour-city-northgate?watch=1');
  });

  test('favourites without matches explain themselves and lead to all', async () => {
    const { say, address } = await open('line/favorites');
    await expect.element(page.getByText(say('betting:emptyMenu.favorites'))).toBeVisible();
    await page.getByRole('link', { name: say('betting:emptyMenu.all') }).click();
    await expect.poll(address).toBe('/en/line');
  });

  test.each(['line/nothing', 'line/recommended/nothing', 'line/football/nothing', 'live/today'])(
    '%s, with an unknown segment, is not found',
    async (address) => {
      const { say } = await open(address);
      await expect.element(page.getByRole('heading', { name: say('common:errors.notFound') })).toBeVisible();
    },
  );

  test('matches that couldn’t be loaded can be asked for again', async () => {
    const { say } = await open('line/football', { lineMatches: () => refuse(503) });
    await expect.element(page.getByText(say('betting:failed'))).toBeVisible();
    answerCalls(answers);
    await button(say('common:actions.retry')).click();
    await expect.element(row('Harbour City')).toBeVisible();
  });

  test('competitions of a country are together, and lead to pages of their own', async () => {
    const { address } = await open('line/football');
    await expect.element(heading(3)).toHaveTextContent('United Kingdom · Premier League');
    const homes = page
      .getByRole('article')
      .elements()
      .map((own) => own.getAttribute('aria-label'));
    expect(homes.at(-1)).toBe('Puerto – Sierra');
    await page.getByRole('link', { name: 'United Kingdom · Premier League' }).click();
    await expect.poll(address).toBe('/en/line/football/3-premier-league');
    await expect.element(row('Riverside')).toBeVisible();
    await expect.element(row('Puerto')).not.toBeInTheDocument();
    // The page names the competition.
    await expect.element(row('Riverside').getByText('Premier League')).not.toBeInTheDocument();
  });

  test('without countries, competitions name theirs, below the best matches if they are wanted on top', async () => {
    const { say } = await open('line/football');
    await expect.element(row('Riverside')).toBeVisible();
    changeSettings({ isGroupByCountry: false, isBestMatchesOnTop: 1 });
    await expect.element(heading(3).nth(0)).toHaveTextContent(say('betting:best'));
    await expect.element(heading(3).last()).toHaveTextContent('United Kingdom · Premier League');
  });

  test('rows follow the settings of numbers, crests and the light version', async () => {
    await open('line/football');
    const own = row('Harbour City');
    const crests = () =>
      own.getByRole('link', { name: 'Harbour City', exact: false }).element().querySelectorAll('svg');
    await expect.element(own).toBeVisible();
    expect(crests()).toHaveLength(2);
    await expect.element(own.getByText('#5')).not.toBeInTheDocument();
    changeSettings({ isShowGameId: 1 });
    await expect.element(own.getByText('#5')).toBeVisible();
    changeSettings({ isTeamLogosInCoupon: 0 });
    await expect.poll(() => crests().length).toBe(0);
    changeSettings({ isTeamLogosInCoupon: 1 });
    await expect.poll(() => crests().length).toBe(2);
    changeSettings({ isAppLightVersion: 1 });
    await expect.poll(() => crests().length).toBe(0);
  });
});

test('the columns of prices follow the settings on a wide page', async () => {
  await page.viewport(1366, 768);
  await open('line/football');
  const prices = () =>
    row('Harbour City')
      .getByRole('button')
      .elements()
      .filter((element) => element.hasAttribute('data-layout') && element.checkVisibility()).length;
  await expect.poll(prices).toBe(7);
  changeSettings({ marketDisplaySettings: 1 });
  await expect.poll(prices).toBe(3);
  changeSettings({ marketDisplaySettings: 2 });
  await expect.poll(prices).toBe(4);
  changeSettings({ appViewType: 1 });
  await expect.poll(prices).toBe(7);
});
