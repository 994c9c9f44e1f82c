import { Button, PlacementPriceMoved, type PriceMove } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { moveOf } from '../../features/coupon/coupon.rules.ts';
import { reviseCoupon } from '../../features/coupon/couponPlacement.store.ts';
import { oddsText } from '../../features/odds/oddsText.ts';
import type { CouponView } from './useCouponView.ts';
import { usePickNames } from './usePickNames.ts';
import { usePlace } from './usePlace.ts';

export interface PriceMovedProps {
  readonly view: CouponView;
  /** Legs that the platform asks about, each with the price that it then had. */
  readonly asked: readonly { readonly selectionId: string; readonly coef?: string | undefined }[];
}

/** The platform asks whether the prices as they are now will do. */
export function PriceMoved({ view, asked }: PriceMovedProps) {
  const { t } = useTranslation('couponMore');
  const nameOf = usePickNames();
  const place = usePlace(view);
  const told = new Map<string, string>();
  const moves = view.legs.flatMap(({ bet, price }): PriceMove[] => {
    const question = asked.find(({ selectionId }) => selectionId === bet.selectionId);
    // The feed may be a moment behind the platform that asks.
    const now = price === bet.coef ? (question?.coef ?? price) : price;
    const direction = moveOf(bet.coef, now);
    if (!question || !direction || now === undefined) return [];
    told.set(bet.selectionId, now);
    return [
      {
        id: bet.selectionId,
        name: nameOf(bet),
        from: oddsText(bet.coef, view.coefViewId),
        to: oddsText(now, view.coefViewId),
        direction,
      },
    ];
  });
  return (
    <PlacementPriceMoved
      title={t('placement.moved')}
      detail={t('placement.movedText')}
      moves={moves}
      actions={
        <>
          <Button tone="primary" disabled={view.blocker !== undefined} onClick={() => place.act(told)}>
            {t('placement.acceptPrices')}
          </Button>
          <Button onClick={reviseCoupon}>{t('placement.back')}</Button>
        </>
      }
    />
  );
}
