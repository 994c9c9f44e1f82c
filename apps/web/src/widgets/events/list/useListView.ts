import { useMemo } from 'react';
import { useSnapshot } from 'valtio/react';
import { marketDisplays } from '../../../features/settings/settings.schema.ts';
import { settings } from '../../../features/settings/settings.store.ts';
import type { ListColumns } from '../rules/columns.ts';

/** The player's settings of match rows. */
export interface ListView {
  readonly columns: ListColumns;
  /** Whether the light version is on: no images, and the fewest columns. */
  readonly isLight: boolean;
  readonly form: 'full' | 'compact';
  readonly hasCrests: boolean;
  readonly hasNumbers: boolean;
  /** Whether the score by parts is shown too. */
  readonly isDetailed: boolean;
  /** Whether rows link to streams. */
  readonly hasStreams: boolean;
  /** Whether statistics open in a window of their own. */
  readonly isStatisticsApart: boolean;
}

/** The player's list settings; the same object until one changes. */
export function useListView(): ListView {
  const shown = useSnapshot(settings);
  const { appViewType, isAppLightVersion, isAppCompactView, isTeamLogosInCoupon } = shown;
  const { marketDisplaySettings, isShowGameId, isDetailedScore } = shown;
  const { zoneState, isDisplayStatsInNewWindow } = shown;
  return useMemo(() => {
    const isLight = isAppLightVersion === 1;
    return {
      columns: appViewType === 1 ? 'asian' : marketDisplays[marketDisplaySettings],
      isLight,
      form: isAppCompactView === 1 ? 'compact' : 'full',
      hasCrests: isTeamLogosInCoupon === 1 && !isLight,
      hasNumbers: isShowGameId === 1,
      isDetailed: isDetailedScore === 1,
      hasStreams: zoneState === 0,
      isStatisticsApart: isDisplayStatsInNewWindow === 1,
    };
  }, [
    appViewType,
    marketDisplaySettings,
    isAppLightVersion,
    isAppCompactView,
    isTeamLogosInCoupon,
    isShowGameId,
    isDetailedScore,
    zoneState,
    isDisplayStatsInNewWindow,
  ]);
}
