import type { CouponRefusal } from '@touchline/contract';
import type { Db, Trx } from '../kernel/db/database.ts';
import {
  depositRefusal,
  limitRefusal,
  type DepositRefusal,
  type SportLeg,
} from '../protection/limits/enforcement/limits.service.ts';
import type { LimitType } from '../protection/limits/rules/limitTypes.ts';
import { capture, hold } from '../ledger/wallet/holds.ts';
import { lockAccount, type LockedAccount } from '../ledger/wallet/ledger.ts';
import { credit, demoCredit } from '../ledger/wallet/payments.ts';
import { testSite } from './site.ts';
import { createTestPlayer, type TestPlayer } from './players.ts';
import { suiteDatabase } from './suiteDatabase.ts';

export const SECOND = 1000;
export const HOUR = 3600 * SECOND;
export const DAY = 24 * HOUR;
/** Time that limits are tested around. */
export const start = new Date('2026-03-10T12:00:00Z');
export const after = (ms: number): Date => new Date(start.getTime() + ms);

interface SetLimit {
  readonly state?: 'ACTIVE' | 'PENDING' | 'INACTIVE';
  readonly starts?: Date;
  readonly ends?: Date;
}

/** Players with limits, and money booked at any time; amounts are minor units. */
export interface LimitsBench {
  readonly db: Db;
  /** Returns an unused reference. */
  newRef(): string;
  /** Creates a player with 10,000.00 EUR. */
  rich(): Promise<TestPlayer>;
  /** Sets a limit, by default long in force. */
  setLimit(playerId: bigint, type: LimitType, value: bigint, limit?: SetLimit): Promise<void>;
  /** Returns why a stake would be refused. */
  refusalOf(
    accountId: bigint,
    amount: bigint,
    now: Date,
    asked?: { readonly legs?: readonly SportLeg[]; readonly isHeld?: boolean },
  ): Promise<CouponRefusal | undefined>;
  /** Returns why a deposit would be refused. */
  depositRefusalOf(accountId: bigint, amount: bigint, now: Date): Promise<DepositRefusal | undefined>;
  /**
   * Takes a stake.
   * @returns its reference
   */
  stake(accountId: bigint, amount: bigint, at: Date): Promise<string>;
  /** Pays out or returns the stake of a reference. */
  pay(
    accountId: bigint,
    amount: bigint,
    ref: string,
    at: Date,
    kind: 'payout' | 'stake-returned',
  ): Promise<unknown>;
  deposit(accountId: bigint, amount: bigint, at: Date): Promise<unknown>;
}

/** Creates a bench on the database of the suite. */
export function limitsBench(): LimitsBench {
  const database = suiteDatabase({ isMadeUp: true });
  let made = 0;
  const newRef = (): string => `limits-${(made += 1)}`;
  const run = <T>(work: (trx: Trx) => Promise<T>): Promise<T> => database.db.transaction().execute(work);
  const onAccount = <T>(
    accountId: bigint,
    work: (trx: Trx, account: LockedAccount) => Promise<T>,
  ): Promise<T> =>
    run(async (trx) => {
      const account = await lockAccount(trx, accountId);
      if (!account) throw new Error('The account is gone.');
      return work(trx, account);
    });

  return {
    get db() {
      return database.db;
    },
    newRef,
    rich: () => createTestPlayer(database.db, { money: 1_000_000n }),
    async setLimit(playerId, type, value, { state = 'ACTIVE', starts = after(-90 * DAY), ends } = {}) {
      const iso = type < 30 ? 'EUR' : null;
      const times = { starts_at: starts, ends_at: ends ?? null };
      await database.db
        .insertInto('limits')
        .values({ player_id: playerId, type, value, iso, state, ...times })
        .execute();
    },
    refusalOf: (accountId, amount, now, { legs = [], isHeld = false } = {}) =>
      onAccount(accountId, (trx, account) => limitRefusal(trx, { account, amount, isHeld, legs, now })),
    depositRefusalOf: (accountId, amount, now) =>
      onAccount(accountId, (trx, account) =>
        depositRefusal(trx, { account, amount, now, safety: testSite.safety }),
      ),
    async stake(accountId, amount, at) {
      const ref = newRef();
      await run(async (trx) => {
        await hold(trx, { accountId, amount, ref, at });
        await capture(trx, ref, at);
      });
      return ref;
    },
    pay: (accountId, amount, ref, at, kind) =>
      run((trx) => credit(trx, { accountId, amount, kind, ref, at })),
    deposit: (accountId, amount, at) =>
      run((trx) => demoCredit(trx, { accountId, amount, key: newRef(), at })),
  };
}
