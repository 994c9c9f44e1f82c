import { useMemo } from 'react';
import { useSnapshot } from 'valtio/react';
import { marketDisplays } from '../../../features/settings/settings.schema.ts';
import { settings } from '../../../features/settings/settings.store.ts';
import type { ListColumns } from '../rules/columns.ts';

/** How the player wants rows of matches. */
export interface ListView {
  readonly columns: ListColumns;
  /** No pictures, and as few columns as there can be. */
  readonly isLight: boolean;
  readonly form: 'full' | 'compact';
  readonly hasCrests: boolean;
  readonly hasNumbers: boolean;
  /** The score by parts as well. */
  readonly isDetailed: boolean;
  /** Rows lead to broadcasts. */
  readonly hasPictures: boolean;
  /** Statistics have a window of their own. */
  readonly isStatisticsApart: boolean;
}

/** The player's settings of lists; the same object until one changes. */
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
      hasPictures: zoneState === 0,
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
