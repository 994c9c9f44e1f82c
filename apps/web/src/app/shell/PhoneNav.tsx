import { BottomNav, type NavEntry } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { useSheets } from '../../platform/links/sheets.ts';
import { usePaths } from '../../platform/links/usePaths.ts';
import { isAvailable } from '../../platform/site/site.ts';
import { isOffered } from '../../platform/links/offered.ts';
import { useCouponCount } from './couponSlots.tsx';
import { useRouteMeta } from './useRouteMeta.ts';

/** Main navigation at the bottom of the screen on phones. */
export function PhoneNav() {
  const { t } = useTranslation('common');
  const paths = usePaths();
  const { id, meta } = useRouteMeta();
  const { show, open } = useSheets();
  const count = useCouponCount();
  const entries: NavEntry[] = [
    { id: 'home', icon: 'home', label: t('nav.home'), href: paths.home, selected: id === 'home' },
    {
      id: 'live',
      icon: 'live',
      label: t('nav.live'),
      href: paths.section('live'),
      selected: id.startsWith('live'),
    },
    {
      id: 'coupon',
      icon: 'coupon',
      label: t('nav.coupon'),
      href: paths.coupon,
      selected: id === 'coupon',
      badge: count > 0 ? String(count) : undefined,
    },
    // Sites with a casino have the bets in the menu.
    isAvailable('casino')
      ? {
          id: 'casino',
          icon: 'casino',
          label: t('nav.casino'),
          href: paths.casino,
          selected: meta.section === 'casino',
        }
      : {
          id: 'history',
          icon: 'history',
          label: t('nav.history'),
          href: paths.history,
          selected: meta.section === 'history',
        },
    {
      id: 'menu',
      icon: 'menu',
      label: t('nav.menu'),
      onOpen: () => show('menu'),
      selected: open === 'menu',
    },
  ];
  const offered = entries.filter((entry) => !('href' in entry) || isOffered(entry.href));
  return <BottomNav label={t('nav.label')} entries={offered} />;
}
