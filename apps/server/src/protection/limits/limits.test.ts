import { describe, expect, test } from 'vitest';
import { after, limitsBench, DAY, HOUR, SECOND, start } from '../../testing/limitsBench.ts';
import { createTestPlayer } from '../../testing/players.ts';
import { hold, release } from '../../ledger/wallet/holds.ts';
import { openAccount } from '../../ledger/wallet/wallet.store.ts';
import { LIMIT_TYPE } from './rules/limitTypes.ts';

const bench = limitsBench();

describe('a stake limit', () => {
  test.each([
    ['24 hours', LIMIT_TYPE.wagering24h, DAY],
    ['7 days', LIMIT_TYPE.wagering7d, 7 * DAY],
    ['30 days', LIMIT_TYPE.wagering30d, 30 * DAY],
  ] as const)('over %s counts a stake for exactly that long', async (_period, type, window) => {
    const { playerId, accountId } = await bench.rich();
    await bench.setLimit(playerId, type, 10_000n);
    await bench.stake(accountId, 6000n, start);
    for (const ms of [0, window - 1]) {
      expect(await bench.refusalOf(accountId, 4000n, after(ms))).toBeUndefined();
      expect(await bench.refusalOf(accountId, 4001n, after(ms))).toMatchObject({
        code: 'LIMIT_WAGER',
        limit: '40.00',
        legs: [],
      });
    }
    expect(await bench.refusalOf(accountId, 10_000n, after(window))).toBeUndefined();
  });

  test('counts held stakes like taken ones, and a released hold restores the remainder', async () => {
    const { playerId, accountId } = await bench.rich();
    await bench.setLimit(playerId, LIMIT_TYPE.wagering24h, 1000n);
    const ref = bench.newRef();
    await bench.db.transaction().execute((trx) => hold(trx, { accountId, amount: 900n, ref, at: start }));
    expect(await bench.refusalOf(accountId, 101n, after(SECOND))).toMatchObject({ limit: '1.00' });
    expect(await bench.refusalOf(accountId, 900n, after(SECOND), { isHeld: true })).toBeUndefined();
    await bench.db.transaction().execute((trx) => release(trx, ref, after(2 * SECOND)));
    expect(await bench.refusalOf(accountId, 1000n, after(3 * SECOND))).toBeUndefined();
  });

  test('restores the remainder of a returned bet, but none that another bet has used', async () => {
    const { playerId, accountId } = await bench.rich();
    await bench.setLimit(playerId, LIMIT_TYPE.wagering24h, 1000n);
    const old = await bench.stake(accountId, 800n, start);
    const young = await bench.stake(accountId, 700n, after(23 * HOUR));
    await bench.pay(accountId, 800n, old, after(25 * HOUR), 'stake-returned');
    expect(await bench.refusalOf(accountId, 301n, after(26 * HOUR))).toMatchObject({ limit: '3.00' });
    await bench.pay(accountId, 700n, young, after(26 * HOUR), 'stake-returned');
    expect(await bench.refusalOf(accountId, 1000n, after(27 * HOUR))).toBeUndefined();
  });

  test('is unaffected by winnings', async () => {
    const { playerId, accountId } = await bench.rich();
    await bench.setLimit(playerId, LIMIT_TYPE.wagering24h, 1000n);
    const ref = await bench.stake(accountId, 1000n, start);
    await bench.pay(accountId, 5000n, ref, after(HOUR), 'payout');
    expect(await bench.refusalOf(accountId, 1n, after(2 * HOUR))).toMatchObject({
      code: 'LIMIT_WAGER',
      limit: '0.00',
    });
  });

  test('applies to all accounts of the player together, each in its own currency', async () => {
    const { playerId, accountId } = await bench.rich();
    await bench.setLimit(playerId, LIMIT_TYPE.wagering24h, 10_000n);
    const yen = await bench.db
      .transaction()
      .execute((trx) => openAccount(trx, { playerId, iso: 'JPY', type: 9, isActive: false }));
    await bench.deposit(yen, 100_000n, start);
    await bench.stake(accountId, 5000n, start);
    await bench.stake(yen, 4860n, after(HOUR));
    expect(await bench.refusalOf(accountId, 2000n, after(2 * HOUR))).toBeUndefined();
    expect(await bench.refusalOf(accountId, 2001n, after(2 * HOUR))).toMatchObject({ limit: '20.00' });
    expect(await bench.refusalOf(yen, 3241n, after(2 * HOUR))).toMatchObject({ limit: '3240' });
  });

  test('counts only while it is in force', async () => {
    const { playerId, accountId } = await bench.rich();
    await bench.setLimit(playerId, LIMIT_TYPE.wagering24h, 100n, { state: 'PENDING' });
    await bench.setLimit(playerId, LIMIT_TYPE.wagering7d, 100n, { state: 'INACTIVE' });
    expect(await bench.refusalOf(accountId, 500n, start)).toBeUndefined();
    // Written by a process whose clock is ahead: it is in force at once.
    await bench.setLimit(playerId, LIMIT_TYPE.wagering30d, 100n, { starts: after(HOUR) });
    expect(await bench.refusalOf(accountId, 500n, start)).toMatchObject({ code: 'LIMIT_WAGER' });
  });
});

