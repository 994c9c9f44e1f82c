export { createCashierDomain, openPaymentProviders, type CashierDomain } from './cashierDomain.ts';
export { shownFile } from './consultant/consultant.service.ts';
export {
  createConsultantDesk,
  type ConsultantDeskDeps,
  type DeskAction,
  type RequestRow,
} from './consultant/consultantDesk.service.ts';
export { canCredit, type PaymentOfPlayer } from './payments/decisions.service.ts';
export { activePauses, liftPause } from './payments/methodPauses.ts';
export { ownPayment } from './payments/ownPayments.ts';
export { leavingSums, paymentSums, type PaymentSums } from './payments/paymentSums.ts';
export type { Payments } from './payments/payments.ts';
export { receivedIso } from './payments/receivedIso.ts';
export type { Reconciliation } from './payments/reconciliation/reconciliation.service.ts';
export { creditPart } from './payments/shownPayment.ts';
export { allInstrumentsOf, lockInstrument, setClosure } from './payments/withdrawals/closedInstruments.ts';
export { createFinalPayout } from './payments/withdrawals/finalPayout.ts';
export type { ReviewDetail } from './payments/withdrawals/reviewDetail.ts';
export type { WaitingWithdrawal, WithdrawalReviews } from './payments/withdrawals/reviews.service.ts';
