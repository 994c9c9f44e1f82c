import { accountSections } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../features/session/useSession.ts';
import { isOffered } from '../../platform/links/offered.ts';
import { usePaths } from '../../platform/links/usePaths.ts';
import { useMenuPages } from '../sheets/useMenuPages.ts';
import { useOfficeMenu } from '../shell/useOfficeMenu.ts';
import type { Command } from './Palette.tsx';

/** Returns the pages of the site that are open to everyone. */
export function usePages(): readonly Command[] {
  const { t } = useTranslation('common');
  const paths = usePaths();
  const menu = useMenuPages();
  const main: readonly Command[] = [
    { id: 'page home', name: t('nav.home'), icon: 'home', href: paths.home },
    { id: 'page live', name: t('nav.live'), icon: 'live', href: paths.section('live') },
    { id: 'page line', name: t('nav.sports'), icon: 'calendar', href: paths.section('line') },
    { id: 'page search', name: t('nav.search'), icon: 'search', href: paths.search },
    { id: 'page coupon', name: t('nav.coupon'), icon: 'coupon', href: paths.coupon },
    { id: 'page casino', name: t('nav.casino'), icon: 'casino', href: paths.casino },
    { id: 'page history', name: t('nav.history'), icon: 'history', href: paths.history },
  ];
  return [
    ...main.filter(({ href = '' }) => isOffered(href)),
    ...menu
      .filter(({ id }) => id !== 'history')
      .map(({ id, label, icon, href }): Command => ({ id: `page ${id}`, name: label, icon, href })),
  ];
}

/** Returns a player's account pages; empty for guests. */
export function useAccountPages(): readonly Command[] {
  const { player } = useSession();
  const groups = useOfficeMenu();
  if (!player) return [];
  return groups.flatMap(({ entries }) =>
    entries.map(({ section, label, href }): Command => ({
      id: `account ${section}`,
      name: label,
      icon: accountSections[section],
      href,
    })),
  );
}
