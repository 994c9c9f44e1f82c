import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Db } from '../db/database.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { createTestPlayer } from '../testing/players.ts';
import { capture, hold, release } from '../wallet/holds.ts';
import { lockAccount } from '../wallet/ledger.ts';
import { credit, demoCredit } from '../wallet/payments.ts';
import { openAccount } from '../wallet/wallet.store.ts';
import { depositRefusal, limitRefusal, type SportLeg } from './limits.service.ts';
import { LIMIT_TYPE, type LimitType } from './limitTypes.ts';

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const DAY = 24 * HOUR;
const start = new Date('2026-03-10T12:00:00Z');
const after = (ms: number): Date => new Date(start.getTime() + ms);

let database: TestDatabase;
let db: Db;
beforeAll(async () => {
  database = await createTestDatabase();
  db = database.db;
});
afterAll(() => database.close());

let made = 0;
const newRef = (): string => `limits-${(made += 1)}`;
const rich = (iso = 'EUR') => createTestPlayer(db, { iso, money: 1_000_000n });

async function setLimit(
  playerId: bigint,
  type: LimitType,
  value: bigint,
  { state = 'ACTIVE' as const, starts = after(-90 * DAY), ends }: SetLimit = {},
): Promise<void> {
  await db
    .insertInto('limits')
    .values({
      player_id: playerId,
      type,
      value,
      iso: type < 30 ? 'EUR' : null,
      state,
      starts_at: starts,
      ends_at: ends ?? null,
    })
    .execute();
}
interface SetLimit {
  readonly state?: 'ACTIVE' | 'PENDING' | 'INACTIVE';
  readonly starts?: Date;
  readonly ends?: Date;
}

const refusalOf = (
  accountId: bigint,
  amount: bigint,
  now: Date,
  { legs = [] as readonly SportLeg[], isHeld = false } = {},
) =>
  db.transaction().execute(async (trx) => {
    const account = await lockAccount(trx, accountId);
    if (!account) throw new Error('The account is gone.');
    return limitRefusal(trx, { account, amount, isHeld, legs, now });
  });

const depositRefusalOf = (accountId: bigint, amount: bigint, now: Date) =>
  db.transaction().execute(async (trx) => {
    const account = await lockAccount(trx, accountId);
    if (!account) throw new Error('The account is gone.');
    return depositRefusal(trx, { account, amount, now });
  });

async function stake(accountId: bigint, amount: bigint, at: Date): Promise<string> {
  const ref = newRef();
  await db.transaction().execute(async (trx) => {
    await hold(trx, { accountId, amount, ref, at });
    await capture(trx, ref, at);
  });
  return ref;
}
const pay = (accountId: bigint, amount: bigint, ref: string, at: Date, kind: 'payout' | 'stake-returned') =>
  db.transaction().execute((trx) => credit(trx, { accountId, amount, kind, ref, at }));
const deposit = (accountId: bigint, amount: bigint, at: Date) =>
  db.transaction().execute((trx) => demoCredit(trx, { accountId, amount, key: newRef(), at }));

