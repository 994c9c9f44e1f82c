import { useQuery } from '@tanstack/react-query';
import { useSnapshot } from 'valtio/react';
import { settings } from '../../../features/settings/settings.store.ts';
import { expressesQuery, type ExpressOfDay } from '../../../features/sharing/codes.api.ts';
import { isOffered } from '../../../platform/links/offered.ts';
import { usePaths } from '../../../platform/links/usePaths.ts';

/**
 * Returns the first express of the day of a kind that the player doesn't hide.
 * @param isWanted whether to request it
 * @returns undefined until it is known; null if there is none
 */
export function useExpressOffer(isWanted: boolean): ExpressOfDay | null | undefined {
  const paths = usePaths();
  const { isAccumulatorOfTheDay: hasLine, isLiveAccumulatorOfTheDay: hasLive } = useSnapshot(settings);
  const isShown = isWanted && isOffered(paths.expressDay) && (hasLine || hasLive);
  const { data, isError } = useQuery({ ...expressesQuery, enabled: isShown });
  if (!isShown || (isError && !data)) return null;
  return data && (data.find(({ isLive }) => (isLive ? hasLive : hasLine)) ?? null);
}
