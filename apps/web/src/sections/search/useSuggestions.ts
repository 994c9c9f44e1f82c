import type { SearchPanelProps } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { useHiddenSports } from '../../features/odds/sports/hiddenSports.ts';
import { isOffered } from '../../platform/links/offered.ts';
import { isAvailable } from '../../platform/site/site.ts';
import { useTopCompetitionList } from '../../widgets/events/list/useTopCompetitionList.ts';
import { useLiveSuggestions } from './search.api.ts';
import { useEntries } from './useFoundGroups.ts';

/** Maximum number of suggested competitions. */
const MOST = 5;

/**
 * Links of the panel before the player types: featured live matches and popular competitions.
 * @param isWanted false while they aren't shown
 */
export function useSuggestions(isWanted: boolean): SearchPanelProps['groups'] {
  const { t } = useTranslation('events');
  const entries = useEntries();
  const hidden = useHiddenSports();
  const matches = useLiveSuggestions(isWanted && isAvailable('live')) ?? [];
  const shown = matches.filter(({ sportId }) => !hidden.live.includes(sportId));
  const { data: competitions = [] } = useTopCompetitionList();
  const popular = competitions
    .filter(({ sportId }) => !hidden.line.includes(sportId))
    .map(entries.competition)
    .filter(({ href }) => isOffered(href));
  return [
    { id: 'live', title: t('search.live'), entries: shown.map(entries.match) },
    { id: 'popular', title: t('search.popular'), entries: popular.slice(0, MOST) },
  ];
}
