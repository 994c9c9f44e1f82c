import type { SideMenuEntry } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio/react';
import { useSession } from '../../features/session/useSession.ts';
import { settings } from '../../features/settings/settings.store.ts';
import { isOffered } from '../../platform/links/offered.ts';
import { useEventPaths } from '../../platform/links/useEventPaths.ts';
import { isAvailable } from '../../platform/site/site.ts';
import { useSheets } from '../../platform/links/sheets.ts';
import { usePaths } from '../../platform/links/usePaths.ts';

/** Returns the pages of the site that the main navigation of phones has no space for. */
export function useMenuPages(): readonly SideMenuEntry[] {
  const { t } = useTranslation('common');
  const { player } = useSession();
  const paths = usePaths();
  const { hrefOf } = useSheets();
  const { isBetGenerator } = useSnapshot(settings);
  const eventPaths = useEventPaths();
  const pages: readonly (SideMenuEntry | false)[] = [
    player !== null && {
      id: 'openedBets',
      icon: 'clock',
      label: t('nav.openedBets'),
      href: paths.openedBets,
    },
    isAvailable('casino') && {
      id: 'history',
      icon: 'history',
      label: t('nav.history'),
      href: paths.history,
    },
    { id: 'line', icon: 'calendar', label: t('nav.sports'), href: paths.section('line') },
    { id: 'favorites', icon: 'star', label: t('nav.favorites'), href: paths.favorites },
    {
      id: 'cricket',
      icon: 'cricket',
      label: t('nav.cricket'),
      href: paths.cricket,
    },
    { id: 'cyber', icon: 'esports', label: t('nav.cyber'), href: paths.cyber },
    {
      id: 'expressDay',
      icon: 'bonus',
      label: t('nav.expressDay'),
      href: paths.expressDay,
    },
    isBetGenerator === 1 && {
      id: 'generator',
      icon: 'refresh',
      label: t('nav.generator'),
      href: hrefOf('bet-generator'),
    },
    { id: 'results', icon: 'checklist', label: t('nav.results'), href: eventPaths.results() },
    { id: 'champs', icon: 'trophy', label: t('nav.champs'), href: eventPaths.champs() },
    { id: 'broadcasts', icon: 'stream', label: t('nav.broadcasts'), href: eventPaths.broadcasts() },
    { id: 'calculator', icon: 'calculator', label: t('nav.calculator'), href: paths.calculator },
  ];
  return pages.filter((page) => page !== false).filter(({ href = '' }) => isOffered(href));
}
