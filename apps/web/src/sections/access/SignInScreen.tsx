import { Checkbox, Heading, Link, SignInForm, Stack } from '@touchline/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { signIn } from '../../features/session/session.api.ts';
import { ApiError } from '../../platform/api/apiError.ts';
import { usePaths } from '../../platform/links/usePaths.ts';
import { usePageTitle } from '../../platform/page/usePageTitle.ts';
import { signInSchema } from './schemas.ts';
import { useFieldWords, useRefusalWords } from './useAccessWords.ts';
import { useGoOn } from './useGoOn.ts';
import { useValidForm } from './useValidForm.ts';

/** Sign-in by e-mail or login number. */
export function Component() {
  const { t } = useTranslation('access');
  const paths = usePaths();
  const goOn = useGoOn();
  const fields = useFieldWords();
  const refusal = useRefusalWords();
  usePageTitle(t('signIn.title'));
  const form = useValidForm({
    schema: useMemo(() => signInSchema(fields), [fields]),
    start: { login: '', password: '', save: true },
    send: async (values) => {
      await signIn(values);
      goOn();
    },
    explain: (error) => {
      if (error instanceof ApiError && error.status === 401) return { form: t('refused.credentials') };
      if (error instanceof ApiError && error.status === 403) return { form: t('refused.accountClosed') };
      return { form: refusal(error) };
    },
  });
  return (
    <Stack gap="lg">
      <Heading level={1}>{t('signIn.title')}</Heading>
      <SignInForm
        id={form.id}
        values={form.values}
        errors={form.errors}
        busy={form.busy}
        words={{ login: t('fields.login'), password: t('fields.password'), submit: t('signIn.submit') }}
        recovery={
          <Checkbox
            name="save"
            checked={form.values.save}
            onCheckedChange={(save) => form.change({ ...form.values, save })}
          >
            {t('signIn.stay')}
          </Checkbox>
        }
        footer={
          <>
            <span>{t('signIn.noAccount')}</span>
            <Link href={paths.registration()}>{t('signIn.register')}</Link>
          </>
        }
        onValuesChange={(values) => form.change({ ...form.values, ...values })}
        onSubmit={form.submit}
      />
    </Stack>
  );
}
