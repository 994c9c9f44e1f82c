import { createJobs } from '../../kernel/index.ts';
import {
  couponsInReview,
  dueCoupons,
  openCouponsOn,
  waitingLegs,
  type WaitingLeg,
} from './couponQueues.store.ts';
import { decideCoupon } from './decision/decision.service.ts';
import type { NotifyingDeps } from './notifier.ts';
import { couponsWithAdvance } from './prepaid/prepaid.store.ts';
import { closeReview } from './review/review.service.ts';
import { settleOne, type SettlementDeps } from './settlement/settlement.service.ts';

const DECISION_INTERVAL = 250;
const SWEEP_INTERVAL = 30_000;
const PAGE = 200;

export type CouponClockDeps = SettlementDeps & NotifyingDeps;

export interface CouponJobs {
  /** Decides every pending coupon that is due. */
  decideDue(): Promise<void>;
  /** Settles the coupons on a market by the results in the book. */
  settleMarket(marketId: string): Promise<void>;
  /** Settles every open coupon that can be settled, and ends expired waits for an advance or an operator's answer. */
  sweep(): Promise<void>;
  /**
   * Starts to settle by results, and to decide and sweep periodically.
   * @param isTimed with false the caller decides and sweeps
   */
  start(isTimed?: boolean): void;
  /** Resolves when all results received so far are settled. */
  idle(): Promise<void>;
  /** Resolves when the current work is done. */
  stop(): Promise<void>;
}

/**
 * Runs scheduled work on coupons: decides pending ones after their delay, and settles accepted ones when results
 * arrive. Any number of processes may run it on one database: a coupon's lock and state ensure that each step happens
 * once, and the sweep catches up on what happened while no process ran.
 */
export function createCouponJobs(deps: CouponClockDeps): CouponJobs {
  const jobs = createJobs(deps.log, 'Coupons could not be read; the next round tries again.');
  let unsubscribe: () => void = () => undefined;

  /** One failing coupon must not stop the others; the next sweep tries it again. */
  async function guarded(what: string, couponId: bigint, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      deps.log.error({ err: error, couponId: String(couponId) }, `A coupon could not be ${what}.`);
    }
  }

  const decideDue = async (): Promise<void> => {
    for (const id of await dueCoupons(deps.db, deps.now(), PAGE)) {
      await guarded('decided', id, async () => {
        const playerId = await decideCoupon(deps, id);
        if (playerId !== undefined) deps.notify(playerId, id, true);
      });
    }
  };

  const settle = (id: bigint): Promise<void> =>
    guarded('settled', id, async () => {
      const settled = await settleOne(deps, id);
      if (!settled) return;
      deps.notify(settled.playerId, id, settled.isSettled);
      if (settled.isSettled) await settleAdvances(settled.accountId);
    });

  /**
   * Coupons with an advance are also decided by earlier coupons: by one that covers the advance, or by the last that
   * could.
   */
  const settleAdvances = async (accountId?: bigint): Promise<void> => {
    for (const id of await couponsWithAdvance(deps.db, accountId)) await settle(id);
  };

  const closeReviews = async (): Promise<void> => {
    for (const id of await couponsInReview(deps.db)) {
      await guarded('taken out of review', id, async () => {
        const playerId = await closeReview(deps, id);
        if (playerId !== undefined) deps.notify(playerId, id, true);
      });
    }
  };

  const settleMarket = async (marketId: string): Promise<void> => {
    for (const id of await openCouponsOn(deps.db, marketId)) await settle(id);
  };

  const sweep = async (): Promise<void> => {
    await settleResults();
    await settleAdvances();
    await closeReviews();
  };

  /** Returns whether the feed has a leg's result, or an operator may have published it. */
  const mayHaveResult = ({ marketId, selectionId }: WaitingLeg): boolean =>
    deps.book.result(selectionId) !== undefined || deps.book.closures().markets.has(marketId);

  const settleResults = async (): Promise<void> => {
    let after = -1n;
    for (;;) {
      const legs = await waitingLegs(deps.db, after, PAGE);
      const last = legs.at(-1);
      if (!last) return;
      const known = new Set(legs.filter((leg) => mayHaveResult(leg)).map(({ couponId }) => couponId));
      for (const id of known) await settle(id);
      after = last.couponId;
    }
  };

  return {
    decideDue,
    settleMarket,
    sweep,
    start(isTimed = true) {
      unsubscribe = deps.book.onSettled(({ marketId }) => jobs.runNow(() => settleMarket(marketId)));
      jobs.runNow(sweep);
      if (!isTimed) return;
      jobs.every(DECISION_INTERVAL, decideDue);
      jobs.every(SWEEP_INTERVAL, sweep);
    },
    idle: () => jobs.idle(),
    stop() {
      unsubscribe();
      return jobs.stop();
    },
  };
}