describe('a limit of stakes', () => {
  test.each([
    ['24 hours', LIMIT_TYPE.wagering24h, DAY],
    ['7 days', LIMIT_TYPE.wagering7d, 7 * DAY],
    ['30 days', LIMIT_TYPE.wagering30d, 30 * DAY],
  ] as const)('over %s counts a stake for exactly so long', async (_period, type, window) => {
    const { playerId, accountId } = await rich();
    await setLimit(playerId, type, 10_000n);
    await stake(accountId, 6000n, start);
    for (const ms of [0, window - 1]) {
      expect(await refusalOf(accountId, 4000n, after(ms))).toBeUndefined();
      expect(await refusalOf(accountId, 4001n, after(ms))).toMatchObject({
        code: 'LIMIT_WAGER',
        limit: '40.00',
        legs: [],
      });
    }
    expect(await refusalOf(accountId, 10_000n, after(window))).toBeUndefined();
  });

  test('counts what is held like what was taken, and gives the room of a released hold back', async () => {
    const { playerId, accountId } = await rich();
    await setLimit(playerId, LIMIT_TYPE.wagering24h, 1000n);
    const ref = newRef();
    await db.transaction().execute((trx) => hold(trx, { accountId, amount: 900n, ref, at: start }));
    expect(await refusalOf(accountId, 101n, after(SECOND))).toMatchObject({ limit: '1.00' });
    expect(await refusalOf(accountId, 900n, after(SECOND), { isHeld: true })).toBeUndefined();
    await db.transaction().execute((trx) => release(trx, ref, after(2 * SECOND)));
    expect(await refusalOf(accountId, 1000n, after(3 * SECOND))).toBeUndefined();
  });

  test('gives the room of a returned bet back, but no room that another bet has used', async () => {
    const { playerId, accountId } = await rich();
    await setLimit(playerId, LIMIT_TYPE.wagering24h, 1000n);
    const old = await stake(accountId, 800n, start);
    const young = await stake(accountId, 700n, after(23 * HOUR));
    await pay(accountId, 800n, old, after(25 * HOUR), 'stake-returned');
    expect(await refusalOf(accountId, 301n, after(26 * HOUR))).toMatchObject({ limit: '3.00' });
    await pay(accountId, 700n, young, after(26 * HOUR), 'stake-returned');
    expect(await refusalOf(accountId, 1000n, after(27 * HOUR))).toBeUndefined();
  });

  test('is not moved by winnings', async () => {
    const { playerId, accountId } = await rich();
    await setLimit(playerId, LIMIT_TYPE.wagering24h, 1000n);
    const ref = await stake(accountId, 1000n, start);
    await pay(accountId, 5000n, ref, after(HOUR), 'payout');
    expect(await refusalOf(accountId, 1n, after(2 * HOUR))).toMatchObject({
      code: 'LIMIT_WAGER',
      limit: '0.00',
    });
  });

  test('holds for all accounts of the player together, each in its own currency', async () => {
    const { playerId, accountId } = await rich();
    await setLimit(playerId, LIMIT_TYPE.wagering24h, 10_000n);
    const yen = await db
      .transaction()
      .execute((trx) => openAccount(trx, { playerId, iso: 'JPY', type: 9, isActive: false }));
    await deposit(yen, 100_000n, start);
    await stake(accountId, 5000n, start);
    await stake(yen, 4860n, after(HOUR));
    expect(await refusalOf(accountId, 2000n, after(2 * HOUR))).toBeUndefined();
    expect(await refusalOf(accountId, 2001n, after(2 * HOUR))).toMatchObject({ limit: '20.00' });
    expect(await refusalOf(yen, 3241n, after(2 * HOUR))).toMatchObject({ limit: '3240' });
  });

  test('counts only while it is in force', async () => {
    const { playerId, accountId } = await rich();
    await setLimit(playerId, LIMIT_TYPE.wagering24h, 100n, { state: 'PENDING' });
    await setLimit(playerId, LIMIT_TYPE.wagering7d, 100n, { state: 'INACTIVE' });
    await setLimit(playerId, LIMIT_TYPE.wagering30d, 100n, { starts: after(HOUR) });
    expect(await refusalOf(accountId, 500n, start)).toBeUndefined();
    expect(await refusalOf(accountId, 500n, after(HOUR))).toMatchObject({ code: 'LIMIT_WAGER' });
  });
});

describe('a loss limit', () => {
  test('counts stakes less payouts, each by its own instant', async () => {
    const { playerId, accountId } = await rich();
    await setLimit(playerId, LIMIT_TYPE.loss24h, 1000n);
    const ref = await stake(accountId, 900n, start);
    expect(await refusalOf(accountId, 101n, after(HOUR))).toMatchObject({
      code: 'LIMIT_LOSS',
      limit: '1.00',
    });
    await pay(accountId, 500n, ref, after(2 * HOUR), 'payout');
    expect(await refusalOf(accountId, 600n, after(3 * HOUR))).toBeUndefined();
    expect(await refusalOf(accountId, 601n, after(3 * HOUR))).toMatchObject({ limit: '6.00' });
    // The stake has left the window, the payout hasn't: nothing is lost, and the room is the whole limit.
    expect(await refusalOf(accountId, 1001n, after(25 * HOUR))).toMatchObject({ limit: '10.00' });
  });
});

describe('a deposit limit', () => {
  test('leaves what the window has not used, and more as payments leave it', async () => {
    const { playerId, accountId } = await createTestPlayer(db);
    await setLimit(playerId, LIMIT_TYPE.deposit24h, 10_000n);
    await deposit(accountId, 6000n, after(-20 * HOUR));
    await deposit(accountId, 3000n, after(-1 * HOUR));
    expect(await depositRefusalOf(accountId, 1000n, start)).toBeUndefined();
    const refused = await depositRefusalOf(accountId, 1001n, start);
    expect(refused?.code).toBe('LIMIT_DEPOSIT');
    expect(refused?.message).toContain('10.00 EUR');
    expect(await depositRefusalOf(accountId, 7000n, after(4 * HOUR))).toBeUndefined();
    expect(await depositRefusalOf(accountId, 7001n, after(4 * HOUR))).toBeDefined();
  });

  test('says nothing about stakes, and a limit of stakes nothing about deposits', async () => {
    const { playerId, accountId } = await createTestPlayer(db, { money: 5000n });
    await setLimit(playerId, LIMIT_TYPE.deposit24h, 1n);
    expect(await refusalOf(accountId, 5000n, start)).toBeUndefined();
    const other = await createTestPlayer(db);
    await setLimit(other.playerId, LIMIT_TYPE.wagering24h, 1n);
    expect(await depositRefusalOf(other.accountId, 5000n, start)).toBeUndefined();
  });
});

