import { IconButton, Menu } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio/react';
import { coupon } from '../../../features/coupon/coupon.store.ts';
import { MAX_TABS, openTab } from '../../../features/coupon/tabs.actions.ts';
import { settings } from '../../../features/settings/settings.store.ts';
import { useSheets } from '../../../platform/links/sheets.ts';

/** Menu of the coupon's other actions: share, load another one, open a new tab. */
export default function MoreActions({ canShare }: { readonly canShare: boolean }) {
  const { t } = useTranslation('coupon');
  const sheets = useSheets();
  const { parked } = useSnapshot(coupon);
  const { isBetGenerator } = useSnapshot(settings);
  return (
    <Menu
      trigger={<IconButton label={t('slips.more')} icon="more" tone="muted" />}
      items={[
        {
          id: 'share',
          label: t('slips.share'),
          icon: 'share',
          disabled: !canShare,
          onSelect: () => sheets.show('share'),
        },
        { id: 'load', label: t('slips.load'), icon: 'coupon', onSelect: () => sheets.show('load') },
        ...(isBetGenerator === 1
          ? [
              {
                id: 'generator',
                label: t('slips.generator'),
                icon: 'refresh' as const,
                onSelect: () => sheets.show('bet-generator'),
              },
            ]
          : []),
        {
          id: 'another',
          label: t('slips.another'),
          icon: 'plus',
          disabled: parked.length + 1 >= MAX_TABS,
          onSelect: () => openTab(),
        },
      ]}
    />
  );
}
