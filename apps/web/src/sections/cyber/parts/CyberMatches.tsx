import { useMemo, type ReactNode } from 'react';
import { useTopic } from '../../../features/odds/feed/useFeed.ts';
import { useFixtures, type Fixture } from '../../../features/odds/feed/useFixtures.ts';
import { useNames } from '../../../features/odds/names/useNames.ts';
import type { CyberType } from '../../../platform/links/cyberPaths.ts';
import type { Section } from '../../../platform/links/paths.ts';
import { EventList } from '../../../widgets/events/list/EventList.tsx';
import { NoMatches } from '../../../widgets/events/list/NoMatches.tsx';
import { TopicState } from '../../../widgets/events/list/TopicState.tsx';
import { groupMatches } from '../../../widgets/events/rules/groups.ts';
import { CYBER_SPORT, useCyberPaths, useDisciplineName } from '../cyber.ts';

export interface CyberMatchesProps {
  readonly type: CyberType;
  readonly section: Section;
  /** Filter for matches; all if omitted. */
  readonly only?: ((fixture: Fixture) => boolean) | undefined;
  /** Maximum number of matches. */
  readonly most?: number | undefined;
  readonly level?: 2 | 3 | undefined;
  /** Title above the list, where the page has another one. */
  readonly title?: string | undefined;
  /**
   * True if competitions show their discipline.
   * @default false
   */
  readonly mixed?: boolean | undefined;
  /** Empty state; null renders nothing. */
  readonly empty?: ReactNode;
}

/** Live or pre-match matches of e-sports or simulated sports, by championship. */
export function CyberMatches({
  type,
  section,
  only,
  most,
  level,
  title,
  mixed = false,
  empty,
}: CyberMatchesProps) {
  const topicName = `${section}:${CYBER_SPORT[type]}` as const;
  const topic = useTopic(topicName);
  const fixtures = useFixtures(topicName);
  const names = useNames();
  const nameOf = useDisciplineName();
  const paths = useCyberPaths();
  const groups = useMemo(() => {
    const shown = (only ? fixtures.filter(only) : fixtures).slice(0, most);
    return groupMatches(shown, { sports: [], by: section === 'live' ? 'name' : 'kickOff' });
  }, [fixtures, only, most, section]);
  const withDiscipline = ({ discipline }: Fixture, competition: string) =>
    mixed && discipline !== undefined ? `${nameOf(discipline)} · ${competition}` : competition;
  return (
    <TopicState topic={topic}>
      {groups.length > 0 ? (
        <EventList
          level={level}
          listTitle={title}
          groups={groups}
          titleOf={({ first }) => withDiscipline(first, names.competition(first))}
          placeOf={(match) => withDiscipline(match, match.competition)}
          hrefOf={({ first: { discipline = '', competitionId: id, competition: name } }) =>
            paths.champ(discipline, { id, name })
          }
        />
      ) : empty === undefined ? (
        <NoMatches section={section} />
      ) : (
        empty
      )}
    </TopicState>
  );
}
