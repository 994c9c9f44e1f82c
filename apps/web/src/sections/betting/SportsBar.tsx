import { SportChips, SportChipsSkeleton } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { usePaths } from '../../platform/links/usePaths.ts';
import { useIsDesk } from '../../platform/page/useIsDesk.ts';
import { useSportEntries, type Spot } from './useSportEntries.ts';

/** Sports above the lists on phones; wider pages have the menu next to them. */
export function SportsBar({ section, menu, sport }: Spot) {
  const { t } = useTranslation(['betting', 'sports']);
  const isDesk = useIsDesk();
  const paths = usePaths();
  const entries = useSportEntries({ section, menu, sport });
  if (isDesk) return null;
  if (!entries) return <SportChipsSkeleton />;
  const top = {
    id: 'top',
    icon: section === undefined ? 'flame' : 'trophy',
    name: section === undefined ? t('home.top') : t('sports:all'),
    href: section === undefined ? paths.home : paths.section(section, { menu }),
    selected: sport === undefined,
  } as const;
  return <SportChips label={t('sports:menu')} sports={[top, ...entries]} />;
}
