import * as broadcasts from './broadcasts.ts';
import * as couponActions from './couponActions.ts';
import * as couponCodes from './couponCodes.ts';
import * as coupons from './coupons.ts';
import * as couponTerms from './couponTerms.ts';
import * as cricket from './cricket.ts';
import * as cyber from './cyber.ts';
import * as favorites from './favorites.ts';
import * as line from './line.ts';
import * as picked from './picked.ts';
import * as results from './results.ts';
import * as search from './search.ts';
import * as session from './session.ts';
import * as site from './site.ts';
import * as statistics from './statistics.ts';
import * as teams from './teams.ts';
import * as wallet from './wallet.ts';

/** Every call of the API, by id. A new call is added to its file and appears here and in the document. */
export const calls = {
  siteConfig: site.siteConfig,
  lineSports: line.lineSports,
  lineCompetitions: line.lineCompetitions,
  lineMatches: line.lineMatches,
  lineMatch: line.lineMatch,
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
  registerByEmail: session.registerByEmail,
  registerInOneClick: session.registerInOneClick,
  signIn: session.signIn,
  signOut: session.signOut,
  changePassword: session.changePassword,
  accounts: wallet.accounts,
  creditDemoMoney: wallet.creditDemoMoney,
  walletEntries: wallet.walletEntries,
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
};

export type Calls = typeof calls;
export type CallId = keyof Calls;
