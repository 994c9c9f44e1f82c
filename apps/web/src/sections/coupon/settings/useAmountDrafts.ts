import { parseStake, toWire } from '@touchline/betting';
import type { CouponSettingsValue } from '@touchline/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changeCouponSettings, couponSettings } from '../../../features/coupon/couponSettings.store.ts';

/** Amounts of the settings with the keys under which they are stored. */
const fields = {
  oneClickAmount: 'oneClickAmount',
  bonusOneClickAmount: 'bonusAccountOneClickAmount',
  step: 'amountStepByCurrencyIso',
} as const;
type AmountKey = keyof typeof fields;
const keys: readonly AmountKey[] = ['oneClickAmount', 'bonusOneClickAmount', 'step'];

export interface AmountDrafts {
  /** Returns the text of a field: as typed, otherwise the stored value. */
  text(key: AmountKey, stored: string): string;
  /** Takes typed text; only valid amounts are stored. */
  take(change: Partial<CouponSettingsValue>): void;
  readonly errors: Partial<Record<AmountKey, string>>;
}

/** Manages the settings' amounts while they are typed. */
export function useAmountDrafts(iso: string): AmountDrafts {
  const { t } = useTranslation('couponMore');
  const [drafts, setDrafts] = useState<Partial<Record<AmountKey, string>>>({});
  const wrong = keys.filter((key) => {
    const draft = drafts[key];
    return draft !== undefined && !parseStake(draft, iso).ok;
  });
  return {
    text: (key, stored) => drafts[key] ?? stored,
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
