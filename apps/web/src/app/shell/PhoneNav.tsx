import { BottomNav } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { useSheets } from '../../platform/links/sheets.ts';
import { usePaths } from '../../platform/links/usePaths.ts';
import { useCouponCount } from './couponSlots.tsx';
import { useRouteMeta } from './useRouteMeta.ts';

/** Main ways at the foot of a phone. */
export function PhoneNav() {
  const { t } = useTranslation('common');
  const paths = usePaths();
  const { id } = useRouteMeta();
  const { show, open } = useSheets();
  const count = useCouponCount();
  return (
    <BottomNav
      label={t('nav.label')}
      entries={[
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
        {
          id: 'history',
          icon: 'history',
          label: t('nav.history'),
          href: paths.history,
          selected: id === 'history' || id === 'bet',
        },
        {
          id: 'menu',
          icon: 'menu',
          label: t('nav.menu'),
          onOpen: () => show('menu'),
          selected: open === 'menu',
        },
      ]}
    />
  );
}
