import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio/react';
import type { Fixture } from '../../../features/odds/feed/useFixtures.ts';
import { useNames } from '../../../features/odds/names/useNames.ts';
import { useSports, type Sport } from '../../../features/odds/sports/useSports.ts';
import { settings } from '../../../features/settings/settings.store.ts';
import { useFormat } from '../../../features/settings/useFormat.ts';
import type { Section } from '../../../platform/links/paths.ts';
import { usePaths } from '../../../platform/links/usePaths.ts';
import { EmptyList } from '../../../widgets/events/list/lazyEmptyList.ts';
import { EventList } from '../../../widgets/events/list/EventList.tsx';
import { isBest, type MatchGroup } from '../../../widgets/events/rules/groups.ts';
import { sectionGroups } from './sectionGroups.ts';

export interface SectionListProps {
  readonly section: Section;
  readonly sport?: Sport | undefined;
  readonly competitionId?: number | undefined;
  /** Filtered matches, by kick-off. */
  readonly shown: readonly Fixture[];
  /** True if the time filter may have removed matches. */
  readonly isFiltered: boolean;
  /** Empty state without a filter; by default the section's. */
  readonly empty?: ReactNode;
}

/** The page of a competition names it. */
const placeOfPage = (): undefined => undefined;

/** Grouped matches of a section, or the reason why there are none. */
export function SectionList(props: SectionListProps) {
  const { section, sport, competitionId, shown, isFiltered, empty } = props;
  const { t } = useTranslation('betting');
  const { data: sports } = useSports();
  const { isGroupByCountry, isBestMatchesOnTop } = useSnapshot(settings);
  const names = useNames();
  const format = useFormat();
  const paths = usePaths();
  const hasCountries = isGroupByCountry && sport !== undefined && competitionId === undefined;
  const groups = useMemo(
    () =>
      sectionGroups(shown, {
        section,
        isCompetition: competitionId !== undefined,
        sports: (sports ?? []).map(({ id }) => id),
        dayOf: format.day,
        byCountry: hasCountries,
        bestOnTop: isBestMatchesOnTop === 1,
      }),
    [shown, section, competitionId, sports, format, hasCountries, isBestMatchesOnTop],
  );
  if (groups.length === 0) {
    if (isFiltered) return <EmptyList section={section} isFiltered />;
    return empty ?? <EmptyList section={section} />;
  }
  const isDays = competitionId !== undefined && section === 'line';
  const titleOf = (group: MatchGroup) => {
    if (isBest(group)) return t('best');
    return isDays ? group.id : names.competition(group.first);
  };
  const hrefOf = (group: MatchGroup, slug: string) => {
    if (isBest(group)) return paths.section(section, { menu: 'recommended', sport: slug });
    const { competitionId: id, competition: name } = group.first;
    return paths.section(section, { sport: slug, competition: { id, name } });
  };
  return (
    <EventList
      level={2}
      groups={groups}
      inSection={competitionId === undefined ? section : undefined}
      hasTitles={competitionId === undefined || isDays}
      placeOf={competitionId === undefined ? undefined : placeOfPage}
      topic={sport ? `${section}:${sport.id}` : section}
      titleOf={titleOf}
      hrefOf={competitionId === undefined ? hrefOf : undefined}
    />
  );
}
