import { IconButton } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { isBusy } from '../../../features/coupon/coupon.store.ts';
import { leaveCoupon } from '../../../features/coupon/placement/placement.actions.ts';
import { clearCoupon } from '../../../features/coupon/undo.actions.ts';
import { useSheets } from '../../../platform/links/sheets.ts';
import { lazyView } from '../../../platform/lazy/lazy.tsx';

// Rarely used.
const MoreActions = lazyView(() => import('./MoreActions.tsx'));
export const preloadActions = MoreActions.preload;

export interface CouponActionsProps {
  readonly isEmpty: boolean;
  /** True if the placement's result replaces the selections. */
  readonly isOver: boolean;
}

/** Settings, and the button to clear the coupon or leave a finished one. */
export function CouponActions({ isEmpty, isOver }: CouponActionsProps) {
  const { t } = useTranslation('coupon');
  const sheets = useSheets();
  if (isBusy()) return null;
  return (
    <>
      {!isOver && <MoreActions canShare={!isEmpty} />}
      {!isOver && (
        <IconButton
          icon="settings"
          tone="muted"
          label={t('settings')}
          onClick={() => sheets.show('coupon-settings')}
        />
      )}
      {!isOver && !isEmpty && (
        <IconButton icon="trash" tone="muted" label={t('clear')} onClick={clearCoupon} />
      )}
      {/* A sheet is left by closing it. */}
      {isOver && sheets.open !== 'coupon' && (
        <IconButton icon="check" tone="muted" label={t('done')} onClick={leaveCoupon} />
      )}
    </>
  );
}
