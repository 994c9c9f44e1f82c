import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { MakerReportLine } from '../makers/adapter.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { compareDays } from './makerDays.ts';
import type { OperationKind } from './roundTypes.ts';

const log = { error: () => undefined, warn: () => undefined, info: () => undefined };
const DAY = '2026-03-10';

let database: TestDatabase;
let report: (day: string) => Promise<readonly MakerReportLine[]>;
let asked: string[];
let made = 0;

beforeEach(async () => {
  database = await createTestDatabase();
  asked = [];
});
afterEach(() => database.close());

const compareAt = (time: string) =>
  compareDays({
    db: database.db,
    log,
    now: () => new Date(time),
    makers: {
      all: [{ id: 'sandbox', report: (day) => (asked.push(day), report(day)) }],
    },
  });

/** Stores an operation of the maker that was applied. */
async function operation(
  kind: OperationKind,
  amount: bigint,
  at: string,
  won = 0n,
  iso = 'EUR',
): Promise<void> {
  made += 1;
  await database.db
    .insertInto('game_operations')
    .values({
      maker_id: 'sandbox',
      tx_id: `t-${made}`,
      call: kind,
      kind,
      request_hash: null,
      session_id: null,
      round_id: null,
      target_tx_id: null,
      free_rounds_id: null,
      iso,
      amount,
      won,
      status: 'OK',
      is_applied: true,
      answer: '{}',
      at: new Date(at),
    })
    .execute();
}

const reports =
  (...lines: readonly MakerReportLine[]) =>
  (day: string) =>
    Promise.resolve(day === DAY ? lines : []);
const line = (bets: string, wins: string, rollbacks: string, currency = 'EUR'): MakerReportLine => ({
  currency,
  bets,
  wins,
  rollbacks,
  count: 4,
});

const days = () =>
  database.db.selectFrom('maker_days').select(['iso', 'is_equal', 'theirs']).orderBy('iso').execute();
const notices = () =>
  database.db
    .selectFrom('game_notices')
    .select(['kind', 'tx_id', 'amount', 'detail'])
    .orderBy('id')
    .execute();

/** Operations of the day: bets of 7.00 EUR, wins of 4.50 EUR, rollbacks of 2.00 EUR. */
async function playDay(): Promise<void> {
  await operation('bet', 200n, `${DAY}T00:00:00Z`);
  await operation('rollback', 200n, `${DAY}T00:00:05Z`);
  await operation('betWin', 500n, `${DAY}T12:00:00Z`, 300n);
  await operation('win', 150n, `${DAY}T23:59:59Z`);
  await operation('void', 900n, `${DAY}T13:00:00Z`);
  await operation('bet', 1000n, '2026-03-09T23:59:59Z');
  await operation('bet', 1000n, '2026-03-11T00:00:00Z');
}

test('a day is compared from an hour after midnight, once', async () => {
  await playDay();
  report = reports(line('7.00', '4.50', '2.00'));
  await compareAt('2026-03-11T00:59:59Z');
  expect(asked).not.toContain(DAY);
  await compareAt('2026-03-11T01:00:00Z');
  expect(asked).toContain(DAY);
  expect(await days()).toContainEqual(expect.objectContaining({ iso: 'EUR', is_equal: true }));
  asked = [];
  await compareAt('2026-03-11T20:00:00Z');
  expect(asked).toEqual([]);
});

test('a difference is one notice for each maker, day and currency, with both sides’ sums', async () => {
  await playDay();
  await operation('bet', 300n, `${DAY}T14:00:00Z`, 0n, 'GBP');
  report = reports(line('7.00', '4.00', '2.00'), line('1.00', '0.00', '0.00', 'USD'));
  await compareAt('2026-03-11T01:00:00Z');
  await compareAt('2026-03-12T01:00:00Z');
  const found = (await notices()).filter(({ tx_id }) => tx_id?.startsWith(`day:${DAY}`));
  expect(found.map(({ tx_id }) => tx_id)).toEqual([`day:${DAY}:EUR`, `day:${DAY}:GBP`, `day:${DAY}:USD`]);
  expect(found[0]).toMatchObject({ kind: 'dayDiffers', amount: 50n });
  expect(found[0]?.detail).toContain('wins 4.50');
  expect(found[0]?.detail).toContain('wins 4.00');
});

test('a silent maker is asked again, and a report that is a day late is a notice until it comes', async () => {
  await playDay();
  report = () => Promise.reject(new Error('No answer.'));
  await compareAt('2026-03-11T01:00:00Z');
  asked = [];
  await compareAt('2026-03-11T01:05:00Z');
  expect(asked).toEqual([]);
  await compareAt('2026-03-11T01:10:00Z');
  expect(asked).toContain(DAY);
  const mine = async () => (await notices()).filter(({ tx_id }) => tx_id === `day:${DAY}:EUR`);
  expect(await mine()).toEqual([]);
  await compareAt('2026-03-12T01:00:00Z');
  await compareAt('2026-03-12T02:00:00Z');
  expect(await mine()).toHaveLength(1);
  report = reports(line('7.00', '4.50', '2.00'));
  await compareAt('2026-03-12T03:00:00Z');
  expect((await days())[0]).toMatchObject({ iso: 'EUR', is_equal: false });
  const compared = await database.db
    .selectFrom('maker_days')
    .select('is_equal')
    .where(sql`day::text`, '=', DAY)
    .execute();
  expect(compared).toEqual([{ is_equal: true }]);
});
