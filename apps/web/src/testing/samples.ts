import type {
  Account,
  AnswerOf,
  Bonus,
  Calls,
  Coupon,
  ListedGame,
  Market,
  Match,
  Payment,
  PaymentMethod,
  PersonalData,
  Player,
  Result,
  SiteConfig,
  UserConfig,
} from '@touchline/contract';
import { featureNames } from '@touchline/contract/pages';

/** Server time while a screen is tested, UTC ms. */
const NOW = Date.UTC(2026, 10, 21, 12);

const couponTypes = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

/** A site with all features, in two languages. */
export const sampleSite: SiteConfig = {
  id: 'house',
  brand: 'touchline',
  companyName: 'Touchline',
  minimumAge: 18,
  wordmark: 'Touchline',
  languages: ['en', 'ar'],
  defaultLanguage: 'en',
  currency: 'EUR',
  registrationCurrencies: ['EUR'],
  oddsViews: [0],
  defaultOddsView: 0,
  defaultMode: 'light',
  defaultDensity: 'comfortable',
  defaultTimeZone: 'UTC',
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
  autoLogoffMediaMinutes: 180,
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
  sessionId: '41',
  mustChangePassword: false,
};

/** Session of a visitor who isn't signed in. */
export const sampleGuest: AnswerOf<Calls['session']> = { player: null, serverTime: NOW };

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
  verification_types: ['document'],
  identity: { state: 'open', isNeeded: false, page: 'office/identification' },
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

/** Main account of the player, with 100.00. */
export const sampleAccount: Account = {
  id: 'account-1',
  iso: 'EUR',
  symbol: '€',
  currencyId: 978,
  type: 0,
  money: '100.00',
  held: '0.00',
  isActive: true,
};

/** The player's accounts, of which the active one pays for bets; the main one if absent. */
export const sampleAccounts = (accounts: Account[] = [sampleAccount]): AnswerOf<Calls['accounts']> => ({
  accounts,
  activeAccount: accounts.find(({ isActive }) => isActive)?.id ?? null,
});

/** An open single of 10.00 on a pre-match match. */
export const sampleBet: Coupon = {
  id: '7001',
  state: 'accepted',
  typeId: 0,
  lines: 1,
  accountId: sampleAccount.id,
  iso: 'EUR',
  amount: '10.00',
  coef: '2.00',
  possiblePayout: '20.00',
  placedAt: NOW / 1000 - 600,
  acceptedAt: NOW / 1000 - 600,
  delaySeconds: 0,
  bets: [
    {
      gameId: 11,
      marketId: '11.match-result',
      selectionId: '11.match-result:home',
      selectionKey: 'home',
      marketType: 'match-result',
      isLive: false,
      sportId: 1,
      competition: 'Premier League',
      country: 'GB',
      home: 'Harbour City',
      away: 'Northgate',
      startsAt: NOW / 1000 + 3600,
      coef: '2.00',
      statusId: -1,
    },
  ],
};

/** A card to pay in with, on the provider's page. */
export const sampleCardMethod: PaymentMethod = {
  id: 'card',
  family: 'card',
  direction: 'deposit',
  group: 'cards',
  name: { en: 'Bank card' },
  icon: 'card',
  flow: 'hosted',
  time: 'instant',
  iso: 'EUR',
  min: '10.00',
  max: '5000.00',
  step: '0.01',
  quick: ['10.00', '20.00', '50.00', '100.00'],
  fields: [],
  isRecommended: false,
};

/** A credited deposit by card. */
export const samplePayment: Payment = {
  id: 'a'.repeat(32),
  direction: 'deposit',
  methodId: 'card',
  methodName: { en: 'Bank card' },
  icon: 'card',
  accountId: '1',
  iso: 'EUR',
  amount: '25.00',
  fee: '0.00',
  state: 'succeeded',
  outcome: 'success',
  createdAt: NOW / 1000,
  steps: [{ at: NOW / 1000, state: 'created' }],
  actions: [],
};

