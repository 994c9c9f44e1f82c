import { Button, Inline, PromoCode, type PromoCodeEntry } from '@touchline/ui';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio/react';
import { promoCodeQuery, promoCodesQuery } from '../../../features/coupon/coupon.api.ts';
import { coupon } from '../../../features/coupon/coupon.store.ts';
import { stakePromoCode, typePromoCode } from '../../../features/coupon/stake.actions.ts';
import { useFormat } from '../../../features/settings/useFormat.ts';
import { ApiError } from '../../../platform/api/apiError.ts';
import { queryClient } from '../../../platform/api/queryClient.ts';
import { useErrorMessage } from '../../../platform/api/useErrorMessage.ts';
import type { CouponView } from '../useCouponView.ts';

interface Worth {
  readonly code: string;
  readonly amount: string;
  readonly iso: string;
  readonly expiresAt?: number | undefined;
}

export interface PromoStakeProps {
  readonly view: CouponView;
  /** Content in the same row while only the button is shown. */
  readonly beside: ReactNode;
}

/** Promo code staked instead of money; behind a button until the player opens it. */
export function PromoStake({ view, beside }: PromoStakeProps) {
  const { t } = useTranslation('couponMore');
  const { promoCode, manualPromoCode } = useSnapshot(coupon);
  const [isOpen, setIsOpen] = useState(false);
  const { data: codes = [] } = useQuery(promoCodesQuery);
  const { data: used } = useQuery({ ...promoCodeQuery(promoCode ?? ''), enabled: promoCode !== undefined });
  const entryOf = usePromoEntries(view.iso);
  const { check, busy, error } = usePromoCheck(view.iso);
  if (promoCode === undefined && !isOpen) {
    return (
      <Inline gap="sm" align="center" justify="between">
        {beside}
        <Button emphasis="plain" size="sm" icon="gift" onClick={() => setIsOpen(true)}>
          {codes.length > 0 ? t('promo.openWith', { count: codes.length }) : t('promo.open')}
        </Button>
      </Inline>
    );
  }
  return (
    <PromoCode
      labels={{
        label: t('promo.label'),
        apply: t('promo.apply'),
        remove: t('promo.remove'),
        listLabel: t('promo.list'),
      }}
      value={manualPromoCode}
      applied={
        promoCode === undefined
          ? undefined
          : used
            ? { ...entryOf(used), ...(used.state === 'usable' ? {} : { effect: t(`promo.${used.state}`) }) }
            : { code: promoCode, effect: t('promo.checking') }
      }
      error={error}
      busy={busy}
      codes={codes.map(entryOf)}
      onValueChange={typePromoCode}
      onApply={(code) => void check(code)}
      onRemove={() => stakePromoCode(undefined)}
    />
  );
}

/** Returns a code's entry: its stake and expiry, or why it can't be used with this account. */
function usePromoEntries(iso: string): (worth: Worth) => PromoCodeEntry {
  const { t } = useTranslation('couponMore');
  const format = useFormat();
  return ({ code, amount, iso: own, expiresAt }) => {
    const stake = t('promo.stake', { amount: format.money(amount, own) });
    const until = expiresAt === undefined ? '' : ` · ${t('promo.until', { day: format.day(expiresAt) })}`;
    return {
      code,
      effect: stake + until,
      ...(own === iso ? {} : { unavailable: t('promo.otherCurrency', { iso: own }) }),
    };
  };
}

/** Returns a function that stakes a code after the server has confirmed it. */
function usePromoCheck(iso: string) {
  const { t } = useTranslation('couponMore');
  const errorMessage = useErrorMessage();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const check = async (typed: string) => {
    const code = typed.trim();
    setBusy(true);
    setError(undefined);
    try {
      const worth = await queryClient.fetchQuery({ ...promoCodeQuery(code), staleTime: 0 });
      if (worth.state !== 'usable') setError(t(`promo.${worth.state}`));
      else if (worth.iso !== iso) setError(t('promo.otherCurrency', { iso: worth.iso }));
      else stakePromoCode(worth.code);
    } catch (failure) {
      const isUnknown = failure instanceof ApiError && failure.status === 404;
      setError(isUnknown ? t('promo.none') : errorMessage(failure));
    } finally {
      setBusy(false);
    }
  };
  return { check, busy, error };
}
