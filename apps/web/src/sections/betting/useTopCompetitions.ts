import { sportIcon, type SportMenuEntry } from '@touchline/ui';
import { useSports } from '../../features/odds/sports/useSports.ts';
import { useMark } from '../../features/settings/useMark.tsx';
import { offeredSections } from '../../platform/links/offered.ts';
import { usePaths } from '../../platform/links/usePaths.ts';
import { useNumber } from '../../platform/format/useNumber.ts';
import { useTopCompetitionList } from '../../widgets/events/list/useTopCompetitionList.ts';

/**
 * The site's top competitions as menu entries; undefined until they are loaded.
 * @param only slug of a sport; all sports if omitted
 */
export function useTopCompetitions(only?: string): readonly SportMenuEntry[] | undefined {
  const { data: sports } = useSports();
  const markOf = useMark();
  const paths = usePaths();
  const number = useNumber();
  const { data } = useTopCompetitionList();
  if (!sports) return undefined;
  return data?.flatMap((competition) => {
    const sport = sports.find(({ id }) => id === competition.sportId)?.slug;
    if (sport === undefined || (only !== undefined && sport !== only)) return [];
    const count = offeredSections().reduce((sum, section) => sum + competition[section], 0);
    const section = offeredSections().find((one) => competition[one] > 0);
    if (section === undefined) return [];
    const mark = markOf(competition);
    return {
      id: String(competition.id),
      name: competition.name,
      ...(mark === undefined ? { icon: sportIcon(sport) } : { flag: mark }),
      count: number(count),
      href: paths.section(section, { sport, competition }),
    };
  });
}
