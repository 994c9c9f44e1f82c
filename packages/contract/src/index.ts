export { defineCall } from './call.ts';
export type {
  AnswerOf,
  BodyOf,
  Call,
  DeepReadonly,
  HeadersOf,
  Method,
  OperatorCall,
  ParamsOf,
  QueryOf,
} from './call.ts';
export { calls } from './calls/index.ts';
export type { CallId, Calls } from './calls/index.ts';
export type { ActionRefusal } from './calls/coupons/actions.ts';
export type { CaptchaCode, CheckedCallId, FingerprintCode } from './calls/access/checks.ts';
export type { Passkey } from './calls/access/passkeys.ts';
export type {
  CodeMethod,
  LoginMode,
  RegistrationField,
  RegistrationType,
  SignInAnswer,
  SignInStep,
  StepMethod,
} from './calls/access/schemas.ts';
export { refusalCodes } from './calls/coupons/schemas.ts';
export type { Coupon, CouponPlacement, CouponRefusal, RefusalCode } from './calls/coupons/schemas.ts';
export type {
  DocumentFile,
  DocumentType,
  Identification,
  IdentityData,
} from './calls/account/identification.ts';
export {
  documentTypes,
  MOST_DOCUMENT_BYTES,
  MOST_DOCUMENTS,
  type DocumentKind,
  type DocumentMediaType,
  type IdentificationState,
  type RefusalCause,
} from './documents.ts';
export {
  PersonalChange,
  type DataChange,
  type PersonalData,
  type PersonalValues,
} from './calls/account/personalData.ts';
export type { ExportPage } from './calls/account/dataExport.ts';
export type { ChangedField, ChangeRule, LockCause, PersonalField } from './personalData.ts';
export { formatMessage } from './formats.ts';
export { limitTypes } from './calls/limits/schemas.ts';
export type { Limit, LimitTypeId, SessionTime } from './calls/limits/schemas.ts';
export type { RealityCheck } from './calls/limits/safety.ts';
export type { QuestionId, ShownQuestion } from './calls/access/securityQuestion.ts';
export type { SeoContent, SeoPage } from './calls/site/seo.ts';
export type { Player, SafetyBar } from './calls/access/session.ts';
export type { Block, Maintenance, SiteConfig } from './calls/site/site.ts';
export type { ConfigGroupName, GroupFields } from './calls/site/siteState.ts';
export type { MessageSubject, PlayerMessage } from './calls/account/messages.ts';
export type { Identity, UserConfig } from './calls/account/userConfig.ts';
export {
  VerificationPlan,
  type Verification,
  type VerificationCheck,
  type VerificationFrame,
  type VerificationStep,
} from './calls/account/verification.ts';
export type {
  AdditionalDocument,
  CheckReason,
  CheckState,
  CheckStep,
  CheckType,
  VerificationType,
} from './verification.ts';
export type { AnalyticsEvent } from './calls/site/visits.ts';
export type {
  ConsultantFile,
  ConsultantRequest,
  ConsultantRequestDetail,
} from './calls/payments/consultant.ts';
export type { ExchangeQuote } from './calls/account/exchange.ts';
export type { Account } from './calls/account/wallet.ts';
export type { Bonus, BonusOffer } from './calls/bonuses/schemas.ts';
export { LoyaltyPlan, type CashbackPlanId } from './calls/loyalty/plan.ts';
export type { Cashback, CashbackPeriod } from './calls/loyalty/cashback.ts';
export type { PointsEntry, Rewards } from './calls/loyalty/rewards.ts';
export type { BringFriend, ReferralState } from './calls/loyalty/bringFriend.ts';
export { paymentGroups, withdrawalDocuments } from './calls/payments/schemas.ts';
export type { DepositCheck, DepositQuote } from './calls/payments/payments.ts';
export type {
  Payment,
  PaymentMethod,
  PaymentOutcome,
  PaymentState,
  PayoutLeg,
} from './calls/payments/schemas.ts';
export type { AutomaticWithdrawal, Instrument, WithdrawalGate } from './calls/payments/withdrawals.ts';
export type { CasinoBanner, CasinoCategory, GameProvider, MyCasino } from './calls/casino/catalogue.ts';
export type { GameRound, GameSession, StartedGame } from './calls/casino/gameSessions.ts';
export type { GamePreview, Jackpot, ListedGame } from './calls/casino/schemas.ts';
export type { FreeRounds } from './calls/casino/freeRounds.ts';
export type { DailyChallenge, Tournament, TournamentRow } from './calls/casino/tournaments.ts';
export * from './casino.ts';
export type { Market, Match } from './line.ts';
export type { Moment, Result, Standing } from './results.ts';
export type { Tracker, TrackerAction, TrackerEvent, TrackerFigure, TrackerSummary } from './tracker.ts';
export type { ApiPaths, OperatorPaths } from './paths.ts';
export type { Prerender, Prerendered, PrerenderRequest } from './prerender.ts';
export { Currency, Problem } from './schemas.ts';
export { openApiDocument } from './openapi.ts';
