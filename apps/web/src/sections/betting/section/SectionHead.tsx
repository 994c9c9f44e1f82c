import { Breadcrumbs, FilterChips, IconButton, SectionTitle, SportChips, Stack } from '@touchline/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { Fixture } from '../../../features/odds/feed/useFixtures.ts';
import { useNames } from '../../../features/odds/names/useNames.ts';
import type { Sport } from '../../../features/odds/sports/useSports.ts';
import { useHasCrests } from '../../../features/settings/useHasCrests.ts';
import { lazyView } from '../../../platform/lazy/lazy.tsx';
import { menuSections } from '@touchline/contract/pages';
import type { MenuSection, Section } from '../../../platform/links/paths.ts';
import { usePaths } from '../../../platform/links/usePaths.ts';
import { useIsDesk } from '../../../platform/page/useIsDesk.ts';
import { useStar } from '../../../widgets/events/list/useStar.ts';
import { favoriteCompetition } from '../../../widgets/events/rules/favorites.ts';
import { timeFilters, withTimeFilter, type TimeFilter } from '../../../widgets/events/rules/timeFilter.ts';

const TitleMark = lazyView(() => import('./TitleMark.tsx'));

export interface SectionHeadProps {
  readonly section: Section;
  readonly menu: MenuSection | undefined;
  readonly sport: Sport | undefined;
  /** A match of the competition, on the competition's page. */
  readonly competition: Fixture | undefined;
  readonly title: string;
  readonly time: TimeFilter;
}

/** Title of a section's page, breadcrumbs, its parts, and its filters. */
export function SectionHead({ section, menu, sport, competition, title, time }: SectionHeadProps) {
  const { t } = useTranslation('betting');
  const paths = usePaths();
  const names = useNames();
  const hasCrests = useHasCrests();
  const isDesk = useIsDesk();
  const hasParts = sport === undefined || menu !== undefined;
  const parts = hasParts && <MenuChips section={section} menu={menu} sport={sport?.slug} />;
  const times = section === 'line' && menu !== 'today' && <TimeChips value={time} hasBest={!hasParts} />;
  // On a wide page the first of them is in the title's row.
  const beside = isDesk && !competition && (parts || times);
  const up = sport && [
    { label: t(`title.${section}`), href: paths.section(section, { menu }) },
    { label: names.sport(sport.slug), href: paths.section(section, { menu, sport: sport.slug }) },
  ];
  return (
    <Stack>
      {up && competition && <Breadcrumbs label={t('path')} crumbs={up} />}
      <SectionTitle
        level={1}
        mark={
          competition &&
          hasCrests && <TitleMark name={competition.competition} country={competition.country} />
        }
        end={competition ? <CompetitionStar competition={competition} /> : beside}
      >
        {title}
      </SectionTitle>
      {parts !== beside && parts}
      {times !== beside && times}
    </Stack>
  );
}

function CompetitionStar({ competition }: { readonly competition: Fixture }) {
  const { favourite, favouriteLabel, onFavouriteChange } = useStar(
    useMemo(() => favoriteCompetition(competition), [competition]),
  );
  return (
    <IconButton
      label={favouriteLabel}
      icon={favourite ? 'star-filled' : 'star'}
      tone="muted"
      pressed={favourite}
      onClick={onFavouriteChange}
    />
  );
}

const icons = { recommended: 'flame', today: 'calendar', broadcasts: 'stream', favorites: 'star' } as const;

interface MenuChipsProps {
  readonly section: Section;
  readonly menu: MenuSection | undefined;
  /** Slug of the selected sport, which is preserved. */
  readonly sport: string | undefined;
}

/** Links to the parts of a section. */
function MenuChips({ section, menu, sport }: MenuChipsProps) {
  const { t } = useTranslation('betting');
  const paths = usePaths();
  const all = {
    id: 'all',
    icon: section === 'live' ? 'live' : 'trophy',
    name: t('menu.all'),
    href: paths.section(section, { sport }),
    selected: menu === undefined,
  } as const;
  const parts = menuSections[section].map((part) => ({
    id: part,
    icon: icons[part],
    name: t(`menu.${part}`),
    href: paths.section(section, { menu: part, sport }),
    selected: part === menu,
  }));
  return <SportChips label={t('menu.label')} sports={[all, ...parts]} />;
}

/** Filter by time until the start; stored in the address, so that it can be shared. */
function TimeChips({ value, hasBest }: { readonly value: TimeFilter; readonly hasBest: boolean }) {
  const { t } = useTranslation('betting');
  const [query, setQuery] = useSearchParams();
  // If recommended matches are a part of the section, they need no chip here.
  const shown = timeFilters.filter((filter) => filter !== 'recommended' || hasBest || filter === value);
  return (
    <FilterChips
      label={t('time.label')}
      value={value}
      options={shown.map((filter) => ({ value: filter, label: t(`time.${filter}`) }))}
      onValueChange={(next) => {
        const filter = timeFilters.find((known) => known === next) ?? 'all';
        setQuery(withTimeFilter(query, filter), { replace: true, preventScrollReset: true });
      }}
    />
  );
}
