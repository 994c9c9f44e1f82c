import { ClearLayout, EmptyLayout, ErrorState, Stack, Text } from '@touchline/ui';
import { useEffect, useState, type ReactNode } from 'react';
import { useSnapshot } from 'valtio/react';
import { session } from '../api/session.ts';
import { t } from '../messages/messages.ts';
import { LoadingPage } from '../shared/LoadingPage.tsx';
import { problemText } from '../shared/problemText.ts';
import { screen } from '../shared/screen.tsx';
import { enterBySession } from './enter.ts';

const SignInPage = screen(async () => (await import('./SignInPage.tsx')).SignInPage);
const SignInAgain = screen(async () => (await import('./SignInAgain.tsx')).SignInAgain);

/** Renders its content for a signed-in operator, else the sign-in. A session that ends leaves the content as it is. */
export function Gate({ children }: { readonly children: ReactNode }) {
  const { state } = useSnapshot(session);
  const [problem, setProblem] = useState<unknown>();

  function ask(): void {
    setProblem(undefined);
    enterBySession().catch(setProblem);
  }
  useEffect(ask, []);

  if (state === 'in' || state === 'ended') {
    return (
      <>
        {children}
        {state === 'ended' ? <SignInAgain /> : null}
      </>
    );
  }
  if (state === 'out') return <SignInPage />;
  if (problem !== undefined) {
    return (
      <EmptyLayout brand={<Text weight="strong">{t('app.title')}</Text>} centred>
        <ErrorState
          title={t('error.title')}
          detail={problemText(problem)}
          retryLabel={t('error.again')}
          onRetry={ask}
        />
      </EmptyLayout>
    );
  }
  return (
    <ClearLayout>
      <Stack pad="lg">
        <LoadingPage />
      </Stack>
    </ClearLayout>
  );
}
