import { useCallback } from 'react';
import { pathsIn } from '../../platform/links/paths.ts';
import { useLang } from '../../platform/links/usePaths.ts';

/** The link that opens the coupon of a code anywhere, in the player's language. */
export function useCouponLink(): (code: string) => string {
  const lang = useLang();
  return useCallback((code) => `${location.origin}${pathsIn(lang).loadCoupon(code)}`, [lang]);
}