describe('a block', () => {
  test.each([
    ['timeout', LIMIT_TYPE.timeout, 'TIMEOUT_ACTIVE'],
    ['self-exclusion', LIMIT_TYPE.selfExclusion, 'SELF_EXCLUDED'],
  ] as const)('by %s refuses bets and payments until it ends', async (_name, type, code) => {
    const { playerId, accountId } = await rich();
    await setLimit(playerId, type, 7n, { starts: start, ends: after(7 * DAY) });
    expect(await refusalOf(accountId, 1n, after(-1))).toBeUndefined();
    expect(await refusalOf(accountId, 1n, start)).toMatchObject({ code, legs: [] });
    expect(await depositRefusalOf(accountId, 1n, after(7 * DAY - 1))).toMatchObject({ code });
    expect(await refusalOf(accountId, 1n, after(7 * DAY))).toBeUndefined();
  });

  test('by ban or missing verification refuses bets and payments', async () => {
    const { playerId, accountId } = await rich();
    await db
      .insertInto('player_blocks')
      .values({ player_id: playerId, is_verification_required: true })
      .execute();
    expect(await refusalOf(accountId, 1n, start)).toMatchObject({ code: 'VERIFICATION_REQUIRED' });
    await db.updateTable('player_blocks').set({ ban_level: 45 }).where('player_id', '=', playerId).execute();
    expect(await refusalOf(accountId, 1n, start)).toMatchObject({ code: 'BETTING_CLOSED' });
    expect(await depositRefusalOf(accountId, 1n, start)).toMatchObject({ code: 'BETTING_CLOSED' });
  });

  test('by sport names every leg of it, in play and before apart', async () => {
    const { playerId, accountId } = await rich();
    await db
      .insertInto('player_blocks')
      .values({ player_id: playerId, disallowed_line_sports: [1, 4], disallowed_live_sports: [2] })
      .execute();
    const leg = (selectionId: string, sportId: number, isLive: boolean) => ({ selectionId, sportId, isLive });
    const legs = [leg('a', 1, false), leg('b', 1, true), leg('c', 2, true), leg('d', 2, false)];
    expect(await refusalOf(accountId, 1n, start, { legs })).toMatchObject({
      code: 'SPORT_DISALLOWED',
      legs: [
        { selectionId: 'a', code: 'SPORT_DISALLOWED' },
        { selectionId: 'c', code: 'SPORT_DISALLOWED' },
      ],
    });
    expect(await refusalOf(accountId, 1n, start, { legs: [leg('b', 1, true)] })).toBeUndefined();
  });

  test('comes before every limit of money', async () => {
    const { playerId, accountId } = await rich();
    await setLimit(playerId, LIMIT_TYPE.wagering24h, 1n);
    await setLimit(playerId, LIMIT_TYPE.timeout, 1n, { ends: after(DAY) });
    expect(await refusalOf(accountId, 500n, start)).toMatchObject({ code: 'TIMEOUT_ACTIVE' });
  });
});

describe('a session limit', () => {
  const session = (playerId: bigint, started: Date, ended: Date | null) =>
    db
      .insertInto('sessions')
      .values({
        player_id: playerId,
        secret_hash: newRef(),
        is_saved: false,
        started_at: started,
        previous_sign_in_at: null,
        last_active_at: started,
        idle_ends_at: after(30 * DAY),
        ended_at: ended,
        end_reason: ended && 'sign-out',
      })
      .execute();

  test('adds the day’s sessions up, time on two devices once, and begins anew with the account’s day', async () => {
    const { playerId, accountId } = await rich();
    await setLimit(playerId, LIMIT_TYPE.session, 3n);
    await session(playerId, after(-5 * HOUR), after(-4 * HOUR));
    await session(playerId, after(-4.5 * HOUR), after(-3.5 * HOUR));
    await session(playerId, start, null);
    expect(await refusalOf(accountId, 1n, after(1.5 * HOUR - SECOND))).toBeUndefined();
    expect(await refusalOf(accountId, 1n, after(1.5 * HOUR))).toMatchObject({ code: 'SESSION_LIMIT' });
    expect(await depositRefusalOf(accountId, 1n, after(1.5 * HOUR))).toBeUndefined();
    // Midnight of the account is 21:00 UTC.
    expect(await refusalOf(accountId, 1n, after(9 * HOUR))).toBeUndefined();
  });
});

test('a player without limits and blocks costs the database no question', async () => {
  const { accountId } = await rich();
  const account = await db.transaction().execute((trx) => lockAccount(trx, accountId));
  if (!account) throw new Error('The account is gone.');
  const nobody = new Proxy({} as Parameters<typeof limitRefusal>[0], {
    get: () => {
      throw new Error('The database was asked.');
    },
  });
  expect(
    await limitRefusal(nobody, { account, amount: 1n, isHeld: false, legs: [], now: start }),
  ).toBeUndefined();
});
