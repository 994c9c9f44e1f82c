import { Button, PasswordRecovery, type CodeStepProps, type RecoveryStep } from '@touchline/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { useSecondsLeft } from '../../platform/clock/useSecondsLeft.ts';
import { useValidForm } from '../../platform/forms/useValidForm.ts';
import { useLang } from '../../platform/links/usePaths.ts';
import { RecoveryQuestion } from './RecoveryQuestion.tsx';
import { useRecovery, type Recovery, type Way } from './useRecovery.ts';
import { useErrorMessage } from '../../platform/api/useErrorMessage.ts';
import { recoveryErrors } from './recoveryErrors.ts';

/** Same bounds as on the server: see the recovery calls of the contract. */
const PASSWORD = { least: 8, most: 128 } as const;

export interface RecoveryWayProps {
  /** Called when the password was changed. */
  readonly onDone: () => void;
  /** Called when the player cancels. */
  readonly onCancel: () => void;
}

/** Password recovery, from the login to the new password. */
export default function RecoveryWay({ onDone, onCancel }: RecoveryWayProps) {
  const recovery = useRecovery();
  const { way } = recovery;
  switch (way.step) {
    case 'request':
      return <Request recovery={recovery} onCancel={onCancel} />;
    case 'code':
      return <Code recovery={recovery} way={way} />;
    case 'question':
      return <RecoveryQuestion recovery={recovery} way={way} />;
    case 'password':
      return <NewPassword recovery={recovery} />;
    case 'done':
      return <Done onDone={onDone} />;
  }
}

interface StepProps {
  readonly recovery: Recovery;
}

function Request({ recovery, onCancel }: StepProps & { readonly onCancel: () => void }) {
  const { t } = useTranslation('recovery');
  const lang = useLang();
  const errorMessage = useErrorMessage('recovery', recoveryErrors);
  const { name, busy, error, setName, request } = recovery;
  const state: RecoveryStep = {
    step: 'request',
    lead: t('request.lead'),
    fields: [
      {
        id: 'name',
        kind: 'text',
        label: t('request.name'),
        hint: t('request.nameHint'),
        value: name,
        autoComplete: 'username',
        maxLength: 254,
        required: true,
      },
    ],
    submitLabel: t('request.submit'),
    error: error === undefined ? undefined : errorMessage(error),
    busy,
    disabled: name.trim() === '',
    secondary: (
      <Button emphasis="plain" width="full" onClick={onCancel}>
        {t('cancel')}
      </Button>
    ),
    onValueChange: (_, value) => setName(value),
    onSubmit: () => void request(lang),
  };
  return <PasswordRecovery state={state} />;
}

function Code({ recovery, way }: StepProps & { readonly way: Way & { readonly step: 'code' } }) {
  const { t } = useTranslation(['recovery', 'common']);
  const lang = useLang();
  const errorMessage = useErrorMessage('recovery', recoveryErrors);
  const { code, busy, error, setCode, check, request, restart } = recovery;
  const { length } = way.sent;
  const wait = useSecondsLeft(way.sent.resendAt);
  const isOver = useSecondsLeft(way.sent.expiresAt) === 0;
  const state: RecoveryStep & CodeStepProps = {
    step: 'code',
    lead: t('code.lead', { name: recovery.name.trim(), length }),
    value: code,
    length,
    labels: {
      code: t('code.label'),
      submit: t('code.submit'),
      resend: t('code.resend'),
      change: t('code.change'),
    },
    error: error === undefined ? (isOver ? t('refused.expired') : undefined) : errorMessage(error),
    wait: wait > 0 ? t('code.wait', { time: t('common:seconds', { count: wait }) }) : undefined,
    sent: way.isResent && error === undefined ? t('code.sent') : undefined,
    busy,
    disabled: isOver,
    onValueChange: setCode,
    onSubmit: () => code.length === length && void check(),
    onResend: () => void request(lang),
    onChangeAddress: restart,
  };
  return <PasswordRecovery state={state} />;
}

function NewPassword({ recovery }: StepProps) {
  const { t } = useTranslation('recovery');
  const errorMessage = useErrorMessage('recovery', recoveryErrors);
  const schema = useMemo(
    () =>
      v.object({
        next: v.pipe(
          v.string(),
          v.minLength(PASSWORD.least, t('password.short', { count: PASSWORD.least })),
          v.maxLength(PASSWORD.most, t('password.long', { count: PASSWORD.most })),
        ),
      }),
    [t],
  );
  const form = useValidForm({
    schema,
    start: { next: '' },
    send: ({ next }) => recovery.save(next),
    explain: (error) => ({ form: errorMessage(error) }),
  });
  const state: RecoveryStep = {
    step: 'password',
    lead: t('password.lead'),
    values: form.values,
    labels: { current: '', next: t('password.next') },
    hint: t('password.short', { count: PASSWORD.least }),
    errors: form.errors,
    error: form.errors.form,
    busy: form.busy,
    submitLabel: t('password.submit'),
    onValuesChange: ({ next }) => form.change({ next }),
    onSubmit: form.submit,
  };
  return <PasswordRecovery id={form.id} state={state} />;
}

function Done({ onDone }: Pick<RecoveryWayProps, 'onDone'>) {
  const { t } = useTranslation('recovery');
  const state: RecoveryStep = {
    step: 'done',
    title: t('done.title'),
    detail: t('done.text'),
    doneLabel: t('done.signIn'),
    onDone,
  };
  return <PasswordRecovery state={state} />;
}
