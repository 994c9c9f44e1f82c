import type { AnswerOf, Calls } from '@touchline/contract';
import { MOST_FAVOURITE_GAMES } from '@touchline/contract/casino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp, type TestClient } from '../../testing/app.ts';
import { debit, demoCredit } from '../../ledger/wallet/payments.ts';
import { countPopularity } from './popularity.store.ts';
import { storeJackpots } from './storeJackpots.ts';
import { clearGames, insertGame } from './testing.ts';

type Mine = AnswerOf<Calls['myCasino']>;

const now = new Date('2026-11-10T12:00:00Z');
const HOUR = 3_600_000;
const ago = (hours: number): Date => new Date(now.getTime() - hours * HOUR);
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ now: () => now });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.deleteFrom('game_rounds').execute();
  await app.db.deleteFrom('game_sessions').execute();
  await clearGames(app.db);
});

interface Player {
  readonly client: TestClient;
  readonly playerId: bigint;
  readonly accountId: bigint;
}
async function newPlayer(): Promise<Player> {
  const client = app.client();
  const { playerId, accountId } = await client.register();
  return { client, playerId, accountId: BigInt(accountId) };
}
async function mine({ client }: Player): Promise<Mine> {
  const answer = await client.call('GET', '/web-api/casino/mine?device=phone&lang=en');
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}
const favourite = ({ client }: Player, gameId: bigint, isFavourite = true) =>
  client.call('PUT', `/web-api/casino/favourites/${gameId}`, { isFavourite });

let made = 0;
/** Stores a session of a game with one round. */
async function play(
  { playerId, accountId }: Player,
  gameId: bigint,
  at: Date,
  isOpen = false,
): Promise<void> {
  made += 1;
  const session = { id: `gs_${made}`, site_id: 'house', maker_id: 'sandbox', game_id: gameId };
  await app.db
    .insertInto('game_sessions')
    .values({
      ...session,
      player_id: playerId,
      account_id: accountId,
      sign_in_id: null,
      iso: 'EUR',
      mode: 'real',
      state: 'open',
      launch_token_hash: null,
      launch_expires_at: at,
      language: 'en',
      country: null,
      device: 'phone',
      created_at: at,
      opened_at: at,
    })
    .execute();
  await app.db
    .insertInto('game_rounds')
    .values({
      maker_id: 'sandbox',
      maker_round_id: `round-${made}`,
      game_id: gameId,
      session_id: session.id,
      player_id: playerId,
      account_id: accountId,
      iso: 'EUR',
      state: isOpen ? 'open' : 'closed',
      is_free: false,
      is_bonus: false,
      staked: 150n,
      opened_at: at,
      closed_at: isOpen ? null : at,
    })
    .execute();
}

/** Books a lost stake. */
function lose({ accountId }: Player, amount: bigint): Promise<void> {
  return app.db.transaction().execute(async (trx) => {
    made += 1;
    await demoCredit(trx, { accountId, amount, key: `credit-${made}`, at: ago(1) });
    await debit(trx, { kind: 'stake', accountId, amount, ref: `stake-${made}`, at: ago(1) });
  });
}

describe('a player’s own games', () => {
  it('are the unfinished, the recent, the favourites, and those that share their traits', async () => {
    const player = await newPlayer();
    const played = await insertGame(app.db, { name: 'Played', features: ['freeSpins', 'respins'] });
    const open = await insertGame(app.db, { name: 'Open', category: 'crash' });
    await insertGame(app.db, { name: 'Alike', features: ['freeSpins', 'respins'] });
    await insertGame(app.db, { name: 'Other', category: 'bingo' });
    await play(player, played, ago(3));
    await play(player, open, ago(1), true);
    await play(player, played, ago(2));
    await favourite(player, open);
    const own = await mine(player);
    expect(own.unfinished).toMatchObject([{ game: { name: 'Open' }, stake: '1.50', iso: 'EUR' }]);
    expect(own.recent.map(({ name }) => name)).toEqual(['Open', 'Played']);
    expect(own.favourites.map(({ name }) => name)).toEqual(['Open']);
    expect(own.recommended).toMatchObject([{ game: { name: 'Alike' }, because: { name: 'Played' } }]);
    expect(own.recommended).toHaveLength(1);
  });

  it('are of one player only, and of no guest', async () => {
    const [one, other] = [await newPlayer(), await newPlayer()];
    await favourite(one, await insertGame(app.db));
    expect((await mine(other)).favourites).toEqual([]);
    const guest = await app.client().call('GET', '/web-api/casino/mine?device=phone&lang=en');
    expect(guest.statusCode).toBe(401);
  });

  it('recommend nothing during a break, and with less than a tenth of a loss limit left', async () => {
    const [resting, spent] = [await newPlayer(), await newPlayer()];
    const known = await insertGame(app.db, { name: 'Known' });
    await insertGame(app.db, { name: 'Alike' });
    for (const player of [resting, spent]) {
      await favourite(player, known);
      expect((await mine(player)).recommended).toHaveLength(1);
    }
    await app.db
      .insertInto('player_blocks')
      .values({ player_id: resting.playerId, paused_until: new Date(now.getTime() + HOUR) })
      .execute();
    expect((await mine(resting)).recommended).toEqual([]);
    await app.db
      .insertInto('limits')
      .values({
        player_id: spent.playerId,
        type: 10,
        value: 1000n,
        iso: 'EUR',
        state: 'ACTIVE',
        starts_at: ago(2),
      })
      .execute();
    await lose(spent, 850n);
    expect((await mine(spent)).recommended).toHaveLength(1);
    await lose(spent, 100n);
    expect((await mine(spent)).recommended).toEqual([]);
  });
});