/** An active bonus of 10.00 for bets, of which nothing is wagered. */
export const sampleBonus: Bonus = {
  idBonus: '31',
  kind: 'grant',
  state: 'active',
  texts: { en: { title: 'Sample bonus', text: 'For bets on sports.' } },
  iso: 'EUR',
  money: '10.00',
  balance: '10.00',
  held: '0.00',
  own: '50.00',
  accountId: 'account-2',
  version: 1,
  terms: { product: 'betting', days: 7, isSticky: false },
  at: NOW / 1000 - 600,
  expiresAt: NOW / 1000 + 7 * 86_400,
  isClosing: false,
  converted: '0.00',
  removed: '0.00',
};

/** Personal data of the player, who has given none yet. */
export const samplePersonalData: PersonalData = {
  number: samplePlayer.login,
  mainId: sampleAccount.id,
  activeId: sampleAccount.id,
  registeredAt: samplePlayer.registeredAt,
  isVerified: false,
  values: {},
  locked: [],
  documentTypes: [],
};

/** Limits of a player who has set none. */
export const sampleLimits: AnswerOf<Calls['limits']> = {
  limits: [],
  reviewAt: NOW / 1000 + 30 * 86_400,
  session: null,
  realityCheckAt: null,
  serverTime: NOW,
};

/** Creates a game that can be played here. */
export function sampleGame(id: number, name = `Game ${id}`): ListedGame {
  return {
    id,
    name,
    slug: `game-${id}`,
    provider: { slug: 'kestrel', name: 'Kestrel' },
    thumbnails: {},
    tag: null,
    isOwn: false,
    hasDemo: true,
    rtp: '96.31',
    volatility: null,
    stake: null,
    jackpot: null,
    closed: null,
  };
}

/** Own games of a player who hasn't played. */
export const sampleMyCasino: AnswerOf<Calls['myCasino']> = {
  unfinished: [],
  recent: [],
  favourites: [],
  recommended: [],
};

/** Football as the only sport with matches. */
export const sampleSports: AnswerOf<Calls['lineSports']> = {
  sports: [{ id: 1, slug: 'football', live: 1, line: 1 }],
};

/** Two sides and their competition, by ids. */
const fixture = {
  sportId: 1,
  competitionId: 3,
  competition: 'Premier League',
  country: 'GB',
  home: 'Harbour City',
  away: 'Northgate',
  homeId: 11,
  awayId: 12,
};

/** Creates a football match that starts in an hour, or another one by its changes. */
export function sampleMatch(id: number, changes: Partial<Match> = {}): Match {
  return {
    ...fixture,
    id,
    startsAt: NOW / 1000 + 3600,
    status: 1,
    producer: 'line',
    marketCount: 1,
    version: 1,
    ...changes,
  };
}

/** Creates an open market of a match, whose selections all have a price. */
export function sampleMarket(
  matchId: number,
  type: string,
  keys: readonly string[],
  changes: Partial<Market> = {},
): Market {
  const { line, ordinal } = changes;
  const id = [matchId, type, line, ordinal].filter((part) => part !== undefined).join('.');
  return {
    id,
    matchId,
    type,
    group: 'popular',
    status: 1,
    producer: 'line',
    selections: keys.map((key) => ({ id: `${id}:${key}`, key, k: '2.5' })),
    version: 1,
    at: NOW,
    ...changes,
  };
}

/** Creates the result of a football match that ended two hours ago, or another one by its changes. */
export function sampleResult(matchId: number, changes: Partial<Result> = {}): Result {
  return {
    ...fixture,
    matchId,
    startsAt: NOW / 1000 - 4 * 3600,
    endedAt: NOW / 1000 - 2 * 3600,
    status: 4,
    score: { total: [2, 1], parts: [] },
    ...changes,
  };
}

/** Recorded figures of cricket: two teams of a competition, without players. */
export const sampleLeaders: AnswerOf<Calls['cricketLeaders']> = {
  since: NOW / 1000 - 30 * 86_400,
  batters: [],
  bowlers: [],
  teams: ['Lakeside', 'Northshore'].map((name, index) => ({
    team: { id: 21 + index, name },
    competition: { id: 8, name: 'Coastal League', country: 'IN' },
    played: 4,
    won: 2,
    lost: 2,
    tied: 0,
    points: 4,
    netRunRate: '0.125',
    form: [],
  })),
};
