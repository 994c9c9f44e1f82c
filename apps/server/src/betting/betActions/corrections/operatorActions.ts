import type { Cancellation, Debt } from '@touchline/contract/operators';
import { collectDebt, debts, writeOffDebt } from './debts.service.ts';
import { cancellations, cancelWindow } from './cancellations.service.ts';
import { eventPage, type ResultEventPage } from './eventPage.ts';
import { liftCancellation, liftResult, type LiftRequest } from './lifts.service.ts';
import type { SiteChoice, RecordChange } from '../../../kernel/index.ts';
import { publishResults, type Publication, type ResultDeps } from './results.service.ts';

/** Actions of operators on accepted coupons. `record` writes the audit log in the transaction of the change. */
export interface OperatorActions {
  /** See `publishResults`. */
  publishResults(asked: Parameters<typeof publishResults>[1], record?: RecordChange): Promise<Publication>;
  /** Returns published results, cancellations and lifts, newest first, and the id of the next page. */
  events(before: bigint | undefined): Promise<ResultEventPage>;
  /** See `cancelWindow`. */
  cancelWindow(asked: Parameters<typeof cancelWindow>[1], record?: RecordChange): Promise<Publication>;
  /** See `cancellations`. */
  cancellations(marketId: string): Promise<readonly Cancellation[]>;
  /** See `liftCancellation`. */
  liftCancellation(request: LiftRequest, record?: RecordChange): Promise<Publication>;
  /** See `liftResult`. */
  liftResult(request: LiftRequest, record?: RecordChange): Promise<Publication>;
  /** See `debts`. */
  debts(sites: SiteChoice): Promise<readonly Debt[]>;
  /** See `collectDebt`. */
  collectDebt(debtId: string, record?: RecordChange): Promise<string>;
  /** See `writeOffDebt`. */
  writeOffDebt(debtId: string, of: Parameters<typeof writeOffDebt>[2]): Promise<void>;
}

/** Returns the operators' actions on coupons, for calls and a console that check the token first. */
export function createOperatorActions(deps: ResultDeps): OperatorActions {
  return {
    publishResults: (asked, record) => publishResults(deps, asked, record),
    events: (before) => eventPage(deps, before),
    cancelWindow: (asked, record) => cancelWindow(deps, asked, record),
    cancellations: (marketId) => cancellations(deps, marketId),
    liftCancellation: (request, record) => liftCancellation(deps, request, record),
    liftResult: (request, record) => liftResult(deps, request, record),
    debts: (sites) => debts(deps, sites),
    collectDebt: (debtId, record) => collectDebt(deps, debtId, record),
    writeOffDebt: (debtId, of) => writeOffDebt(deps, debtId, of),
  };
}
