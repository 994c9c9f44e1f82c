import {
  Button,
  PlacementDelay,
  PlacementRefused,
  PlacementReview,
  PlacementSubmitting,
  PlacementUnknown,
  Skeleton,
  type RefusalKind,
} from '@touchline/ui';
import type { CouponRefusal } from '@touchline/contract';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio/react';
import { coupon } from '../../../features/coupon/coupon.store.ts';
import { reviseCoupon } from '../../../features/coupon/placement/placement.actions.ts';
import { serverNow, wallNow } from '../../../platform/clock/clock.ts';
import { useLazyBundle } from '../../../platform/i18n/useLazyBundle.ts';
import { cashierLabel, hasCashier } from '../../../platform/site/site.ts';
import { useRefusalMessage, type RefusedCoupon } from '../../../widgets/coupon/useRefusalMessage.ts';
import { useTopUp } from '../../../widgets/coupon/useTopUp.ts';
import { Offered } from './Offered.tsx';
import { PriceMoved } from './PriceMoved.tsx';
import { Accepted, BetLink, useReceipt, type Receipted } from './Receipt.tsx';
import { Singles } from './Singles.tsx';
import type { CouponView } from '../useCouponView.ts';

/** State of the bet from the click to its result, each with an action; renders nothing for a draft. */
export function PlacementView({ view }: { readonly view: CouponView }) {
  const { t } = useTranslation('couponMore');
  const { placement } = useSnapshot(coupon);
  const hasBundle = useLazyBundle('couponMore');
  if (placement.state === 'draft') return null;
  if (!hasBundle) return <Skeleton shape="block" />;
  switch (placement.state) {
    case 'submitting':
      return <PlacementSubmitting title={t('placement.submitting')} />;
    case 'unknown':
      return (
        <PlacementUnknown
          title={t('placement.unknown')}
          detail={t('placement.unknownText')}
          actions={<BetLink />}
        />
      );
    case 'pending':
      return <Delay {...placement.coupon} />;
    case 'review':
      return <Review placed={placement.coupon} />;
    case 'needsConfirm':
      return <PriceMoved view={view} asked={placement.refusal.legs} />;
    case 'offered':
      return <Offered view={view} placed={placement.coupon} offer={placement.offer} />;
    case 'rejected':
      return <Refusal refusal={placement.refusal} iso={view.iso} missing={view.missing} />;
    case 'singles':
      return <Singles view={view} results={placement.results} />;
    case 'accepted':
      return <Accepted placed={placement.coupon} />;
  }
}

interface DelayProps {
  readonly delaySeconds: number;
  readonly decidesAt?: number | undefined;
}

function Delay({ delaySeconds, decidesAt }: DelayProps) {
  const { t } = useTranslation('couponMore');
  // The countdown uses the device's clock, which may differ from the server's.
  const deadline = useMemo(() => (decidesAt ?? serverNow()) - serverNow() + wallNow(), [decidesAt]);
  return (
    <PlacementDelay
      title={t('placement.pending')}
      detail={(count) => t('placement.pendingText', { count })}
      startedAt={deadline - delaySeconds * 1000}
      deadline={deadline}
    />
  );
}

/** An operator reviews a stake above the maximum; the player doesn't have to wait here. */
function Review({ placed }: { readonly placed: Receipted }) {
  const { t } = useTranslation('couponMore');
  return (
    <PlacementReview
      title={t('placement.review')}
      detail={t('placement.reviewText')}
      receipt={useReceipt(placed)}
      actions={
        <>
          <BetLink couponId={placed.id} />
          <Button onClick={reviseCoupon}>{t('placement.newCoupon')}</Button>
        </>
      }
    />
  );
}

/** Kind of each refusal code. */
const kinds: Readonly<Partial<Record<CouponRefusal['code'], RefusalKind>>> = {
  ODDS_CHANGED: 'price',
  SCORE_CHANGED: 'price',
  MARKET_SUSPENDED: 'suspended',
  GAME_FINISHED: 'suspended',
  BETTING_CLOSED: 'suspended',
  BELOW_MIN: 'amount',
  ABOVE_MAX: 'amount',
  MAX_PAYOUT: 'limit',
  INSUFFICIENT_FUNDS: 'funds',
  DUPLICATE_KEY_MISMATCH: 'duplicate',
  VERIFICATION_REQUIRED: 'account',
  SPORT_DISALLOWED: 'account',
  LIMIT_WAGER: 'ownLimit',
  LIMIT_LOSS: 'ownLimit',
  TIMEOUT_ACTIVE: 'ownLimit',
  SELF_EXCLUDED: 'ownLimit',
  SESSION_LIMIT: 'ownLimit',
};

interface RefusalProps {
  readonly refusal: RefusedCoupon;
  readonly iso: string;
  /** Amount that the balance lacks, wire text. */
  readonly missing: string | undefined;
}

function Refusal({ refusal, iso, missing }: RefusalProps) {
  const { t } = useTranslation('couponMore');
  const { t: common } = useTranslation('common');
  const topUp = useTopUp();
  const message = useRefusalMessage()(refusal, iso);
  const canTopUp = refusal.code === 'INSUFFICIENT_FUNDS' && hasCashier();
  const toCashier = () => {
    // The player comes back to a coupon that can be placed, not to its refusal.
    reviseCoupon();
    topUp(missing);
  };
  return (
    <PlacementRefused
      kind={kinds[refusal.code]}
      title={message?.title ?? t('singles.failed')}
      detail={message?.text}
      actions={
        <>
          {canTopUp && (
            <Button tone="strong" onClick={toCashier}>
              {common(cashierLabel())}
            </Button>
          )}
          {refusal.code === 'DUPLICATE_KEY_MISMATCH' && <BetLink />}
          <Button onClick={reviseCoupon}>{t('placement.back')}</Button>
        </>
      }
    />
  );
}
