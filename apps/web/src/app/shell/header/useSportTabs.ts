import type { HeaderTab } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { useLocation, useParams } from 'react-router';
import { menuSectionIn } from '../../../platform/links/menuSections.ts';
import { offeredSections } from '../../../platform/links/offered.ts';
import { usePaths } from '../../../platform/links/usePaths.ts';
import { useSportEntries } from '../../../sections/betting/useSportEntries.ts';

/**
 * Returns the sports as tabs of the header. On pages of live or pre-match matches they stay in that section and its
 * part; on home they lead to live matches where a sport has some, and elsewhere to pre-match ones.
 * @returns none until the sports are loaded
 */
export function useSportTabs(): readonly HeaderTab[] {
  const { t } = useTranslation('sports');
  const { pathname } = useLocation();
  const { sport } = useParams();
  const paths = usePaths();
  const own = (['live', 'line'] as const).find((name) => pathname.startsWith(paths.section(name)));
  const section = own ?? (pathname === paths.home ? undefined : offeredSections().at(-1));
  const menu = own && menuSectionIn(own, pathname);
  const entries = useSportEntries({ section, menu, sport: own && sport });
  if (!entries) return [];
  const all = {
    id: 'all',
    icon: section ? 'trophy' : 'flame',
    label: t(section ? 'all' : 'top'),
    href: section ? paths.section(section, { menu }) : paths.home,
    selected: own === section && !sport,
  } as const;
  return [all, ...entries.map((entry) => ({ ...entry, label: entry.name }))];
}
