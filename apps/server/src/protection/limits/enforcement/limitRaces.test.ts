import { caseCount } from '@touchline/testing';
import { expect, test } from 'vitest';
import { placeCoupon } from '../../../betting/coupons/placement/placement.service.ts';
import { ProblemError } from '../../../kernel/http/problem.ts';
import type { Site } from '../../../site/sites/site.ts';
import { createBench } from '../../../testing/couponBench.ts';
import { isOnPostgres } from '../../../testing/database.ts';
import {
  MONEY_LIMIT_TYPES,
  openSecondAccount,
  raceLimit,
  spendBefore,
  type Race,
  type Racer,
} from '../../../testing/limitRaces.ts';
import { testPlacement } from '../../../testing/placement.ts';
import { testSite } from '../../../testing/site.ts';
import { suiteDatabase } from '../../../testing/suiteDatabase.ts';
import { createWallet } from '../../../ledger/wallet/wallet.service.ts';
import { requireDemoCredit } from './demoCredits.ts';

/**
 * Remaining amounts, minor units. The embedded database has one connection, so clients don't race on it: one round
 * checks only that the figures match.
 */
const ROOMS = [1250n, 0n, 100n, 3999n].slice(0, isOnPostgres ? caseCount(2, 4) : 1);

const database = suiteDatabase({ isMadeUp: true });

async function createRacer(): Promise<Racer & { readonly now: () => Date }> {
  const bench = await createBench(database.db, { money: 1_000_000n });
  const { db, now, player } = bench;
  const { playerId } = player;
  const bet = bench.leg(1, '1.85');
  const wallet = createWallet<Site>({ db, now, requireDemoCredit });
  const second = await openSecondAccount(db, playerId, 'EUR', 1_000_000n);
  let keys = 0;
  return {
    db,
    now,
    playerId,
    accountIds: [player.accountId, second],
    async stake(accountId, amount) {
      const body = testPlacement(accountId, { amount: euros(amount), bets: [bet] });
      const key = `race-stake-${(keys += 1)}`;
      const { coupon } = await placeCoupon(bench, { playerId, key, body, site: testSite });
      return coupon.state === 'accepted';
    },
    async deposit(accountId, amount) {
      const body = { accountId: String(accountId), amount: euros(amount) };
      try {
        await wallet.creditDemoMoney(demoSite, playerId, `race-deposit-${(keys += 1)}`, body);
        return true;
      } catch (error) {
        if (error instanceof ProblemError && error.code === 'LIMIT_DEPOSIT') return false;
        throw error;
      }
    },
  };
}

const euros = (minor: bigint): string => `${minor / 100n}.${String(minor % 100n).padStart(2, '0')}`;
// The cast: the demonstration cashier uses nothing else of a site.
const demoSite = { config: testSite, safety: testSite.safety } as unknown as Site;

test.each(MONEY_LIMIT_TYPES)(
  'forty simultaneous clients never exceed a limit, and use all of its remainder: $name',
  async ({ type }) => {
    const racer = await createRacer();
    await spendBefore(racer, type, racer.now());
    const races: Race[] = [];
    for (const room of ROOMS) races.push(await raceLimit(racer, type, room, racer.now()));
    expect(races).toEqual(
      ROOMS.map((room) => ({ taken: Number(room / 100n), fitting: Number(room / 100n), overrun: 0n })),
    );
  },
);
