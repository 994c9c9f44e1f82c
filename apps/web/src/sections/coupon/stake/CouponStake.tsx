import { COUPON_TYPE, currencyExponent, toWire } from '@touchline/betting';
import { Button, StakeField } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio/react';
import { coupon } from '../../../features/coupon/coupon.store.ts';
import {
  amountStepOf,
  maxAmount,
  quickAmounts,
  steppedAmount,
} from '../../../features/coupon/pricing/stake.rules.ts';
import { couponSettings } from '../../../features/coupon/couponSettings.store.ts';
import { setAmount, setAmountOfAll } from '../../../features/coupon/stake.actions.ts';
import { useFormat } from '../../../features/settings/useFormat.ts';
import { currencyMark } from '../../../platform/format/money.ts';
import { useMedia } from '../../../platform/page/useMedia.ts';
import { cashierLabel, hasCashier } from '../../../platform/site/site.ts';
import { useTopUp } from '../../../widgets/coupon/useTopUp.ts';
import type { CouponView } from '../useCouponView.ts';
import { useAmountMessages } from './messages.ts';

/** Media query for touch input, where the coupon uses its own number pad instead of the device's keyboard. */
export const FINGER = '(pointer: coarse)';
/** Id of the quick amount for the maximum, which may equal another amount. */
const MAX = 'max';

export interface CouponStakeProps {
  readonly view: CouponView;
  /** True if the number pad is open. */
  readonly isEntering: boolean;
  readonly onEntering: (isEntering: boolean) => void;
}

/** The coupon's stake; for singles, the stake of those without their own. */
export function CouponStake({ view, isEntering, onEntering }: CouponStakeProps) {
  const { t, i18n } = useTranslation('coupon');
  const { t: common } = useTranslation('common');
  const format = useFormat();
  const topUp = useTopUp();
  const settings = useSnapshot(couponSettings);
  const { promoCode, amountByBetId, isActiveAutoMax } = useSnapshot(coupon);
  const hasPad = useMedia(FINGER);
  const messages = useAmountMessages();
  const { stake, bounds, iso } = view;
  const isSingles = view.typeId === COUPON_TYPE.multipleSingles;
  const hasOwnStakes = isSingles && Object.keys(amountByBetId).length > 0;
  const max = isSingles ? undefined : maxAmount(bounds);
  const step = amountStepOf(iso, settings);
  const change = isSingles ? setAmountOfAll : setAmount;
  const { error, hint } = messages(stake, bounds);
  return (
    <StakeField
      label={t(isSingles ? 'stakeEach' : 'stake')}
      value={hasOwnStakes ? '' : stake.text}
      placeholder={hasOwnStakes ? t('stakesDiffer') : undefined}
      {...currencyMark(iso, i18n.language)}
      decreaseLabel={t('decrease')}
      increaseLabel={t('increase')}
      quickAmounts={
        promoCode === undefined
          ? [
              ...quickAmounts(iso).map((amount) => ({ id: amount, label: format.roundMoney(amount, iso) })),
              ...(max === undefined ? [] : [{ id: MAX, label: t('max') }]),
            ]
          : []
      }
      error={hasOwnStakes && stake.problem !== 'above-balance' ? undefined : error}
      hint={isSingles ? t('stakeEach') : isActiveAutoMax ? t('autoMax') : hint}
      action={
        stake.problem === 'above-balance' &&
        hasCashier() && (
          <Button tone="strong" onClick={() => topUp(view.missing)}>
            {common(cashierLabel())}
          </Button>
        )
      }
      disabled={promoCode !== undefined}
      pad={
        hasPad
          ? { label: t('pad.label'), backspaceLabel: t('pad.delete'), doneLabel: t('pad.done') }
          : undefined
      }
      padOpen={isEntering}
      decimals={currencyExponent(iso)}
      valueText={stake.minor === undefined ? undefined : format.money(toWire(stake.minor, iso), iso)}
      onPadOpenChange={hasPad ? onEntering : undefined}
      onValueChange={change}
      onDecrease={() => change(steppedAmount(stake, iso, -step))}
      onIncrease={() => change(steppedAmount(stake, iso, step))}
      onQuickAmount={(id) => change(id === MAX ? (max ?? '') : id)}
    />
  );
}
