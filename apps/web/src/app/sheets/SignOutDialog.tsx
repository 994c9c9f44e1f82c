import { ConfirmDialog } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { notify } from '../../features/notifications/notifications.store.ts';
import { signOut } from '../../features/session/session.api.ts';
import { useErrorMessage } from '../../platform/api/useErrorMessage.ts';
import { useLazyBundle } from '../../platform/i18n/useLazyBundle.ts';

interface SignOutDialogProps {
  readonly where: 'here' | 'everywhere';
  /** Called before the player is signed out. @default `onClose` */
  readonly onSignOut?: (() => void) | undefined;
  readonly onClose: () => void;
}

/** Signs out, here or on all devices, after a confirmation. */
export default function SignOutDialog({ where, onClose, onSignOut = onClose }: SignOutDialogProps) {
  const { t } = useTranslation(['common', 'security']);
  const errorMessage = useErrorMessage();
  const leave = async () => {
    onSignOut();
    try {
      await signOut(where === 'everywhere');
      notify({ kind: 'success', title: t('common:session.signedOut') });
    } catch (error) {
      notify({ kind: 'error', title: t('common:session.signOutFailed'), text: errorMessage(error) });
    }
  };
  if (!useLazyBundle('security')) return null;
  return (
    <ConfirmDialog
      open
      title={t('security:signOut.youSure')}
      description={t(`security:signOut.${where}`)}
      confirmLabel={t('common:header.signOut')}
      cancelLabel={t('security:signOut.stay')}
      onConfirm={() => void leave()}
      onCancel={onClose}
    />
  );
}
