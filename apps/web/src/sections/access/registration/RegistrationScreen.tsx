import { Heading, Stack } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { usePaths } from '../../../platform/links/usePaths.ts';
import { usePageTitle } from '../../../platform/page/usePageTitle.ts';
import { lazyView } from '../../../platform/lazy/lazy.tsx';
import { FieldsSkeleton } from '../FieldsSkeleton.tsx';
import { useAfterEntry } from '../useAfterEntry.ts';

// The form is loaded in parallel with its data, and is shared with the sheet.
const Registration = lazyView(() => import('./Registration.tsx'), FieldsSkeleton);
const SocialEntry = lazyView(() => import('./SocialEntry.tsx'), FieldsSkeleton);
const SignInProviders = lazyView(() => import('../../../widgets/social/SignInProviders.tsx'));

/** Address segment of the return from a provider. */
const SOCIAL = 'socialregistration';

/** Registration page; its address includes the method. */
export function Component() {
  const { t } = useTranslation('access');
  const navigate = useNavigate();
  const paths = usePaths();
  const goOn = useAfterEntry();
  const { type } = useParams();
  usePageTitle(t('registration.title'));
  if (type === SOCIAL) {
    return (
      <Stack gap="lg">
        <Heading level={1}>{t('registration.title')}</Heading>
        <SocialEntry onDone={goOn} />
      </Stack>
    );
  }
  return (
    <Stack gap="lg">
      <Heading level={1}>{t('registration.title')}</Heading>
      <Registration
        segment={type}
        onSegmentChange={(segment) =>
          navigate(paths.registration(segment), { replace: true, preventScrollReset: true })
        }
        onDone={goOn}
      >
        <SignInProviders />
      </Registration>
    </Stack>
  );
}
