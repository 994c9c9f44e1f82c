import { Heading, Stack } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../../platform/page/usePageTitle.ts';
import { lazyView } from '../../../platform/lazy/lazy.tsx';
import { FieldsSkeleton } from '../FieldsSkeleton.tsx';
import { useAfterEntry } from '../useAfterEntry.ts';

// The form is loaded in parallel with its data, and is shared with the sheet.
const SignIn = lazyView(() => import('./SignIn.tsx'), FieldsSkeleton);
const SignInProviders = lazyView(() => import('../../../widgets/social/SignInProviders.tsx'));

/** Sign-in page. */
export function Component() {
  const { t } = useTranslation('access');
  const goOn = useAfterEntry();
  usePageTitle(t('signIn.title'));
  return (
    <Stack gap="lg">
      <Heading level={1}>{t('signIn.title')}</Heading>
      <SignIn onDone={goOn} />
      <SignInProviders />
    </Stack>
  );
}
