import { useLocation } from 'react-router';
import { useSheets } from '../../platform/links/sheets.ts';
import { storeStakes } from '../../features/coupon/stakesForDeposit.ts';
import { rememberPage } from '../../features/cashier/pageBefore.ts';

/**
 * Returns a function that opens the cashier for a bet, from which the player comes back to the coupon.
 * @param missing amount that the balance lacks for the bet, decimal text; undefined if it isn't known
 */
export function useTopUp(): (missing: string | undefined) => void {
  const { pathname, search } = useLocation();
  const { show } = useSheets();
  return (missing) => {
    rememberPage({ path: pathname + search, hasCoupon: true });
    storeStakes();
    show('cashier', missing);
  };
}
