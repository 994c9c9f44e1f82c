import { describe, expect, test } from 'vitest';
import { after, limitsBench, DAY, HOUR, SECOND, start } from '../../../testing/limitsBench.ts';
import { lockAccount } from '../../../ledger/wallet/ledger.ts';
import { LIMIT_TYPE } from '../rules/limitTypes.ts';
import { limitRefusal } from './limits.service.ts';

const bench = limitsBench();

describe('a block', () => {
  test.each([
    ['timeout', LIMIT_TYPE.timeout, 'TIMEOUT_ACTIVE'],
    ['self-exclusion', LIMIT_TYPE.selfExclusion, 'SELF_EXCLUDED'],
  ] as const)('by %s refuses bets and payments until it ends', async (_name, type, code) => {
    const { playerId, accountId } = await bench.rich();
    await bench.setLimit(playerId, type, 7n, { starts: start, ends: after(7 * DAY) });
    expect(await bench.refusalOf(accountId, 1n, start)).toMatchObject({ code, legs: [] });
    expect(await bench.depositRefusalOf(accountId, 1n, after(7 * DAY - 1))).toMatchObject({ code });
    expect(await bench.refusalOf(accountId, 1n, after(7 * DAY))).toBeUndefined();
  });

  test('by ban or missing verification refuses bets and payments', async () => {
    const { playerId, accountId } = await bench.rich();
    await bench.db
      .insertInto('player_blocks')
      .values({ player_id: playerId, is_verification_required: true })
      .execute();
    expect(await bench.refusalOf(accountId, 1n, start)).toMatchObject({ code: 'VERIFICATION_REQUIRED' });
    await bench.db
      .updateTable('player_blocks')
      .set({ ban_level: 45 })
      .where('player_id', '=', playerId)
      .execute();
    expect(await bench.refusalOf(accountId, 1n, start)).toMatchObject({ code: 'BETTING_CLOSED' });
    expect(await bench.depositRefusalOf(accountId, 1n, start)).toMatchObject({ code: 'BETTING_CLOSED' });
  });

  test('by sport names every leg of that sport, separately for pre-match and live', async () => {
    const { playerId, accountId } = await bench.rich();
    await bench.db
      .insertInto('player_blocks')
      .values({
        player_id: playerId,
        disallowed_line_sports: [4],
        hidden_line_sports: [1, 4],
        disallowed_live_sports: [2],
      })
      .execute();
    const leg = (selectionId: string, sportId: number, isLive: boolean) => ({ selectionId, sportId, isLive });
    const legs = [leg('a', 1, false), leg('b', 1, true), leg('c', 2, true), leg('d', 2, false)];
    expect(await bench.refusalOf(accountId, 1n, start, { legs })).toMatchObject({
      code: 'SPORT_DISALLOWED',
      legs: [
        { selectionId: 'a', code: 'SPORT_DISALLOWED' },
        { selectionId: 'c', code: 'SPORT_DISALLOWED' },
      ],
    });
    expect(await bench.refusalOf(accountId, 1n, start, { legs: [leg('b', 1, true)] })).toBeUndefined();
  });

  test('takes precedence over every money limit', async () => {
    const { playerId, accountId } = await bench.rich();
    await bench.setLimit(playerId, LIMIT_TYPE.wagering24h, 1n);
    await bench.setLimit(playerId, LIMIT_TYPE.timeout, 1n, { ends: after(DAY) });
    expect(await bench.refusalOf(accountId, 500n, start)).toMatchObject({ code: 'TIMEOUT_ACTIVE' });
  });
});

describe('a session limit', () => {
  const session = (playerId: bigint, started: Date, ended: Date | null) =>
    bench.db
      .insertInto('sessions')
      .values({
        player_id: playerId,
        secret_hash: bench.newRef(),
        is_saved: false,
        started_at: started,
        previous_sign_in_at: null,
        last_active_at: started,
        idle_ends_at: after(30 * DAY),
        ended_at: ended,
        end_reason: ended && 'sign-out',
      })
      .execute();

  test('adds up the day’s sessions, simultaneous time on two devices once, and restarts with the account’s day', async () => {
    const { playerId, accountId } = await bench.rich();
    await bench.setLimit(playerId, LIMIT_TYPE.session, 3n);
    await session(playerId, after(-5 * HOUR), after(-4 * HOUR));
    await session(playerId, after(-4.5 * HOUR), after(-3.5 * HOUR));
    await session(playerId, start, null);
    expect(await bench.refusalOf(accountId, 1n, after(1.5 * HOUR - SECOND))).toBeUndefined();
    expect(await bench.refusalOf(accountId, 1n, after(1.5 * HOUR))).toMatchObject({ code: 'SESSION_LIMIT' });
    expect(await bench.depositRefusalOf(accountId, 1n, after(1.5 * HOUR))).toBeUndefined();
    // Midnight of the account is 21:00 UTC.
    expect(await bench.refusalOf(accountId, 1n, after(9 * HOUR))).toBeUndefined();
  });
});

test('a player without limits and blocks causes no extra queries', async () => {
  const { accountId } = await bench.rich();
  const account = await bench.db.transaction().execute((trx) => lockAccount(trx, accountId));
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
