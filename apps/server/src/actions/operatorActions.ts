import { collectDebt, debts, writeOffDebt, type ShownDebt } from './debts.service.ts';
import {
  cancellations,
  cancelWindow,
  liftCancellation,
  type ShownCancellation,
} from './cancellations.service.ts';
import { publishResults, type Publication, type ResultParts } from './results.service.ts';

/** What operators do to coupons that were accepted. */
export interface OperatorActions {
  /** See `publishResults`. */
  publishResults(asked: Parameters<typeof publishResults>[1]): Promise<Publication>;
  /** See `cancelWindow`. */
  cancelWindow(asked: Parameters<typeof cancelWindow>[1]): Promise<Publication>;
  /** See `cancellations`. */
  cancellations(marketId: string): Promise<readonly ShownCancellation[]>;
  /** See `liftCancellation`. */
  liftCancellation(asked: Parameters<typeof liftCancellation>[1]): Promise<Publication>;
  /** See `debts`. */
  debts(): Promise<readonly ShownDebt[]>;
  /** See `collectDebt`. */
  collectDebt(debtId: string): Promise<string>;
  /** See `writeOffDebt`. */
  writeOffDebt(debtId: string): Promise<void>;
}

/** The operators’ ways to coupons, for the calls and the console that ask for the token first. */
export function createOperatorActions(parts: ResultParts): OperatorActions {
  return {
    publishResults: (asked) => publishResults(parts, asked),
    cancelWindow: (asked) => cancelWindow(parts, asked),
    cancellations: (marketId) => cancellations(parts, marketId),
    liftCancellation: (asked) => liftCancellation(parts, asked),
    debts: () => debts(parts),
    collectDebt: (debtId) => collectDebt(parts, debtId),
    writeOffDebt: (debtId) => writeOffDebt(parts, debtId),
  };
}
