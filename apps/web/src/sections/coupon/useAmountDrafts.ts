import { parseStake, toWire } from '@touchline/betting';
import type { CouponSettingsValue } from '@touchline/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changeCouponSettings, couponSettings } from '../../features/coupon/couponSettings.store.ts';

/** The amounts among the settings, by the field that keeps each. */
const fields = {
  oneClickAmount: 'oneClickAmount',
  bonusOneClickAmount: 'bonusAccountOneClickAmount',
  step: 'amountStepByCurrencyIso',
} as const;
type AmountKey = keyof typeof fields;
const keys: readonly AmountKey[] = ['oneClickAmount', 'bonusOneClickAmount', 'step'];

export interface AmountDrafts {
  /** What stands in a field: as typed, or what is kept. */
  text(key: AmountKey, kept: string): string;
  /** Takes what was typed; only what is an amount is kept. */
  take(change: Partial<CouponSettingsValue>): void;
  readonly errors: Partial<Record<AmountKey, string>>;
}

/** Amounts of the settings while they are typed. */
export function useAmountDrafts(iso: string): AmountDrafts {
  const { t } = useTranslation('couponMore');
  const [drafts, setDrafts] = useState<Partial<Record<AmountKey, string>>>({});
  const wrong = keys.filter((key) => {
    const draft = drafts[key];
    return draft !== undefined && !parseStake(draft, iso).ok;
  });
  return {
    text: (key, kept) => drafts[key] ?? kept,
    take(change) {
      for (const key of keys) {
        const typed = change[key];
        if (typed === undefined) continue;
        setDrafts((before) => ({ ...before, [key]: typed }));
        const parsed = parseStake(typed, iso);
        if (!parsed.ok) continue;
        const field = fields[key];
        changeCouponSettings({ [field]: { ...couponSettings[field], [iso]: toWire(parsed.minor, iso) } });
      }
    },
    errors: Object.fromEntries(wrong.map((key) => [key, t('settings.badAmount')])),
  };
}
