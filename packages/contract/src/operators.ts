/**
 * Types of the operators' calls and lists of their values, which the operators' console and its server share. No value
 * comes from a file that imports typebox, so that the console doesn't load it.
 */

export type { HomePart } from './pages/homeParts.ts';
export {
  blockReasons,
  entryParts,
  redirectCodes,
  settingParts,
  siteFlags,
  type BlockReason,
  type EntryPart,
  type SettingPart,
  type SiteFlag,
} from './siteState.ts';
export type {
  Cancellation,
  Closure,
  Debt,
  ListedMatch,
  MatchDetail,
  MatchMarket,
  OperatorBet,
  ResultEvent,
  Review,
} from './operatorCalls/betting.ts';
export type { Club } from './operatorCalls/clubs.ts';
export type {
  BrandPair,
  CountryBlock,
  EventCount,
  JudgedPairs,
  LoyaltyPlan,
  MaintenanceWindow,
  Redirect,
  SeoPageTexts,
  Site,
  SiteParts,
  SiteState,
  VerificationPlan,
} from './operatorCalls/sites.ts';
export type {
  AuthenticatorSetup,
  OwnPasskey,
  OwnSession,
  OwnToken,
  SignInWays,
  StaffInvitation,
  StaffProfile,
  StaffProof,
} from './operatorCalls/staffSignIn.ts';
export type { EffectiveSettings, SiteSettings } from './operatorCalls/siteSettings.ts';
export type { DeskRequest, DeskRequestDetail, DeskRequestPage } from './operatorCalls/consultant.ts';
export type {
  IdentificationCase,
  IdentificationRequest,
  ListedRequest,
  OperatorCheck,
  OperatorCheckStep,
  PlayerVerification,
  RequestPage,
  ReviewedDocument,
} from './operatorCalls/identification.ts';
export type { OperatorPayment, OperatorPaymentDetail } from './operatorCalls/payments.ts';
export type {
  ListedRate,
  ListedReconciliation,
  ListedTransfers,
  ReconciliationDifference,
  ReconciliationsPage,
  SiteSpreads,
} from './operatorCalls/reconciliation.ts';
export type {
  OperatorPayout,
  OperatorWithdrawal,
  OperatorWithdrawalDetail,
} from './operatorCalls/withdrawals.ts';
export type {
  AuditEntry,
  FoundBet,
  ListedPlayer,
  OperatorDataChange,
  Player,
  PlayerBlocks,
  PlayerFacts,
  PlayerLimit,
  PlayerNote,
  PlayerSecurity,
  WholePersonalData,
} from './operatorCalls/players.ts';
export type { MoneySummary, PlayerSummary, TimelineEntry, TimelinePage } from './operatorCalls/playerPage.ts';
export { timelineKinds, type TimelineKind } from './timelineKinds.ts';
export type {
  Adjustment,
  LedgerEntry,
  OperatorInstrument,
  PaymentSums,
  PlayerMoney,
  TaxSums,
} from './operatorCalls/money.ts';
export type {
  Approval,
  BetFigures,
  CurrencyLiability,
  CurrencyTurnover,
  FeedHealth,
  FoundPlayer,
  MessageRoom,
  Operator,
  OperatorRoom,
  SearchAnswer,
  WaitingFigure,
  WaitingKind,
} from './operatorCalls/desk.ts';
export type {
  CurrencyMoney,
  HourTurnover,
  LiabilityFigures,
  LiabilitySum,
  MarketLiability,
  MoneyFigures,
  MoneyTotal,
} from './operatorCalls/dashboard.ts';
export type { FoundMatch, WaitingAct } from './operatorCalls/common.ts';
export type { CodeNeed, CurrencyTerms, GrantState, OfferFault, OfferTerms } from '@touchline/bonuses';
export type {
  OfferPreview,
  OfferTexts,
  OperatorCodeUse,
  OperatorGrant,
  OperatorOffer,
  OperatorPromoCode,
} from './operatorCalls/bonuses.ts';
export type {
  FreeRoundsDraft,
  FreeRoundsGame,
  FreeRoundsResult,
  OperatorFreeRounds,
} from './operatorCalls/freeRounds.ts';
export type {
  ChallengeDraft,
  ChallengeTerms,
  CountedGames,
  OperatorChallenge,
  OperatorTournament,
  PrizeTerms,
  PrizeTexts,
  TournamentDraft,
  TournamentTerms,
} from './operatorCalls/tournaments.ts';
export type {
  OperatorReferral,
  PlanPreview,
  PlayerRewards,
  ReferralReport,
} from './operatorCalls/rewards.ts';
export type {
  GameImport,
  OperatorBanner,
  OperatorCategory,
  OperatorCollectionGame,
  OperatorGame,
  OperatorGameDetail,
  OperatorProvider,
} from './operatorCalls/casino.ts';
export type {
  GameNotice,
  OperatorRound,
  OperatorRoundDetail,
  OperatorRoundOperation,
  RoundCorrection,
} from './operatorCalls/gameRounds.ts';
export { roundStates } from './casino.ts';
export { operatorScopes, type OperatorScope } from './operatorScopes.ts';
export { MAX_EXPORT_DAYS } from './auditExport.ts';
export { secondedActs, type SecondedAct } from './operatorApprovals.ts';
export {
  approvalLists,
  approvalStates,
  staffStates,
  type ApprovalList,
  type ApprovalState,
  type StaffState,
} from './operatorStaff.ts';
export type {
  AloneDoor,
  AlonePerson,
  AloneSite,
  ListedStaff,
  StaffDetail,
  StaffGrant,
  StaffRole,
  StaffSession,
  StaffToken,
} from './operatorCalls/staff.ts';
export type { FreeRoundsState } from './freeRounds.ts';
export { requestStates, type RequestState } from './identificationReviews.ts';

export type {
  ListedMail,
  ListedText,
  MailDetail,
  MessageSite,
  OperatorText,
  OperatorTexts,
  ReceivedMessage,
  ReceivedMessagePage,
  SecretState,
  Segment,
  SegmentPreview,
  SentMessage,
  SentMessagePage,
  SentState,
  TextDetail,
} from './operatorCalls/messages.ts';

export {
  withdrawalLists,
  withdrawalReasons,
  type WithdrawalDocument,
  type WithdrawalList,
  type WithdrawalReasons,
} from './withdrawalReviews.ts';

export * from './operatorsReferrals.ts';
