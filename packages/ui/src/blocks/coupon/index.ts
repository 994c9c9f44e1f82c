export { CouponBar, type CouponBarProps } from './CouponBar/CouponBar.tsx';
export { CouponPanel, type CouponPanelProps } from './CouponPanel/CouponPanel.tsx';
export { CouponPanelSkeleton, type CouponPanelSkeletonProps } from './CouponPanel/CouponPanelSkeleton.tsx';
export {
  CouponLeg,
  couponLegStates,
  type CouponLegProps,
  type CouponLegState,
} from './CouponLeg/CouponLeg.tsx';
export type { CouponLegMove } from './CouponLeg/LegPrice.tsx';
export type { CouponLegResult } from './CouponLeg/LegResult.tsx';
export type { CouponLegBanker } from './CouponLeg/Banker.tsx';
export { CouponBonusLeg, type CouponBonusLegProps } from './CouponLeg/CouponBonusLeg.tsx';
export { CouponBlock, type CouponBlockProps } from './CouponBlock/CouponBlock.tsx';
export { CouponLegGrip, type CouponLegGripProps } from './CouponBlock/CouponLegGrip.tsx';
export {
  CouponLegMoveTo,
  CouponLegOrder,
  type CouponLegMoveToProps,
  type CouponLegOrderProps,
  type CouponLegTarget,
} from './CouponBlock/CouponLegControls.tsx';
export {
  CouponTypeTabs,
  type CouponTypeChoice,
  type CouponTypeTabsProps,
} from './CouponTypeTabs/CouponTypeTabs.tsx';
export { SystemPicker, type SystemOption, type SystemPickerProps } from './SystemPicker/SystemPicker.tsx';
export {
  StakeField,
  stakeFieldSizes,
  stakeKeyboards,
  type StakeFieldProps,
} from './StakeField/StakeField.tsx';
export type { QuickAmount } from './StakeField/QuickAmounts.tsx';
export { StakePad, type StakePadProps, type StakePadLabels } from './StakePad/StakePad.tsx';
export { CouponTotals, type CouponTotalsProps } from './CouponTotals/CouponTotals.tsx';
export { BonusRow, type BonusRowProps } from './BonusRow/BonusRow.tsx';
export { PlaceBetButton, type PlaceBetButtonProps } from './PlaceBetButton/PlaceBetButton.tsx';
export {
  PriceAcceptanceNote,
  type PriceAcceptanceNoteProps,
} from './PriceAcceptanceNote/PriceAcceptanceNote.tsx';
export { CouponEmpty, type CouponEmptyProps } from './CouponEmpty/CouponEmpty.tsx';
export {
  PlacementDelay,
  PlacementPriceMoved,
  PlacementSubmitting,
  PlacementUnknown,
  PlacementWait,
  type PlacementDelayProps,
  type PlacementPriceMovedProps,
  type PlacementWaitProps,
  type PlacementLabels,
  type PriceMove,
} from './PlacementStatus/PlacementStatus.tsx';
export {
  PlacementReview,
  type PlacementReviewProps,
  type ReceiptLine,
} from './PlacementStatus/PlacementReview.tsx';
export {
  BetReceipt,
  type BetReceiptLeg,
  type BetReceiptLine,
  type BetReceiptProps,
} from './BetReceipt/BetReceipt.tsx';
export {
  PlacementPartial,
  singleOutcomes,
  type PlacementPartialProps,
  type SingleOutcome,
  type SingleResult,
} from './PlacementStatus/PlacementPartial.tsx';
export {
  PlacementRefused,
  refusalKinds,
  type PlacementRefusedProps,
  type RefusalKind,
} from './PlacementStatus/PlacementRefused.tsx';
export type { CouponTotalsLine } from './CouponTotals/CouponTotals.tsx';
export type { CouponBarMove } from './CouponBar/CouponBar.tsx';
export { HyperBonus, type HyperBonusProps } from './HyperBonus/HyperBonus.tsx';
export {
  PromoCode,
  type PromoCodeEntry,
  type PromoCodeProps,
  type PromoCodeLabels,
} from './PromoCode/PromoCode.tsx';
export { CouponSettings, type CouponSettingsProps } from './CouponSettings/CouponSettings.tsx';
export {
  priceRules,
  type CouponSettingsValue,
  type CouponSettingsLabels,
  type CouponSettingLabels,
  type PriceRule,
} from './CouponSettings/couponSettingsLabels.ts';
export {
  OneClickConfirm,
  type OneClickConfirmProps,
  type OneClickConfirmLabels,
} from './OneClick/OneClickConfirm.tsx';
export { OneClickRow, type OneClickRowProps } from './OneClick/OneClickRow.tsx';
export {
  CouponCodeLoad,
  type CouponCodeLoadProps,
  type CouponCodeLoadLabels,
} from './CouponCode/CouponCodeLoad.tsx';
export {
  CouponCodeSaved,
  type CouponCodeSavedProps,
  type CouponCodeSavedLabels,
} from './CouponCode/CouponCodeSaved.tsx';
export {
  CouponHeadActions,
  type CouponHeadActionsProps,
  type CouponHeadLabels,
} from './CouponHeadActions/CouponHeadActions.tsx';
export { CouponUndo, type CouponUndoProps } from './CouponUndo/CouponUndo.tsx';
export {
  StakeAccount,
  type StakeAccountOption,
  type StakeAccountProps,
} from './StakeAccount/StakeAccount.tsx';
export {
  CashOut,
  cashOutStates,
  type CashOutPart,
  type CashOutProps,
  type CashOutState,
} from './CashOut/CashOut.tsx';
export {
  CouponOffer,
  couponOfferKinds,
  type CouponOfferDetail,
  type CouponOfferKind,
  type CouponOfferProps,
} from './CouponOffer/CouponOffer.tsx';
export {
  ExpressTeaser,
  ExpressTeaserSkeleton,
  type ExpressTeaserProps,
  type ExpressTeaserLabels,
  type ExpressTeaserLeg,
} from './ExpressTeaser/ExpressTeaser.tsx';
export {
  ExpressOfDay,
  ExpressOfDaySkeleton,
  type ExpressOfDayLeg,
  type ExpressOfDayProps,
  type ExpressOfDayLabels,
} from './ExpressOfDay/ExpressOfDay.tsx';
export type { CouponContent, CouponTypeOption } from './CouponPanel/CouponContent.tsx';
export { CouponSheet, type CouponSheetProps } from './CouponSheet/CouponSheet.tsx';
export { CouponFoot, type CouponFootProps } from './CouponFoot/CouponFoot.tsx';
