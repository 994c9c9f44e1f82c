import { useQueryClient } from '@tanstack/react-query';
import type { AuthenticatorSetup as Setup } from '@touchline/contract/operators';
import { Badge, Button, Inline, Notice, Paragraph, Stack } from '@touchline/ui';
import { useState } from 'react';
import { answerOf, client } from '../api/client.ts';
import { useAttempt } from '../api/useAttempt.ts';
import { t } from '../messages/messages.ts';
import { DoneNotice } from '../shared/DoneNotice.tsx';
import { TitledCard } from '../shared/TitledCard.tsx';
import { AuthenticatorSetup } from '../signIn/AuthenticatorSetup.tsx';
import type { ProfileCardProps } from './PasswordCard.tsx';

/** The authenticator app, and the set-up of another one. */
export function AuthenticatorCard({ profile: { hasAuthenticator }, proof }: ProfileCardProps) {
  const [setup, setSetup] = useState<Setup>();
  const [done, setDone] = useState<string>();
  const attempt = useAttempt();
  const queries = useQueryClient();

  async function begin(): Promise<void> {
    setDone(undefined);
    const proven = await proof.ask();
    if (!proven) return;
    setSetup(await attempt.run(() => answerOf(client.POST('/ops/me/authenticator/begin', { body: proven }))));
  }

  async function confirm(code: string, { guid }: Setup): Promise<void> {
    const body = { guid, code };
    const answer = await attempt.run(() => answerOf(client.POST('/ops/me/authenticator', { body })));
    if (!answer) return;
    setSetup(undefined);
    setDone(t('authenticator.done'));
    await queries.invalidateQueries();
  }

  if (setup) {
    return (
      <Stack gap="sm">
        <AuthenticatorSetup
          setup={setup}
          label={t('authenticator.confirm')}
          attempt={attempt}
          onCode={(code) => void confirm(code, setup)}
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
    <TitledCard
      title={t('authenticator.title')}
      actions={hasAuthenticator ? <Badge tone="success">{t('authenticator.on')}</Badge> : undefined}
    >
      <Stack gap="md">
        <Paragraph tone="muted">{t('authenticator.detail')}</Paragraph>
        {attempt.problem === undefined ? null : (
          <Notice tone="danger" announced>
            {attempt.problem}
          </Notice>
        )}
        <DoneNotice text={done} />
        <Inline>
          <Button busy={attempt.isBusy} onClick={() => void begin()}>
            {t(hasAuthenticator ? 'authenticator.renew' : 'authenticator.setUp')}
          </Button>
        </Inline>
      </Stack>
    </TitledCard>
  );
}
