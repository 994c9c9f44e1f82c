import { SectionTitle, Stack } from '@touchline/ui';
import { useMemo } from 'react';
import { useNames } from '../../features/odds/names/useNames.ts';
import { useSports } from '../../features/odds/sports/useSports.ts';
import type { Section } from '../../platform/links/paths.ts';
import { usePaths } from '../../platform/links/usePaths.ts';
import { EventList } from '../../widgets/events/list/EventList.tsx';
import type { Picked } from '../../widgets/events/list/usePicked.ts';
import { groupMatches, type MatchGroup } from '../../widgets/events/rules/groups.ts';

export interface SectionPartProps {
  readonly section: Section;
  readonly title: string;
  /** Matches of both sections. */
  readonly matches: Picked['matches'];
}

/** Matches of one section by competition, below a title; nothing if there are none. */
export function SectionPart({ section, title, matches }: SectionPartProps) {
  const { data: sports } = useSports();
  const names = useNames();
  const paths = usePaths();
  const groups = useMemo(() => {
    const own = matches.filter(({ status }) => (status === 1) === (section === 'line'));
    return groupMatches(own, {
      sports: (sports ?? []).map(({ id }) => id),
      by: section === 'live' ? 'name' : 'kickOff',
    });
  }, [matches, sports, section]);
  if (groups.length === 0) return null;
  const hrefOf = ({ first: { competitionId: id, competition: name } }: MatchGroup, sport: string) =>
    paths.section(section, { sport, competition: { id, name } });
  return (
    <Stack gap="sm">
      <SectionTitle>{title}</SectionTitle>
      <EventList
        groups={groups}
        listTitle={title}
        titleOf={({ first }) => names.competition(first)}
        hrefOf={hrefOf}
      />
    </Stack>
  );
}
