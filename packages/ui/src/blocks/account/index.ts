export {
  accountFormTones,
  AccountForm,
  type AccountFormTone,
  type AccountFormProps,
} from './AccountForm/AccountForm.tsx';
export { ErrorSummary, type FieldProblem, type ErrorSummaryProps } from './AccountForm/ErrorSummary.tsx';
export { AccountReminder, type AccountReminderProps } from './AccountReminder/AccountReminder.tsx';
export {
  accountRowTones,
  AccountRow,
  type AccountRowTone,
  type AccountRowProps,
} from './AccountRow/AccountRow.tsx';
export {
  ActivityTimeline,
  activityTones,
  type ActivityEntry,
  type ActivityTimelineProps,
  type ActivityTone,
} from './ActivityTimeline/ActivityTimeline.tsx';
export { BalanceMask, type BalanceMaskProps } from './BalancePill/BalanceMask.tsx';
export { BalancePill, type BalancePillProps } from './BalancePill/BalancePill.tsx';
export { BetDetail, type BetDataItem, type BetDetailProps } from './BetDetail/BetDetail.tsx';
export { BetChanges, type BetChange, type BetChangesProps } from './BetDetail/BetChanges.tsx';
export {
  SystemCombinations,
  type SystemCombination,
  type SystemCombinationsProps,
} from './BetDetail/SystemCombinations.tsx';
export {
  BetCard,
  BetCardList,
  type BetAmount,
  type BetCardListProps,
  type BetCardProps,
} from './BetCard/BetCard.tsx';
export { BetCardSkeleton } from './BetCard/BetCardSkeleton.tsx';
export { BetLeg, type BetLegProps } from './BetCard/BetLeg.tsx';
export { betLegStates, type BetLegCount, type BetLegState } from './BetCard/betLegStates.ts';
export {
  BetCashOut,
  BetCashOutQuestion,
  betCashOutStates,
  type BetCashOutProps,
  type BetCashOutQuestionProps,
  type BetCashOutState,
} from './BetCard/BetCashOut.tsx';
export { betOutcomes, outcomeIcons, type BetOutcome } from './BetCard/betOutcomes.ts';
export { bonusStates, BonusCard, type BonusState, type BonusCardProps } from './Bonuses/BonusCard.tsx';
export { BonusList, type BonusListProps } from './Bonuses/BonusList.tsx';
export {
  cashbackKinds,
  CashbackCard,
  type CashbackKind,
  type CashbackTerm,
  type CashbackCardProps,
} from './Cashback/CashbackCard.tsx';
export {
  CashbackHistory,
  type CashbackEntry,
  type CashbackHistoryProps,
} from './Cashback/CashbackHistory.tsx';
export { CodeStep, type CodeStepLabels, type CodeStepProps } from './CodeStep/CodeStep.tsx';
export {
  changeSteps,
  ContactChange,
  type ChangeStep,
  type ContactChangeLabels,
  type ContactChangeProps,
} from './ContactChange/ContactChange.tsx';
export { DocumentGrid, type DocumentGridProps } from './DocumentView/DocumentGrid.tsx';
export {
  documentForms,
  DocumentView,
  type DocumentForm,
  type DocumentViewLabels,
  type DocumentViewProps,
} from './DocumentView/DocumentView.tsx';
export { DetailList, type DetailItem, type DetailListProps } from './DetailList/DetailList.tsx';
export { FormFields, type FormFieldsProps } from './FormFields/FormFields.tsx';
export { PhoneInput, type PhoneInputProps } from './FormFields/PhoneInput.tsx';
export {
  fieldFormats,
  fieldProblems,
  type FieldFormat,
  type TextFormField,
  type PasswordFormField,
  type SelectFormField,
  type PhoneFormField,
  type SearchFormField,
  type DateFormField,
  type LongTextFormField,
  type LockedFormField,
  type FormField,
  type PhoneCountry,
} from './FormFields/formField.ts';
export {
  HistoryActions,
  type HistoryActionsLabels,
  type HistoryActionsProps,
} from './HistoryActions/HistoryActions.tsx';
export {
  HistoryFilters,
  type HistoryPeriod,
  type HistoryFiltersLabels,
  type HistoryFiltersProps,
} from './HistoryFilters/HistoryFilters.tsx';
export { HistoryFiltersSkeleton } from './HistoryFilters/HistoryFiltersSkeleton.tsx';
export { HistoryTable, type HistoryTableProps } from './HistoryTable/HistoryTable.tsx';
export { InboxList, type InboxMessage, type InboxLabels, type InboxListProps } from './Inbox/InboxList.tsx';
export { InboxSkeleton } from './Inbox/InboxSkeleton.tsx';
export {
  InboxMessageCard,
  InboxMessageSkeleton,
  type InboxMessageCardProps,
} from './Inbox/InboxMessageCard.tsx';
export {
  listStatuses,
  ListCard,
  type ListStatus,
  type ListLabels,
  type ListStateProps,
  type ListCardProps,
} from './ListCard/ListCard.tsx';
export { resultTones, ResultCard, type ResultTone, type ResultCardProps } from './ResultCard/ResultCard.tsx';
export {
  PasskeyList,
  type ListedPasskey,
  type PasskeyListLabels,
  type PasskeyListProps,
} from './PasskeyList/PasskeyList.tsx';
export {
  PasswordForm,
  type PasswordValues,
  type PasswordRule,
  type PasswordFormWords,
  type PasswordFormProps,
} from './PasswordForm/PasswordForm.tsx';
export {
  PasswordRecovery,
  type RecoveryStep,
  type PasswordRecoveryProps,
} from './PasswordRecovery/PasswordRecovery.tsx';
export {
  ProfileForm,
  type ProfileSection,
  type ProfileFormLabels,
  type ProfileFormProps,
} from './ProfileForm/ProfileForm.tsx';
export { ProfileFormSkeleton, type ProfileFormSkeletonProps } from './ProfileForm/ProfileFormSkeleton.tsx';
export {
  PromoCodeForm,
  type PromoCodeFormLabels,
  type PromoCodeFormProps,
} from './PromoCode/PromoCodeForm.tsx';
export {
  promoCodeStates,
  PromoCodeHistory,
  type PromoCodeState,
  type UsedPromoCode,
  type PromoCodeHistoryProps,
} from './PromoCode/PromoCodeHistory.tsx';
export { QrSignInCard, type QrSignInLabels, type QrSignInCardProps } from './QrSignIn/QrSignInCard.tsx';
export {
  ReferralBanners,
  type ReferralBannersLabels,
  type ReferralBannersProps,
} from './Referral/ReferralBanners.tsx';
export {
  ReferralCard,
  type ReferralStat,
  type ReferralCardLabels,
  type ReferralCardProps,
} from './Referral/ReferralCard.tsx';
export {
  CredentialsCard,
  type Credential,
  type CredentialSave,
  type CredentialsCardProps,
} from './RegistrationForm/CredentialsCard.tsx';
export { RegistrationForm, type RegistrationFormProps } from './RegistrationForm/RegistrationForm.tsx';
export {
  registrationMethods,
  type RegistrationMethod,
  type RegistrationValues,
  type RegistrationLabels,
  type RegistrationBonuses,
} from './RegistrationForm/registration.ts';
export { LevelCard, type LevelCardProps } from './Rewards/LevelCard.tsx';
export { LevelTable, type TableLevel, type LevelTableProps } from './Rewards/LevelTable.tsx';
export {
  PointsExchange,
  type PointsExchangeLabels,
  type PointsExchangeProps,
} from './Rewards/PointsExchange.tsx';
export { RewardTiles, type Reward, type RewardTilesProps } from './Rewards/RewardTiles.tsx';
export { SecretQuestionForm, type SecretQuestionFormProps } from './SecretQuestion/SecretQuestionForm.tsx';
export {
  SecurityOverview,
  type SecurityMethod,
  type SecurityOverviewLabels,
  type SecurityOverviewProps,
} from './SecurityOverview/SecurityOverview.tsx';
export {
  protectionLevels,
  protectionLevel,
  type ProtectionLevel,
} from './SecurityOverview/protectionLevel.ts';
export {
  deviceKinds,
  SessionList,
  type DeviceSession,
  type SessionListLabels,
  type SessionListProps,
} from './SessionList/SessionList.tsx';
export {
  SettingsGroups,
  type SettingsGroup,
  type SettingsGroupsLabels,
  type SettingsGroupsProps,
} from './SettingsGroups/SettingsGroups.tsx';
export {
  SettingsPanel,
  type SegmentSetting,
  type ControlSetting,
  type SelectSetting,
  type SwitchSetting,
  type Setting,
  type SettingsPanelProps,
} from './SettingsPanel/SettingsPanel.tsx';
export {
  signInModes,
  SignInForm,
  type OtherSignIn,
  type SignInMode,
  type SignInValues,
  type SignInLabels,
  type SignInFormProps,
} from './SignInForm/SignInForm.tsx';
export {
  SocialButtons,
  type SocialProvider,
  type SocialButtonsProps,
} from './SocialButtons/SocialButtons.tsx';
export {
  sportLists,
  SportVisibility,
  type SportListKind,
  type ListedSport,
  type SportVisibilityLabels,
  type SportVisibilityProps,
} from './SportVisibility/SportVisibility.tsx';
export { OverviewCard, type OverviewDetail, type OverviewCardProps } from './OverviewCard/OverviewCard.tsx';
export {
  ProtectionCard,
  ProtectionCardSkeleton,
  type ProtectionCardProps,
} from './ProtectionCard/ProtectionCard.tsx';
export { TransactionDetail, type TransactionDetailProps } from './TransactionDetail/TransactionDetail.tsx';
export { paymentStates, paymentStateLooks, type PaymentState } from './TransactionDetail/paymentStates.ts';
export {
  RecoveryCodes,
  type RecoveryCode,
  type RecoveryCodesLabels,
  type RecoveryCodesProps,
} from './TwoFactor/RecoveryCodes.tsx';
export {
  TwoFactorSetup,
  type TwoFactorSetupLabels,
  type TwoFactorSetupProps,
} from './TwoFactor/TwoFactorSetup.tsx';
export {
  DocumentUpload,
  type RequestedDocument,
  type DocumentUploadProps,
} from './Verification/DocumentUpload.tsx';
export {
  verificationStates,
  VerificationCard,
  type VerificationState,
  type VerificationCardProps,
} from './Verification/VerificationCard.tsx';
export {
  walletKinds,
  WalletList,
  type WalletKind,
  type Wallet,
  type WalletListLabels,
  type WalletListProps,
} from './WalletList/WalletList.tsx';
