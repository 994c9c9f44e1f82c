import type { Db, RecordChange } from '../../kernel/index.ts';
import { requestDocument } from '../identification/requestDocument.ts';
import { insertFundsCheck, lastFundsCheck, type FundsCheckRow } from './fundsChecks.store.ts';
import { lockWithAccounts } from '../../ledger/index.ts';

export interface FundsMark {
  readonly playerId: bigint;
  /** `checked`: the sums begin again; `asked`: nothing can be paid in before a check. */
  readonly state: FundsCheckRow['state'];
  readonly operator: string;
  /** The server's current time. */
  readonly at: Date;
  /** Called in the same transaction. */
  readonly record: RecordChange;
}

/**
 * Stores an operator's mark about the source of a player's money; a request opens the identification for a document.
 */
export function markFunds(db: Db, { playerId, state, operator, at, record }: FundsMark): Promise<void> {
  return db.transaction().execute(async (trx) => {
    await lockWithAccounts(trx, playerId);
    const before = await lastFundsCheck(trx, playerId);
    await insertFundsCheck(trx, { player_id: playerId, state, operator, at });
    if (state === 'asked') await requestDocument(trx, playerId, { by: operator, at });
    await record(trx, { before: before ? { state: before.state } : null, after: { state } });
  });
}

/**
 * Returns the last mark about the source of a player's money in the format of the operators' calls; null without any.
 */
export async function fundsMarkOf(db: Db, playerId: bigint) {
  const last = await lastFundsCheck(db, playerId);
  return last ? { state: last.state, by: last.operator, at: last.at.getTime() } : null;
}
