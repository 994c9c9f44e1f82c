import type { AccessTables } from '../access/access.tables.ts';
import type { QrSignInTables } from '../access/qrSignIn/qrSignIn.tables.ts';
import type { PasskeysTables } from '../access/passkeys/passkeys.tables.ts';
import type { AccountNumbersTables } from '../accountNumbers/accountNumbers.tables.ts';
import type { AccountsTables } from '../accounts/accounts.tables.ts';
import type { BetActionsTables } from '../betActions/betActions.tables.ts';
import type { OneTimeCodeTables } from '../oneTimeCodes/oneTimeCodes.tables.ts';
import type { ChallengesTables } from '../challenges/challenges.tables.ts';
import type { TournamentsTables } from '../tournaments/tournaments.tables.ts';
import type { BonusesTables } from '../bonuses/bonuses.tables.ts';
import type { CatalogueTables } from '../catalogue/catalogue.tables.ts';
import type { ConsultantTables } from '../consultant/consultant.tables.ts';
import type { CouponsTables } from '../coupons/coupons.tables.ts';
import type { ExchangeTables } from '../exchange/exchange.tables.ts';
import type { FavoritesTables } from '../favorites/favorites.tables.ts';
import type { IdentificationTables } from '../identification/identification.tables.ts';
import type { LimitsTables } from '../limits/limits.tables.ts';
import type { LoyaltyTables } from '../loyalty/loyalty.tables.ts';
import type { MailTables } from '../mail/mail.tables.ts';
import type { LoginNamesTables } from '../loginNames/loginNames.tables.ts';
import type { DataChangesTables } from '../personalData/dataChanges.tables.ts';
import type { PlayerNotesTables } from '../ops/players/playerNotes.tables.ts';
import type { AdjustmentsTables } from '../ops/money/adjustments.tables.ts';
import type { OperatorMoneyTables } from '../operatorMoney/operatorMoney.tables.ts';
import type { AuditLogTables } from '../ops/auditLog/auditLog.tables.ts';
import type { PaymentsTables } from '../payments/payments.tables.ts';
import type { MarketClosuresTables } from '../marketClosures/marketClosures.tables.ts';
import type { PostbacksTables } from '../postbacks/postbacks.tables.ts';
import type { PushTables } from '../push/push.tables.ts';
import type { ReferralsTables } from '../referrals/referrals.tables.ts';
import type { RoundsTables } from '../rounds/rounds.tables.ts';
import type { ResultsTables } from '../results/results.tables.ts';
import type { SiteStateTables } from '../siteState/siteState.tables.ts';
import type { SecurityQuestionTables } from '../securityQuestion/securityQuestion.tables.ts';
import type { SeoTables } from '../seo/seo.tables.ts';
import type { GameSessionsTables } from '../gameSessions/gameSessions.tables.ts';
import type { MessagesTables } from '../messages/messages.tables.ts';
import type { OfficeSettingsTables } from '../officeSettings/officeSettings.tables.ts';
import type { ProfileTables } from '../accounts/profile.tables.ts';
import type { VerificationTables } from '../verification/verification.tables.ts';
import type { VisitorDataTables } from '../visitorData/visitorData.tables.ts';
import type { SocialTables } from '../social/social.tables.ts';
import type { WalletTables } from '../wallet/wallet.tables.ts';

/** Anchors of the feed. The feed has no tables of its own: it requests its anchors from a store. */
interface FeedTables {
  feed_anchors: { key: string; value: string };
}

/** All tables of the platform, each described by its own module. int8 is bigint, timestamptz is Date. */
export type Database = AccountsTables &
  AccountNumbersTables &
  AdjustmentsTables &
  OperatorMoneyTables &
  AccessTables &
  PasskeysTables &
  QrSignInTables &
  WalletTables &
  FeedTables &
  OneTimeCodeTables &
  SocialTables &
  BonusesTables &
  TournamentsTables &
  ChallengesTables &
  CouponsTables &
  LimitsTables &
  BetActionsTables &
  MailTables &
  MarketClosuresTables &
  MessagesTables &
  PostbacksTables &
  PushTables &
  FavoritesTables &
  IdentificationTables &
  SecurityQuestionTables &
  SiteStateTables &
  AuditLogTables &
  PlayerNotesTables &
  DataChangesTables &
  LoginNamesTables &
  SeoTables &
  VerificationTables &
  VisitorDataTables &
  ProfileTables &
  OfficeSettingsTables &
  PaymentsTables &
  ExchangeTables &
  LoyaltyTables &
  ReferralsTables &
  ConsultantTables &
  CatalogueTables &
  ResultsTables &
  GameSessionsTables &
  RoundsTables;
