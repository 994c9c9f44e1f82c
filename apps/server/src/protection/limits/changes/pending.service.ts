import { type Db, type Trx, parseId, ProblemError } from '../../../kernel/index.ts';
import * as store from './changes.store.ts';
import { messageLimit, messageRemovedLimit } from './limitMessage.ts';
import { isExtraLimit, LIMIT_TYPE, limitTypes } from '../rules/limitTypes.ts';
import { lockWithAccounts } from '../../../ledger/index.ts';

/** Decisions of players on pending limits. Each call applies to all given limits, or to none. */
export interface PendingLimits {
  /**
   * Replaces the limits in force with the pending ones. Throws a ProblemError: 400 if one isn't pending any more, 403
   * if the delay of one isn't over.
   */
  confirm(playerId: bigint, limitIds: readonly string[]): Promise<void>;
  /** Withdraws pending limits; those in force stay. Throws a ProblemError 400 if one isn't pending any more. */
  reject(playerId: bigint, limitIds: readonly string[]): Promise<void>;
}

/** @param now the server's clock */
export function createPendingLimits({
  db,
  now,
}: {
  readonly db: Db;
  readonly now: () => Date;
}): PendingLimits {
  function onPending(
    playerId: bigint,
    limitIds: readonly string[],
    work: (trx: Trx, limit: store.StoredLimit, at: Date) => Promise<void>,
  ): Promise<void> {
    return db.transaction().execute(async (trx) => {
      await lockWithAccounts(trx, playerId);
      const at = now();
      const waiting = (await store.ownLimits(trx, playerId, at)).filter(({ state }) => state === 'PENDING');
      for (const [index, text] of [...new Set(limitIds)].entries()) {
        const id = parseId(text);
        const limit = waiting.find((one) => one.id === id);
        if (!limit) throw gone(`/limitIds/${index}`);
        await work(trx, limit, at);
      }
    });
  }

  return {
    confirm: (playerId, limitIds) =>
      onPending(playerId, limitIds, async (trx, limit, at) => {
        if (limit.due_at === null || at < limit.due_at) throw early(limit.due_at);
        const by = { at, by: 'player' } as const;
        await store.retire(trx, playerId, [limit.type], ['ACTIVE'], by);
        if (!limit.is_removal) {
          await store.activate(trx, limit.id, by);
          return messageLimit(trx, playerId, { ...limit, endsAt: limit.ends_at }, at);
        }
        await messageRemovedLimit(trx, playerId, limit.type, at);
        await store.retire(trx, playerId, [limit.type], ['PENDING'], by);
        if (limit.type !== LIMIT_TYPE.extraLimits) return;
        await store.retire(trx, playerId, limitTypes.filter(isExtraLimit), ['ACTIVE', 'PENDING'], by);
      }),
    reject: (playerId, limitIds) =>
      onPending(playerId, limitIds, (trx, limit, at) =>
        store.retire(trx, playerId, [limit.type], ['PENDING'], { at, by: 'player' }),
      ),
  };
}

const gone = (path: string) =>
  new ProblemError(
    400,
    'LIMIT_NOT_PENDING',
    'This change is no longer pending: check your limits, and request it again if you still want it.',
    [{ path, code: 'gone' }],
  );

const early = (due: Date | null) =>
  new ProblemError(
    403,
    'LIMIT_WAITS',
    'You can’t confirm this limit yet: come back when the waiting time is over.',
    undefined,
    due ? { until: due } : {},
  );
