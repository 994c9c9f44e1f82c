import { useCallback } from 'react';
import { betPathsIn } from '../../platform/links/betPaths.ts';
import { useLang } from '../../platform/links/usePaths.ts';

/** Returns the link that opens the coupon of a code, in the player's language. */
export function useCouponLink(): (code: string) => string {
  const lang = useLang();
  return useCallback((code) => `${location.origin}${betPathsIn(lang).loadCoupon(code)}`, [lang]);
}
