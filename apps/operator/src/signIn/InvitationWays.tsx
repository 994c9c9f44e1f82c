import type { AuthenticatorSetup as Setup } from '@touchline/contract/operators';
import { Button, Card, Field, Heading, Notice, Paragraph, PasswordInput, Stack } from '@touchline/ui';
import { useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import { answerOf, client } from '../api/client.ts';
import { createPasskey, hasPasskeySupport } from '../api/passkeys.ts';
import { useAttempt } from '../api/useAttempt.ts';
import { t } from '../messages/messages.ts';
import { AuthenticatorSetup } from './AuthenticatorSetup.tsx';
import { enter } from './enter.ts';
import { MIN_PASSWORD } from './password.ts';

/** Choice of a passkey, or of a password with an authenticator app, which accepts the invitation. */
export function InvitationWays({ token }: { readonly token: string }) {
  const [setup, setSetup] = useState<Setup>();
  const [password, setPassword] = useState('');
  const attempt = useAttempt();
  const navigate = useNavigate();

  async function open(): Promise<void> {
    await enter();
    await navigate('/', { replace: true });
  }

  async function acceptByPasskey(): Promise<void> {
    const body = { token };
    const { guid, options } = await answerOf(client.POST('/ops/sign-in/invitation/passkey/begin', { body }));
    const credential = await createPasskey(options);
    await answerOf(
      client.POST('/ops/sign-in/invitation/passkey', {
        body: { token, guid, name: t('passkey.firstName'), credential },
      }),
    );
    await open();
  }

  async function begin(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (password.length < MIN_PASSWORD || attempt.isBusy) return;
    const body = { token };
    const next = await attempt.run(() =>
      answerOf(client.POST('/ops/sign-in/invitation/authenticator', { body })),
    );
    setSetup(next);
  }

  async function accept(code: string, guid: string): Promise<void> {
    await answerOf(
      client.POST('/ops/sign-in/invitation/password', { body: { token, password, guid, code } }),
    );
    await open();
  }

  if (setup) {
    return (
      <Stack gap="sm">
        <AuthenticatorSetup
          setup={setup}
          label={t('invitation.accept')}
          attempt={attempt}
          onCode={(code) => void attempt.run(() => accept(code, setup.guid))}
        />
        <Button
          emphasis="plain"
          onClick={() => {
            attempt.clear();
            setSetup(undefined);
          }}
        >
          {t('form.back')}
        </Button>
      </Stack>
    );
  }
  return (
    <Stack gap="md">
      {attempt.problem === undefined ? null : (
        <Notice tone="danger" announced>
          {attempt.problem}
        </Notice>
      )}
      {hasPasskeySupport() ? (
        <Card>
          <Stack gap="md">
            <Heading level={2}>{t('invitation.byPasskey')}</Heading>
            <Paragraph tone="muted">{t('invitation.byPasskeyDetail')}</Paragraph>
            <Button
              tone="strong"
              size="lg"
              width="full"
              icon="fingerprint"
              busy={attempt.isBusy}
              onClick={() => void attempt.run(acceptByPasskey)}
            >
              {t('invitation.createPasskey')}
            </Button>
          </Stack>
        </Card>
      ) : null}
      <Card>
        <form onSubmit={(event) => void begin(event)} noValidate>
          <Stack gap="md">
            <Heading level={2}>{t('invitation.byPassword')}</Heading>
            <Paragraph tone="muted">{t('invitation.byPasswordDetail')}</Paragraph>
            <Field label={t('password.new')} hint={t('password.hint', { count: MIN_PASSWORD })} required>
              <PasswordInput value={password} onValueChange={setPassword} autoComplete="new-password" />
            </Field>
            <Button
              type="submit"
              emphasis="outline"
              size="lg"
              width="full"
              busy={attempt.isBusy}
              disabled={password.length < MIN_PASSWORD}
            >
              {t('signIn.next')}
            </Button>
          </Stack>
        </form>
      </Card>
    </Stack>
  );
}