describe('favourites', () => {
  it('are in the order of adding, each once, and are removed by their id', async () => {
    const player = await newPlayer();
    const [a, b] = [await insertGame(app.db), await insertGame(app.db)];
    await favourite(player, a);
    await favourite(player, b);
    expect((await favourite(player, a)).json()).toEqual({ favourites: [Number(a), Number(b)] });
    expect((await favourite(player, a, false)).json()).toEqual({ favourites: [Number(b)] });
  });

  it('are at most 200, also for two devices at once; and never a game that isn’t listed', async () => {
    const player = await newPlayer();
    const games: bigint[] = [];
    for (let number = 0; number < MOST_FAVOURITE_GAMES + 1; number += 1) games.push(await insertGame(app.db));
    await app.db
      .insertInto('game_favourites')
      .values(games.slice(2).map((id) => ({ player_id: player.playerId, game_id: id, added_at: now })))
      .execute();
    const answers = await Promise.all(games.slice(0, 2).map((id) => favourite(player, id)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const hidden = await insertGame(app.db, { state: 'hidden' });
    expect((await favourite(player, hidden)).statusCode).toBe(404);
  });
});

it('popularity is three times the players of a day and those of a week; new games have their category’s median', async () => {
  const [one, two] = [await newPlayer(), await newPlayer()];
  const daily = await insertGame(app.db, { name: 'Daily' });
  const weekly = await insertGame(app.db, { name: 'Weekly' });
  const old = await insertGame(app.db, { name: 'Old' });
  const fresh = await insertGame(app.db, { name: 'Fresh', addedAt: ago(48) });
  for (const player of [one, one, two]) await play(player, daily, ago(2));
  await play(one, weekly, ago(40));
  await play(one, old, ago(200));
  await play(two, old, ago(1), true);
  await countPopularity(app.db, now);
  const rows = await app.db.selectFrom('games').select(['id', 'popularity']).execute();
  const scoreOf = (id: bigint) => Number((rows.find((row) => row.id === id)?.popularity ?? 0n) / 1_000_000n);
  expect([daily, weekly, old, fresh].map(scoreOf)).toEqual([8, 1, 0, 1]);
});

it('jackpots are shown with their maker and games, the greatest first, and hidden once they are old', async () => {
  await insertGame(app.db, { name: 'Pays', jackpotIds: ['four'] });
  const level = (id: 'mini' | 'grand', amount: string) => ({
    id,
    level: id,
    amount,
    currency: 'EUR',
    at: 1_000,
  });
  const jackpot = { id: 'four', name: 'Four', levels: [level('mini', '50.12'), level('grand', '100000.00')] };
  await storeJackpots(app.db, 'sandbox', [jackpot], ago(0));
  const shown = async () =>
    (await app.client().call('GET', '/web-api/casino/jackpots')).json<AnswerOf<Calls['casinoJackpots']>>();
  const { jackpots } = await shown();
  expect(jackpots).toMatchObject([
    { id: 'sandbox.four', games: 1, levels: [{ amount: '100000.00' }, { amount: '50.12' }] },
  ]);
  const game = await app.client().call('GET', '/web-api/casino/games?device=phone&lang=en');
  expect(game.json().games[0].jackpot).toEqual({ id: 'sandbox.four', amount: '100000.00', iso: 'EUR' });
  await storeJackpots(app.db, 'sandbox', [jackpot], new Date(now.getTime() - 31_000));
  expect((await shown()).jackpots).toEqual([]);
});
