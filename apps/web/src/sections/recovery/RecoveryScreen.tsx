import { Heading, Skeleton, Stack } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { usePaths } from '../../platform/links/usePaths.ts';
import { lazyView } from '../../platform/lazy/lazy.tsx';
import { usePageTitle } from '../../platform/page/usePageTitle.ts';

// Loaded in parallel with its data; the first paint doesn't need it.
const RecoveryWay = lazyView(
  () => import('./RecoveryWay.tsx'),
  () => <Skeleton shape="block" />,
);

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
      <RecoveryWay onDone={goToSignIn} onCancel={goToSignIn} />
    </Stack>
  );
}
