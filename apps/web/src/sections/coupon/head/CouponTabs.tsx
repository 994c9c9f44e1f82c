import { Chip, ChipRow, IconButton, Inline } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio/react';
import { coupon } from '../../../features/coupon/coupon.store.ts';
import { closeTab, MAX_TABS, openTab, switchTab } from '../../../features/coupon/tabs.actions.ts';

/** Tabs of the coupons, once there are several: each with its number and its selection count. */
export default function CouponTabs() {
  const { t } = useTranslation('coupon');
  const { parked, tab, bets, isActivePlaceBet } = useSnapshot(coupon);
  const tabs = [
    ...parked.map((other) => ({ tab: other.tab, count: other.coupon.bets.length })),
    { tab, count: bets.length },
  ].toSorted((one, other) => one.tab - other.tab);
  return (
    <Inline gap="xs" justify="between">
      <ChipRow label={t('slips.tabs')}>
        {tabs.map(({ tab: number, count }) => (
          <Chip
            key={number}
            count={String(count)}
            selected={number === tab}
            onSelectedChange={() => switchTab(number)}
          >
            {t('slips.tab', { number })}
          </Chip>
        ))}
      </ChipRow>
      {!isActivePlaceBet && (
        <Inline gap="none">
          {tabs.length < MAX_TABS && (
            <IconButton icon="plus" tone="muted" label={t('slips.another')} onClick={() => openTab()} />
          )}
          <IconButton
            icon="close"
            tone="muted"
            label={t('slips.closeTab', { number: tab })}
            onClick={() => closeTab(tab)}
          />
        </Inline>
      )}
    </Inline>
  );
}
