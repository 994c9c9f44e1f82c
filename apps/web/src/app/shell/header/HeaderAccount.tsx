import { AccountDropdown, IconButton, Inline, Text } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { useAccounts } from '../../../features/account/account.api.ts';
import { useFormat } from '../../../features/settings/useFormat.ts';
import { useBalanceSight } from '../../../features/userConfig/useBalanceSight.ts';
import { useAccountLabel } from './useAccountLabel.ts';
import { useAccountMenu } from '../useAccountMenu.tsx';

/** Menu of a player below its button in the header: balance, account pages, signing out. */
export default function HeaderAccount() {
  const label = useAccountLabel();
  const { menu, question } = useAccountMenu();
  const button = <IconButton icon="user" tone="header" label={label} />;
  // The panel opens once it is complete.
  if (!menu) return button;
  return (
    <>
      <AccountDropdown {...menu} trigger={button} defaultOpen balance={<BalanceLine />} />
      {question}
    </>
  );
}

function BalanceLine() {
  const { t } = useTranslation('common');
  const format = useFormat();
  const { active } = useAccounts(true);
  const isShown = useBalanceSight() === 'shown';
  // A hidden balance is shown by the button next to the menu's.
  if (!active || !isShown) return null;
  return (
    <Inline justify="between" gap="md">
      <Text size="label" tone="muted">
        {t('header.balance')}
      </Text>
      <Text weight="strong" numeric>
        {format.money(active.money, active.iso)}
      </Text>
    </Inline>
  );
}
