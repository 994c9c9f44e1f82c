export { BalancePill, type BalancePillProps } from './BalancePill/BalancePill.tsx';
export {
  BetHistoryRow,
  BetHistoryRowSkeleton,
  type BetAmount,
  type BetHistoryRowProps,
} from './BetHistory/BetHistoryRow.tsx';
export {
  BetHistoryCard,
  BetHistoryCardSkeleton,
  type BetHistoryCardProps,
} from './BetHistory/BetHistoryCard.tsx';
export { betOutcomes, type BetOutcome } from './BetHistory/betOutcomes.ts';
export { BetDetail, type BetDetailLeg, type BetDetailProps, type BetFact } from './BetDetail/BetDetail.tsx';
export {
  SignInForm,
  type SignInFormProps,
  type SignInValues,
  type SignInWords,
} from './SignInForm/SignInForm.tsx';
export {
  RegistrationForm,
  registrationMethods,
  type RegistrationFormProps,
  type RegistrationMethod,
  type RegistrationValues,
  type RegistrationWords,
} from './RegistrationForm/RegistrationForm.tsx';
export {
  CredentialsCard,
  type Credential,
  type CredentialsCardProps,
} from './RegistrationForm/CredentialsCard.tsx';
export {
  SettingsPanel,
  type SegmentSetting,
  type SelectSetting,
  type Setting,
  type SettingsPanelProps,
  type SwitchSetting,
} from './SettingsPanel/SettingsPanel.tsx';
