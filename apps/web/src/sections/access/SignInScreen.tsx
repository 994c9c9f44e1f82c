import { Heading, Stack } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../platform/page/usePageTitle.ts';
import { lateView } from '../../platform/parts/lateView.ts';
import { FieldsSkeleton } from './FieldsSkeleton.tsx';
import { useGoOn } from './useGoOn.ts';
import { LazyBoundary } from '../../platform/parts/LazyBoundary.tsx';

// The form is loaded in parallel with its data, and is shared with the sheet.
const SignIn = lateView(() => import('./SignIn.tsx'));
const SocialWays = lateView(() => import('../../widgets/social/SocialWays.tsx'));

/** Sign-in page. */
export function Component() {
  const { t } = useTranslation('access');
  const goOn = useGoOn();
  usePageTitle(t('signIn.title'));
  return (
    <Stack gap="lg">
      <Heading level={1}>{t('signIn.title')}</Heading>
      <LazyBoundary fallback={<FieldsSkeleton />}>
        <SignIn onDone={goOn} />
      </LazyBoundary>
      <LazyBoundary>
        <SocialWays />
      </LazyBoundary>
    </Stack>
  );
}
