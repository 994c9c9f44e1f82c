import { AccountMenu, SideMenuSkeleton } from '@touchline/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../features/session/useSession.ts';
import { useLazyBundle } from '../../../platform/i18n/useLazyBundle.ts';
import { lazyView } from '../../../platform/lazy/lazy.tsx';
import { useCountedOfficeMenu } from '../useCountedOfficeMenu.ts';

/** Loaded when the player signs out. */
const SignOutDialog = lazyView(() => import('../../sheets/SignOutDialog.tsx'));

/** Menu of the account at the start of its pages, on desktops. */
export default function OfficeNav() {
  const { t } = useTranslation('office');
  const { player } = useSession();
  const groups = useCountedOfficeMenu();
  const [isAsked, setAsked] = useState(false);
  if (!useLazyBundle('office') || groups.length === 0) return <SideMenuSkeleton rows={10} />;
  const login = player?.login ?? '';
  return (
    <>
      <AccountMenu
        label={t('menu')}
        player={
          player?.email === undefined
            ? { name: t('player', { login }) }
            : { name: player.email, number: t('number', { login }) }
        }
        groups={groups}
        signOutLabel={t('signOut')}
        onSignOut={() => setAsked(true)}
      />
      {isAsked && <SignOutDialog where="here" onClose={() => setAsked(false)} />}
    </>
  );
}
