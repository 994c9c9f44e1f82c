import type { StaffProfile } from '@touchline/contract/operators';
import { Field, PasswordInput } from '@touchline/ui';
import { useState } from 'react';
import { useWrite } from '../api/useWrite.ts';
import { t } from '../messages/messages.ts';
import { Decision } from '../shared/Decision.tsx';
import { MIN_PASSWORD } from '../signIn/password.ts';
import type { ProofRequest } from './useProof.tsx';

export interface ProfileCardProps {
  readonly profile: StaffProfile;
  readonly proof: ProofRequest;
}

/** Form that sets the password. It needs an authenticator app beside it. */
export function PasswordCard({ profile: { hasPassword, hasAuthenticator }, proof }: ProfileCardProps) {
  const [password, setPassword] = useState('');
  const write = useWrite();
  const isShort = password.length < MIN_PASSWORD;
  const problem = t('password.short', { count: MIN_PASSWORD });

  async function send(): Promise<string | undefined> {
    const proven = await proof.ask();
    if (!proven) return undefined;
    const answer = await write.send('post', '/ops/me/password', { body: { password, ...proven } });
    if (!answer) return undefined;
    setPassword('');
    return t('password.changed');
  }

  return (
    <Decision
      title={t('password.title')}
      detail={t(hasAuthenticator ? 'password.detail' : 'password.needsAuthenticator')}
      problems={isShort ? [{ field: 'password', text: problem }] : []}
      write={write}
      label={t(hasPassword ? 'password.change' : 'password.set')}
      reason="none"
      isUnchanged={!hasAuthenticator || password === ''}
      send={send}
    >
      {(isTried) => (
        <Field
          label={t('password.new')}
          hint={t('password.hint', { count: MIN_PASSWORD })}
          error={isTried && isShort ? problem : undefined}
          data-field="password"
        >
          <PasswordInput value={password} onValueChange={setPassword} autoComplete="new-password" />
        </Field>
      )}
    </Decision>
  );
}
