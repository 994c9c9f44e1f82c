import { createJobs } from '../../kernel/index.ts';
import { dueCashOuts } from './cashOut/cashOut.store.ts';
import { applyOpenEvents, type ResultDeps } from './corrections/results.service.ts';
import { decideCashOut } from './cashOut/cashOut.service.ts';

const DECISION_INTERVAL = 250;
const SWEEP_INTERVAL = 30_000;
const PAGE = 200;

export interface BetActionJobs {
  /** Decides every pending sale that is due. */
  decideDue(): Promise<void>;
  /** Continues with results and cancellations that are published but not fully applied. */
  sweep(): Promise<void>;
  start(): void;
  /** Resolves when the current work is done. */
  stop(): Promise<void>;
}

/**
 * Runs scheduled work on actions: decides sales after their delay, and applies published results to every coupon. Any
 * number of processes may run it on one database: a coupon's lock ensures that each step happens once.
 */
export function createBetActionJobs(deps: ResultDeps): BetActionJobs {
  const jobs = createJobs(deps.log, 'Actions on coupons could not be read; the next round tries again.');

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
    start() {
      jobs.every(DECISION_INTERVAL, decideDue);
      jobs.every(SWEEP_INTERVAL, sweep);
      jobs.runNow(sweep);
    },
    stop: () => jobs.stop(),
  };
}
