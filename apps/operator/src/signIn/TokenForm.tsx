import { Button, Field, Notice, PasswordInput, Stack } from '@touchline/ui';
import { useState, type SubmitEvent } from 'react';
import { useAttempt } from '../api/useAttempt.ts';
import { t } from '../messages/messages.ts';
import { enterByToken } from './enter.ts';

/** Sign-in by the environment's token, or in development by an operator's. */
export function TokenForm() {
  const [token, setToken] = useState('');
  const { isBusy, problem, run } = useAttempt();

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    if (!isBusy) void run(() => enterByToken(token.trim()));
  }

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="lg">
        <Field label={t('signIn.token')} hint={t('signIn.tokenHint')} required>
          <PasswordInput value={token} onValueChange={setToken} autoComplete="off" />
        </Field>
        {problem === undefined ? null : (
          <Notice tone="danger" announced>
            {problem}
          </Notice>
        )}
        <Button type="submit" width="full" busy={isBusy} disabled={token.trim() === ''}>
          {t('signIn.open')}
        </Button>
      </Stack>
    </form>
  );
}
