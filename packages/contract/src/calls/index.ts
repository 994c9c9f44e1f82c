import * as accessChecks from './access/checks.ts';
import * as accessRegistration from './access/registration.ts';
import * as accessSignIn from './access/signIn.ts';
import * as bonuses from './bonuses/bonuses.ts';
import * as bonusCodes from './bonuses/promoCodes.ts';
import * as bringFriend from './loyalty/bringFriend.ts';
import * as broadcasts from './line/broadcasts.ts';
import * as catalogue from './casino/catalogue.ts';
import * as cashback from './loyalty/cashback.ts';
import * as consultant from './payments/consultant.ts';
import * as couponActions from './coupons/actions.ts';
import * as couponCodes from './coupons/codes.ts';
import * as coupons from './coupons/coupons.ts';
import * as couponTerms from './coupons/terms.ts';
import * as cricket from './line/cricket.ts';
import * as cyber from './line/cyber.ts';
import * as exchange from './account/exchange.ts';
import * as exclusion from './limits/exclusion.ts';
import * as favorites from './line/favorites.ts';
import * as featured from './line/featured.ts';
import * as gameSessions from './casino/gameSessions.ts';
import * as identification from './account/identification.ts';
import * as login from './access/login.ts';
import * as limitChanges from './limits/changes.ts';
import * as limits from './limits/limits.ts';
import * as line from './line/line.ts';
import * as loyaltyPlan from './loyalty/plan.ts';
import * as mailings from './account/mailings.ts';
import * as messages from './account/messages.ts';
import * as push from './account/push.ts';
import * as officeSettings from './account/officeSettings.ts';
import * as dataExport from './account/dataExport.ts';
import * as personalData from './account/personalData.ts';
import * as payments from './payments/payments.ts';
import * as withdrawals from './payments/withdrawals.ts';
import * as passkeys from './access/passkeys.ts';
import * as phone from './access/phone.ts';
import * as phones from './access/phones.ts';
import * as picked from './line/picked.ts';
import * as qrSignIn from './access/qrSignIn.ts';
import * as recovery from './access/recovery.ts';
import * as rewards from './loyalty/rewards.ts';
import * as results from './line/results.ts';
import * as safety from './limits/safety.ts';
import * as search from './line/search.ts';
import * as security from './access/security.ts';
import * as securityQuestion from './access/securityQuestion.ts';
import * as seo from './site/seo.ts';
import * as session from './access/session.ts';
import * as site from './site/site.ts';
import * as siteState from './site/siteState.ts';
import * as social from './access/social.ts';
import * as statistics from './line/statistics.ts';
import * as teams from './line/teams.ts';
import * as freeRounds from './casino/freeRounds.ts';
import * as tournaments from './casino/tournaments.ts';
import * as thirdParty from './site/thirdParty.ts';
import * as userConfig from './account/userConfig.ts';
import * as verification from './account/verification.ts';
import * as visits from './site/visits.ts';
import * as wallet from './account/wallet.ts';

/**
 * All calls of the API, by id. A new call is added to its file and listed here, which adds it to the OpenAPI
 * document.
 */
