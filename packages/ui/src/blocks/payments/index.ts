export { AmountField, type QuickSum, type AmountFieldProps } from './AmountField/AmountField.tsx';
export { CashierColumns, type CashierColumnsProps } from './CashierColumns/CashierColumns.tsx';
export { DepositForm, type PaymentChoice, type DepositFormProps } from './DepositForm/DepositForm.tsx';
export { PaymentMethodHead, type PaymentMethodHeadProps } from './DepositForm/PaymentMethodHead.tsx';
export { PaymentConsultant, type PaymentConsultantProps } from './PaymentConsultant/PaymentConsultant.tsx';
export {
  MessageThread,
  type MessageThreadProps,
  type ThreadMessage,
} from './PaymentConsultant/MessageThread.tsx';
export { RequestForm, type RequestFormProps } from './PaymentConsultant/RequestForm.tsx';
export {
  requestStates,
  RequestList,
  type RequestState,
  type PaymentRequest,
  type RequestListLabels,
  type RequestListProps,
} from './PaymentConsultant/RequestList.tsx';
export { TopicTree, type PaymentTopic, type TopicTreeProps } from './PaymentConsultant/TopicTree.tsx';
export {
  PaymentInstructions,
  type PaymentInstructionsProps,
} from './PaymentInstructions/PaymentInstructions.tsx';
export { DepositRoom, type DepositRoomProps } from './DepositRoom/DepositRoom.tsx';
export {
  PaymentMark,
  paymentMarks,
  type PaymentMarkName,
  type PaymentMarkProps,
} from './PaymentMark/PaymentMark.tsx';
export {
  PaymentMethodTile,
  type PaymentMethod,
  type PaymentMethodTileProps,
} from './PaymentMethods/PaymentMethodTile.tsx';
export {
  PaymentMethodRows,
  type ListedPaymentMethod,
  type PaymentMethodRowsProps,
} from './PaymentMethodRows/PaymentMethodRows.tsx';
export {
  PaymentMethods,
  type PaymentMethodGroup,
  type PaymentMethodsLabels,
  type PaymentMethodsProps,
} from './PaymentMethods/PaymentMethods.tsx';
export {
  paymentOutcomes,
  PaymentResult,
  type PaymentOutcome,
  type PaymentResultProps,
} from './PaymentResult/PaymentResult.tsx';
export {
  RequisiteList,
  type Requisite,
  type RequisiteListLabels,
  type RequisiteListProps,
} from './RequisiteList/RequisiteList.tsx';
export { Requirements, type Requirement, type RequirementsProps } from './WithdrawalForm/Requirements.tsx';
export { WithdrawalBalance, type WithdrawalBalanceProps } from './WithdrawalForm/WithdrawalBalance.tsx';
export { WithdrawalForm, type WithdrawalFormProps } from './WithdrawalForm/WithdrawalForm.tsx';
export { WithdrawalReview, type WithdrawalReviewProps } from './WithdrawalForm/WithdrawalReview.tsx';
export {
  PayoutPlan,
  type PayoutPlanProps,
  type PlanFact,
  type PlannedPayout,
} from './PayoutPlan/PayoutPlan.tsx';
export { WithdrawalRoom, type KeptPart, type WithdrawalRoomProps } from './WithdrawalRoom/WithdrawalRoom.tsx';
