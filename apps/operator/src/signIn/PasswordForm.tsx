import { Button, CodeInput, Field, Input, Notice, PasswordInput, Stack } from '@touchline/ui';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { useAttempt } from '../api/useAttempt.ts';
import { t } from '../messages/messages.ts';
import { CODE_LENGTH } from './code.ts';
import { enterByPassword } from './enter.ts';

interface PasswordFormProps {
  /** True after a right password, when the code is missing. */
  readonly isCodeNeeded: boolean;
  readonly onCodeNeededChange: (is: boolean) => void;
}

/** Sign-in by e-mail and password, then by a code of the authenticator app. */
export function PasswordForm({ isCodeNeeded, onCodeNeededChange }: PasswordFormProps) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const { isBusy, problem, run, clear } = useAttempt();
  const form = useRef<HTMLFormElement>(null);
  const isWrong = problem !== undefined;
  // The first field of each step has the focus, after a problem the last one.
  useEffect(() => {
    const fields = form.current?.querySelectorAll('input') ?? [];
    fields[isWrong ? fields.length - 1 : 0]?.focus();
  }, [isCodeNeeded, isWrong]);

  async function send(entered: string): Promise<void> {
    const entry = { email: email.trim(), password };
    const state = await run(() => enterByPassword(isCodeNeeded ? { ...entry, code: entered } : entry));
    if (state === 'code-needed') onCodeNeededChange(true);
    if (state === undefined) setCode('');
  }

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    if (!isBusy) void send(code);
  }

  const notice =
    problem === undefined ? null : (
      <Notice tone="danger" announced>
        {problem}
      </Notice>
    );
  return (
    <form ref={form} onSubmit={submit} noValidate>
      {isCodeNeeded ? (
        <Stack gap="lg">
          <Field label={t('signIn.code')} hint={t('signIn.codeHint')} required>
            <CodeInput value={code} onValueChange={setCode} onComplete={(whole) => void send(whole)} />
          </Field>
          {notice}
          <Button
            type="submit"
            tone="strong"
            size="lg"
            width="full"
            busy={isBusy}
            disabled={code.length < CODE_LENGTH}
          >
            {t('signIn.send')}
          </Button>
          <Button
            emphasis="plain"
            onClick={() => {
              clear();
              setCode('');
              onCodeNeededChange(false);
            }}
          >
            {t('form.back')}
          </Button>
        </Stack>
      ) : (
        <Stack gap="lg">
          <Field label={t('signIn.email')} required>
            <Input type="email" value={email} onValueChange={setEmail} autoComplete="username" />
          </Field>
          <Field label={t('signIn.password')} required>
            <PasswordInput value={password} onValueChange={setPassword} autoComplete="current-password" />
          </Field>
          {notice}
          <Button
            type="submit"
            emphasis="outline"
            size="lg"
            width="full"
            busy={isBusy}
            disabled={email.trim() === '' || password === ''}
          >
            {t('signIn.next')}
          </Button>
        </Stack>
      )}
    </form>
  );
}
