import type { Sessions, EndedSession } from '../../../accounts/index.ts';
import { type Db, type Trx, ProblemError } from '../../../kernel/index.ts';
import { applyExclusion, type OnExcluded } from './applyExclusion.ts';
import { LIMIT_TYPE } from '../rules/limitTypes.ts';
import { lockWithAccounts } from '../../../ledger/index.ts';

const DAY_MS = 86_400_000;
/** Time from the request to return until the account opens. */
const RETURN_DELAY_MS = DAY_MS;

/** Closing of accounts and returns from self-exclusion by players. */
export interface Leaving {
  /** Closes the player's own account at once; only an operator reopens it. */
  close(playerId: bigint): Promise<void>;
  /**
   * Requests the return from a self-exclusion whose end has passed. Returns when the account opens. Throws a
   * ProblemError 400 on a token of no such exclusion.
   */
  askToReturn(returnToken: string): Promise<Date>;
}

export interface LeavingDeps {
  readonly db: Db;
  /** The server's clock. */
  readonly now: () => Date;
  readonly sessions: Pick<Sessions, 'endAllIn' | 'announce'>;
  readonly onExcluded: readonly OnExcluded[];
}

export function createLeaving({ db, now, sessions, onExcluded }: LeavingDeps): Leaving {
  async function closeIn(trx: Trx, playerId: bigint): Promise<readonly EndedSession[]> {
    await lockWithAccounts(trx, playerId);
    const at = now();
    await trx
      .insertInto('player_blocks')
      .values({ player_id: playerId, self_blocked_at: at })
      .onConflict((conflict) => conflict.column('player_id').doUpdateSet({ self_blocked_at: at }))
      .execute();
    return applyExclusion(trx, playerId, { sessions, onExcluded, at });
  }

  /** Finds an exclusion that waits only for the player's request to return, or for the day after it. */
  const returning = (db: Db | Trx, returnToken: string, at: Date) =>
    db
      .selectFrom('limits')
      .select(['id', 'player_id', 'returns_at'])
      .where('return_secret', '=', returnToken)
      .where('type', '=', LIMIT_TYPE.selfExclusion)
      .where('state', '=', 'ACTIVE')
      .where('ends_at', '<=', at)
      .executeTakeFirst();

  return {
    async close(playerId) {
      sessions.announce(await db.transaction().execute((trx) => closeIn(trx, playerId)));
    },
    askToReturn: (returnToken) =>
      db.transaction().execute(async (trx) => {
        const at = now();
        const found = await returning(trx, returnToken, at);
        if (!found) throw unknownReturn();
        await lockWithAccounts(trx, found.player_id);
        // Repeated, because another request may have come before the lock.
        const exclusion = await returning(trx, returnToken, at);
        if (!exclusion) throw unknownReturn();
        if (exclusion.returns_at) return exclusion.returns_at;
        const opensAt = new Date(at.getTime() + RETURN_DELAY_MS);
        await trx
          .updateTable('limits')
          .set({ returns_at: opensAt, changed_at: at, changed_by: 'player' })
          .where('id', '=', exclusion.id)
          .execute();
        return opensAt;
      }),
  };
}

const unknownReturn = () =>
  new ProblemError(
    400,
    'RETURN_UNKNOWN',
    'This return request isn’t valid: sign in, and request it again if you can’t.',
    [{ path: '/returnToken', code: 'unknown' }],
  );
