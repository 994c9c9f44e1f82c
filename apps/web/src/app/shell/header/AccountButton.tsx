import { IconButton } from '@touchline/ui';
import { useState } from 'react';
import { lazyView } from '../../../platform/lazy/lazy.tsx';
import { useAccountLabel } from './useAccountLabel.ts';

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
  const label = useAccountLabel();
  return (
    <IconButton
      icon="user"
      tone="header"
      label={label}
      aria-haspopup="dialog"
      aria-expanded={false}
      onClick={onClick}
    />
  );
}
