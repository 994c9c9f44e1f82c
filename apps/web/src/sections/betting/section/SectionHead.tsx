import { Breadcrumbs, FilterChips, SectionTitle, Stack } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useNames } from '../../../features/odds/useNames.ts';
import type { Sport } from '../../../features/odds/useSports.ts';
import type { Section } from '../../../platform/links/paths.ts';
import { usePaths } from '../../../platform/links/usePaths.ts';
import { useIsDesk } from '../../../platform/page/useIsDesk.ts';
import { timeFilters, withTimeFilter, type TimeFilter } from '../../../widgets/events/rules/timeFilter.ts';

export interface SectionHeadProps {
  readonly section: Section;
  readonly sport: Sport | undefined;
  /** Name of the competition, on its own page. */
  readonly competition: string | undefined;
  readonly title: string;
  readonly time: TimeFilter;
}

/** Title of a section's page, the way back up, and what it can be filtered by. */
export function SectionHead({ section, sport, competition, title, time }: SectionHeadProps) {
  const { t } = useTranslation('betting');
  const isDesk = useIsDesk();
  const paths = usePaths();
  const names = useNames();
  const filter = section === 'line' && <TimeChips value={time} />;
  const up = sport && [
    { label: t(`title.${section}`), href: paths.section(section) },
    { label: names.sport(sport.slug), href: paths.section(section, { sport: sport.slug }) },
  ];
  return (
    <Stack gap="sm">
      {up && competition !== undefined && <Breadcrumbs label={t('path')} crumbs={up} />}
      <SectionTitle level={1} end={isDesk && filter}>
        {title}
      </SectionTitle>
      {!isDesk && filter}
    </Stack>
  );
}

/** How soon matches start; kept in the address, so that it can be shared. */
function TimeChips({ value }: { readonly value: TimeFilter }) {
  const { t } = useTranslation('betting');
  const [query, setQuery] = useSearchParams();
  return (
    <FilterChips
      label={t('time.label')}
      value={value}
      options={timeFilters.map((filter) => ({ value: filter, label: t(`time.${filter}`) }))}
      onValueChange={(next) => {
        const filter = timeFilters.find((known) => known === next) ?? 'all';
        setQuery(withTimeFilter(query, filter), { replace: true, preventScrollReset: true });
      }}
    />
  );
}
