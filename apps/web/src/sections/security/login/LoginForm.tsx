import { isChosenLogin } from '@touchline/contract/enteredTexts';
import { AccountForm, Button, Card, CodeStep, FormFields } from '@touchline/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changeLogin, sendLoginCode, type LoginState } from '../../../features/session/security/login.api.ts';
import { useErrorMessage } from '../../../platform/api/useErrorMessage.ts';
import { useLang } from '../../../platform/links/usePaths.ts';
import { securityErrors } from '../securityErrors.ts';
import { useCodeStep } from '../useCodeStep.ts';

export interface LoginFormProps {
  readonly state: LoginState;
  readonly onDone: () => void;
}

/** Asks for a new login, and for the password or a code from the player's email. */
export function LoginForm({ state, onDone }: LoginFormProps) {
  const { t } = useTranslation('security');
  const lang = useLang();
  const errorMessage = useErrorMessage('security', securityErrors);
  const [values, setValues] = useState({ login: '', password: '' });
  const [wrong, setWrong] = useState<{ readonly login?: string; readonly password?: string }>({});
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [isByCode, setByCode] = useState(false);
  const { number, login, codeTo } = state;
  const code = useCodeStep({
    target: codeTo ?? '',
    send: () => sendLoginCode({ language: lang }),
    async confirm(proof) {
      await changeLogin({ login: values.login, ...proof });
      onDone();
    },
    onChangeAddress: () => setByCode(false),
  });

  /** Returns whether the login can be sent; otherwise its field has the reason. */
  function checkLogin(): boolean {
    const isFitting = isChosenLogin(values.login);
    setWrong(isFitting ? {} : { login: t('login.wrong') });
    return isFitting;
  }

  async function submit(): Promise<void> {
    if (!checkLogin()) return;
    if (values.password === '') return setWrong({ password: t('change.passwordMissing') });
    setBusy(true);
    setError(undefined);
    try {
      await changeLogin(values);
      onDone();
    } catch (cause) {
      setError(errorMessage(cause));
    } finally {
      setBusy(false);
    }
  }

  async function askForCode(): Promise<void> {
    if (checkLogin() && (code.isSent || (await code.begin()))) setByCode(true);
  }

  if (isByCode) {
    return (
      <CodeStep
        {...code.step}
        title={t('login.codeTitle', { login: values.login.trim().toLowerCase() })}
        labels={{ ...code.step.labels, change: t('login.change') }}
      />
    );
  }
  return (
    <Card>
      <AccountForm
        lead={login === undefined ? t('login.leadFirst', { number }) : t('login.lead', { login, number })}
        submitLabel={t('login.submit')}
        error={error ?? code.error}
        busy={isBusy}
        secondary={
          codeTo !== undefined && (
            <Button emphasis="plain" busy={code.busy} onClick={() => void askForCode()}>
              {t('login.byCode')}
            </Button>
          )
        }
        footer={t('login.often', { count: state.changeDays })}
        onSubmit={() => void submit()}
      >
        <FormFields
          fields={[
            {
              id: 'login',
              kind: 'text',
              label: t('login.label'),
              hint: t('login.hint'),
              value: values.login,
              error: wrong.login,
              autoComplete: 'username',
              maxLength: 30,
              required: true,
              wide: true,
            },
            {
              id: 'password',
              kind: 'password',
              label: t('change.password'),
              value: values.password,
              error: wrong.password,
              autoComplete: 'current-password',
              required: true,
              wide: true,
            },
          ]}
          onValueChange={(id, value) => {
            setValues((now) => ({ ...now, [id]: value }));
            setWrong({});
            setError(undefined);
          }}
        />
      </AccountForm>
    </Card>
  );
}
