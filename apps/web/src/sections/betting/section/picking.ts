import type { Favorite } from '../../../features/favorites/favorites.types.ts';
import type { MenuSection, Section } from '../../../platform/links/paths.ts';
import type { Picking } from '../../../widgets/events/list/usePicked.ts';
import { startsUntil, type TimeFilter } from '../../../widgets/events/rules/timeFilter.ts';

export interface SectionFilter {
  readonly section: Section;
  readonly sportId?: number | undefined;
  readonly menu: MenuSection | undefined;
  readonly time: TimeFilter;
}

export interface PickingData {
  /** Server clock, UTC ms. */
  readonly now: number;
  /** Last second of the player's day, UTC seconds. */
  readonly dayEnds: number;
  readonly favorites: readonly Pick<Favorite, 'kind' | 'id'>[];
}

/** Maximum number of ids per kind in a request. */
const MOST = 200;

/** Returns the parameters of the request; undefined if the filter excludes everything. */
export function pickingOf(filter: SectionFilter, data: PickingData): Picking | undefined {
  const { section, sportId, menu, time } = filter;
  const until = menu === 'today' ? data.dayEnds : startsUntil(time, data.now);
  const base = {
    section,
    ...(sportId !== undefined && { sportId }),
    ...(until !== undefined && { until: Math.floor(until) }),
    ...((menu === 'recommended' || time === 'recommended') && { best: true }),
    ...(menu === 'broadcasts' && { media: true }),
  };
  if (menu !== 'favorites') return base;
  return data.favorites.length === 0 ? undefined : { ...base, ...idsOf(data.favorites) };
}

/** Converts favourites to parameters of the request for matches. */
export function idsOf(favorites: PickingData['favorites']): Picking {
  const ids = (kind: Favorite['kind']) =>
    favorites
      .filter((item) => item.kind === kind)
      .slice(0, MOST)
      .map(({ id }) => id)
      .join(',');
  const [matchIds, teamIds, competitionIds] = [ids('match'), ids('team'), ids('competition')];
  return {
    ...(matchIds !== '' && { matchIds }),
    ...(teamIds !== '' && { teamIds }),
    ...(competitionIds !== '' && { competitionIds }),
  };
}
