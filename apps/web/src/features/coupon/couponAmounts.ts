import { amountStep, initialAmount, toMinor, toWire } from '@touchline/betting';
import type { CouponSettings } from './couponSettings.store.ts';

/** What the buttons beside the stake add, in minor units. */
export function amountStepOf(
  iso: string,
  {
    isManualAmountStep,
    amountStepByCurrencyIso,
  }: Pick<CouponSettings, 'isManualAmountStep' | 'amountStepByCurrencyIso'>,
): bigint {
  const own = isManualAmountStep ? amountStepByCurrencyIso[iso] : undefined;
  return own === undefined ? amountStep(iso) : toMinor(own, iso);
}

/** What one touch stakes, wire text. @param isBonus from the bonus account */
export function oneClickAmountOf(
  iso: string,
  isBonus: boolean,
  {
    oneClickAmount,
    bonusAccountOneClickAmount,
  }: Pick<CouponSettings, 'oneClickAmount' | 'bonusAccountOneClickAmount'>,
): string {
  const own = isBonus ? bonusAccountOneClickAmount[iso] : oneClickAmount[iso];
  return own ?? toWire(initialAmount(iso), iso);
}
