import { Button } from '@touchline/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import SignOutDialog from './SignOutDialog.tsx';

interface SignOutButtonsProps {
  /** Called before the player is signed out, who waits for it. */
  readonly onDone: () => unknown;
}

/** Buttons that sign out, here or on all devices. */
export function SignOutButtons({ onDone }: SignOutButtonsProps) {
  const { t } = useTranslation('common');
  const [asked, ask] = useState<'here' | 'everywhere'>();
  return (
    <>
      <Button icon="logout" width="full" onClick={() => ask('here')}>
        {t('header.signOut')}
      </Button>
      <Button emphasis="plain" width="full" onClick={() => ask('everywhere')}>
        {t('header.signOutEverywhere')}
      </Button>
      {asked !== undefined && (
        // The sheet closes before signing out: closing goes back in history, and signing out may redirect.
        <SignOutDialog where={asked} onSignOut={onDone} onClose={() => ask(undefined)} />
      )}
    </>
  );
}
