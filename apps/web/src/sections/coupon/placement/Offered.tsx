import { toMinor, toWire } from '@touchline/betting';
import { Button, CouponOffer, Stack } from '@touchline/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { reviseCoupon } from '../../../features/coupon/placement/placement.actions.ts';
import type { SeenCoupon } from '../../../features/coupon/placement/placement.types.ts';
import { emitPlacement } from '../../../features/coupon/placement/placementEvents.ts';
import { oddsText } from '../../../features/odds/prices/oddsText.ts';
import { useFormat } from '../../../features/settings/useFormat.ts';
import { serverNow } from '../../../platform/clock/clock.ts';
import type { CouponView } from '../useCouponView.ts';
import { useSelectionNames } from '../legs/useSelectionNames.ts';

export interface OfferedProps {
  readonly view: CouponView;
  /** Coupon that was requested. */
  readonly placed: SeenCoupon;
  readonly offer: NonNullable<SeenCoupon['offer']>;
}

/** An operator's counter-offer with another stake or other prices; the player accepts it in time, or declines. */
export function Offered({ view, placed, offer }: OfferedProps) {
  const { t } = useTranslation('couponMore');
  const format = useFormat();
  const nameOf = useSelectionNames();
  const hasExpired = useHasPassed(offer.expiresAt * 1000);
  const { session, coefViewId } = view;
  const money = (amount: string) => format.money(amount, placed.iso);
  const coefOf = (selectionId: string, before: string) =>
    offer.bets.find((bet) => bet.selectionId === selectionId)?.coef ?? before;
  const moved = placed.bets.filter((leg) => coefOf(leg.selectionId, leg.coef) !== leg.coef);
  const take = async () => {
    if (!session.player) return;
    const { takeOffer } = await import('../../../features/coupon/placement/place.ts');
    await takeOffer(session.player.id, placed, offer, coefViewId);
  };
  return (
    <Stack pad="lg">
      <CouponOffer
        kind="vip"
        title={t('placement.offered')}
        detail={t('placement.offeredText', { time: format.time(offer.expiresAt) })}
        message={hasExpired ? t('placement.offerExpired') : undefined}
        messageTone="warning"
        details={[
          {
            label: t('receipt.stake'),
            value: money(offer.amount),
            before: sameAmount(placed, offer.amount) ? undefined : money(placed.amount),
          },
          ...moved.map((leg) => ({
            label: nameOf(leg),
            value: oddsText(coefOf(leg.selectionId, leg.coef), coefViewId),
            before: oddsText(leg.coef, coefViewId),
          })),
        ]}
        actions={
          <>
            {!hasExpired && (
              <Button
                tone="primary"
                onClick={() => void take().catch((error: unknown) => emitPlacement('failure', error))}
              >
                {t('placement.takeOffer', { amount: money(offer.amount) })}
              </Button>
            )}
            <Button onClick={reviseCoupon}>{t('placement.back')}</Button>
          </>
        }
      />
    </Stack>
  );
}

const sameAmount = ({ amount, iso }: Pick<SeenCoupon, 'amount' | 'iso'>, other: string) =>
  toWire(toMinor(amount, iso), iso) === toWire(toMinor(other, iso), iso);

/**
 * Returns whether a server time has passed; renders again when it does.
 * @param at UTC ms
 */
function useHasPassed(at: number): boolean {
  const [hasPassed, setHasPassed] = useState(() => serverNow() >= at);
  useEffect(() => {
    const timer = setTimeout(() => setHasPassed(true), Math.max(0, at - serverNow()));
    return () => clearTimeout(timer);
  }, [at]);
  return hasPassed;
}
