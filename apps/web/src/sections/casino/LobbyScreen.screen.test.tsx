import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sampleAccounts, sampleGame, sampleMyCasino } from '../../testing/samples.ts';
import { answerCalls, refuse, requestsOf, type Answers } from '../../testing/screen/answers.ts';
import { notice } from '../../testing/screen/notice.ts';
import { openScreen } from '../../testing/screen/openScreen.tsx';
import { tabTo } from '../../testing/screen/tabTo.ts';
import * as LobbyScreen from './LobbyScreen.tsx';

const lobby = {
  casinoLobby: () => ({
    banners: [],
    jackpots: [],
    rows: [{ kind: 'popular', title: null, path: null, total: 1, games: [sampleGame(7, 'Roulette')] }],
  }),
  myCasino: () => sampleMyCasino,
  accounts: () => sampleAccounts([]),
} satisfies Answers;

const open = (answers: Answers = lobby) =>
  openScreen(LobbyScreen, { address: 'casino-lobby', namespaces: ['casino', 'titles'], answers });

const tile = page.getByRole('article', { name: 'Roulette' });
const star = tile.getByRole('button');

beforeEach(() => page.viewport(1366, 768));

test('the focus reveals the facts of a game, and its star can be pressed by keyboard', async () => {
  const { say } = await open({
    ...lobby,
    changeFavouriteGame: ({ params }) => ({ favourites: [params.gameId] }),
  });
  const facts = tile.getByText(say('casino:returns', { rtp: '96.31' }), { exact: false });
  await expect.element(facts).toBeInTheDocument();
  const isRevealed = () => facts.element().checkVisibility({ opacityProperty: true });
  expect(isRevealed()).toBe(false);
  await tabTo(tile.getByRole('link', { name: 'Roulette' }));
  await expect.poll(isRevealed).toBe(true);
  await tabTo(tile.getByRole('button', { name: `${say('casino:favourite.label')}: Roulette` }));
  await userEvent.keyboard('{Enter}');
  await expect.element(star).toHaveAttribute('aria-pressed', 'true');
  // It is shown at once and sent afterwards.
  await expect
    .poll(() => requestsOf('changeFavouriteGame'))
    .toMatchObject([{ params: { gameId: 7 }, body: { isFavourite: true } }]);
});

test('a favourite that couldn’t be saved is undone, with a notice', async () => {
  const { say } = await open({ ...lobby, changeFavouriteGame: () => refuse(503) });
  await star.click();
  await expect.element(notice(say('casino:favourite.failed'))).toBeVisible();
  await expect.element(star).toHaveAttribute('aria-pressed', 'false');
});

test('games that couldn’t be loaded can be asked for again', async () => {
  const { say } = await open({ ...lobby, casinoLobby: () => refuse(503) });
  await expect.element(page.getByText(say('casino:failed'))).toBeVisible();
  answerCalls(lobby);
  await page.getByRole('button', { name: say('common:actions.retry') }).click();
  await expect.element(tile).toBeVisible();
});
