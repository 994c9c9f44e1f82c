import { describe, expect, test } from 'vitest';
import type { LimitRow, Movements } from '../limits.store.ts';
import { LIMIT_TYPE, type LimitType } from './limitTypes.ts';
import { brokenLimit, nextRoom, remainderOf } from './moneyLimits.ts';

const DAY = 86_400;

const limit = (type: LimitType, value: bigint, iso = 'EUR'): LimitRow => ({
  type,
  value,
  iso,
  ends_at: null,
  returns_at: null,
  return_secret: null,
});
const moved = (changes: Partial<Movements>): Movements => ({
  seconds: DAY,
  iso: 'EUR',
  staked: 0n,
  wagered: changes.staked ?? 0n,
  paid: 0n,
  deposited: 0n,
  ...changes,
});
const asked = (amount: bigint, { iso = 'EUR', isCounted = false } = {}) => ({ iso, amount, isCounted });

describe('the remainder of money limits', () => {
  test('may be used to the last minor unit, and not beyond', () => {
    const limits = [limit(LIMIT_TYPE.wagering24h, 1000n)];
    const movements = [moved({ staked: 600n })];
    expect(brokenLimit(limits, movements, asked(400n))).toBeUndefined();
    expect(brokenLimit(limits, movements, asked(401n))).toEqual({ kind: 'wagering', remainder: 400n });
  });

  test('is the lowest of all periods', () => {
    const limits = [
      limit(LIMIT_TYPE.wagering24h, 1000n),
      limit(LIMIT_TYPE.wagering7d, 2000n),
      limit(LIMIT_TYPE.wagering30d, 9000n),
    ];
    const movements = [
      moved({ staked: 100n }),
      moved({ seconds: 7 * DAY, staked: 1900n }),
      moved({ seconds: 30 * DAY, staked: 4000n }),
    ];
    expect(brokenLimit(limits, movements, asked(101n))).toEqual({ kind: 'wagering', remainder: 100n });
  });

  test('is reported with the kind of the limit that leaves less', () => {
    const limits = [limit(LIMIT_TYPE.wagering24h, 1000n), limit(LIMIT_TYPE.loss7d, 700n)];
    const movements = [
      moved({ staked: 900n, paid: 500n }),
      moved({ seconds: 7 * DAY, staked: 900n, paid: 250n }),
    ];
    expect(brokenLimit(limits, movements, asked(200n))).toEqual({ kind: 'loss', remainder: 50n });
  });

  test('of a loss limit grows by payouts up to the whole limit, and not beyond', () => {
    const limits = [limit(LIMIT_TYPE.loss24h, 500n)];
    const lost = [moved({ staked: 800n, paid: 350n })];
    expect(brokenLimit(limits, lost, asked(51n))).toEqual({ kind: 'loss', remainder: 50n });
    const won = [moved({ staked: 800n, paid: 90_000n })];
    expect(brokenLimit(limits, won, asked(501n))).toEqual({ kind: 'loss', remainder: 500n });
  });

  test('of a deposit limit shrinks by deposits alone', () => {
    const limits = [limit(LIMIT_TYPE.deposit24h, 1000n)];
    const movements = [moved({ deposited: 900n, staked: 5000n, paid: 7000n })];
    expect(brokenLimit(limits, movements, asked(101n))).toEqual({ kind: 'deposit', remainder: 100n });
  });

  test('is zero if a limit was lowered below what was spent', () => {
    const broken = brokenLimit([limit(LIMIT_TYPE.wagering24h, 50n)], [moved({ staked: 900n })], asked(1n));
    expect(broken).toEqual({ kind: 'wagering', remainder: 0n });
  });

  test('counts a held stake once', () => {
    const limits = [limit(LIMIT_TYPE.wagering24h, 1000n)];
    const movements = [moved({ staked: 1000n })];
    expect(brokenLimit(limits, movements, asked(400n, { isCounted: true }))).toBeUndefined();
    const over = [moved({ staked: 1001n })];
    expect(brokenLimit(limits, over, asked(400n, { isCounted: true }))).toEqual({
      kind: 'wagering',
      remainder: 399n,
    });
  });

  test('counts all currencies at the rate of the day, and is rounded down in the requested one', () => {
    const limits = [limit(LIMIT_TYPE.wagering24h, 10_000n)];
    // 1.08 USD and 162 JPY equal 1 EUR: 5400 cents are 50.00 EUR, 3240 yen are 20.00 EUR.
    const movements = [moved({ iso: 'USD', staked: 5400n }), moved({ iso: 'JPY', staked: 3240n })];
    expect(brokenLimit(limits, movements, asked(3000n))).toBeUndefined();
    expect(brokenLimit(limits, movements, asked(3001n))).toMatchObject({ remainder: 3000n });
    expect(brokenLimit(limits, movements, asked(4860n, { iso: 'JPY' }))).toBeUndefined();
    expect(brokenLimit(limits, movements, asked(4861n, { iso: 'JPY' }))).toMatchObject({ remainder: 4860n });
    const third = [moved({ iso: 'GBP', staked: 1n })];
    expect(brokenLimit(limits, third, asked(10_000n))).toMatchObject({ remainder: 9998n });
  });

  test('ignores limits that are not about money', () => {
    const session: LimitRow = { ...limit(LIMIT_TYPE.session, 1n), iso: null };
    expect(brokenLimit([session], [moved({ staked: 900n })], asked(10_000n))).toBeUndefined();
  });

  test('is shown in the limit’s own currency, whatever moved in others', () => {
    const movements = [moved({ iso: 'USD', staked: 5400n }), moved({ staked: 900n })];
    expect(remainderOf(limit(LIMIT_TYPE.wagering24h, 10_000n), movements)).toBe(4100n);
    expect(remainderOf(limit(LIMIT_TYPE.wagering24h, 100n), movements)).toBe(0n);
    expect(remainderOf({ type: LIMIT_TYPE.session, value: 3n, iso: null }, movements)).toBeUndefined();
  });
});

describe('the next room of a deposit limit', () => {
  const now = new Date('2026-11-30T12:00:00Z');
  const ago = (hours: number): Date => new Date(now.getTime() - hours * 3_600_000);
  const deposit = (amount: bigint, hours: number) => ({ iso: 'EUR', amount, at: ago(hours) });
  const at = (hours: number): Date => new Date(ago(hours).getTime() + DAY * 1000);
  const day = limit(LIMIT_TYPE.deposit24h, 200n);

  test('is the oldest deposit that leaves the window', () => {
    const movements = [moved({ deposited: 150n })];
    const deposits = [deposit(999n, 30), deposit(60n, 20), deposit(90n, 2)];
    expect(nextRoom(day, movements, deposits, now)).toEqual({ at: at(20), amount: 60n });
  });

  test('waits for as many deposits as a lowered limit is exceeded by', () => {
    const movements = [moved({ deposited: 350n })];
    const deposits = [deposit(100n, 20), deposit(100n, 10), deposit(150n, 2)];
    expect(nextRoom(day, movements, deposits, now)).toEqual({ at: at(10), amount: 50n });
  });

  test('is none while only open deposits use it, for a limit of zero, and for other limits', () => {
    expect(nextRoom(day, [moved({ deposited: 200n })], [], now)).toBeUndefined();
    const zero = limit(LIMIT_TYPE.deposit24h, 0n);
    expect(nextRoom(zero, [moved({ deposited: 50n })], [deposit(50n, 2)], now)).toBeUndefined();
    expect(
      nextRoom(limit(LIMIT_TYPE.loss24h, 50n), [moved({ staked: 50n })], [deposit(50n, 2)], now),
    ).toBeUndefined();
  });
});
