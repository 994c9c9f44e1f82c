import { BottomSheet } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useSession } from '../../features/session/useSession.ts';
import { useLazyBundle } from '../../platform/i18n/useLazyBundle.ts';
import { useSheets } from '../../platform/links/sheets.ts';
import { usePaths } from '../../platform/links/usePaths.ts';
import RecoveryWay from './RecoveryWay.tsx';

/** Password recovery as a sheet over home, opened by address; not shown to signed-in players. */
export default function RecoverySheet() {
  const { t } = useTranslation('recovery');
  const navigate = useNavigate();
  const { login } = usePaths();
  const { close } = useSheets();
  const { status } = useSession();
  const hasBundle = useLazyBundle('recovery');
  if (status !== 'guest' || !hasBundle) return null;
  return (
    <BottomSheet open onOpenChange={close} title={t('title')}>
      <RecoveryWay onDone={() => void navigate(login, { replace: true })} onCancel={close} />
    </BottomSheet>
  );
}
