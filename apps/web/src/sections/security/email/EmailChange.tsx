import { isEmailAddress } from '@touchline/contract/enteredTexts';
import { ContactChange, type FormField } from '@touchline/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { tracked, trackEmailError } from '../../../features/analytics/outcomes.ts';
import { track } from '../../../features/analytics/track.ts';
import { changeEmail, sendEmailChange } from '../../../features/session/security/security.api.ts';
import { refreshSession } from '../../../features/session/session.api.ts';
import { loadUserConfig } from '../../../features/userConfig/userConfig.api.ts';
import { useUserConfig } from '../../../features/userConfig/useUserConfig.ts';
import { useSecurityPaths } from '../../../platform/links/securityPaths.ts';
import { useLang } from '../../../platform/links/usePaths.ts';
import { usePageTitle } from '../../../platform/page/usePageTitle.ts';
import { useCodeStep } from '../useCodeStep.ts';

/** Changes or adds the email: password, code sent to the new address, done. */
export default function EmailChange() {
  const { t } = useTranslation(['security', 'titles']);
  const navigate = useNavigate();
  const lang = useLang();
  const paths = useSecurityPaths();
  const { config } = useUserConfig();
  const [values, setValues] = useState({ email: '', password: '' });
  const [isChecked, setChecked] = useState(false);
  const [place, setPlace] = useState<'enter' | 'code' | 'done'>('enter');
  usePageTitle(t('titles:of.emailChange'));
  useEffect(() => void loadUserConfig(), []);
  const email = values.email.trim();
  const wrong = {
    email: isEmailAddress(email) ? undefined : t('security:change.emailWrong'),
    password: values.password === '' ? t('security:change.passwordMissing') : undefined,
  };
  const { busy, error, begin, step } = useCodeStep({
    target: email,
    send: () =>
      tracked(
        sendEmailChange({ email, password: values.password, language: lang }),
        () => undefined,
        trackEmailError,
      ),
    async confirm(proof) {
      await tracked(changeEmail(proof), () => track('email_add'), trackEmailError);
      setPlace('done');
      await Promise.all([loadUserConfig({ isForced: true }), refreshSession()]);
    },
    onChangeAddress: () => setPlace('enter'),
  });
  const fields: readonly FormField[] = [
    {
      id: 'email',
      kind: 'text',
      format: 'email',
      label: t('security:change.email'),
      value: values.email,
      error: isChecked ? wrong.email : undefined,
      autoComplete: 'email',
      required: true,
    },
    {
      id: 'password',
      kind: 'password',
      label: t('security:change.password'),
      value: values.password,
      error: isChecked ? wrong.password : undefined,
      autoComplete: 'current-password',
      required: true,
    },
  ];
  const submit = async () => {
    setChecked(true);
    if (wrong.email !== undefined || wrong.password !== undefined) return;
    if (await begin()) setPlace('code');
  };
  return (
    <ContactChange
      step={place}
      fields={fields}
      code={{ ...step, title: t('security:change.code') }}
      error={error}
      busy={busy}
      labels={{
        title: t(config?.user_email === undefined ? 'security:change.add' : 'titles:of.emailChange'),
        lead: t('security:change.lead'),
        submit: t('security:change.submit'),
        way: t('security:change.way'),
        steps: {
          enter: t('security:change.enter'),
          code: t('security:change.code'),
          done: t('security:change.done'),
        },
        states: {
          done: t('security:step.done'),
          current: t('security:step.current'),
          next: t('security:step.next'),
          blocked: t('security:step.blocked'),
        },
        doneTitle: t('security:change.doneTitle'),
        doneDetail: t('security:change.doneText', { email }),
        doneAction: t('security:activation.back'),
      }}
      onValueChange={(id, value) => setValues((now) => ({ ...now, [id]: value }))}
      onSubmit={() => void submit()}
      onDone={() => void navigate(paths.overview)}
    />
  );
}
