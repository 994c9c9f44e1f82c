import type { StaffProof } from '@touchline/contract/operators';
import { Button, CodeInput, Field, Modal, Notice, PasswordInput, Stack } from '@touchline/ui';
import { useState, type SubmitEvent } from 'react';
import { answerOf, client } from '../api/client.ts';
import { askPasskey } from '../api/passkeys.ts';
import { useAttempt } from '../api/useAttempt.ts';
import { t } from '../messages/messages.ts';
import { CODE_LENGTH } from '../signIn/code.ts';

interface ProofDialogProps {
  /** True if the person has a password and an authenticator app. */
  readonly byPassword: boolean;
  /** True if the person has a passkey, and the browser supports them. */
  readonly byPasskey: boolean;
  /** Called with the proof; undefined if the person goes back. */
  readonly onAnswer: (proof: StaffProof | undefined) => void;
}

async function proofByPasskey(): Promise<StaffProof> {
  const { guid, options } = await answerOf(client.POST('/ops/me/proof/begin'));
  return { guid, credential: await askPasskey(options) };
}

/** Asks for a passkey, or for the password and a code. */
export function ProofDialog({ byPassword, byPasskey, onAnswer }: ProofDialogProps) {
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const { isBusy, problem, run } = useAttempt();

  async function proveByPasskey(): Promise<void> {
    const proof = await run(proofByPasskey);
    if (proof) onAnswer(proof);
  }

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    if (password !== '' && code.length === CODE_LENGTH) onAnswer({ password, code });
  }

  return (
    <Modal
      open
      onOpenChange={() => onAnswer(undefined)}
      title={t('proof.title')}
      description={t('proof.detail')}
      initialFocus="field"
    >
      <Stack gap="lg">
        {problem === undefined ? null : (
          <Notice tone="danger" announced>
            {problem}
          </Notice>
        )}
        {byPasskey ? (
          <Button
            tone="strong"
            width="full"
            icon="fingerprint"
            busy={isBusy}
            onClick={() => void proveByPasskey()}
          >
            {t('proof.byPasskey')}
          </Button>
        ) : null}
        {byPassword ? (
          <form onSubmit={submit} noValidate>
            <Stack gap="md">
              <Field label={t('signIn.password')} required>
                <PasswordInput value={password} onValueChange={setPassword} autoComplete="current-password" />
              </Field>
              <Field label={t('signIn.code')} hint={t('signIn.codeHint')} required>
                <CodeInput value={code} onValueChange={setCode} />
              </Field>
              <Button
                type="submit"
                tone={byPasskey ? 'neutral' : 'strong'}
                width="full"
                disabled={password === '' || code.length < CODE_LENGTH}
              >
                {t('proof.confirm')}
              </Button>
            </Stack>
          </form>
        ) : null}
      </Stack>
    </Modal>
  );
}