export const calls = {
  siteConfig: site.siteConfig,
  seoPage: seo.seoPage,
  seoContent: seo.seoContent,
  seoVisual: seo.seoVisual,
  seoLanguages: seo.seoLanguages,
  loyaltyPlan: loyaltyPlan.loyaltyPlan,
  rewards: rewards.rewards,
  exchangePoints: rewards.exchangePoints,
  pointsHistory: rewards.pointsHistory,
  cashback: cashback.cashback,
  takeCashback: cashback.takeCashback,
  bringFriend: bringFriend.bringFriend,
  agreeToCookies: visits.agreeToCookies,
  keepReferral: visits.keepReferral,
  analyticsCounters: visits.analyticsCounters,
  collectEvents: visits.collectEvents,
  siteState: siteState.siteState,
  configGroups: siteState.configGroups,
  blockState: siteState.blockState,
  redirectOf: siteState.redirectOf,
  featuredMatch: featured.featuredMatch,
  lineSports: line.lineSports,
  lineCompetitions: line.lineCompetitions,
  lineMatches: line.lineMatches,
  lineMatch: line.lineMatch,
  matchTracker: line.matchTracker,
  matchTrackers: line.matchTrackers,
  lineHistory: line.lineHistory,
  lineRules: line.lineRules,
  feedPoll: line.feedPoll,
  pickedMatches: picked.pickedMatches,
  favorites: favorites.favorites,
  changeFavorites: favorites.changeFavorites,
  results: results.results,
  result: results.result,
  search: search.search,
  team: teams.team,
  champs: teams.champs,
  champ: teams.champ,
  statistics: statistics.statistics,
  broadcasts: broadcasts.broadcasts,
  broadcast: broadcasts.broadcast,
  broadcastPicture: broadcasts.broadcastPicture,
  cricketCard: cricket.cricketCard,
  cricketLeaders: cricket.cricketLeaders,
  cricketPlayer: cricket.cricketPlayer,
  cricketTeam: cricket.cricketTeam,
  cyberDisciplines: cyber.cyberDisciplines,
  session: session.session,
  accessToken: session.accessToken,
  accessOptions: accessRegistration.accessOptions,
  phoneCountries: phones.phoneCountries,
  phoneMasks: phones.phoneMasks,
  registerByEmail: accessRegistration.registerByEmail,
  registerInOneClick: accessRegistration.registerInOneClick,
  sendRegistrationCode: accessRegistration.sendRegistrationCode,
  registerByPhone: accessRegistration.registerByPhone,
  giveRegistrationData: accessRegistration.giveRegistrationData,
  mailCredentials: accessRegistration.mailCredentials,
  signIn: accessSignIn.signIn,
  signInByPhone: accessSignIn.signInByPhone,
  sendSignInCode: accessSignIn.sendSignInCode,
  signInByCode: accessSignIn.signInByCode,
  sendStepCode: accessSignIn.sendStepCode,
  confirmSignIn: accessSignIn.confirmSignIn,
  twoStep: accessSignIn.twoStep,
  beginTwoStep: accessSignIn.beginTwoStep,
  enableTwoStep: accessSignIn.enableTwoStep,
  disableTwoStep: accessSignIn.disableTwoStep,
  changeEmailStep: accessSignIn.changeEmailStep,
  captchaUpdate: accessChecks.captchaUpdate,
  captchaTime: accessChecks.captchaTime,
  captchaValidate: accessChecks.captchaValidate,
  fingerprint: accessChecks.fingerprint,
  signOut: session.signOut,
  changePassword: session.changePassword,
  userConfig: userConfig.userConfig,
  hideBalance: userConfig.hideBalance,
  exportData: dataExport.exportData,
  personalData: personalData.personalData,
  changePersonalData: personalData.changePersonalData,
  personalDataHistory: personalData.personalDataHistory,
  officeSettings: officeSettings.officeSettings,
  saveOfficeSetting: officeSettings.saveOfficeSetting,
  saveDisallowedSports: officeSettings.saveDisallowedSports,
  mailing: mailings.mailing,
  stopMailing: mailings.stopMailing,
  thirdPartyPartitions: thirdParty.thirdPartyPartitions,
  remotePage: thirdParty.remotePage,
  sendRemotePage: thirdParty.sendRemotePage,
  startRecovery: recovery.startRecovery,
  checkRecovery: recovery.checkRecovery,
  saveRecovery: recovery.saveRecovery,
  socialProviders: social.socialProviders,
  startSocial: social.startSocial,
  enterBySocial: social.enterBySocial,
  registerBySocial: social.registerBySocial,
  oneTapClient: social.oneTapClient,
  enterByOneTap: social.enterByOneTap,
  loginState: login.loginState,
  sendLoginCode: login.sendLoginCode,
  changeLogin: login.changeLogin,
  passkeys: passkeys.passkeys,
  beginPasskey: passkeys.beginPasskey,
  addPasskey: passkeys.addPasskey,
  renamePasskey: passkeys.renamePasskey,
  removePasskey: passkeys.removePasskey,
  beginPasskeySignIn: passkeys.beginPasskeySignIn,
  signInByPasskey: passkeys.signInByPasskey,
  beginPasskeyStep: passkeys.beginPasskeyStep,
  confirmByPasskey: passkeys.confirmByPasskey,
  beginQrSignIn: qrSignIn.beginQrSignIn,
  qrSignInState: qrSignIn.qrSignInState,
  lookUpQrSignIn: qrSignIn.lookUpQrSignIn,
  answerQrSignIn: qrSignIn.answerQrSignIn,
  sessionHistory: security.sessionHistory,
  endSession: security.endSession,
  endOtherSessions: security.endOtherSessions,
  sendEmailActivation: security.sendEmailActivation,
  activateEmail: security.activateEmail,
  activateEmailByLink: security.activateEmailByLink,
  sendEmailChange: security.sendEmailChange,
  changeEmail: security.changeEmail,
  securityQuestion: securityQuestion.securityQuestion,
  setSecurityQuestion: securityQuestion.setSecurityQuestion,
  removeSecurityQuestion: securityQuestion.removeSecurityQuestion,
  sendPhone: phone.sendPhone,
  sendPhoneActivation: phone.sendPhoneActivation,
  confirmPhone: phone.confirmPhone,
  identification: identification.identification,
  uploadDocument: identification.uploadDocument,
  removeDocument: identification.removeDocument,
  submitIdentification: identification.submitIdentification,
  verification: verification.verification,
  startVerification: verification.startVerification,
  refreshVerification: verification.refreshVerification,
  casinoCategories: catalogue.casinoCategories,
  casinoLobby: catalogue.casinoLobby,
  casinoGames: catalogue.casinoGames,
  casinoGame: catalogue.casinoGame,
  gameOfRoute: catalogue.gameOfRoute,
  gamesPreview: catalogue.gamesPreview,
  gameProviders: catalogue.gameProviders,
  casinoJackpots: catalogue.casinoJackpots,
  myCasino: catalogue.myCasino,
  changeFavouriteGame: catalogue.changeFavouriteGame,
  startGame: gameSessions.startGame,
  gameSession: gameSessions.gameSession,
  pauseGame: gameSessions.pauseGame,
  endGame: gameSessions.endGame,
  gameFrameFailed: gameSessions.gameFrameFailed,
  gameRounds: gameSessions.gameRounds,
  gameRound: gameSessions.gameRound,
  mailGameRounds: gameSessions.mailGameRounds,
  unfinishedGames: gameSessions.unfinishedGames,
  tournaments: tournaments.tournaments,
  tournament: tournaments.tournament,
  tournamentTable: tournaments.tournamentTable,
  joinTournament: tournaments.joinTournament,
  dailyChallenges: tournaments.dailyChallenges,
  claimChallenge: tournaments.claimChallenge,
  casinoOffers: tournaments.casinoOffers,
  freeRounds: freeRounds.freeRounds,
  accounts: wallet.accounts,
  creditDemoMoney: wallet.creditDemoMoney,
  paymentMethods: payments.paymentMethods,
  createDeposit: payments.createDeposit,
  askFundsCheck: payments.askFundsCheck,
  quoteDeposit: payments.quoteDeposit,
  payments: payments.payments,
  pushState: push.pushState,
  subscribePush: push.subscribePush,
  unsubscribePush: push.unsubscribePush,
  messages: messages.messages,
  unreadMessages: messages.unreadMessages,
  message: messages.message,
  readMessage: messages.readMessage,
  readAllMessages: messages.readAllMessages,
  deleteMessage: messages.deleteMessage,
  restoreMessage: messages.restoreMessage,
  consultantRequests: consultant.consultantRequests,
  consultantPayments: consultant.consultantPayments,
  createConsultantRequest: consultant.createConsultantRequest,
  consultantRequest: consultant.consultantRequest,
  readConsultantRequest: consultant.readConsultantRequest,
  replyToConsultant: consultant.replyToConsultant,
  uploadConsultantFile: consultant.uploadConsultantFile,
  removeConsultantFile: consultant.removeConsultantFile,
  payment: payments.payment,
  paymentOutcome: payments.paymentOutcome,
  paymentOffer: payments.paymentOffer,
  paymentSums: payments.paymentSums,
  cancelPayment: payments.cancelPayment,
  withdrawalOptions: withdrawals.withdrawalOptions,
  automaticWithdrawal: withdrawals.automaticWithdrawal,
  setAutomaticWithdrawal: withdrawals.setAutomaticWithdrawal,
  withdrawalQuote: withdrawals.withdrawalQuote,
  sendWithdrawalCode: withdrawals.sendWithdrawalCode,
  proveWithdrawalCode: withdrawals.proveWithdrawalCode,
  createWithdrawal: withdrawals.createWithdrawal,
  removeInstrument: withdrawals.removeInstrument,
  walletEntries: wallet.walletEntries,
  addCurrency: wallet.addCurrency,
  removeCurrency: wallet.removeCurrency,
  setActiveAccount: wallet.setActiveAccount,
  quoteExchange: exchange.quoteExchange,
  exchangeMoney: exchange.exchangeMoney,
  accountTransfer: exchange.accountTransfer,
  quoteTransfer: exchange.quoteTransfer,
  transferAccount: exchange.transferAccount,
  bonuses: bonuses.bonuses,
  takeOffer: bonuses.takeOffer,
  takeBonus: bonuses.takeBonus,
  refuseBonus: bonuses.refuseBonus,
  chooseFirstDepositBonus: bonuses.chooseFirstDepositBonus,
  bonusPopupInformation: bonuses.bonusPopupInformation,
  checkPromoCode: bonusCodes.checkPromoCode,
  activatePromoCode: bonusCodes.activatePromoCode,
  promoCodeHistory: bonusCodes.promoCodeHistory,
  placeCoupon: coupons.placeCoupon,
  couponByKey: coupons.couponByKey,
  coupon: coupons.coupon,
  placeSingles: coupons.placeSingles,
  declineOffer: coupons.declineOffer,
  couponHistory: coupons.couponHistory,
  mailCouponHistory: coupons.mailCouponHistory,
  clearCouponHistory: coupons.clearCouponHistory,
  couponTerms: couponTerms.couponTerms,
  prepaidTerms: couponTerms.prepaidTerms,
  saveCouponCode: couponCodes.saveCouponCode,
  couponOfCode: couponCodes.couponOfCode,
  promoCodes: couponCodes.promoCodes,
  promoCode: couponCodes.promoCode,
  expressesOfDay: couponCodes.expressesOfDay,
  couponSale: couponActions.couponSale,
  sellCoupon: couponActions.sellCoupon,
  couponInsurance: couponActions.couponInsurance,
  insureCoupon: couponActions.insureCoupon,
  couponPowerBet: couponActions.couponPowerBet,
  takePowerBet: couponActions.takePowerBet,
  limits: limits.limits,
  availableLimits: limits.availableLimits,
  exclusionReasons: exclusion.exclusionReasons,
  saveLimits: limitChanges.saveLimits,
  testAnswers: limitChanges.testAnswers,
  actOnLimits: limitChanges.actOnLimits,
  cancelLimit: limitChanges.cancelLimit,
  limitHistory: limits.limitHistory,
  reviewLimits: limits.reviewLimits,
  pingLimits: limits.pingLimits,
  blockUser: exclusion.blockUser,
  returnFromExclusion: exclusion.returnFromExclusion,
  realityCheck: safety.realityCheck,
  answerRealityCheck: safety.answerRealityCheck,
  termsStatus: safety.termsStatus,
  agreeToTerms: safety.agreeToTerms,
};

export type Calls = typeof calls;
export type CallId = keyof Calls;
