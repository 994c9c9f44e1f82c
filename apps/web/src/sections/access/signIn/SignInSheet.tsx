import { FullModal, Stack } from '@touchline/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { accessOptionsQuery } from '../../../features/session/entry/access.api.ts';
import { isFocusLost } from '../../../platform/page/focusOn.ts';
import { lazyView } from '../../../platform/lazy/lazy.tsx';
import { site } from '../../../platform/site/site.ts';
import SignIn from './SignIn.tsx';
import { useAccessSheet } from '../useAccessSheet.ts';

const SignInProviders = lazyView(() => import('../../../widgets/social/SignInProviders.tsx'));

/** Sign-in sheet over a page, which is unchanged afterwards. */
export default function SignInSheet() {
  const { t } = useTranslation('access');
  const { isRegistrationAllowed, isAccountMiddleware } = site();
  const { isShown, onDone, sheets } = useAccessSheet(isRegistrationAllowed && !isAccountMiddleware);
  const { isPending } = useQuery(accessOptionsQuery);
  const container = useRef<HTMLDivElement>(null);
  // The fields are loaded after the panel; focuses the first one if the player hasn't interacted yet.
  const isThere = isShown && !isPending;
  useEffect(() => {
    if (!isThere || !container.current || !isFocusLost(container.current)) return;
    container.current
      .querySelector<HTMLInputElement>('input:not([type=radio])')
      ?.focus({ preventScroll: true });
  }, [isThere]);
  if (!isShown) return null;
  return (
    <FullModal open onOpenChange={sheets.close} title={t('signIn.title')}>
      <Stack gap="lg" ref={container}>
        <SignIn onDone={onDone} />
        <SignInProviders />
      </Stack>
    </FullModal>
  );
}
