import { Button, IconButton, Inline, Text } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { showBalance } from '../../features/userConfig/hiddenBalance.store.ts';
import { useLazyBundle } from '../../platform/i18n/useLazyBundle.ts';

interface ShowBalanceProps {
  /** Text in place of the balance, in a row with other content; without it the button has its own row. */
  readonly beside?: string;
}

/** Replaces a masked balance; a click reveals all balances on the page. */
export function ShowBalance({ beside }: ShowBalanceProps) {
  const { t } = useTranslation('settings');
  if (!useLazyBundle('settings')) return null;
  const label = t('hideBalance.show');
  if (beside === undefined) {
    return (
      <Button icon="eye" emphasis="outline" onClick={showBalance}>
        {label}
      </Button>
    );
  }
  return (
    <Inline gap="xs" wrap="nowrap">
      <Text size="label" tone="muted">
        {beside}
      </Text>
      <IconButton icon="eye" iconSize="sm" tone="muted" label={label} onClick={showBalance} />
    </Inline>
  );
}
