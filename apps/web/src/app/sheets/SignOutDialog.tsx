import { ConfirmDialog } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { notify } from '../../features/notifications/notifications.store.ts';
import { signOut } from '../../features/session/session.api.ts';
import { after } from '../../platform/clock/after.ts';
import { useLazyBundle } from '../../platform/i18n/useLazyBundle.ts';

/** Longest wait for what is done before the sign-out, ms. */
const PATIENCE = 1_000;

interface SignOutDialogProps {
  readonly where: 'here' | 'everywhere';
  /** Called before the player is signed out, who waits for it. @default `onClose` */
  readonly onSignOut?: (() => unknown) | undefined;
  readonly onClose: () => void;
}

/** Signs out, here or on all devices, after a confirmation. */
export default function SignOutDialog({ where, onClose, onSignOut = onClose }: SignOutDialogProps) {
  const { t } = useTranslation(['common', 'security']);
  const leave = async () => {
    await Promise.race([onSignOut(), new Promise<void>((resolve) => after(PATIENCE, resolve))]);
    if (await signOut(where === 'everywhere'))
      notify({ kind: 'success', title: t('common:session.signedOut') });
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
