import { useUi, type FollowLink } from '@touchline/ui';
import { useMemo } from 'react';
import type { Favorite } from '../../../features/favorites/favorites.types.ts';
import { useNames, type Names } from '../../../features/odds/useNames.ts';
import { useFormat, type Format } from '../../../features/settings/useFormat.ts';
import { useOddsView } from '../../../features/settings/useOddsView.ts';
import { useSay } from '../../../platform/i18n/useWord.ts';
import type { Say } from '../../../platform/i18n/words.ts';
import { useEventPaths } from '../../../platform/links/useEventPaths.ts';
import { useEventLinks, type EventLinks } from '../links.ts';
import type { ColumnPlan } from '../rules/columns.ts';
import { useListView, type ListView } from './useListView.ts';
import { useMarketName, type NameMarket } from './useMarketName.ts';
import { useToggleStar } from './useStar.ts';

/** Settings shared by all cards of a list; a new object when any of them changes. */
export interface ListLook {
  /** The player's settings of rows. */
  readonly view: ListView;
  /** Id of the odds format. */
  readonly odds: number;
  readonly names: Names;
  readonly marketName: NameMarket;
  readonly format: Format;
  readonly links: EventLinks;
  /** Returns the address of a match's statistics. */
  readonly statisticsOf: (matchId: number) => string;
  readonly follow: FollowLink;
  readonly toggleStar: (item: Favorite) => void;
  readonly say: Say;
  /** Texts that are the same in every row. */
  readonly words: { readonly suspended: string; readonly serving: string };
}

/** Settings shared by all rows of a card. */
export interface RowLook extends ListLook {
  /** Slug of the sport. */
  readonly sport: string;
  /** Columns of the rows. */
  readonly plan: ColumnPlan;
}

/** Reads the settings once per list instead of once per card and row. */
export function useListLook(): ListLook {
  const say = useSay();
  const view = useListView();
  const odds = useOddsView();
  const names = useNames();
  const marketName = useMarketName();
  const format = useFormat();
  const links = useEventLinks();
  const { statistics: statisticsOf } = useEventPaths();
  const toggleStar = useToggleStar();
  const { follow } = useUi();
  return useMemo(
    () => ({
      view,
      odds,
      names,
      marketName,
      format,
      links,
      statisticsOf,
      follow,
      toggleStar,
      say,
      words: { suspended: say('markets', 'state.suspended'), serving: say('betting', 'match.serving') },
    }),
    [view, odds, names, marketName, format, links, statisticsOf, follow, toggleStar, say],
  );
}