describe('a loss limit', () => {
  test('counts stakes less payouts, each by its own instant', async () => {
    const { playerId, accountId } = await bench.rich();
    await bench.setLimit(playerId, LIMIT_TYPE.loss24h, 1000n);
    const ref = await bench.stake(accountId, 900n, start);
    expect(await bench.refusalOf(accountId, 101n, after(HOUR))).toMatchObject({
      code: 'LIMIT_LOSS',
      limit: '1.00',
    });
    await bench.pay(accountId, 500n, ref, after(2 * HOUR), 'payout');
    expect(await bench.refusalOf(accountId, 600n, after(3 * HOUR))).toBeUndefined();
    expect(await bench.refusalOf(accountId, 601n, after(3 * HOUR))).toMatchObject({ limit: '6.00' });
    // The stake has left the window, the payout hasn't: nothing is lost, and the remainder is the whole limit.
    expect(await bench.refusalOf(accountId, 1001n, after(25 * HOUR))).toMatchObject({ limit: '10.00' });
  });
});

describe('a deposit limit', () => {
  test('leaves what the window has not used, and more as payments leave it', async () => {
    const { playerId, accountId } = await createTestPlayer(bench.db);
    await bench.setLimit(playerId, LIMIT_TYPE.deposit24h, 10_000n);
    await bench.deposit(accountId, 6000n, after(-20 * HOUR));
    await bench.deposit(accountId, 3000n, after(-1 * HOUR));
    expect(await bench.depositRefusalOf(accountId, 1000n, start)).toBeUndefined();
    const refused = await bench.depositRefusalOf(accountId, 1001n, start);
    expect(refused?.code).toBe('LIMIT_DEPOSIT');
    expect(refused?.message).toContain('10.00 EUR');
    expect(await bench.depositRefusalOf(accountId, 7000n, after(4 * HOUR))).toBeUndefined();
    expect(await bench.depositRefusalOf(accountId, 7001n, after(4 * HOUR))).toBeDefined();
  });

  test('does not affect stakes, nor a stake limit deposits', async () => {
    const { playerId, accountId } = await createTestPlayer(bench.db, { money: 5000n });
    await bench.setLimit(playerId, LIMIT_TYPE.deposit24h, 1n);
    expect(await bench.refusalOf(accountId, 5000n, start)).toBeUndefined();
    const other = await createTestPlayer(bench.db);
    await bench.setLimit(other.playerId, LIMIT_TYPE.wagering24h, 1n);
    expect(await bench.depositRefusalOf(other.accountId, 5000n, start)).toBeUndefined();
  });
});
