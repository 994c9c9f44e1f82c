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
  type CouponLegMove,
  type CouponLegProps,
  type CouponLegResult,
  type CouponLegState,
} from './CouponLeg/CouponLeg.tsx';
export type { CouponLegBanker } from './CouponLeg/Banker.tsx';
export { CouponBonusLeg, type CouponBonusLegProps } from './CouponLeg/CouponBonusLeg.tsx';
export { CouponBlock, type CouponBlockProps } from './CouponBlock/CouponBlock.tsx';
export {
  CouponLegMoveTo,
  CouponLegOrder,
  type CouponLegMoveToProps,
  type CouponLegOrderProps,
  type CouponLegTarget,
} from './CouponBlock/CouponLegPlace.tsx';
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
