import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { LIMIT_TYPE, type LimitType } from '../../protection/limits/rules/limitTypes.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { createTestPlayer } from '../../testing/players.ts';
import { endFreeRounds } from './freeRoundsEnding.ts';

const log = { error: () => undefined, warn: () => undefined, info: () => undefined };
const start = new Date('2026-03-10T12:00:00Z');
const after = (minutes: number) => new Date(start.getTime() + minutes * 60_000);
const DAY = 24 * 60;

let database: TestDatabase;
let asked: string[];
let isSilent: boolean;
let made = 0;

beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(() => {
  asked = [];
  isSilent = false;
});
afterAll(() => database.close());

const run = (at: Date) =>
  endFreeRounds({
    db: database.db,
    log,
    now: () => at,
    makers: {
      of: () => ({
        cancelFreeRounds(id) {
          asked.push(id);
          return isSilent ? Promise.reject(new Error('No answer.')) : Promise.resolve();
        },
      }),
    },
  });

/** Gives a new player free rounds that last for two days. */
async function given(
  played: number,
  startsAt = start,
): Promise<{ readonly id: string; readonly playerId: bigint }> {
  made += 1;
  const { playerId } = await createTestPlayer(database.db);
  const id = `fr_${made}`;
  await database.db
    .insertInto('free_rounds')
    .values({
      id,
      maker_id: 'sandbox',
      player_id: playerId,
      game_ids: [1n],
      rounds: 10,
      played,
      stake: 20n,
      iso: 'EUR',
      starts_at: startsAt,
      ends_at: after(2 * DAY),
      goes_to: 'main',
      most_won: null,
      created_at: start,
    })
    .execute();
  return { id, playerId };
}

const limit = (playerId: bigint, type: LimitType, days: bigint, endsAt: Date) =>
  database.db
    .insertInto('limits')
    .values({ player_id: playerId, type, value: days, state: 'ACTIVE', starts_at: start, ends_at: endsAt })
    .execute();

const cancelledAt = async (id: string) =>
  (
    await database.db
      .selectFrom('free_rounds')
      .select('cancelled_at')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).cancelled_at;

test('an exclusion and a timeout cancel the rest, also at the maker; others keep their rounds', async () => {
  const excluded = await given(3);
  const paused = await given(0);
  const free = await given(0);
  const spent = await given(10);
  await limit(excluded.playerId, LIMIT_TYPE.selfExclusion, 7n, after(7 * DAY));
  await limit(paused.playerId, LIMIT_TYPE.timeout, 1n, after(DAY));
  await limit(spent.playerId, LIMIT_TYPE.timeout, 1n, after(DAY));
  await run(after(1));
  expect(await cancelledAt(excluded.id)).toEqual(after(1));
  expect(await cancelledAt(paused.id)).toEqual(after(1));
  expect(await cancelledAt(free.id)).toBeNull();
  expect(await cancelledAt(spent.id)).toBeNull();
  expect(asked.toSorted()).toEqual([excluded.id, paused.id]);
  await run(after(10));
  expect(asked).toHaveLength(2);
});

test('a timeout that is over cancels nothing', async () => {
  const { id, playerId } = await given(0);
  await limit(playerId, LIMIT_TYPE.timeout, 1n, after(5));
  await run(after(6));
  expect(await cancelledAt(id)).toBeNull();
  expect(asked).toEqual([]);
});

/** Returns how many times the maker was asked about free rounds. */
const askedAbout = (id: string) => asked.filter((one) => one === id).length;

test('a maker that doesn’t answer is asked again until the rounds lapse', async () => {
  const { id, playerId } = await given(0);
  await limit(playerId, LIMIT_TYPE.timeout, 7n, after(7 * DAY));
  isSilent = true;
  await run(after(1));
  expect(askedAbout(id)).toBe(1);
  await run(after(5));
  expect(askedAbout(id)).toBe(1);
  await run(after(6));
  expect(askedAbout(id)).toBe(2);
  isSilent = false;
  await run(after(11));
  await run(after(30));
  expect(askedAbout(id)).toBe(3);
});

test('a maker isn’t asked about cancelled rounds that have lapsed', async () => {
  const { id, playerId } = await given(0);
  await limit(playerId, LIMIT_TYPE.timeout, 7n, after(7 * DAY));
  isSilent = true;
  await run(after(1));
  isSilent = false;
  asked = [];
  await run(after(2 * DAY));
  expect(asked).not.toContain(id);
});

test('a maker isn’t asked about cancelled rounds that hadn’t begun, as it has created none', async () => {
  const { id, playerId } = await given(0, after(DAY));
  await limit(playerId, LIMIT_TYPE.timeout, 7n, after(7 * DAY));
  await run(after(1));
  expect(await cancelledAt(id)).toEqual(after(1));
  await run(after(DAY + 60));
  expect(asked).not.toContain(id);
});
