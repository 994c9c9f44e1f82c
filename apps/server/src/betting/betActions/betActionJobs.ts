import type { Job } from '../../kernel/index.ts';
import { dueCashOuts } from './cashOut/cashOut.store.ts';
import { applyOpenEvents, type ResultDeps } from './corrections/results.service.ts';
import { decideCashOut } from './cashOut/cashOut.service.ts';

const DECISION_INTERVAL = 250;
const SWEEP_INTERVAL = 30_000;
const PAGE = 200;

/** Work on actions that is due. A coupon's lock ensures that each step happens once. */
export interface BetActionJobs {
  /** Decides every pending sale that is due. */
  decideDue(): Promise<void>;
  /** Continues with results and cancellations that are published but not fully applied. */
  sweep(): Promise<void>;
  readonly jobs: readonly Job[];
}

export function createBetActionJobs(deps: ResultDeps): BetActionJobs {
  const failed = 'Actions on coupons could not be read; the next round tries again.';

  async function decideDue(): Promise<void> {
    for (const couponId of await dueCashOuts(deps.db, deps.now(), PAGE)) {
      try {
        const decided = await decideCashOut(deps, couponId);
        if (decided) deps.notify(decided.playerId, couponId, decided.isPaid);
      } catch (error) {
        // One failing sale must not stop the others; the next round tries it again.
        deps.log.error({ err: error, couponId: String(couponId) }, 'A sale could not be decided.');
      }
    }
  }

  const sweep = (): Promise<void> => applyOpenEvents(deps);

  return {
    decideDue,
    sweep,
    jobs: [
      { every: DECISION_INTERVAL, work: decideDue, failed },
      { every: SWEEP_INTERVAL, work: sweep, atStart: sweep, failed },
    ],
  };
}
