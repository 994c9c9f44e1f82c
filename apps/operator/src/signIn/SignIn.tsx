import { useQuery } from '@tanstack/react-query';
import { Button, ButtonLink, Collapsible, Notice, Stack } from '@touchline/ui';
import { useState } from 'react';
import { hasPasskeySupport } from '../api/passkeys.ts';
import { read } from '../api/reads.ts';
import { useAttempt } from '../api/useAttempt.ts';
import { t } from '../messages/messages.ts';
import { Loaded } from '../shared/Loaded.tsx';
import { enterByPasskey, leaveForSso } from './enter.ts';
import { PasswordForm } from './PasswordForm.tsx';
import { TokenForm } from './TokenForm.tsx';

/** Address that redirects to the provider of single sign-on. */
const SSO = '/ops/sign-in/sso';

interface SignInProps {
  /** True in a dialog over the operator's page, which another window must not replace. @default false */
  readonly isAgain?: boolean;
}

/** Ways of signing in that the platform offers, passkeys first. */
export function SignIn({ isAgain = false }: SignInProps) {
  const query = useQuery(read('/ops/sign-in/ways'));
  const [isCodeNeeded, setCodeNeeded] = useState(false);
  return (
    <Loaded query={query}>
      {({ passkey, password, sso, token }) => (
        <Stack gap="lg">
          {passkey && !isCodeNeeded && hasPasskeySupport() ? <PasskeyButton /> : null}
          {password ? <PasswordForm isCodeNeeded={isCodeNeeded} onCodeNeededChange={setCodeNeeded} /> : null}
          {sso !== null && !isCodeNeeded ? <SsoLink name={sso} isAgain={isAgain} /> : null}
          {token && !isCodeNeeded ? (
            <Collapsible title={t('signIn.byToken')} level={2} defaultOpen={false}>
              <TokenForm />
            </Collapsible>
          ) : null}
        </Stack>
      )}
    </Loaded>
  );
}

function SsoLink({ name, isAgain }: { readonly name: string; readonly isAgain: boolean }) {
  const label = t('signIn.withSso', { name });
  // The other window tells this one when the operator is signed in.
  return isAgain ? (
    <Button emphasis="outline" width="full" icon="external" onClick={() => window.open(SSO, '_blank')}>
      {label}
    </Button>
  ) : (
    <ButtonLink href={SSO} emphasis="outline" width="full" icon="login" onClick={leaveForSso}>
      {label}
    </ButtonLink>
  );
}

function PasskeyButton() {
  const { isBusy, problem, run } = useAttempt();
  return (
    <Stack gap="sm">
      <Button
        tone="strong"
        size="lg"
        width="full"
        icon="fingerprint"
        busy={isBusy}
        onClick={() => void run(enterByPasskey)}
      >
        {t('signIn.withPasskey')}
      </Button>
      {problem === undefined ? null : (
        <Notice tone="danger" announced>
          {problem}
        </Notice>
      )}
    </Stack>
  );
}
