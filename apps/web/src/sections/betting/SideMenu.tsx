import { SportMenu, SportMenuSkeleton } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { useLocation, useParams } from 'react-router';
import { useSnapshot } from 'valtio/react';
import { settings } from '../../features/settings/settings.store.ts';
import { menuSectionIn } from '../../platform/links/menuSections.ts';
import { usePaths } from '../../platform/links/usePaths.ts';
import { useSportEntries } from './useSportEntries.ts';
import { useTopCompetitions } from './useTopCompetitions.ts';

/** Sports and top competitions next to the page; on a section's page its entries stay in that section. */
export default function SideMenu() {
  const { t } = useTranslation(['sports', 'common']);
  const { pathname } = useLocation();
  const { sport } = useParams();
  const paths = usePaths();
  const section = (['live', 'line'] as const).find((name) => pathname.startsWith(paths.section(name)));
  const menu = section && menuSectionIn(section, pathname);
  const { isShowSportsOnly } = useSnapshot(settings);
  const entries = useSportEntries({ section, menu, sport });
  const competitions = useTopCompetitions();
  if (!entries) return <SportMenuSkeleton />;
  const top = {
    id: 'all',
    icon: 'flame',
    name: t('all'),
    href: section === undefined ? paths.home : paths.section(section, { menu }),
    selected: section === undefined ? pathname === paths.home : sport === undefined,
  } as const;
  const star = {
    id: 'favorites',
    icon: 'star',
    name: t('common:nav.favorites'),
    href: paths.favorites,
    selected: pathname === paths.favorites,
  } as const;
  const sections = [
    { id: 'sports', entries: [star, top, ...entries] },
    { id: 'competitions', title: t('topCompetitions'), entries: competitions ?? [] },
  ];
  const hasCompetitions = isShowSportsOnly === 0 && competitions?.length;
  return <SportMenu label={t('menu')} sections={hasCompetitions ? sections : sections.slice(0, 1)} />;
}
