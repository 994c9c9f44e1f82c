import { COUPON_TYPE } from '@touchline/betting';
import type { Account } from '@touchline/contract';
import { accountsQuery, activeOf } from '../../../features/account/account.api.ts';
import { coupon } from '../../../features/coupon/coupon.store.ts';
import type { CouponBet } from '../../../features/coupon/coupon.types.ts';
import { oneClickAmountOf } from '../../../features/coupon/pricing/stake.rules.ts';
import { couponSettings } from '../../../features/coupon/couponSettings.store.ts';
import { placeOneClick } from '../../../features/coupon/placement/place.ts';
import { settings } from '../../../features/settings/settings.store.ts';
import { queryClient } from '../../../platform/api/queryClient.ts';
import { notifyNotPlaced } from '../messages.ts';

/**
 * Stakes the one-click amount on a price and shows the result.
 * @param price as the player saw it, decimal odds as text
 * @throws ApiError when the accounts can't be loaded: nothing was staked
 */
export async function placeOneClickBet(playerId: string, bet: CouponBet, price: string): Promise<void> {
  const account = await stakingAccount();
  if (!account) return notifyNotPlaced();
  await placeOneClick(playerId, bet, {
    accountId: account.id,
    typeId: COUPON_TYPE.single,
    amount: oneClickAmountOf(account.iso, account.type === 4, couponSettings),
    coefViewId: settings.coefViewId,
    bets: [{ bet, price }],
  });
}

/** The account that the coupon stakes from. */
async function stakingAccount(): Promise<Account | undefined> {
  const list = await queryClient.ensureQueryData(accountsQuery);
  return list.accounts.find(({ id }) => id === coupon.accountId) ?? activeOf(list);
}
