import { currencyExponent, toWire } from '@touchline/betting';
import { useTranslation } from 'react-i18next';
import type { Stake, StakeFacts } from '../../features/coupon/stake.rules.ts';
import { useFormat } from '../../features/settings/useFormat.ts';
import { useShapeWords } from './useShapeWords.ts';
import type { CouponView } from './useCouponView.ts';

export interface AmountWords {
  readonly error: string | undefined;
  readonly hint: string | undefined;
}

/** Returns the error message of a stake, or a hint with the minimum and maximum. */
export function useAmountWords(): (stake: Stake, facts: StakeFacts) => AmountWords {
  const { t } = useTranslation('coupon');
  const format = useFormat();
  return ({ problem }, { iso, min, max }) => {
    const values = {
      min: format.money(toWire(min, iso), iso),
      max: max === undefined ? '' : format.money(toWire(max, iso), iso),
      count: currencyExponent(iso),
    };
    // An empty field isn't an error yet: the player is about to type.
    if (problem === undefined || problem === 'empty') {
      return { error: undefined, hint: problem && max !== undefined ? t('bounds', values) : undefined };
    }
    return { error: t(`amountProblem.${problem}`, values), hint: undefined };
  };
}

/** Reason why the coupon can't be placed, in one sentence; undefined if it can. */
export function useBlockerWords({ blocker, totals }: CouponView): string | undefined {
  const { t } = useTranslation('coupon');
  const ofShape = useShapeWords(totals.shapeProblem);
  if (blocker === 'shape') return ofShape ?? t('blocker.shape');
  return blocker && t(`blocker.${blocker}`);
}
