import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Favorite } from '../../../features/favorites/favorites.types.ts';
import { useNames, type Names } from '../../../features/odds/names/useNames.ts';
import { useFormat, type Format } from '../../../features/settings/useFormat.ts';
import { useOddsView } from '../../../features/settings/useOddsView.ts';
import { useEventPaths } from '../../../platform/links/useEventPaths.ts';
import { useEventLinks, type EventLinks } from '../links.ts';
import type { ColumnPlan } from '../rules/columns.ts';
import { useListView, type ListView } from './useListView.ts';
import { useMarketName, type NameMarket } from './useMarketName.ts';
import { useToggleStar } from './useStar.ts';

const namespaces = ['betting', 'common', 'markets', 'sports'] as const;
type ListTexts = TFunction<typeof namespaces>;

/** Settings shared by all cards of a list; a new object when any of them changes. */
export interface ListLook {
  /** The player's settings of rows. */
  readonly view: ListView;
  /** True if tables have columns for the additional markets of wide pages. */
  readonly isWide: boolean;
  /** Id of the odds format. */
  readonly odds: number;
  readonly names: Names;
  readonly marketName: NameMarket;
  readonly format: Format;
  readonly links: EventLinks;
  /** Returns the address of a match's statistics. */
  readonly statisticsOf: (matchId: number) => string;
  readonly toggleStar: (item: Favorite) => void;
  readonly t: ListTexts;
}

/** Settings shared by all rows of a card. */
export interface RowLook extends ListLook {
  /** Slug of the sport. */
  readonly sport: string;
  /** Columns of the rows. */
  readonly plan: ColumnPlan;
}

/**
 * Reads the settings once per list instead of once per card and row.
 * @param isWide as in the result
 */
export function useListLook(isWide = false): ListLook {
  const { t } = useTranslation(namespaces);
  const view = useListView();
  const odds = useOddsView();
  const names = useNames();
  const marketName = useMarketName();
  const format = useFormat();
  const links = useEventLinks();
  const { statistics: statisticsOf } = useEventPaths();
  const toggleStar = useToggleStar();
  return useMemo(
    () => ({
      view,
      isWide,
      odds,
      names,
      marketName,
      format,
      links,
      statisticsOf,
      toggleStar,
      t,
    }),
    [view, isWide, odds, names, marketName, format, links, statisticsOf, toggleStar, t],
  );
}
