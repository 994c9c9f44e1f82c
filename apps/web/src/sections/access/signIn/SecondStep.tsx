import type { SignInStep, StepMethod } from '@touchline/contract';
import { Button, Stack } from '@touchline/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { tracked, trackLoginError } from '../../../features/analytics/outcomes.ts';
import { track } from '../../../features/analytics/track.ts';
import { confirmSignIn, sendStepCode, type CodeSent } from '../../../features/session/entry/access.api.ts';
import { useLang } from '../../../platform/links/usePaths.ts';
import { hasPasskeySupport } from '../../../platform/passkeys/support.ts';
import { CodeEntry } from '../CodeEntry.tsx';
import { PasskeyStep } from './PasskeyStep.tsx';

export interface SecondStepProps {
  readonly step: SignInStep;
  readonly save: boolean;
  readonly onDone: () => void;
  readonly onBack: () => void;
}

const RECOVERY_LENGTH = 8;

/** Second step of a sign-in: a passkey, a code from the app or an email, or a saved recovery code. */
export default function SecondStep({ step, save, onDone, onBack }: SecondStepProps) {
  const { t } = useTranslation('access');
  const lang = useLang();
  const methods = step.methods.filter((one) => one !== 'passkey' || hasPasskeySupport());
  const [method, setMethod] = useState<StepMethod>(methods[0] ?? 'totp');
  const [sent, setSent] = useState<CodeSent>();
  const { guid } = step;
  const send = async () => setSent(await sendStepCode({ guid, lng: lang }));
  const others = methods
    .filter((one) => one !== method)
    .map((other) => (
      <Button key={other} emphasis="plain" width="full" onClick={() => setMethod(other)}>
        {t(`step.other.${other}`)}
      </Button>
    ));
  if (method === 'passkey') {
    return (
      <PasskeyStep
        guid={guid}
        save={save}
        others={
          <>
            {others}
            <Button emphasis="plain" width="full" onClick={onBack}>
              {t('step.back')}
            </Button>
          </>
        }
        onDone={onDone}
      />
    );
  }
  return (
    <Stack gap="md">
      <CodeEntry
        key={method}
        title={t('step.title')}
        lead={t(method === 'email' && !sent ? 'step.lead.emailFirst' : `step.lead.${method}`, {
          email: `\u2066${step.email ?? ''}\u2069`,
        })}
        label={t(`step.code.${method}`)}
        length={method === 'recovery' ? RECOVERY_LENGTH : 6}
        kind={method === 'recovery' ? 'letters' : 'digits'}
        submitLabel={t('signIn.submit')}
        sent={sent}
        backLabel={t('step.back')}
        check={async (code) => {
          const entering = confirmSignIn({ guid, method, code, save });
          await tracked(entering, () => track('login_success', 'two_step'), trackLoginError);
          onDone();
        }}
        resend={method === 'email' ? send : undefined}
        onBack={onBack}
      />
      {others}
    </Stack>
  );
}
