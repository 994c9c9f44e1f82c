import { CouponBonusLeg } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { deleteBonusBet } from '../../../features/coupon/type/type.actions.ts';
import { useFormat } from '../../../features/settings/useFormat.ts';
import { useLazyBundle } from '../../../platform/i18n/useLazyBundle.ts';
import type { CouponView } from '../useCouponView.ts';

export interface BonusLegsProps {
  readonly view: CouponView;
  /** True if a bet is pending, so that nothing can be removed. */
  readonly isFrozen: boolean;
}

/** Extra payouts of an express as rows after its selections: the boost of the day, the bonus, the hyper bonus. */
export default function BonusLegs({ view, isFrozen }: BonusLegsProps) {
  const { t } = useTranslation('couponMore');
  const format = useFormat();
  const { terms, extras, iso, legs } = view;
  if (!useLazyBundle('couponMore') || !terms) return null;
  const { hyperBonus, boostPercent, bonusBetCoef } = terms;
  return (
    <>
      {extras.isExpressOfDay && boostPercent !== undefined && (
        <CouponBonusLeg label={t('bonus.expressOfDay')} price={`+ ${boostPercent} %`} />
      )}
      {extras.hasBonusBet && bonusBetCoef !== undefined && (
        <CouponBonusLeg
          label={t('bonus.bet')}
          detail={t('bonus.betText', { count: legs.length })}
          price={`× ${bonusBetCoef}`}
          removeLabel={t('bonus.remove')}
          onRemove={isFrozen ? undefined : deleteBonusBet}
        />
      )}
      {hyperBonus && !extras.isPrepaid && (
        <CouponBonusLeg
          label={t('bonus.hyper', { count: legs.length })}
          detail={t('bonus.hyperText', {
            min: format.money(hyperBonus.minHyperBonusBetLimit, iso),
            max: format.money(hyperBonus.maxHyperBonusLimit, iso),
          })}
          price={`+ ${hyperBonus.hyperBonusPercent} %`}
        />
      )}
    </>
  );
}
