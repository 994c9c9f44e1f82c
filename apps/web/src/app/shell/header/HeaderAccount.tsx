import { AccountDropdown, IconButton, Inline, Text } from '@touchline/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccounts } from '../../../features/account/account.api.ts';
import { useSession } from '../../../features/session/useSession.ts';
import { useFormat } from '../../../features/settings/useFormat.ts';
import { useBalanceSight } from '../../../features/userConfig/useBalanceSight.ts';
import { useLazyBundle } from '../../../platform/i18n/useLazyBundle.ts';
import { lazyView } from '../../../platform/lazy/lazy.tsx';
import { useCountedOfficeMenu } from '../useCountedOfficeMenu.ts';

/** Loaded when the player signs out. */
const SignOutDialog = lazyView(() => import('../../sheets/SignOutDialog.tsx'));

/** Menu of a player below its button in the header: balance, account pages, signing out. */
export default function HeaderAccount() {
  const { t } = useTranslation(['office', 'common']);
  const { player } = useSession();
  const groups = useCountedOfficeMenu();
  const [isAsked, setAsked] = useState(false);
  const button = <IconButton icon="user" tone="header" label={t('common:nav.account')} />;
  // The panel opens once it is complete.
  if (!useLazyBundle('office') || groups.length === 0) return button;
  const login = player?.login ?? '';
  return (
    <>
      <AccountDropdown
        trigger={button}
        defaultOpen
        label={t('office:menu')}
        player={{
          name: player?.email ?? t('office:player', { login }),
          number: t('office:number', { login }),
        }}
        balance={<BalanceLine />}
        groups={groups}
        signOutLabel={t('common:header.signOut')}
        onSignOut={() => setAsked(true)}
      />
      {isAsked && <SignOutDialog where="here" onClose={() => setAsked(false)} />}
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
