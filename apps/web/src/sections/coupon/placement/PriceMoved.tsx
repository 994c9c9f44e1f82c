import { toMinor } from '@touchline/betting';
import { Button, PlacementPriceMoved, type PriceMove } from '@touchline/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { moveOf, type Leg } from '../../../features/coupon/pricing/legs.rules.ts';
import { reviseCoupon } from '../../../features/coupon/placement/placement.actions.ts';
import { oddsText } from '../../../features/odds/prices/oddsText.ts';
import { useFormat } from '../../../features/settings/useFormat.ts';
import type { CouponView } from '../useCouponView.ts';
import { totalsIn } from '../stake/totalsIn.ts';
import { useBlockerMessage } from '../stake/messages.ts';
import { useSelectionNames } from '../legs/useSelectionNames.ts';
import { usePlace } from './usePlace.ts';

export interface PriceMovedProps {
  readonly view: CouponView;
  /** Legs with changed prices, each with its price at that time. */
  readonly asked: readonly { readonly selectionId: string; readonly coef?: string | undefined }[];
}

/** Asks the player to accept changed prices. */
export function PriceMoved({ view, asked }: PriceMovedProps) {
  const { t } = useTranslation('couponMore');
  const blocked = useBlockerMessage(view);
  const nameOf = useSelectionNames();
  const place = usePlace(view);
  const updated = useUpdatedLegs(view.legs);
  const shownPrices = new Map<string, string>();
  const moves = view.legs.flatMap(({ bet, price }): PriceMove[] => {
    const question = asked.find(({ selectionId }) => selectionId === bet.selectionId);
    // The feed may lag behind the server's refusal; its next message shows whether the price is back.
    const isBehind = price === bet.coef && !updated.has(bet.selectionId);
    const now = isBehind ? (question?.coef ?? price) : price;
    const direction = moveOf(bet.coef, now);
    if (!question || !direction || now === undefined) return [];
    shownPrices.set(bet.selectionId, now);
    return [
      {
        id: bet.selectionId,
        name: nameOf(bet),
        from: oddsText(bet.coef, view.coefViewId),
        to: oddsText(now, view.coefViewId),
        direction,
        label: t(`placement.went.${direction}`),
      },
    ];
  });
  const returns = useReturnsMove(view, shownPrices);
  const isBack = moves.length === 0;
  return (
    <PlacementPriceMoved
      title={t(isBack ? 'placement.movedBack' : 'placement.moved')}
      detail={blocked ?? t(isBack ? 'placement.movedBackText' : 'placement.movedText')}
      moves={moves}
      total={returns}
      actions={
        <>
          <Button tone="primary" disabled={view.blocker !== undefined} onClick={() => place.act(shownPrices)}>
            {isBack ? place.label(undefined) : t('placement.acceptPrices')}
          </Button>
          <Button onClick={reviseCoupon}>{t('placement.back')}</Button>
        </>
      }
    />
  );
}

/** Change of the returns by the new prices; undefined without a change. */
function useReturnsMove(view: CouponView, shownPrices: ReadonlyMap<string, string>): PriceMove | undefined {
  const { t } = useTranslation('coupon');
  const { t: more } = useTranslation('couponMore');
  const format = useFormat();
  const returnsAt = (priceOf: (leg: Leg) => string | undefined) =>
    totalsIn({ ...view, legs: view.legs.map((leg) => ({ ...leg, price: priceOf(leg) })) }).returns;
  const before = returnsAt(({ bet, price }) => bet.coef ?? price);
  const after = returnsAt(({ bet, price }) => shownPrices.get(bet.selectionId) ?? price);
  if (before === undefined || after === undefined || before === after) return undefined;
  const direction = toMinor(after, view.iso) > toMinor(before, view.iso) ? 'up' : 'down';
  return {
    id: 'returns',
    name: t('returns'),
    from: format.money(before, view.iso),
    to: format.money(after, view.iso),
    direction,
    label: more(`placement.went.${direction}`),
  };
}

/** Selections whose price has changed in the feed since the refusal. */
function useUpdatedLegs(legs: readonly Leg[]): ReadonlySet<string> {
  const [updated, setUpdated] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const moved = legs.filter(({ bet, price }) => price !== bet.coef).map(({ bet }) => bet.selectionId);
    if (moved.some((id) => !updated.has(id))) setUpdated(new Set([...updated, ...moved]));
  }, [legs, updated]);
  return updated;
}
