import { Card, EmptyLayout, Heading, Notice, Stack, Text } from '@touchline/ui';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { t } from '../messages/messages.ts';
import { SignIn } from './SignIn.tsx';

/** Reasons why single sign-on has sent the operator back, as the address has them. */
const ssoProblems = ['unknown', 'ended', 'failed'] as const;

/** The sign-in. It is shown at every address, which opens after it. */
export function SignInPage() {
  const { pathname, search } = useLocation();
  const reason = new URLSearchParams(search).get('sso');
  const problem = pathname === '/sign-in' ? ssoProblems.find((one) => one === reason) : undefined;
  const navigate = useNavigate();
  const isOwnAddress = pathname === '/sign-in';
  // Its own address, to which single sign-on sends back, is no page of the console.
  useEffect(
    () => () => void (isOwnAddress ? navigate('/', { replace: true }) : undefined),
    [isOwnAddress, navigate],
  );
  return (
    <EmptyLayout brand={<Text weight="strong">{t('app.title')}</Text>} centred>
      <Card>
        <Stack gap="lg">
          <Heading level={1}>{t('signIn.title')}</Heading>
          {problem === undefined ? null : (
            <Notice tone="danger" announced>
              {t(`signIn.sso.${problem}`)}
            </Notice>
          )}
          <SignIn />
        </Stack>
      </Card>
    </EmptyLayout>
  );
}
