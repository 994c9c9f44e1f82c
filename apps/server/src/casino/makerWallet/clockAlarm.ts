import type { Db, Counter } from '../../kernel/index.ts';
import { insertNotice } from '../rounds/roundAccess.ts';

/** Calls with a wrong time in an hour after which an operator is asked to look at the maker's clock. */
const MOST = 10;

/** Counts calls whose time is wrong. */
export interface ClockAlarm {
  count(makerId: string): Promise<void>;
}

/** @param calls counter with a window of an hour, for all processes together */
export function createClockAlarm({
  db,
  calls,
  now,
}: {
  readonly db: Db;
  readonly calls: Counter;
  readonly now: () => Date;
}): ClockAlarm {
  return {
    async count(makerId) {
      const { count } = await calls.add(`clock of ${makerId}`);
      if (count !== MOST) return;
      const at = now();
      await db.transaction().execute((trx) =>
        insertNotice(trx, {
          kind: 'makerClock',
          makerId,
          gameId: null,
          roundId: null,
          sessionId: null,
          playerId: null,
          txId: at.toISOString(),
          iso: null,
          amount: null,
          detail: `The clock of ${makerId} is more than five minutes off: ${MOST} calls in an hour were refused.`,
          at,
        }),
      );
    },
  };
}
