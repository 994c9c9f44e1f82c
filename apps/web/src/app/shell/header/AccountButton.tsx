import { IconButton } from '@touchline/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyView } from '../../../platform/lazy/lazy.tsx';

/** Loaded when the menu is first opened. */
const HeaderAccount = lazyView(
  () => import('./HeaderAccount.tsx'),
  () => <Closed />,
);

/** Button of a player's menu on desktops. */
export function AccountButton() {
  const [isWanted, want] = useState(false);
  return isWanted ? <HeaderAccount /> : <Closed onClick={() => want(true)} />;
}

function Closed({ onClick }: { readonly onClick?: () => void }) {
  const { t } = useTranslation('common');
  return (
    <IconButton
      icon="user"
      tone="header"
      label={t('nav.account')}
      aria-haspopup="dialog"
      aria-expanded={false}
      onClick={onClick}
    />
  );
}
