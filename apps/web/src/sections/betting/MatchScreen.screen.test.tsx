import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { changeSettings } from '../../features/settings/settings.store.ts';
import { sampleMarket, sampleMatch, sampleSite, sampleSports } from '../../testing/samples.ts';
import { refuse, requestsOf, type Answers } from '../../testing/screen/answers.ts';
import { openScreen } from '../../testing/screen/openScreen.tsx';
import * as MatchScreen from './MatchScreen.tsx';

const at = sampleSite.serverTime;

/** Enough markets for a search. */
const marketsOf = (id: number) => [
  sampleMarket(id, 'match-result', ['home', 'draw', 'away'], { main: true }),
  sampleMarket(id, 'double-chance', ['1x', '12', 'x2']),
  sampleMarket(id, 'draw-no-bet', ['home', 'away']),
  sampleMarket(id, 'both-to-score', ['yes', 'no'], { group: 'goals' }),
  sampleMarket(id, 'next-goal', ['home', 'none', 'away'], { group: 'goals', ordinal: 1 }),
  sampleMarket(id, 'total', ['over', 'under'], { group: 'totals', line: '2.5', main: true }),
  sampleMarket(id, 'handicap', ['home', 'away'], { group: 'handicaps', line: '-1' }),
  sampleMarket(id, 'half-time-result', ['home', 'draw', 'away'], { group: 'halves' }),
];

const answers = {
  lineSports: () => sampleSports,
  lineRules: () => ({ singleOnly: ['next-goal'] }),
  lineMatch: ({ params: { matchId } }) => ({
    at,
    match: sampleMatch(matchId),
    markets: marketsOf(matchId),
  }),
} satisfies Answers;

/** Fights have no tracker, whose course of play is requested. */
const withBoxing = {
  lineSports: () => ({ sports: [...sampleSports.sports, { id: 9, slug: 'boxing', live: 1, line: 0 }] }),
} satisfies Answers;

const open = (id = 5, query = '', changed: Answers = {}) =>
  openAt(`line/football/3-premier-league/${id}-harbour-city-northgate${query}`, changed);

const openAt = (address: string, changed: Answers) =>
  openScreen(MatchScreen, {
    address,
    namespaces: ['betting', 'markets', 'marketsMore', 'events', 'sports', 'tracker'],
    answers: { ...answers, ...changed },
  });

const cards = page.getByRole('main').getByRole('region');
const card = (name: string) => page.getByRole('region', { name });
const button = (name: string) => page.getByRole('button', { name });

