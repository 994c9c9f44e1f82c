import { SportMenu, SportMenuSkeleton } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { useLocation, useParams } from 'react-router';
import { usePaths } from '../../platform/links/usePaths.ts';
import { useSportEntries } from './useSportEntries.ts';
import { useTopCompetitions } from './useTopCompetitions.ts';

/** Sports and top competitions beside the page; on a page of a section its entries stay in that section. */
export function SideMenu() {
  const { t } = useTranslation(['sports', 'common']);
  const { pathname } = useLocation();
  const { sport } = useParams();
  const paths = usePaths();
  const section = (['live', 'line'] as const).find((name) => pathname.startsWith(paths.section(name)));
  const entries = useSportEntries({ section, sport });
  const competitions = useTopCompetitions();
  if (!entries) return <SportMenuSkeleton />;
  const top = {
    id: 'all',
    icon: 'flame',
    name: t('all'),
    href: section === undefined ? paths.home : paths.section(section),
    selected: section === undefined ? pathname === paths.home : sport === undefined,
  } as const;
  const sections = [
    { id: 'sports', entries: [top, ...entries] },
    { id: 'competitions', title: t('topCompetitions'), entries: competitions ?? [] },
  ];
  return <SportMenu label={t('menu')} sections={competitions?.length ? sections : sections.slice(0, 1)} />;
}
