import { createRounds } from '../work/rounds.ts';
import { dueSales } from './actions.store.ts';
import { applyOpenEvents, type ResultParts } from './results.service.ts';
import { decideSale } from './sale.service.ts';

const DECISION_INTERVAL = 250;
const SWEEP_INTERVAL = 30_000;
const PAGE = 200;

export interface ActionsClock {
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
export function createActionsClock(parts: ResultParts): ActionsClock {
  const rounds = createRounds(parts.log, 'Actions on coupons could not be read; the next round tries again.');

  async function decideDue(): Promise<void> {
    for (const couponId of await dueSales(parts.db, parts.now(), PAGE)) {
      try {
        const decided = await decideSale(parts, couponId);
        if (decided) parts.notify(decided.playerId, couponId, decided.isPaid);
      } catch (error) {
        // One failing sale must not stop the others; the next round tries it again.
        parts.log.error({ err: error, couponId: String(couponId) }, 'A sale could not be decided.');
      }
    }
  }

  const sweep = (): Promise<void> => applyOpenEvents(parts);

  return {
    decideDue,
    sweep,
    start() {
      rounds.every(DECISION_INTERVAL, decideDue);
      rounds.every(SWEEP_INTERVAL, sweep);
      rounds.inHand(sweep);
    },
    stop: () => rounds.stop(),
  };
}
