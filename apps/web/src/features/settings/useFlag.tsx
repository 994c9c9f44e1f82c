import { CountryFlag, type CountryFlagSize } from '@touchline/ui';
import { useCallback, type ReactNode } from 'react';
import { flagUrl } from '../../platform/flags/flagUrl.ts';
import { useHasCrests } from './useHasCrests.ts';

/** Returns the flag of a country by its code; nothing while crests are switched off. */
export function useFlag(size?: CountryFlagSize): (country: string) => ReactNode {
  const hasCrests = useHasCrests();
  return useCallback(
    (country) => (hasCrests ? <CountryFlag image={flagUrl(country)} size={size} /> : undefined),
    [hasCrests, size],
  );
}
