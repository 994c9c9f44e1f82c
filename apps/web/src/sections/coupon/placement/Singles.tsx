import { BetReceipt, Button, PlacementPartial, PlacementSubmitting, type SingleResult } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { reviseCoupon } from '../../../features/coupon/placement/placement.actions.ts';
import {
  isPending,
  type SeenCoupon,
  type SeenSingle,
} from '../../../features/coupon/placement/placement.types.ts';
import { oddsText } from '../../../features/odds/prices/oddsText.ts';
import { useFormat } from '../../../features/settings/useFormat.ts';
import { BetLink, ReceiptActions } from './Receipt.tsx';
import type { CouponView } from '../useCouponView.ts';
import { useRefusalMessage } from '../../../widgets/coupon/useRefusalMessage.ts';
import { useSelectionNames } from '../legs/useSelectionNames.ts';

export interface SinglesProps {
  readonly view: CouponView;
  readonly results: readonly SeenSingle[];
}

/** Results of singles; those that failed stay in the coupon. */
export function Singles({ view, results }: SinglesProps) {
  const { t } = useTranslation('couponMore');
  const { t: tCoupon } = useTranslation('coupon');
  const lineOf = useResultLines(view);
  const count = results.length;
  const placed = results.filter(({ placement }) => placement.state === 'accepted').length;
  const isWaiting = results.some(({ placement }) => isPending(placement));
  const lines = results.map(lineOf);
  if (isWaiting && placed === 0 && results.every(({ placement }) => placement.state === 'submitting'))
    return <PlacementSubmitting title={t('singles.submitting', { count })} />;
  if (placed === count) {
    return (
      <BetReceipt
        title={t('singles.placed', { count })}
        kind={tCoupon('type.9')}
        legs={placedSingles(results).map((single, index) => ({
          id: single.id,
          title: lines[index]?.name ?? '',
          price: oddsText(single.coef, view.coefViewId),
          notes: [lines[index]?.detail ?? ''],
        }))}
        lines={[]}
        actions={<ReceiptActions />}
      />
    );
  }
  return (
    <PlacementPartial
      title={isWaiting ? t('singles.waiting') : t('singles.part', { placed, count })}
      detail={isWaiting ? undefined : t('singles.partText', { count: count - placed })}
      results={lines}
      actions={
        isWaiting ? undefined : (
          <>
            <Button tone="strong" onClick={reviseCoupon}>
              {t('singles.retry', { count: count - placed })}
            </Button>
            {placed > 0 && <BetLink isSecond />}
          </>
        )
      }
    />
  );
}

/** Coupons of the placed singles, in order. */
function placedSingles(results: readonly SeenSingle[]): readonly SeenCoupon[] {
  return results.flatMap(({ placement }) => (placement.state === 'accepted' ? [placement.coupon] : []));
}

/** Returns the result line of a single. */
function useResultLines(view: CouponView): (result: SeenSingle) => SingleResult {
  const { t } = useTranslation('couponMore');
  const format = useFormat();
  const nameOf = useSelectionNames();
  const refusalMessage = useRefusalMessage();
  const detailOf = (placement: SeenSingle['placement']): string => {
    switch (placement.state) {
      case 'accepted': {
        const { amount, iso, coef, id } = placement.coupon;
        return t('singles.receipt', {
          amount: format.money(amount, iso),
          price: oddsText(coef, view.coefViewId),
          id,
        });
      }
      case 'rejected': {
        const message = refusalMessage(placement.refusal, view.iso);
        return message ? t('singles.refused', message) : t('singles.failed');
      }
      case 'needsConfirm': {
        const price = oddsText(placement.refusal.legs[0]?.coef, view.coefViewId);
        if (price !== '') return t('singles.movedTo', { price });
        return refusalMessage(placement.refusal, view.iso)?.title ?? t('singles.failed');
      }
      case 'pending':
        return t('placement.pending');
      case 'unknown':
        return t('placement.unknown');
      case 'submitting':
        return t('placement.submitting');
      default:
        return t('singles.failed');
    }
  };
  return ({ selectionId, placement }) => {
    const leg = view.legs.find(({ bet }) => bet.selectionId === selectionId);
    return {
      id: selectionId,
      name: leg ? nameOf(leg.bet) : '',
      outcome: placement.state === 'accepted' ? 'placed' : isPending(placement) ? 'working' : 'refused',
      detail: detailOf(placement),
    };
  };
}
