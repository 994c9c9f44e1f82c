import { pathsIn } from './paths.ts';

/** Addresses of the player's bets in one language, in addition to those that every screen has. */
export function betPathsIn(lang: string) {
  const { bet, coupon, history } = pathsIn(lang);
  const ofAccount = (path: string, id?: string) =>
    id === undefined ? path : `${path}?accountId=${encodeURIComponent(id)}`;
  return {
    powerBet: (couponId: string) => `${bet(couponId)}/powerbet`,
    historyMail: (accountId?: string) => ofAccount(`${history}-mail`, accountId),
    historyClear: (accountId?: string) => ofAccount(`${history}-clear`, accountId),
    /** Address that loads the coupon saved under a code. */
    loadCoupon: (code: string) => `${coupon}?load=${encodeURIComponent(code)}`,
  };
}
