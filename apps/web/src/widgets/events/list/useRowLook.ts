import { useUi, type FollowLink } from '@touchline/ui';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Favorite } from '../../../features/favorites/favorites.types.ts';
import { useNames, type Names } from '../../../features/odds/useNames.ts';
import { useFormat, type Format } from '../../../features/settings/useFormat.ts';
import { useOddsView } from '../../../features/settings/useOddsView.ts';
import { useEventLinks, type EventLinks } from '../links.ts';
import type { ColumnPlan } from '../rules/columns.ts';
import type { ListView } from './useListView.ts';
import { useToggleStar } from './useStar.ts';

/** What all rows of a list have in common; another object when any of it is another. */
export interface RowLook {
  /** Slug of the sport. */
  readonly sport: string;
  /** Places of the rows. */
  readonly plan: ColumnPlan;
  /** How the player wants rows. */
  readonly view: ListView;
  /** Id of the odds format. */
  readonly odds: number;
  readonly names: Names;
  readonly format: Format;
  readonly links: EventLinks;
  readonly follow: FollowLink;
  readonly toggleStar: (item: Favorite) => void;
  readonly t: TFunction<['markets', 'betting', 'common', 'sports']>;
}

/** Reads once for a list what else each of its rows would read for itself. */
export function useRowLook(sport: string, plan: ColumnPlan, view: ListView): RowLook {
  const { t } = useTranslation(['markets', 'betting', 'common', 'sports']);
  const names = useNames();
  const format = useFormat();
  const links = useEventLinks();
  const odds = useOddsView();
  const toggleStar = useToggleStar();
  const { follow } = useUi();
  return useMemo(
    () => ({ sport, plan, view, odds, names, format, links, follow, toggleStar, t }),
    [sport, plan, view, odds, names, format, links, follow, toggleStar, t],
  );
}
