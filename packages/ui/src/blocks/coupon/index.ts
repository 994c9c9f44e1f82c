export { CouponBar, type CouponBarProps } from './CouponBar/CouponBar.tsx';
export {
  CouponPanel,
  CouponPanelSkeleton,
  type CouponPanelProps,
  type CouponTypeOption,
} from './CouponPanel/CouponPanel.tsx';
export {
  CouponLeg,
  couponLegStates,
  type CouponLegProps,
  type CouponLegState,
} from './CouponLeg/CouponLeg.tsx';
export {
  StakeField,
  stakeFieldSizes,
  stakeKeyboards,
  type StakeFieldProps,
} from './StakeField/StakeField.tsx';
export type { QuickAmount } from './StakeField/QuickAmounts.tsx';
export { StakePad, type StakePadProps, type StakePadWords } from './StakePad/StakePad.tsx';
export { CouponTotals, type CouponTotalsProps } from './CouponTotals/CouponTotals.tsx';
export { BonusRow, type BonusRowProps } from './BonusRow/BonusRow.tsx';
export { PlaceBetButton, type PlaceBetButtonProps } from './PlaceBetButton/PlaceBetButton.tsx';
export {
  PriceAcceptanceNote,
  type PriceAcceptanceNoteProps,
} from './PriceAcceptanceNote/PriceAcceptanceNote.tsx';
export { CouponEmpty, type CouponEmptyProps } from './CouponEmpty/CouponEmpty.tsx';
export {
  PlacementAccepted,
  PlacementDelay,
  PlacementPriceMoved,
  PlacementRefused,
  PlacementSubmitting,
  PlacementUnknown,
  type PlacementAcceptedProps,
  type PlacementDelayProps,
  type PlacementPriceMovedProps,
  type PriceMove,
  type ReceiptLine,
} from './PlacementStatus/PlacementStatus.tsx';
