import { currencyExponent } from '@touchline/betting';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../features/settings/useFormat.ts';
import type { CouponView } from './useCouponView.ts';

export interface AmountWords {
  readonly error: string | undefined;
  readonly hint: string | undefined;
}

/** What is wrong with the stake and what to do, or what the least and most are. */
export function useAmountWords({ stake, facts }: CouponView): AmountWords {
  const { t } = useTranslation('coupon');
  const format = useFormat();
  const { iso, terms } = facts;
  const min = terms && format.money(terms.minBetAmount, iso);
  const max = terms?.maxBetAmount && format.money(terms.maxBetAmount, iso);
  const { problem } = stake;
  // An empty field isn't wrong yet: the player is about to type.
  if (problem === undefined || problem === 'empty') {
    return { error: undefined, hint: problem === 'empty' && terms ? t('bounds', { min, max }) : undefined };
  }
  const values = { min: min ?? '', max: max ?? '', count: currencyExponent(iso) };
  return { error: t(`amountProblem.${problem}`, values), hint: undefined };
}

/** Why the coupon can't be placed, in one sentence; undefined when it can. */
export function useBlockerWords({ blocker }: CouponView): string | undefined {
  const { t } = useTranslation('coupon');
  return blocker && t(`blocker.${blocker}`);
}
