import { Stack } from '@touchline/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio/react';
import type { Fixture } from '../../../features/odds/feed/useFixtures.ts';
import { useNames } from '../../../features/odds/names/useNames.ts';
import type { Sport } from '../../../features/odds/sports/useSports.ts';
import { settings } from '../../../features/settings/settings.store.ts';
import type { MenuSection, Section } from '../../../platform/links/paths.ts';
import { useIsDesk } from '../../../platform/page/useIsDesk.ts';
import { usePageTitle } from '../../../platform/page/usePageTitle.ts';
import type { TimeFilter } from '../../../widgets/events/rules/timeFilter.ts';
import { CompetitionChips } from './CompetitionChips.tsx';
import { SectionHead } from './SectionHead.tsx';

export interface FilteredSection {
  readonly section: Section;
  readonly menu?: MenuSection | undefined;
  readonly sport?: Sport | undefined;
  readonly competitionId?: number | undefined;
  readonly time: TimeFilter;
}

export interface SectionFrameProps extends FilteredSection {
  /** A match of the competition, once there is one; provides the competition's name. */
  readonly first: Fixture | undefined;
  /** All loaded matches, before filters. */
  readonly fixtures: readonly Fixture[];
  readonly children: ReactNode;
}

/** Header of a section's matches: title, parts and filters. */
export function SectionFrame(props: SectionFrameProps) {
  const { section, menu, sport, competitionId, time, first, fixtures, children } = props;
  const { t } = useTranslation('betting');
  const names = useNames();
  const isDesk = useIsDesk();
  const { isShowSportsOnly, isGroupByCountry } = useSnapshot(settings);
  const competition = competitionId !== undefined ? first : undefined;
  const sportTitle = sport && (section === 'live' ? names.liveSport(sport.slug) : names.sport(sport.slug));
  const part = menu && t(`menu.${menu}`);
  const title = competition ? names.competition(competition) : (sportTitle ?? t(`title.${section}`));
  const whole = part === undefined ? title : `${title} · ${part}`;
  usePageTitle(whole);
  // On a phone grouping by country gives sufficient access to competitions.
  const hasRoom = isShowSportsOnly === 0 && (isDesk || !isGroupByCountry);
  const hasChips = sport && competitionId === undefined && menu === undefined && hasRoom;
  return (
    <Stack>
      <SectionHead {...{ section, menu, sport, competition, time }} title={whole} />
      {hasChips && <CompetitionChips section={section} sport={sport.slug} fixtures={fixtures} />}
      {children}
    </Stack>
  );
}
