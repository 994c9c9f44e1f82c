import type { Db, Job } from '../../kernel/index.ts';
import type { Feed } from '../../betting/index.ts';
import { CLOSED_AFTER, stateAfter, UNSENT_FOR } from './consultantRules.ts';
import * as store from './consultant.store.ts';

const EVERY = 60_000;

export interface ConsultantJobsDeps {
  readonly db: Db;
  readonly now: () => Date;
  readonly feed: Pick<Feed, 'notify'>;
}

/**
 * Creates the job of the payment consultant: it closes requests without a reply of the player, and deletes files that
 * were never sent. Row locks make each step happen once.
 */
export function createConsultantJobs({ db, now, feed }: ConsultantJobsDeps): readonly Job[] {
  async function closeDue(): Promise<void> {
    const before = new Date(now().getTime() - CLOSED_AFTER);
    for (const { id } of await store.idleRequests(db, before)) await closeIdle(id, before);
    await store.deleteUnsent(db, new Date(now().getTime() - UNSENT_FOR));
  }

  async function closeIdle(id: string, before: Date): Promise<void> {
    const closed = await db.transaction().execute(async (trx) => {
      const row = await store.lockRequest(trx, id);
      // The player may have written meanwhile.
      if (!row || row.updated_at > before || !stateAfter(row.state, 'idle')) return undefined;
      const at = now();
      await store.updateRequest(trx, id, { state: 'closed', updated_at: at, due_at: null, closed_at: at });
      return row.player_id;
    });
    if (closed !== undefined) feed.notify(String(closed), { about: 'requests', requestId: id });
  }

  return [
    {
      every: EVERY,
      work: closeDue,
      failed: 'Requests to the payment consultant could not be closed; it is tried again.',
    },
  ];
}
