import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createActionsWorld, legOn, type ActionsWorld } from '../../testing/betActionsWorld.ts';
import { testMarket, testMatch } from '../../testing/book.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { createTestPlayer } from '../../testing/players.ts';
import { cashOut } from '../betActions/cashOut/cashOut.service.ts';
import { clearHistory } from './clearing.service.ts';
import { clearedAt } from './clearing.store.ts';
import { betsOf, type HistoryFilter } from './history.store.ts';

let database: TestDatabase;
let world: ActionsWorld;
let ids: Readonly<Record<'won' | 'lost' | 'returned' | 'open' | 'sold' | 'pending', string>>;

beforeAll(async () => {
  database = await createTestDatabase();
  world = await createActionsWorld(database.db, { money: 100_000n });
  // A match of another sport: sport 3.
  world.book.sink.match(testMatch(7, { sportId: 3 }));
  world.book.sink.markets([testMarket(7, { home: '1.9', away: '1.9' }, { type: 'winner' })]);
  const basketball = { gameId: 7, marketId: '7.winner', selectionId: '7.winner:home', coef: '1.9' };
  const won = await world.place();
  world.wait(3600);
  const lost = await world.place({ typeId: 1, bets: [legOn(1, 'away'), basketball] });
  world.wait(3600);
  const returned = await world.place({ bets: [legOn(2)] });
  const open = await world.place({ bets: [basketball] });
  const sold = await world.place({ bets: [legOn(3)] });
  await world.place({ amount: '0.01' });
  await cashOut(world.deps, {
    playerId: world.player.playerId,
    key: world.key(),
    couponId: sold.id,
    body: { percent: 100, amount: '9.50' },
  });
  await world.settle(1, 'home');
  world.book.sink.cancel(2);
  await world.coupons.settleMarket('2.match-result');
  world.kickOff(3);
  const pending = await world.place({ bets: [legOn(3)] });
  ids = {
    won: won.id,
    lost: lost.id,
    returned: returned.id,
    open: open.id,
    sold: sold.id,
    pending: pending.id,
  };
});
afterAll(() => database.close());

type Name = keyof typeof ids;

async function names(filter: HistoryFilter, before?: bigint, limit = 100): Promise<readonly string[]> {
  const found = await betsOf(database.db, world.player.playerId, filter, { before, limit });
  const byId = new Map(Object.entries(ids).map(([name, id]) => [id, name]));
  return found.map(({ coupon }) => byId.get(String(coupon.id)) ?? 'another');
}

describe('a cleared list', () => {
  const clear = (isCleared: boolean, accountId = String(world.player.accountId)) =>
    clearHistory(world.deps, { playerId: world.player.playerId, accountId, isCleared });

  test('hides settled bets until it is restored, and deletes none', async () => {
    const all = await names({});
    expect(await clear(true)).toEqual(world.deps.now());
    expect((await names({ isCleared: true })).toSorted()).toEqual(['open', 'pending']);
    expect(await names({})).toEqual(all);
    expect(await clear(false)).toBeNull();
    expect(await names({ isCleared: true })).toEqual(all);
  });

  test('can only be changed for the player’s own accounts', async () => {
    const other = await createTestPlayer(database.db);
    await expect(clear(true, String(other.accountId))).rejects.toMatchObject({ status: 404 });
    expect(await clearedAt(database.db, other.playerId)).toBeNull();
  });
});

describe('the bet history', () => {
  test('lists all bets, newest first, without refused placements', async () => {
    expect(await names({})).toEqual(['pending', 'sold', 'open', 'returned', 'lost', 'won']);
  });

  test.each<[HistoryFilter['state'], Name[]]>([
    ['open', ['pending', 'open']],
    ['settled', ['sold', 'returned', 'lost', 'won']],
    ['won', ['won']],
    ['lost', ['lost']],
    ['returned', ['returned']],
    ['sold', ['sold']],
  ])('filters by the state %s', async (state, expected) => {
    expect(await names({ state })).toEqual(expected);
  });

  test('filters by type, by account and by sport of any leg', async () => {
    expect(await names({ typeId: 1 })).toEqual(['lost']);
    expect(await names({ sportId: 3 })).toEqual(['open', 'lost']);
    expect(await names({ sportId: 3, state: 'open' })).toEqual(['open']);
    expect(await names({ accountId: world.player.accountId })).toHaveLength(6);
    expect(await names({ accountId: world.player.accountId + 1_000_000n })).toEqual([]);
  });

  test('filters by the time of acceptance, its first instant included and its last excluded', async () => {
    const start = Date.UTC(2026, 0, 10, 12);
    const at = (hours: number) => new Date(start + hours * 3_600_000);
    expect(await names({ until: at(1) })).toEqual(['won']);
    expect(await names({ from: at(1), until: at(2) })).toEqual(['lost']);
    expect(await names({ from: at(2) })).toEqual(['pending', 'sold', 'open', 'returned']);
  });

  test('pages without repeating or omitting a bet', async () => {
    const seen: string[] = [];
    let before: bigint | undefined;
    for (;;) {
      const page = await names({}, before, 4);
      seen.push(...page);
      if (page.length < 4) break;
      before = BigInt(ids[page.at(-1) as Name]);
    }
    expect(seen).toEqual(['pending', 'sold', 'open', 'returned', 'lost', 'won']);
  });

  test('scans no whole table for a player with many bets', async () => {
    const other = await createTestPlayer(database.db);
    await sql`
      insert into coupons overriding system value
      select (jsonb_populate_record(c, jsonb_build_object(
        'player_id', case when n % 5 = 0 then c.player_id else ${other.playerId}::bigint end,
        'id', 1000000 + n, 'key', 'many-' || n, 'accepted_at', now() - n * interval '1 minute'))).*
      from coupons c, generate_series(1, 5000) n where c.id = ${BigInt(ids.open)}`.execute(database.db);
    await sql`analyze coupons`.execute(database.db);
    const { playerId } = world.player;
    const month = sql`coalesce(accepted_at, placed_at) >= now() - interval '2 hours'`;
    for (const where of [
      sql`true`,
      month,
      sql`state in ('pending', 'review', 'accepted')`,
      sql`outcome = 'won'`,
    ]) {
      const { rows } = await sql<{ 'QUERY PLAN': string }>`
        explain select * from coupons where player_id = ${playerId} and ${where} order by id desc limit 31`.execute(
        database.db,
      );
      expect(JSON.stringify(rows)).not.toContain('Seq Scan');
    }
  });
});
