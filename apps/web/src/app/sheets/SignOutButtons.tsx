import { Button, ConfirmDialog } from '@touchline/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../features/notifications/notifications.store.ts';
import { signOut } from '../../features/session/session.api.ts';
import { useErrorMessage } from '../../platform/api/useErrorMessage.ts';
import { useLazyBundle } from '../../platform/i18n/useLazyBundle.ts';

type Where = 'here' | 'everywhere';

/** Signs out, here or on all devices, after a confirmation. */
export function SignOutButtons({ onDone }: { readonly onDone: () => void }) {
  const { t } = useTranslation(['common', 'security']);
  const errorMessage = useErrorMessage();
  const hasBundle = useLazyBundle('security');
  const [asked, ask] = useState<Where>();
  const leave = async (where: Where) => {
    // The sheet closes first: closing goes back in history, and signing out may redirect.
    onDone();
    try {
      await signOut(where === 'everywhere');
      notify({ kind: 'success', title: t('common:session.signedOut') });
    } catch (error) {
      notify({ kind: 'error', title: t('common:session.signOutFailed'), text: errorMessage(error) });
    }
  };
  return (
    <>
      <Button icon="logout" width="full" onClick={() => ask('here')}>
        {t('common:header.signOut')}
      </Button>
      <Button emphasis="plain" width="full" onClick={() => ask('everywhere')}>
        {t('common:header.signOutEverywhere')}
      </Button>
      {hasBundle && asked !== undefined && (
        <ConfirmDialog
          open
          title={t('security:signOut.youSure')}
          description={t(`security:signOut.${asked}`)}
          confirmLabel={t('common:header.signOut')}
          cancelLabel={t('security:signOut.stay')}
          onConfirm={() => void leave(asked)}
          onCancel={() => ask(undefined)}
        />
      )}
    </>
  );
}
