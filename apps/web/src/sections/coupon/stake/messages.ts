import { currencyExponent, toWire, type ShapeProblem } from '@touchline/betting';
import { useTranslation } from 'react-i18next';
import type { Stake, StakeBounds } from '../../../features/coupon/pricing/stake.rules.ts';
import { useFindText } from '../../../platform/i18n/useFindText.ts';
import { useFormat } from '../../../features/settings/useFormat.ts';
import type { CouponView } from '../useCouponView.ts';

export interface AmountMessages {
  readonly error: string | undefined;
  readonly hint: string | undefined;
}

/** Returns the error message of a stake, or a hint with the minimum and maximum. */
export function useAmountMessages(): (stake: Stake, bounds: StakeBounds) => AmountMessages {
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
export function useBlockerMessage({ blocker, totals }: CouponView): string | undefined {
  const { t } = useTranslation('coupon');
  const ofShape = useShapeMessage(totals.shapeProblem);
  if (blocker === 'shape') return ofShape ?? t('blocker.shape');
  return blocker && t(`blocker.${blocker}`);
}

/** Why the selections aren't valid for their type, and what to do; undefined until the translations are loaded. */
function useShapeMessage(problem: ShapeProblem | undefined): string | undefined {
  const findText = useFindText();
  if (!problem) return undefined;
  const { reason, min = 0, max = 0, block = 0 } = problem;
  return findText('couponMore', `shape.${reason}`, { min, max, block });
}
