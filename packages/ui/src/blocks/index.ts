export {
  PriceCell,
  priceCellLayouts,
  type PriceCellLayout,
  type PriceCellProps,
} from './events/PriceCell/PriceCell.tsx';
export { NoPrice } from './events/PriceCell/NoPrice.tsx';
export {
  fixedPrice,
  type PriceDirection,
  type PriceSource,
  type PriceState,
} from './events/PriceCell/priceSource.ts';
export { LiveBadge, type LiveBadgeProps } from './events/LiveBadge/LiveBadge.tsx';
export { SectionTitle, type SectionTitleProps } from './events/SectionTitle/SectionTitle.tsx';
export {
  SportChips,
  SportChipsSkeleton,
  type SportChipsProps,
  type SportEntry,
} from './events/SportChips/SportChips.tsx';
export {
  SportMenu,
  SportMenuSkeleton,
  type SportMenuProps,
  type SportMenuSection,
} from './events/SportMenu/SportMenu.tsx';
export { FilterChips, type FilterChipsProps, type FilterOption } from './events/FilterChips/FilterChips.tsx';
export { MarketTabs, type MarketTabsProps } from './events/MarketTabs/MarketTabs.tsx';
export {
  CompetitionCard,
  CompetitionCardSkeleton,
  type CompetitionCardProps,
  type CompetitionCardSkeletonProps,
} from './events/CompetitionCard/CompetitionCard.tsx';
export { EventRow, type EventRowProps } from './events/EventRow/EventRow.tsx';
export { EventRowSkeleton } from './events/EventRow/EventRowSkeleton.tsx';
export type { EventPrice } from './events/EventRow/EventPrices.tsx';
export {
  MarketGroup,
  MarketGroupSkeleton,
  marketGroupColumns,
  type MarketGroupColumns,
  type MarketGroupProps,
} from './events/MarketGroup/MarketGroup.tsx';
export { Scoreboard, ScoreboardSkeleton, type ScoreboardProps } from './events/Scoreboard/Scoreboard.tsx';
export { ScoreParts, type ScorePart, type ScorePartsProps } from './events/Scoreboard/ScoreParts.tsx';

export { CouponBar, type CouponBarProps } from './coupon/CouponBar/CouponBar.tsx';
export {
  CouponPanel,
  CouponPanelSkeleton,
  type CouponPanelProps,
  type CouponTypeOption,
} from './coupon/CouponPanel/CouponPanel.tsx';
export {
  CouponLeg,
  couponLegStates,
  type CouponLegProps,
  type CouponLegState,
} from './coupon/CouponLeg/CouponLeg.tsx';
export { StakeField, type QuickAmount, type StakeFieldProps } from './coupon/StakeField/StakeField.tsx';
export { CouponTotals, type CouponTotalsProps } from './coupon/CouponTotals/CouponTotals.tsx';
export { BonusRow, type BonusRowProps } from './coupon/BonusRow/BonusRow.tsx';
export { PlaceBetButton, type PlaceBetButtonProps } from './coupon/PlaceBetButton/PlaceBetButton.tsx';
export {
  PriceAcceptanceNote,
  type PriceAcceptanceNoteProps,
} from './coupon/PriceAcceptanceNote/PriceAcceptanceNote.tsx';
export { CouponEmpty, type CouponEmptyProps } from './coupon/CouponEmpty/CouponEmpty.tsx';
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
} from './coupon/PlacementStatus/PlacementStatus.tsx';

export { BalancePill, type BalancePillProps } from './account/BalancePill/BalancePill.tsx';
export {
  BetHistoryRow,
  BetHistoryRowSkeleton,
  type BetAmount,
  type BetHistoryRowProps,
} from './account/BetHistory/BetHistoryRow.tsx';
export {
  BetHistoryCard,
  BetHistoryCardSkeleton,
  type BetHistoryCardProps,
} from './account/BetHistory/BetHistoryCard.tsx';
export { betOutcomes, type BetOutcome } from './account/BetHistory/betOutcomes.ts';
export {
  BetDetail,
  type BetDetailLeg,
  type BetDetailProps,
  type BetFact,
} from './account/BetDetail/BetDetail.tsx';
export {
  SignInForm,
  type SignInFormProps,
  type SignInValues,
  type SignInWords,
} from './account/SignInForm/SignInForm.tsx';
export {
  RegistrationForm,
  registrationMethods,
  type RegistrationFormProps,
  type RegistrationMethod,
  type RegistrationValues,
  type RegistrationWords,
} from './account/RegistrationForm/RegistrationForm.tsx';
export {
  CredentialsCard,
  type Credential,
  type CredentialsCardProps,
} from './account/RegistrationForm/CredentialsCard.tsx';
export {
  SettingsPanel,
  type SegmentSetting,
  type SelectSetting,
  type Setting,
  type SettingsPanelProps,
  type SwitchSetting,
} from './account/SettingsPanel/SettingsPanel.tsx';

export { AppHeader, type AppHeaderProps, type HeaderTab } from './navigation/AppHeader/AppHeader.tsx';
export {
  BottomNav,
  type BottomNavProps,
  type NavActionEntry,
  type NavEntry,
  type NavLinkEntry,
} from './navigation/BottomNav/BottomNav.tsx';
export { Footer, type FooterLink, type FooterProps } from './navigation/Footer/Footer.tsx';
export {
  LanguagePicker,
  type LanguageOption,
  type LanguagePickerProps,
} from './navigation/LanguagePicker/LanguagePicker.tsx';
export { Breadcrumbs, type BreadcrumbsProps, type Crumb } from './navigation/Breadcrumbs/Breadcrumbs.tsx';

export { ErrorPage, type ErrorPageProps } from './content/ErrorPage/ErrorPage.tsx';
export {
  NoticeBar,
  noticeBarTones,
  type NoticeBarProps,
  type NoticeBarTone,
} from './content/NoticeBar/NoticeBar.tsx';
export {
  NotificationStack,
  notificationKinds,
  type NotificationItem,
  type NotificationKind,
  type NotificationStackProps,
} from './notifications/NotificationStack/NotificationStack.tsx';
