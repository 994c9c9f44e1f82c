import { parseOdds } from '@touchline/betting';
import { Button, PlacementPriceMoved } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { reviseCoupon } from '../../features/coupon/coupon.store.ts';
import { oddsText } from '../../features/odds/oddsText.ts';
import { useNames } from '../../features/odds/useNames.ts';
import type { CouponView } from './useCouponView.ts';
import { usePlace } from './usePlace.ts';

export interface PriceMovedProps {
  readonly view: CouponView;
  /** Legs that the platform asks about, each with the price that it then had. */
  readonly asked: readonly { readonly selectionId: string; readonly coef?: string | undefined }[];
}

/** The platform asks whether the prices as they are now will do. */
export function PriceMoved({ view, asked }: PriceMovedProps) {
  const { t } = useTranslation('coupon');
  const names = useNames();
  const place = usePlace(view);
  const moves = view.legs.flatMap(({ bet, price }) => {
    if (price === bet.coef || !asked.some(({ selectionId }) => selectionId === bet.selectionId)) return [];
    const market = { type: bet.marketType, line: bet.line, ordinal: bet.ordinal };
    return {
      id: bet.selectionId,
      name: names.selection(market, bet.selectionKey, bet),
      from: oddsText(bet.coef, view.coefViewId),
      to: oddsText(price, view.coefViewId),
      direction: parseOdds(price) < parseOdds(bet.coef) ? ('down' as const) : ('up' as const),
    };
  });
  return (
    <PlacementPriceMoved
      title={t('placement.moved')}
      detail={t('placement.movedText')}
      moves={moves}
      actions={
        <>
          <Button tone="primary" disabled={view.blocker !== undefined} onClick={place.act}>
            {t('placement.acceptPrices')}
          </Button>
          <Button onClick={reviseCoupon}>{t('placement.back')}</Button>
        </>
      }
    />
  );
}
