import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Bet } from '../../../features/bets/bets.api.ts';
import { notify } from '../../../features/notifications/notifications.store.ts';
import { useErrorMessage } from '../../../platform/api/useErrorMessage.ts';
import { usePaths } from '../../../platform/links/usePaths.ts';
import type { Again } from './again.ts';

/** Adds the legs of a bet that are still offered to the coupon, and shows the result. */
export function useAgain(bet: Bet): { readonly isBusy: boolean; place(): Promise<void> } {
  const { t } = useTranslation('history');
  const { t: common } = useTranslation('common');
  const errorMessage = useErrorMessage();
  const paths = usePaths();
  const [isBusy, setBusy] = useState(false);

  function tell({ done, missing }: Again): void {
    if (done === 'none') notify({ kind: 'info', title: t('againNone'), text: t('againNoneText') });
    else if (done === 'busy') notify({ kind: 'info', title: t('againBusyText') });
    else if (done === 'full') notify({ kind: 'info', title: t('againFullText') });
    else {
      const link = { href: paths.coupon, label: common('nav.coupon') };
      const text = missing > 0 ? t('againMissing', { count: missing }) : undefined;
      notify({ kind: missing > 0 ? 'warning' : 'success', title: t('againDone'), text, link });
    }
  }

  async function place(): Promise<void> {
    setBusy(true);
    try {
      const { placeAgain } = await import('./again.ts');
      tell(await placeAgain(bet));
    } catch (error) {
      notify({ kind: 'error', title: errorMessage(error) });
    } finally {
      setBusy(false);
    }
  }

  return { isBusy, place };
}
