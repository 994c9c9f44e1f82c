import { languageOf } from '@touchline/contract/languages';
import { sportIcon, type SearchPanelProps } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { matchName } from '../../features/odds/names/matchName.ts';
import { useNames } from '../../features/odds/names/useNames.ts';
import { useFormat } from '../../features/settings/useFormat.ts';
import { useMark } from '../../features/settings/useMark.tsx';
import { useEventPaths } from '../../platform/links/useEventPaths.ts';
import { isOffered } from '../../platform/links/offered.ts';
import { isAvailable } from '../../platform/site/site.ts';
import { useLang, usePaths } from '../../platform/links/usePaths.ts';
import { useSportSlug } from '../../widgets/results/useSportSlug.ts';
import type { Found } from './search.api.ts';

type Group = SearchPanelProps['groups'][number];
type Entry = Group['entries'][number];

/** Search results in groups of the panel; empty before an answer. */
export function useFoundGroups(found: Found | undefined): readonly Group[] {
  const { t } = useTranslation('events');
  const entries = useEntries();
  if (!found) return [];
  const groups = [
    { id: 'sports', title: t('search.sports'), entries: found.sports.map(entries.sport) },
    { id: 'teams', title: t('search.teams'), entries: found.teams.map(entries.team) },
    {
      id: 'competitions',
      title: t('search.competitions'),
      entries: found.competitions.map(entries.competition),
    },
    { id: 'matches', title: t('search.matches'), entries: found.matches.map(entries.match) },
  ];
  return groups.map((group) => ({
    ...group,
    entries: group.entries.filter(({ href = '' }) => isOffered(href)),
  }));
}

/** Results of each kind as entries of the panel. */
export function useEntries() {
  const names = useNames();
  const format = useFormat();
  const paths = usePaths();
  const eventPaths = useEventPaths();
  const slugOf = useSportSlug();
  const markOf = useMark();
  const { direction } = languageOf(useLang());
  return {
    match({
      id,
      home,
      away,
      competition,
      competitionId,
      country,
      sportId,
      status,
      startsAt,
      score,
    }: Found['matches'][number]): Entry {
      const slug = slugOf(sportId);
      const isLive = status !== 1;
      return {
        id: `match ${id}`,
        name: matchName({ home, away }, direction),
        detail: names.competition({ country, competition }),
        icon: sportIcon(slug),
        live: isLive,
        end: isLive ? score?.total.join('–') : `${format.day(startsAt)} ${format.time(startsAt)}`,
        href: paths.section(isLive ? 'live' : 'line', {
          sport: slug,
          competition: { id: competitionId, name: competition },
          match: { id, name: `${home} ${away}` },
        }),
      };
    },
    team: ({ id, name, sportId, competition, country }: Found['teams'][number]): Entry => ({
      id: `team ${id}`,
      name,
      detail: names.competition({ country, competition }),
      icon: sportIcon(slugOf(sportId)),
      href: eventPaths.team({ id, name }),
    }),
    competition: ({
      id,
      name,
      sportId,
      country,
    }: Pick<Found['competitions'][number], 'id' | 'name' | 'sportId' | 'country'>): Entry => ({
      id: `competition ${id}`,
      name,
      detail: [names.sport(slugOf(sportId)), format.country(country)].filter(Boolean).join(' · '),
      mark: markOf({ name, country }),
      icon: sportIcon(slugOf(sportId)),
      href: eventPaths.champ({ id, name }),
    }),
    sport: ({ id, slug }: Found['sports'][number]): Entry => ({
      id: `sport ${id}`,
      name: names.sport(slug),
      icon: sportIcon(slug),
      href: paths.section(isAvailable('line') ? 'line' : 'live', { sport: slug }),
    }),
  };
}
