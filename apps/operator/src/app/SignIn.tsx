import { Button, Card, Field, Heading, Notice, PasswordInput, Stack } from '@touchline/ui';
import { useState, type SubmitEvent } from 'react';
import { CallError } from '../api/callError.ts';
import { answerOf, client } from '../api/client.ts';
import { holdToken, signIn } from '../api/session.ts';
import { problemText } from '../shared/problemText.ts';
import { t } from '../messages/messages.ts';

/** Asks for the token and checks it. */
export function SignIn() {
  const [token, setToken] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function open(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    setBusy(true);
    setProblem(undefined);
    holdToken(token.trim());
    try {
      signIn(await answerOf(client.GET('/ops/me')));
    } catch (error) {
      const isWrong = error instanceof CallError && error.status === 401;
      setProblem(isWrong ? t('signIn.wrong') : problemText(error));
      setBusy(false);
    }
  }

  return (
    <Stack pad="lg" align="center">
      <Card>
        <form onSubmit={(event) => void open(event)}>
          <Stack gap="lg">
            <Heading level={1}>{t('app.title')}</Heading>
            <Field label={t('signIn.token')} hint={t('signIn.hint')} required>
              <PasswordInput value={token} onValueChange={setToken} autoComplete="off" />
            </Field>
            {problem === undefined ? null : (
              <Notice tone="danger" announced>
                {problem}
              </Notice>
            )}
            <Button type="submit" tone="primary" busy={isBusy} disabled={token.trim() === ''}>
              {t('signIn.open')}
            </Button>
          </Stack>
        </form>
      </Card>
    </Stack>
  );
}
