import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { coupon } from '../../../features/coupon/coupon.store.ts';
import { notify } from '../../../features/notifications/notifications.store.ts';
import { usePaths } from '../../../platform/links/usePaths.ts';

/**
 * Shows a new player where limits are set, before the first deposit; not over a filled coupon, whose buttons are at
 * the same position.
 */
export function useWelcome(): () => void {
  const { t } = useTranslation('access');
  const { responsible } = usePaths();
  return useCallback(() => {
    if (coupon.bets.length > 0) return;
    notify({
      kind: 'info',
      title: t('registration.limits'),
      text: t('registration.limitsText'),
      link: { href: responsible, label: t('registration.limitsLink') },
    });
  }, [t, responsible]);
}
