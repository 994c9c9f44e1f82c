import { Heading, Skeleton, Stack } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { usePaths } from '../../platform/links/usePaths.ts';
import { lateView } from '../../platform/parts/lateView.ts';
import { usePageTitle } from '../../platform/page/usePageTitle.ts';
import { LazyBoundary } from '../../platform/parts/LazyBoundary.tsx';

// Loaded in parallel with its data; the first paint doesn't need it.
const RecoveryWay = lateView(() => import('./RecoveryWay.tsx'));

/** Password recovery page. */
export function Component() {
  const { t } = useTranslation('recovery');
  const navigate = useNavigate();
  const { login } = usePaths();
  usePageTitle(t('title'));
  const goToSignIn = () => void navigate(login, { replace: true });
  return (
    <Stack gap="lg">
      <Heading level={1}>{t('title')}</Heading>
      <LazyBoundary fallback={<Skeleton shape="block" />}>
        <RecoveryWay onDone={goToSignIn} onCancel={goToSignIn} />
      </LazyBoundary>
    </Stack>
  );
}
