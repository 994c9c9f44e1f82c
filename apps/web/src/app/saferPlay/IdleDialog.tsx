import { ConfirmDialog, Text, VisuallyHidden } from '@touchline/ui';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio/react';
import { clocks } from '../../features/sessionClocks/clocks.store.ts';
import { signOut } from '../../features/session/session.api.ts';
import { useSecondsLeft } from '../../platform/clock/useSecondsLeft.ts';

/** Remaining seconds at which the time is announced to screen-reader users; the countdown itself isn't. */
const ANNOUNCED = 15;

/** Warns of a sign-out for inactivity. The focus is on the action that keeps the player signed in, as is Escape. */
export default function IdleDialog() {
  const { idleWarning } = useSnapshot(clocks);
  return idleWarning && <Warning {...idleWarning} />;
}

interface WarningProps {
  /** UTC ms by the server's clock. */
  readonly endsAt: number;
  /** Length of the warning, ms. */
  readonly length: number;
  readonly stay: () => void;
}

function Warning({ endsAt, length, stay }: WarningProps) {
  const { t } = useTranslation('limits');
  const left = useSecondsLeft(endsAt);
  // Input has moved the sign-out. The dialog stays, so that the press that was meant for it doesn't hit the page.
  const isNear = left * 1000 <= length;
  useEffect(() => {
    // Full-screen content would cover it.
    if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined);
  }, []);
  return (
    <ConfirmDialog
      open
      title={t('idleWarning.title')}
      description={t(isNear ? 'idleWarning.away' : 'idleWarning.present')}
      confirmLabel={t('idleWarning.leave')}
      cancelLabel={t('idleWarning.stay')}
      onConfirm={() => void signOut(false)}
      onCancel={stay}
    >
      {isNear && (
        <>
          <p role="timer">
            <Text weight="strong">{t('idleWarning.left', { count: left })}</Text>
          </p>
          <div role="status">
            <VisuallyHidden>
              {left <= ANNOUNCED && t('idleWarning.left', { count: ANNOUNCED })}
            </VisuallyHidden>
          </div>
        </>
      )}
    </ConfirmDialog>
  );
}
