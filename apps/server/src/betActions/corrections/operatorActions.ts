import { collectDebt, debts, writeOffDebt, type ShownDebt } from './debts.service.ts';
import {
  cancellations,
  cancelWindow,
  liftCancellation,
  type ShownCancellation,
} from './cancellations.service.ts';
import type { RecordChange } from '../../db/recordChange.ts';
import { publishResults, type Publication, type ResultDeps } from './results.service.ts';

/** Actions of operators on accepted coupons. `record` writes the audit log in the transaction of the change. */
export interface OperatorActions {
  /** See `publishResults`. */
  publishResults(asked: Parameters<typeof publishResults>[1], record?: RecordChange): Promise<Publication>;
  /** See `cancelWindow`. */
  cancelWindow(asked: Parameters<typeof cancelWindow>[1], record?: RecordChange): Promise<Publication>;
  /** See `cancellations`. */
  cancellations(marketId: string): Promise<readonly ShownCancellation[]>;
  /** See `liftCancellation`. */
  liftCancellation(
    asked: Parameters<typeof liftCancellation>[1],
    record?: RecordChange,
  ): Promise<Publication>;
  /** See `debts`. */
  debts(): Promise<readonly ShownDebt[]>;
  /** See `collectDebt`. */
  collectDebt(debtId: string, record?: RecordChange): Promise<string>;
  /** See `writeOffDebt`. */
  writeOffDebt(debtId: string, record?: RecordChange): Promise<void>;
}

/** Returns the operators' actions on coupons, for calls and a console that check the token first. */
export function createOperatorActions(deps: ResultDeps): OperatorActions {
  return {
    publishResults: (asked, record) => publishResults(deps, asked, record),
    cancelWindow: (asked, record) => cancelWindow(deps, asked, record),
    cancellations: (marketId) => cancellations(deps, marketId),
    liftCancellation: (asked, record) => liftCancellation(deps, asked, record),
    debts: () => debts(deps),
    collectDebt: (debtId, record) => collectDebt(deps, debtId, record),
    writeOffDebt: (debtId, record) => writeOffDebt(deps, debtId, record),
  };
}
