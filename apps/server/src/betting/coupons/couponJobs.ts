import { createBackground, type Job } from '../../kernel/index.ts';
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

/**
 * Work on coupons that is due: pending ones are decided after their delay, and accepted ones settled when results
 * arrive. A coupon's lock and state ensure that each step happens once, and the sweep catches up on what happened while
 * no process ran.
 */
export interface CouponJobs {
  /** Decides every pending coupon that is due. */
  decideDue(): Promise<void>;
  /** Settles the coupons on a market by the results in the book. */
  settleMarket(marketId: string): Promise<void>;
  /** Settles every open coupon that can be settled, and ends expired waits for an advance or an operator's answer. */
  sweep(): Promise<void>;
  /** Resolves when all results received so far are settled. */
  idle(): Promise<void>;
  /** From their start, results that arrive are settled at once. */
  readonly jobs: readonly Job[];
}

export function createCouponJobs(deps: CouponClockDeps): CouponJobs {
  const failed = 'Coupons could not be read; the next round tries again.';
  const background = createBackground(deps.log);
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
    idle: background.idle,
    jobs: [
      { every: DECISION_INTERVAL, work: decideDue, failed },
      {
        every: SWEEP_INTERVAL,
        async work() {
          await sweep();
          await background.idle();
        },
        atStart() {
          unsubscribe = deps.book.onSettled(({ marketId }) =>
            background.run(() => settleMarket(marketId), failed),
          );
          return sweep();
        },
        atStop() {
          unsubscribe();
          return background.idle();
        },
        failed,
      },
    ],
  };
}