describe('on a phone', () => {
  beforeEach(() => page.viewport(390, 844));

  test('markets are searched by their names and by their selections', async () => {
    const { say } = await open();
    const groups = page.getByRole('group', { name: say('betting:match.markets') });
    const [result, both] = [say('markets:type.match-result'), say('markets:type.both-to-score')];
    await button(say('marketsMore:page.search')).click();
    const field = page.getByRole('searchbox', { name: say('marketsMore:page.search') });
    await expect.element(field).toHaveFocus();
    await expect.element(groups).not.toBeInTheDocument();
    await field.fill(both.toUpperCase());
    await expect.element(card(result)).not.toBeInTheDocument();
    await expect.element(card(both)).toBeVisible();
    await field.fill('harbour city to WIN');
    await expect.element(card(both)).not.toBeInTheDocument();
    await expect.element(card(result)).toBeVisible();
    await field.fill('zzz');
    await expect.element(page.getByText(say('marketsMore:page.notFound'))).toBeVisible();
    await button(say('marketsMore:page.clear')).last().click();
    await expect.element(field).toHaveValue('');
    await expect.element(card(result)).toBeVisible();
    await button(say('marketsMore:page.endSearch')).click();
    await expect.element(button(say('marketsMore:page.search'))).toHaveFocus();
    await expect.element(groups).toBeVisible();
  });

  test('a tab of markets is in the address, also after a reload', async () => {
    const { say, address } = await open();
    const [result, both] = [say('markets:type.match-result'), say('markets:type.both-to-score')];
    await button(say('markets:group.goals')).click();
    await expect.element(card(result)).not.toBeInTheDocument();
    await expect.element(card(both)).toBeVisible();
    expect(address()).toContain('?group=goals');
    await open(5, '?group=goals');
    await expect.element(card(both)).toBeVisible();
    await expect.element(card(result)).not.toBeInTheDocument();
  });

  test('folded and pinned markets stay so in another match', async () => {
    const { say } = await open();
    const [result, double] = [say('markets:type.match-result'), say('markets:type.double-chance')];
    const fold = card(result).getByRole('button', { name: say('betting:fold', { name: result }) });
    await fold.click();
    await card(double)
      .getByRole('button', { name: say('marketsMore:page.pin', { name: double }) })
      .click();
    await expect.element(cards.first()).toHaveAccessibleName(double);
    await open(6);
    await expect.element(cards.first()).toHaveAccessibleName(double);
    await expect.element(fold).toHaveAttribute('aria-expanded', 'false');
  });

  test('the history of a price is shown for the chosen selection', async () => {
    const { say } = await open(5, '', {
      lineHistory: ({ params: { selectionId } }) => ({
        selectionId,
        points: [
          { at: at - 60_000, k: '2.5' },
          { at: at - 30_000, k: '2.75' },
        ],
      }),
    });
    const title = say('markets:type.match-result');
    await card(title)
      .getByRole('button', { name: say('marketsMore:page.history', { name: title }) })
      .click();
    const sheet = page.getByRole('dialog', { name: title });
    await expect.element(sheet.getByText(say('marketsMore:page.highest'))).toBeVisible();
    const draw = say('markets:selection.match-result.draw');
    await sheet.getByRole('combobox').selectOptions(draw);
    await expect.element(sheet.getByRole('heading', { name: draw })).toBeVisible();
    expect(requestsOf('lineHistory').map(({ params }) => params.selectionId)).toEqual([
      '5.match-result:home',
      '5.match-result:draw',
    ]);
    await userEvent.keyboard('{Escape}');
    await expect.element(sheet).not.toBeInTheDocument();
  });

  test('markets that allow single bets only are marked', async () => {
    const { say } = await open();
    const mark = (title: string) => card(title).getByText(say('marketsMore:page.singleOnly'));
    await expect.element(mark(say('markets:ordinal.next-goal', { ordinal: 1 }))).toBeVisible();
    await expect.element(mark(say('markets:type.match-result'))).not.toBeInTheDocument();
  });

  test('markets have short names where the player chose them', async () => {
    const { say } = await open();
    const title = (key: string) => page.getByRole('heading', { name: say(key) });
    await expect.element(title('markets:type.double-chance')).toBeVisible();
    changeSettings({ marketsNameType: 1 });
    await expect.element(title('markets:shortType.double-chance')).toBeVisible();
    await expect.element(title('markets:type.double-chance')).not.toBeInTheDocument();
  });

  test('a side is followed from the head of its match', async () => {
    const { say } = await open();
    const star = page.getByRole('button', { name: say('common:favorites.star', { name: 'Harbour City' }) });
    await star.click();
    await expect.element(star).toHaveAttribute('aria-pressed', 'true');
    await open();
    await expect.element(star).toHaveAttribute('aria-pressed', 'true');
  });

  test('a stream is offered unless animated trackers are off, and watched by the address', async () => {
    const match = sampleMatch(5, { sportId: 9, status: 2, producer: 'live', media: true });
    changeSettings({ zoneState: 1 });
    const { say, address } = await openAt('live/boxing/3-premier-league/5-harbour-city-northgate', {
      ...withBoxing,
      lineMatch: () => ({ at, match, markets: marketsOf(5) }),
      broadcast: () => ({ kind: 'zone', delay: 1, address: 'about:blank' }),
    });
    const watch = page
      .getByRole('group', { name: say('events:match.tools') })
      .getByRole('button', { name: say('events:broadcasts.watch') });
    await expect.element(card(say('markets:type.match-result'))).toBeVisible();
    await expect.element(watch).not.toBeInTheDocument();
    changeSettings({ zoneState: 0 });
    await watch.click();
    await expect
      .element(card(say('events:broadcasts.of', { name: 'Harbour City – Northgate' })))
      .toBeVisible();
    expect(address()).toContain('?watch=1');
  });

  test('the momentum is in the open tracker instead of on the scoreboard', async () => {
    const { say } = await openAt('live/football/3-premier-league/5-harbour-city-northgate', {
      lineMatch: () => ({
        at,
        match: sampleMatch(5, { status: 2, producer: 'live' }),
        markets: marketsOf(5),
      }),
      matchTracker: () => ({
        matchId: 5,
        at,
        events: [],
        figures: [],
        momentum: { length: 90, parts: [45], values: [1, -1] },
      }),
    });
    const tracker = card(say('tracker:title'));
    const chart = { name: say('tracker:momentum.level') };
    const opener = button(say('tracker:open'));
    await expect.element(page.getByRole('img', chart)).toBeVisible();
    await opener.click();
    await expect.element(tracker.getByRole('img', chart)).toBeVisible();
    expect(page.getByRole('img', chart).elements()).toHaveLength(1);
    await expect.element(opener).toHaveFocus();
    await opener.click();
    await expect.element(tracker).not.toBeInTheDocument();
    await expect.element(page.getByRole('img', chart)).toBeVisible();
  });

  test('a match that the line doesn’t have is missing', async () => {
    const { say } = await open(9, '', { lineMatch: () => refuse(404) });
    await expect.element(page.getByText(say('betting:match.missing'))).toBeVisible();
  });
});

