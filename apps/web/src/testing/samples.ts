import type { AnswerOf, Calls, Player, SiteConfig, UserConfig } from '@touchline/contract';
import { featureNames } from '@touchline/contract/pages';

/** Server time while a screen is tested, UTC ms. */
const NOW = Date.UTC(2026, 10, 21, 12);

const couponTypes = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

/** A site with all features, in two languages. */
export const sampleSite: SiteConfig = {
  id: 'house',
  brand: 'touchline',
  companyName: 'Touchline',
  wordmark: 'Touchline',
  languages: ['en', 'ar'],
  defaultLanguage: 'en',
  currency: 'EUR',
  registrationCurrencies: ['EUR'],
  oddsViews: [0],
  defaultOddsView: 0,
  defaultMode: 'light',
  defaultDensity: 'comfortable',
  defaultTimeZone: 0,
  availableRoutes: [...featureNames],
  isRegistrationAllowed: true,
  isRegistrationButtonDisabled: false,
  isVipDomain: false,
  isOneTapAuthEnabled: false,
  langHiddenUnauthorized: [],
  show_one_click: true,
  isDemoCashier: true,
  isAutoLogoffEnable: false,
  autoLogoffInactiveMinutes: 30,
  isAvailableCouponBonusBet: true,
  isHyperBonusWithBonusBet: false,
  showVipBet: true,
  couponTypesWithMinAmount: couponTypes,
  couponTypesWithMaxAmount: couponTypes,
  hostOrigins: [],
  topSportIds: [],
  stateVersion: 0,
  isAccountMiddleware: false,
  isShowIdentification: false,
  isAvailableConfirmTerms: false,
  termsVersion: 0,
  urlsToRedirectTo404: [],
  serverTime: NOW,
};

/** A player who has signed in an hour ago. */
export const samplePlayer: Player = {
  id: '100001',
  login: '100001',
  email: 'anna@example.com',
  registeredAt: Date.UTC(2026, 0, 5) / 1000,
  signedInAt: NOW / 1000 - 3600,
  mustChangePassword: false,
};

/** Settings of an account with two kinds of mails, on a site without loyalty. */
export const sampleAccountSettings: AnswerOf<Calls['officeSettings']> = {
  notificationSettings: [
    { id: 'enable_mail_bets', value: true },
    { id: 'enable_mail_deposit', value: true },
    { id: 'enable_mail_news', value: false },
    { id: 'enable_sms_news', value: false },
  ],
  commonSettings: [{ id: 'user_hide_balance', value: false }],
  otherSettings: [{ id: 'message_language', value: 'en' }],
  bonusSetting: { value: 0, options: [0] },
  firstDepositBonusSetting: { value: 0, options: [0] },
  showPromoCodeCheck: false,
  promoSetting: { promoCodeCheckSection: { isAvailable: false, titleKey: 'bonuses.code.title' } },
  cashbackSetting: null,
  pointsAccumulated: '0.00',
  clubPoints: '0.00',
  showClubPoints: false,
  availableCurrencies: [],
  showWallets: true,
  walletAttributes: { title_translation_key: 'office_settings_wallets' },
  showFavoriteTeams: true,
  sports: [1, 2],
  lineSports: [1, 2],
  liveSports: [1, 2],
  lineDisallowSports: [],
  liveDisallowSports: [],
  lineClosedSports: [],
  liveClosedSports: [],
};

/** Configuration of the player's account, to which nothing is left to do. */
export const sampleUserConfig: UserConfig = {
  user_name: samplePlayer.login,
  user_ref_id: 'ref-1',
  activation_type: 1,
  user_data: {},
  user_hide_balance: false,
  changed_pass_day_count: 10,
  protection_level: 20,
  protection_methods: {
    is_changed_password: true,
    enable_two_factor_auth: false,
    enable_phone_binding: false,
    enable_security_question: false,
    enable_email_auth: false,
  },
  has_passkey: false,
  is_active_secure_question: false,
  disallow_line_sport: [],
  disallow_live_sport: [],
  ban_level: 0,
  ban_version: 0,
  is_need_identification: false,
  user_status_id: 0,
  verification_status: 1,
  internal_verification_status: 0,
  verification_types: [],
  requested_additional_document: false,
  show_verification_modal_on_deposit_page: false,
  isDataAfterRegistration: false,
  isRequiredTransfer: false,
  is_identification_bonus: false,
  bonus_type: 0,
  first_deposit_bonus_type: 0,
  has_deposit: true,
  user_msg_count: 0,
};
