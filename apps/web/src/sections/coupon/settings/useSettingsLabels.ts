import type { CouponSettingsLabels, CouponSettingLabels } from '@touchline/ui';
import { useTranslation } from 'react-i18next';

/** Labels of the coupon's settings. */
export function useSettingsLabels(): CouponSettingsLabels {
  const { t } = useTranslation('couponMore', { keyPrefix: 'settings' });
  return {
    priceTitle: t('priceTitle'),
    ask: { label: t('ask.label'), hint: t('ask.hint') },
    any: { label: t('any.label'), hint: t('any.hint') },
    better: { label: t('better.label'), hint: t('better.hint') },
    exactPrice: { label: t('exactPrice.label'), hint: t('exactPrice.hint') },
    dropOnScore: { label: t('dropOnScore.label'), hint: t('dropOnScore.hint') },
    oneClickTitle: t('oneClickTitle'),
    oneClick: { label: t('oneClick.label'), hint: t('oneClick.hint') },
    oneClickAmount: only(t('oneClickAmount')),
    bonusOneClickAmount: only(t('bonusOneClickAmount')),
    stakeTitle: t('stakeTitle'),
    autoMax: { label: t('autoMax.label'), hint: t('autoMax.hint') },
    vip: { label: t('vip.label'), hint: t('vip.hint') },
    manualStep: { label: t('manualStep.label'), hint: t('manualStep.hint') },
    step: only(t('step')),
    showTitle: t('showTitle'),
    showBalance: only(t('showBalance')),
    showReturns: only(t('showReturns')),
    showAccount: only(t('showAccount')),
    fixed: { label: t('fixed.label'), hint: t('fixed.hint') },
    keepSelections: { label: t('keepSelections.label'), hint: t('keepSelections.hint') },
  };
}

const only = (label: string): CouponSettingLabels => ({ label });
