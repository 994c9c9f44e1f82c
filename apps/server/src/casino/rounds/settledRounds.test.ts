import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertGame } from '../catalogue/testing.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { createTestPlayer, type TestPlayer } from '../../testing/players.ts';
import { insertSession } from './sessions.store.ts';
import { handOnSettledRounds } from './settledRounds.ts';

const at = new Date('2026-03-10T12:00:00Z');
const log = { error: () => undefined, warn: () => undefined, info: () => undefined };

let database: TestDatabase;
let player: TestPlayer;
let session: { readonly id: string };
let gameId: bigint;
let made = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  player = await createTestPlayer(database.db);
  gameId = await insertGame(database.db);
  const { playerId: player_id, accountId: account_id } = player;
  const of = {
    site_id: 'house',
    maker_id: 'sandbox',
    game_id: gameId,
    player_id,
    account_id,
    sign_in_id: null,
  };
  const seen = { language: 'en', country: null, device: 'phone', return_to: null };
  ({ session } = await insertSession(database.db, { ...of, ...seen, iso: 'EUR', mode: 'real' }, at));
});
afterAll(() => database.close());

/** Queues a closed round and returns its id. */
async function queued(): Promise<bigint> {
  made += 1;
  const { id } = await database.db
    .insertInto('game_rounds')
    .values({
      maker_id: 'sandbox',
      maker_round_id: `r-${made}`,
      game_id: gameId,
      session_id: session.id,
      player_id: player.playerId,
      account_id: player.accountId,
      iso: 'EUR',
      state: 'closed',
      is_free: false,
      is_bonus: false,
      opened_at: at,
      closed_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await database.db.insertInto('settled_rounds').values({ round_id: id }).execute();
  return id;
}

test('each closed round is counted once by every consumer', async () => {
  const ids = [await queued(), await queued()];
  const counted: bigint[] = [];
  const consume = (_: unknown, { id }: { readonly id: bigint }) => Promise.resolve(void counted.push(id));
  expect(await handOnSettledRounds({ db: database.db, log }, [consume, consume])).toBe(2);
  expect(counted).toEqual(ids.flatMap((id) => [id, id]));
  expect(await handOnSettledRounds({ db: database.db, log }, [consume])).toBe(0);
});

test('a round that can’t be counted stays in the queue and stops no other', async () => {
  const faulty = await queued();
  const sound = await queued();
  const counted: bigint[] = [];
  const consume = (_: unknown, { id }: { readonly id: bigint }) => {
    if (id === faulty) return Promise.reject(new Error('The round has no category.'));
    counted.push(id);
    return Promise.resolve();
  };
  expect(await handOnSettledRounds({ db: database.db, log }, [consume])).toBe(1);
  expect(counted.at(-1)).toBe(sound);
  const left = await database.db.selectFrom('settled_rounds').select('round_id').execute();
  expect(left).toEqual([{ round_id: faulty }]);
});
