import { Heading, Stack } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { usePaths } from '../../platform/links/usePaths.ts';
import { usePageTitle } from '../../platform/page/usePageTitle.ts';
import { lateView } from '../../platform/parts/lateView.ts';
import { FieldsSkeleton } from './FieldsSkeleton.tsx';
import { useGoOn } from './useGoOn.ts';
import { LazyBoundary } from '../../platform/parts/LazyBoundary.tsx';

// The form is loaded in parallel with its data, and is shared with the sheet.
const Registration = lateView(() => import('./Registration.tsx'));
const SocialEntry = lateView(() => import('./SocialEntry.tsx'));
const SocialWays = lateView(() => import('../../widgets/social/SocialWays.tsx'));

/** Address segment of the return from a provider. */
const SOCIAL = 'socialregistration';

/** Registration page; its address includes the method. */
export function Component() {
  const { t } = useTranslation('access');
  const navigate = useNavigate();
  const paths = usePaths();
  const goOn = useGoOn();
  const { type } = useParams();
  usePageTitle(t('registration.title'));
  if (type === SOCIAL) {
    return (
      <Stack gap="lg">
        <Heading level={1}>{t('registration.title')}</Heading>
        <LazyBoundary fallback={<FieldsSkeleton />}>
          <SocialEntry onDone={goOn} />
        </LazyBoundary>
      </Stack>
    );
  }
  return (
    <Stack gap="lg">
      <Heading level={1}>{t('registration.title')}</Heading>
      <LazyBoundary fallback={<FieldsSkeleton />}>
        <Registration
          segment={type}
          onSegmentChange={(segment) =>
            navigate(paths.registration(segment), { replace: true, preventScrollReset: true })
          }
          onDone={goOn}
        >
          <LazyBoundary>
            <SocialWays />
          </LazyBoundary>
        </Registration>
      </LazyBoundary>
    </Stack>
  );
}
