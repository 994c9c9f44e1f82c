import { sportIcon, type SportEntry } from '@touchline/ui';
import { useSports } from '../../features/odds/sports/useSports.ts';
import { offeredSections } from '../../platform/links/offered.ts';
import { usePaths } from '../../platform/links/usePaths.ts';
import { useNumber } from '../../platform/format/useNumber.ts';
import { useTopCompetitionList } from '../../widgets/events/list/useTopCompetitionList.ts';

/**
 * The site's top competitions as menu entries; undefined until they are loaded.
 * @param only slug of a sport; all sports if omitted
 */
export function useTopCompetitions(only?: string): readonly SportEntry[] | undefined {
  const { data: sports } = useSports();
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
    return {
      id: String(competition.id),
      name: competition.name,
      icon: sportIcon(sport),
      count: number(count),
      href: paths.section(section, { sport, competition }),
    };
  });
}
