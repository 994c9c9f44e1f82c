import { type Db, type RecordChange, ProblemError } from '../../kernel/index.ts';
import { move } from './followReferral.ts';
import { lockReferral, updateReferral } from './referrals.store.ts';

export interface ReferralDecision {
  readonly id: bigint | undefined;
  readonly decision: 'release' | 'reject';
  readonly operator: string;
}

/**
 * Releases a marked referral, which is then paid at the end of its hold, or rejects one that isn't paid. Throws a
 * ProblemError: 404 without such a referral, 409 if it is over, or if there is nothing to release.
 * @param record called in the same transaction
 */
export function decideReferral(
  { db, now }: { readonly db: Db; readonly now: () => Date },
  { id, decision, operator }: ReferralDecision,
  record: RecordChange,
): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const row = id === undefined ? undefined : await lockReferral(trx, id);
    if (!row)
      throw new ProblemError(404, 'REFERRAL_NOT_FOUND', 'There is no such referral: reload the list.');
    const before = { state: row.state, mark: row.mark, releasedBy: row.released_by };
    if (row.state === 'paid' || row.state === 'rejected') {
      throw new ProblemError(409, 'REFERRAL_OVER', `This referral is ${row.state} already: reload the list.`);
    }
    if (decision === 'reject') {
      await move(trx, row, 'rejected', { ended_at: now(), rejection: 'operator' });
      return record(trx, { before, after: { ...before, state: 'rejected' } });
    }
    if (row.mark === null || row.released_by !== null) {
      throw new ProblemError(409, 'NOTHING_TO_RELEASE', 'This referral waits for nobody: reload the list.');
    }
    await updateReferral(trx, row.id, { released_by: operator });
    return record(trx, { before, after: { ...before, releasedBy: operator } });
  });
}
