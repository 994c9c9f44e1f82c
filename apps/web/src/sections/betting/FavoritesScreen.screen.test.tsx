import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { takeFavorites } from '../../features/favorites/favorites.store.ts';
import { queryClient } from '../../platform/api/queryClient.ts';
import { sampleMarket, sampleMatch, sampleSite, sampleSports } from '../../testing/samples.ts';
import { answerCalls, refuse, requestsOf, type Answers } from '../../testing/screen/answers.ts';
import { openScreen } from '../../testing/screen/openScreen.tsx';
import * as FavoritesScreen from './FavoritesScreen.tsx';

const at = sampleSite.serverTime;
const match = sampleMatch(5);
const league = {
  id: 3,
  sportId: 1,
  name: 'Premier League',
  slug: 'premier-league',
  country: 'GB',
  live: 1,
  line: 1,
};

const answers = {
  lineSports: () => sampleSports,
  lineCompetitions: () => ({ competitions: [league] }),
  pickedMatches: () => ({ at, matches: [match] }),
  lineMatches: () => ({
    at,
    matches: [match],
    markets: [sampleMarket(5, 'match-result', ['home', 'draw', 'away'], { main: true })],
  }),
} satisfies Answers;

const open = () =>
  openScreen(FavoritesScreen, {
    address: 'favorites',
    namespaces: ['favorites', 'betting', 'markets', 'sports'],
    answers,
  });

const row = page.getByRole('article');

beforeEach(() => page.viewport(390, 844));

test('competitions are offered to a player without favourites, and their matches are listed by section', async () => {
  const { say, address } = await open();
  await expect.element(page.getByText(say('favorites:empty'))).toBeVisible();
  await expect.element(page.getByRole('heading', { name: say('favorites:suggestions') })).toBeVisible();
  await page.getByRole('button', { name: say('common:favorites.star', { name: 'Premier League' }) }).click();
  await expect.element(row).toBeVisible();
  await expect.element(page.getByText(say('favorites:empty'))).not.toBeInTheDocument();
  expect(requestsOf('pickedMatches')).toMatchObject([{ query: { competitionIds: '3' } }]);
  await page.getByRole('button', { name: say('favorites:section.live') }).click();
  await expect.element(page.getByText(say('favorites:noMatches'))).toBeVisible();
  await page.getByRole('button', { name: say('favorites:section.line') }).click();
  await expect.element(row).toBeVisible();
  expect(address()).toBe('/en/favorites?section=line');
});

test('a favourite is removed with its star, and restored', async () => {
  const { say } = await open();
  takeFavorites(null, [{ kind: 'match', id: 5, sportId: 1, name: 'Harbour City – Northgate' }]);
  await row
    .getByRole('button', { name: say('common:favorites.star', { name: 'Harbour City – Northgate' }) })
    .click();
  await expect.element(row).not.toBeInTheDocument();
  await page.getByRole('button', { name: say('favorites:undo') }).click();
  await expect.element(row).toBeVisible();
});

test('matches that can’t be refreshed stay, with a notice until the next answer', async () => {
  const { say } = await open();
  takeFavorites(null, [{ kind: 'match', id: 5, sportId: 1, name: 'Harbour City – Northgate' }]);
  await expect.element(row).toBeVisible();
  const outdated = page.getByText(say('betting:notFresh'));
  answerCalls({ pickedMatches: () => refuse(503) });
  await queryClient.refetchQueries({ queryKey: ['line', 'picked'] });
  await expect.element(outdated).toBeVisible();
  await expect.element(row).toBeVisible();
  answerCalls(answers);
  await queryClient.refetchQueries({ queryKey: ['line', 'picked'] });
  await expect.element(outdated).not.toBeInTheDocument();
});
