import { SportChips } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import type { Fixture } from '../../../features/odds/feed/useFixtures.ts';
import { useNames } from '../../../features/odds/names/useNames.ts';
import type { Section } from '../../../platform/links/paths.ts';
import { usePaths } from '../../../platform/links/usePaths.ts';
import { groupBy } from '../../../widgets/events/rules/groups.ts';
import { useNumber } from '../../../platform/format/useNumber.ts';

export interface CompetitionChipsProps {
  readonly section: Section;
  /** Slug of the sport. */
  readonly sport: string;
  readonly fixtures: readonly Fixture[];
}

/** Filter chips of a sport's competitions, those with most matches first, and all. */
export function CompetitionChips({ section, sport, fixtures }: CompetitionChipsProps) {
  const { t } = useTranslation('betting');
  const names = useNames();
  const paths = usePaths();
  const number = useNumber();
  const groups = groupBy(fixtures, ({ competitionId }) => String(competitionId));
  if (groups.length < 2) return null;
  const all = {
    id: 'all',
    icon: 'trophy',
    name: t('allCompetitions'),
    href: paths.section(section, { sport }),
    selected: true,
  } as const;
  const entries = groups
    .toSorted((a, b) => b.matches.length - a.matches.length)
    .map(({ id, first, matches }) => ({
      id,
      icon: 'trophy' as const,
      name: names.competition(first),
      count: number(matches.length),
      href: paths.section(section, {
        sport,
        competition: { id: first.competitionId, name: first.competition },
      }),
    }));
  return <SportChips label={t('competitions')} sports={[all, ...entries]} />;
}
