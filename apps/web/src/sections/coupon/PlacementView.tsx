import {
  Button,
  PlacementDelay,
  PlacementRefused,
  PlacementSubmitting,
  PlacementUnknown,
} from '@touchline/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio/react';
import { coupon, reviseCoupon } from '../../features/coupon/coupon.store.ts';
import { serverNow, wallNow } from '../../platform/clock/clock.ts';
import { useSheets } from '../../platform/links/sheets.ts';
import { site } from '../../platform/site/site.ts';
import { Accepted } from './Accepted.tsx';
import { BetLink } from './BetLink.tsx';
import { PriceMoved } from './PriceMoved.tsx';
import type { CouponView } from './useCouponView.ts';
import { useRefusalWords, type Refused } from './useRefusalWords.ts';

/** What becomes of the bet, from the tap to its end, each step with a way on; nothing while it is a draft. */
export function PlacementView({ view }: { readonly view: CouponView }) {
  const { t } = useTranslation('coupon');
  const { placement } = useSnapshot(coupon);
  switch (placement.state) {
    case 'draft':
      return null;
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
    case 'needsConfirm':
      return <PriceMoved view={view} asked={placement.refusal.legs} />;
    case 'rejected':
      return <Refusal refusal={placement.refusal} iso={view.facts.iso} />;
    case 'accepted':
      return <Accepted placed={placement.coupon} />;
  }
}

interface DelayProps {
  readonly delaySeconds: number;
  readonly decidesAt?: number | undefined;
}

function Delay({ delaySeconds, decidesAt }: DelayProps) {
  const { t } = useTranslation('coupon');
  // The countdown runs on the device's clock; the server's may differ from it.
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

function Refusal({ refusal, iso }: { readonly refusal: Refused; readonly iso: string }) {
  const { t } = useTranslation('coupon');
  const sheets = useSheets();
  const { title, text } = useRefusalWords(iso)(refusal);
  const canTopUp = refusal.code === 'INSUFFICIENT_FUNDS' && site().isDemoCashier;
  return (
    <PlacementRefused
      title={title}
      detail={text}
      actions={
        <>
          {canTopUp && (
            <Button tone="strong" onClick={() => sheets.show('cashier')}>
              {t('topUp')}
            </Button>
          )}
          <Button onClick={reviseCoupon}>{t('placement.back')}</Button>
        </>
      }
    />
  );
}
