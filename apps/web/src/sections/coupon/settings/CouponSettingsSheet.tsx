import { toWire } from '@touchline/betting';
import {
  BottomSheet,
  CouponSettings,
  OneClickConfirm,
  type CouponSettingsValue,
  type PriceRule,
} from '@touchline/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio/react';
import { useAccounts } from '../../../features/account/account.api.ts';
import { displayedCurrency } from '../../../features/account/displayedCurrency.ts';
import { coupon } from '../../../features/coupon/coupon.store.ts';
import { emptyCoupon } from '../../../features/coupon/coupon.actions.ts';
import { amountStepOf, oneClickAmountOf } from '../../../features/coupon/pricing/stake.rules.ts';
import {
  changeCouponSettings,
  couponSettings,
  type CouponSettings as Settings,
} from '../../../features/coupon/couponSettings.store.ts';
import { setAutoMax, setVipBet } from '../../../features/coupon/stake.actions.ts';
import { useSession } from '../../../features/session/useSession.ts';
import { useFormat } from '../../../features/settings/useFormat.ts';
import { currencyMark } from '../../../platform/format/money.ts';
import { useSheets } from '../../../platform/links/sheets.ts';
import { site } from '../../../platform/site/site.ts';
import { useAmountDrafts } from './useAmountDrafts.ts';
import { useSettingsLabels } from './useSettingsLabels.ts';

const rules: readonly PriceRule[] = ['ask', 'any', 'better'];

/** Switches by their keys in the settings. */
const switches = {
  exactPrice: 'exactCoef',
  dropOnScore: 'isDropOnScoreChange',
  autoMax: 'isAutoMax',
  vip: 'isVipBet',
  manualStep: 'isManualAmountStep',
  showBalance: 'isBalanceShown',
  showReturns: 'isPossibleWinShown',
  showAccount: 'isSelectAccountShown',
  fixed: 'isCouponFixed',
  keepSelections: 'isSelectionsKept',
} as const satisfies Partial<Record<keyof CouponSettingsValue, keyof Settings>>;
// The cast: Object.keys returns strings.
const switchKeys = Object.keys(switches) as (keyof typeof switches)[];

/** The player's betting preferences; each change applies at once. */
export default function CouponSettingsSheet() {
  const { t, i18n } = useTranslation('couponMore');
  const format = useFormat();
  const words = useSettingsLabels();
  const { close } = useSheets();
  const isPlayer = useSession().status === 'player';
  const { active, accounts } = useAccounts(isPlayer);
  const settings = useSnapshot(couponSettings);
  const { accountId, bets } = useSnapshot(coupon);
  const [isAsking, setIsAsking] = useState(false);
  const account = accounts.find(({ id }) => id === accountId) ?? active;
  const iso = displayedCurrency(account?.iso, site().currency);
  const hasBonusAccount = accounts.some(({ type }) => type === 4);
  const amounts = useAmountDrafts(iso);

  const change = (wanted: Partial<CouponSettingsValue>) => {
    if (wanted.priceRule) changeCouponSettings({ changeCoefAction: ruleId(wanted.priceRule) });
    for (const key of switchKeys) {
      const [value, name] = [wanted[key], switches[key]];
      if (value !== undefined) changeCouponSettings({ [name]: value });
    }
    if (wanted.autoMax !== undefined) setAutoMax(wanted.autoMax);
    if (wanted.vip !== undefined) setVipBet(wanted.vip);
    if (wanted.oneClick !== undefined) switchOneClick(wanted.oneClick);
    amounts.take(wanted);
  };
  const switchOneClick = (isOn: boolean) => {
    if (isOn && bets.length > 0) setIsAsking(true);
    else changeCouponSettings({ isActiveOneClick: isOn });
  };

  return (
    <BottomSheet open onOpenChange={close} title={t('settings.title')}>
      <CouponSettings
        labels={words}
        {...currencyMark(iso, i18n.language)}
        errors={amounts.errors}
        value={{
          priceRule: rules[settings.changeCoefAction] ?? 'better',
          exactPrice: settings.exactCoef,
          dropOnScore: settings.isDropOnScoreChange,
          oneClick: isPlayer ? settings.isActiveOneClick : undefined,
          oneClickAmount: amounts.text('oneClickAmount', oneClickAmountOf(iso, false, settings)),
          bonusOneClickAmount: hasBonusAccount
            ? amounts.text('bonusOneClickAmount', oneClickAmountOf(iso, true, settings))
            : undefined,
          autoMax: settings.isAutoMax,
          vip: site().showVipBet ? settings.isVipBet : undefined,
          manualStep: settings.isManualAmountStep,
          step: amounts.text('step', toWire(amountStepOf(iso, settings), iso)),
          showBalance: settings.isBalanceShown,
          showReturns: settings.isPossibleWinShown,
          showAccount: settings.isSelectAccountShown,
          fixed: settings.isCouponFixed,
          keepSelections: settings.isSelectionsKept,
        }}
        onValueChange={change}
      />
      <OneClickConfirm
        open={isAsking}
        labels={{
          title: t('oneClick.clearTitle'),
          description: t('oneClick.clearText', {
            count: bets.length,
            amount: format.money(oneClickAmountOf(iso, account?.type === 4, settings), iso),
          }),
          confirm: t('oneClick.enable'),
          cancel: t('oneClick.undo'),
        }}
        onConfirm={() => {
          setIsAsking(false);
          emptyCoupon();
          changeCouponSettings({ isActiveOneClick: true });
        }}
        onCancel={() => setIsAsking(false)}
      />
    </BottomSheet>
  );
}

function ruleId(rule: PriceRule): Settings['changeCoefAction'] {
  return rule === 'ask' ? 0 : rule === 'any' ? 1 : 2;
}
