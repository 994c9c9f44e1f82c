import type { AccountMenuProps } from '@touchline/ui';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../features/session/useSession.ts';
import { useLazyBundle } from '../../platform/i18n/useLazyBundle.ts';
import { lazyView } from '../../platform/lazy/lazy.tsx';
import { useCountedOfficeMenu } from './useCountedOfficeMenu.ts';

/** Loaded when the player signs out. */
const SignOutDialog = lazyView(() => import('../sheets/SignOutDialog.tsx'));

export interface AccountMenuOfPlayer {
  /** Props of the menu; undefined until its texts and pages are loaded. */
  readonly menu: Omit<AccountMenuProps, 'chevrons'> | undefined;
  /** Dialog that asks before signing out, rendered next to the menu. */
  readonly question: ReactNode;
}

/** Returns the account menu of the signed-in player. */
export function useAccountMenu(): AccountMenuOfPlayer {
  const { t } = useTranslation('office');
  const { player } = useSession();
  const groups = useCountedOfficeMenu();
  const [isAsked, setAsked] = useState(false);
  const isLoaded = useLazyBundle('office') && groups.length > 0;
  const login = player?.login ?? '';
  return {
    menu: isLoaded
      ? {
          label: t('menu'),
          player:
            player?.email === undefined
              ? { name: t('player', { login }) }
              : // A long address breaks after the @.
                { name: player.email.replace('@', '@\u200b'), number: t('number', { login }) },
          groups,
          signOutLabel: t('signOut'),
          onSignOut: () => setAsked(true),
        }
      : undefined,
    question: isAsked && <SignOutDialog where="here" onClose={() => setAsked(false)} />,
  };
}
