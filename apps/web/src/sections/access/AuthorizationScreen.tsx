import { Button, Heading, ResultCard, Stack } from '@touchline/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { startSocial } from '../../features/session/entry/social.api.ts';
import { useErrorMessage } from '../../platform/api/useErrorMessage.ts';
import { useLang } from '../../platform/links/usePaths.ts';
import { usePageTitle } from '../../platform/page/usePageTitle.ts';
import { requireCookies } from '../../platform/api/requireCookies.ts';
import { socialStartErrors } from '../../widgets/social/socialStartErrors.ts';
import { FieldsSkeleton } from './FieldsSkeleton.tsx';

/** Provider name of the app that handles the accounts of such sites. */
const ACCOUNTS = 'accounts';

async function start(language: string): Promise<string> {
  requireCookies();
  return startSocial({ provider: ACCOUNTS, language });
}

/** Redirects to the app that handles this site's accounts, which sends the player back signed in. */
export function Component() {
  const { t } = useTranslation('social');
  const lang = useLang();
  const errorMessage = useErrorMessage('social', socialStartErrors);
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<unknown>();
  usePageTitle(t('elsewhere.title'));
  useEffect(() => {
    let isGone = false;
    setFailure(undefined);
    start(lang).then(
      // Replaces the entry, so that Back leads to the previous page instead of redirecting again.
      (address) => !isGone && location.replace(address),
      (error: unknown) => !isGone && setFailure(error),
    );
    return () => {
      isGone = true;
    };
  }, [lang, attempt]);
  return (
    <Stack gap="lg">
      <Heading level={1}>{t('elsewhere.title')}</Heading>
      {failure === undefined ? (
        <FieldsSkeleton />
      ) : (
        <ResultCard
          tone="danger"
          title={t('elsewhere.failed')}
          detail={errorMessage(failure)}
          actions={<Button onClick={() => setAttempt(attempt + 1)}>{t('elsewhere.again')}</Button>}
        />
      )}
    </Stack>
  );
}