test('a match that is played in quarters has its quarter in the rail, and no minute', async () => {
  await page.viewport(1920, 1080);
  const clock = { period: 'quarter2', seconds: 1300, running: false, at };
  const game = sampleMatch(6, { sportId: 3, status: 2, producer: 'live', clock });
  const { say } = await openAt('live/boxing/3-premier-league/5-harbour-city-northgate', {
    ...withBoxing,
    lineMatches: () => ({ at, matches: [game], markets: [] }),
    lineMatch: ({ params: { matchId } }) => ({
      at,
      match: sampleMatch(matchId, { sportId: 9, status: 2, producer: 'live' }),
      markets: marketsOf(matchId),
    }),
  });
  const rail = page.getByRole('navigation', { name: say('betting:home.liveNow') });
  await expect.element(rail.getByText(say('sports:period.quarter2'))).toBeVisible();
});

test('other matches in play are beside a match on the widest pages, those of its sport first', async () => {
  await page.viewport(1920, 1080);
  const fight = sampleMatch(5, {
    sportId: 9,
    status: 2,
    producer: 'live',
    home: 'A. Stone',
    away: 'B. Reed',
  });
  const game = sampleMatch(6, { status: 2, producer: 'live' });
  const { say, address } = await openAt('live/boxing/3-premier-league/5-a-stone-b-reed', {
    ...withBoxing,
    lineMatches: () => ({ at, matches: [game, fight], markets: [] }),
    lineMatch: ({ params: { matchId } }) => ({
      at,
      match: matchId === 5 ? fight : game,
      markets: marketsOf(matchId),
    }),
    matchTracker: () => refuse(404),
  });
  const rail = page.getByRole('navigation', { name: say('betting:home.liveNow') });
  const own = rail.getByRole('link', { name: 'A. Stone', exact: false });
  const other = rail.getByRole('link', { name: 'Harbour City', exact: false });
  const sport = rail.getByRole('heading').first();
  await expect.element(sport).toHaveTextContent(say('sports:liveSport.boxing'));
  await expect.element(own).toHaveAttribute('aria-current', 'page');
  await other.click();
  await expect.poll(address).toBe('/en/live/football/3-premier-league/6-harbour-city-northgate');
  await expect.element(other).toHaveAttribute('aria-current', 'page');
  await expect.element(sport).toHaveTextContent(say('sports:liveSport.football'));
  await page.viewport(1366, 768);
  await expect.element(rail).not.toBeInTheDocument();
});
