import * as coupons from './coupons.ts';
import * as line from './line.ts';
import * as session from './session.ts';
import * as site from './site.ts';
import * as wallet from './wallet.ts';

/** Every call of the API, by id. A new call is added to its file and appears here and in the document. */
export const calls = {
  siteConfig: site.siteConfig,
  lineSports: line.lineSports,
  lineCompetitions: line.lineCompetitions,
  lineMatches: line.lineMatches,
  lineMatch: line.lineMatch,
  feedPoll: line.feedPoll,
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
  couponHistory: coupons.couponHistory,
  couponTerms: coupons.couponTerms,
};

export type Calls = typeof calls;
export type CallId = keyof Calls;
