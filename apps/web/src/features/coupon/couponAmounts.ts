import { amountStep, initialAmount, toMinor, toWire } from '@touchline/betting';
import type { CouponSettings } from './couponSettings.store.ts';

/** Amount that the buttons next to the stake add, in minor units. */
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

/**
 * Stake of one-click betting, wire text.
 * @param isBonus whether it is staked from the bonus account
 */
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
