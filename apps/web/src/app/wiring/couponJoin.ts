import { COUPON_TYPE } from '@touchline/betting';
import { subscribe } from 'valtio/vanilla';
import type { Account } from '@touchline/contract';
import { accountsQuery } from '../../features/account/account.api.ts';
import { coupon, toggleBet } from '../../features/coupon/coupon.store.ts';
import type { CouponBet } from '../../features/coupon/coupon.types.ts';
import { couponSettings, oneClickAmountOf } from '../../features/coupon/couponSettings.store.ts';
import type { PriceTap } from '../../features/odds/priceTaps.ts';
import type { SelectionMarks } from '../../features/odds/selectionMarks.ts';
import { session } from '../../features/session/session.store.ts';
import { settings } from '../../features/settings/settings.store.ts';
import { queryClient } from '../../platform/api/queryClient.ts';
import { sayCouponTakesNone, sayNotPlaced } from './sayings.ts';

/** Puts a touched price in the coupon or takes it out again; where one touch bets, it is bet on at once. */
export function takePrice({ selection, market, match }: PriceTap): void {
  if (selection.k === undefined) return;
  const bet: CouponBet = {
    selectionId: selection.id,
    marketId: market.id,
    gameId: match.id,
    selectionKey: selection.key,
    marketType: market.type,
    line: market.line,
    ordinal: market.ordinal,
    sportId: match.sportId,
    competition: match.competition,
    country: match.country,
    home: match.home,
    away: match.away,
    startsAt: match.startsAt,
    coef: selection.k,
  };
  if (couponSettings.isActiveOneClick && session.player) {
    if (market.status === 1) void betAtOneTouch(session.player.id, bet, selection.k);
    return;
  }
  const done = toggleBet(bet);
  if (done !== 'done') sayCouponTakesNone(done);
}

/** Stakes the amount of one touch from the account in use; what becomes of it is told as it comes. */
async function betAtOneTouch(playerId: string, bet: CouponBet, price: string): Promise<void> {
  try {
    const [{ placeAtOneTouch }, account] = await Promise.all([
      import('../../features/coupon/placing.ts'),
      stakingAccount(),
    ]);
    if (!account) return sayNotPlaced();
    const amount = oneClickAmountOf(account.iso, account.type === 4, couponSettings);
    await placeAtOneTouch(playerId, bet, {
      accountId: account.id,
      typeId: COUPON_TYPE.single,
      amount,
      coefViewId: settings.coefViewId,
      bets: [{ bet, price }],
    });
  } catch {
    sayNotPlaced();
  }
}

/** The account that the coupon stakes from. */
async function stakingAccount(): Promise<Account | undefined> {
  const { accounts } = await queryClient.ensureQueryData(accountsQuery);
  return (
    accounts.find(({ id }) => id === coupon.accountId) ??
    accounts.find(({ isActive }) => isActive) ??
    accounts[0]
  );
}

/** What is in the coupon, for the price cells. */
export const couponMarks: SelectionMarks = {
  has: (selectionId) =>
    coupon.placement.state !== 'accepted' && coupon.bets.some((bet) => bet.selectionId === selectionId),
  subscribe: (listener) => subscribe(coupon, listener),
};
