import { useMemo } from 'react';
import { useSnapshot } from 'valtio/react';
import { marketDisplays } from '../../../features/settings/settings.schema.ts';
import { settings } from '../../../features/settings/settings.store.ts';
import { showsCrests } from '../../../features/settings/useHasCrests.ts';
import type { ListColumns } from '../rules/columns.ts';

/** The player's settings of match rows. */
export interface ListView {
  readonly columns: ListColumns;
  /** True if the light version is on: no images, and the fewest columns. */
  readonly isLight: boolean;
  /** Prices in narrow lists: below the names (`full`), or next to them (`compact`). */
  readonly form: 'full' | 'compact';
  readonly hasCrests: boolean;
  readonly hasNumbers: boolean;
  /** True if the score by parts is shown too. */
  readonly isDetailed: boolean;
  /** True if rows link to streams. */
  readonly hasStreams: boolean;
  /** True if statistics open in a window of their own. */
  readonly isStatisticsApart: boolean;
}

/** The player's list settings; the same object until a setting changes. */
export function useListView(): ListView {
  const shown = useSnapshot(settings);
  return useMemo(() => {
    const isLight = shown.isAppLightVersion === 1;
    return {
      columns: shown.appViewType === 1 ? 'asian' : marketDisplays[shown.marketDisplaySettings],
      isLight,
      // Large text needs the whole width.
      form: shown.visuallyImpairedMode ? 'full' : 'compact',
      hasCrests: showsCrests(shown),
      hasNumbers: shown.isShowGameId === 1,
      isDetailed: shown.isDetailedScore === 1,
      hasStreams: shown.zoneState === 0,
      isStatisticsApart: shown.isDisplayStatsInNewWindow === 1,
    };
  }, [shown]);
}
