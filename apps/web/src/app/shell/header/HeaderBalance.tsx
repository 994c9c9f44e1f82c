import { BalanceMask, BalancePill, Skeleton } from '@touchline/ui';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccounts } from '../../../features/account/account.api.ts';
import { useFormat } from '../../../features/settings/useFormat.ts';
import { showBalance } from '../../../features/userConfig/hiddenBalance.store.ts';
import { useBalanceSight } from '../../../features/userConfig/useBalanceSight.ts';
import { useLazyBundle } from '../../../platform/i18n/useLazyBundle.ts';
import { useSheets } from '../../../platform/links/sheets.ts';
import { cashierLabel, hasCashier } from '../../../platform/site/site.ts';

/** The balance in the header, masked if the player hides it. */
export default function HeaderBalance() {
  const { active } = useAccounts(true);
  const sight = useBalanceSight();
  const [isLooking, setLooking] = useState(false);
  if (sight === 'masked') {
    return (
      <Mask
        onShow={() => {
          setLooking(true);
          showBalance();
        }}
      />
    );
  }
  if (!active || sight === 'unknown') return <Skeleton width="quarter" />;
  return <Amount {...active} isLookedAt={isLooking} onLooked={() => setLooking(false)} />;
}

function Mask({ onShow }: { readonly onShow: () => void }) {
  const { t } = useTranslation('settings');
  if (!useLazyBundle('settings')) return <Skeleton width="quarter" />;
  return <BalanceMask label={t('hideBalance.show')} onShow={onShow} />;
}

interface AmountProps {
  readonly money: string;
  readonly iso: string;
  /**
   * True if the player has just asked to show the balance: moves the focus to it, since the focused control is gone.
   */
  readonly isLookedAt: boolean;
  readonly onLooked: () => void;
}

function Amount({ money, iso, isLookedAt, onLooked }: AmountProps) {
  const { t } = useTranslation('common');
  const format = useFormat();
  const sheets = useSheets();
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (!isLookedAt) return;
    link.current?.focus();
    onLooked();
  });
  const amount = format.money(money, iso);
  const label = hasCashier()
    ? `${t('header.balance')} ${amount}. ${t(cashierLabel())}`
    : `${t('header.balance')} ${amount}`;
  return (
    <BalancePill
      ref={link}
      amount={amount}
      href={sheets.hrefOf(hasCashier() ? 'cashier' : 'menu')}
      label={label}
    />
  );
}
