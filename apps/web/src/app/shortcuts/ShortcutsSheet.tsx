import { BottomSheet, DetailList, Link, Paragraph, Stack } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio/react';
import { settings } from '../../features/settings/settings.store.ts';
import { useSheets } from '../../platform/links/sheets.ts';

/** All shortcuts of the site. */
export default function ShortcutsSheet() {
  const { t } = useTranslation('palette');
  const { close, hrefOf } = useSheets();
  const { hasShortcuts } = useSnapshot(settings);
  const isMac = /Mac|iPhone|iPad/.test(navigator.platform);
  const control = isMac ? '⌘' : t('ctrl');
  const single = [
    ['search', '/'],
    ['coupon', 'C'],
    ['help', '?'],
  ] as const;
  const entries = [
    ['palette', `${control} + K`],
    ['place', `${control} + ${t('enter')}`],
    ...(hasShortcuts ? single : []),
    ['arrows', t('keys.arrowKeys')],
    ['ends', t('keys.endKeys')],
  ] as const;
  return (
    <BottomSheet open onOpenChange={close} title={t('shortcuts')}>
      <Stack gap="sm">
        <DetailList
          details={entries.map(([id, value]) => ({ id, label: t(`keys.${id}`), value, strong: true }))}
        />
        <Paragraph tone="muted">{t(hasShortcuts ? 'on' : 'off')}</Paragraph>
        <Link href={hrefOf('settings')}>{t('settings')}</Link>
      </Stack>
    </BottomSheet>
  );
}
