import { Heading, PasswordForm, Stack } from '@touchline/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { track } from '../../features/analytics/track.ts';
import { notify } from '../../features/notifications/notifications.store.ts';
import { changePassword } from '../../features/session/session.api.ts';
import { ApiError } from '../../platform/api/apiError.ts';
import { usePaths } from '../../platform/links/usePaths.ts';
import { usePageTitle } from '../../platform/page/usePageTitle.ts';
import { passwordSchema } from './schemas.ts';
import { useErrorMessage } from '../../platform/api/useErrorMessage.ts';
import { accessErrors } from './accessErrors.ts';
import { useFieldMessages } from './useFieldMessages.ts';
import { useValidForm } from '../../platform/forms/useValidForm.ts';

/** Changes the password; all other devices are signed out. */
export function Component() {
  const { t } = useTranslation('access');
  const { home } = usePaths();
  const navigate = useNavigate();
  const fields = useFieldMessages();
  const errorMessage = useErrorMessage('access', accessErrors);
  usePageTitle(t('password.title'));
  const form = useValidForm({
    schema: useMemo(() => passwordSchema(fields), [fields]),
    start: { current: '', next: '' },
    send: async (values) => {
      await changePassword(values);
      track('password_change');
      notify({ kind: 'success', title: t('password.changed'), text: t('password.changedText') });
      void navigate(home, { replace: true });
    },
    explain: (error) =>
      error instanceof ApiError && error.status === 403
        ? { current: t('refused.currentPassword') }
        : { form: errorMessage(error) },
  });
  const { values, errors, change } = form;
  return (
    <Stack gap="lg">
      <Heading level={1}>{t('password.title')}</Heading>
      <PasswordForm
        id={form.id}
        values={values}
        labels={{ current: t('password.current'), next: t('password.next') }}
        hint={t('fields.passwordHint')}
        errors={errors}
        error={errors.form}
        busy={form.busy}
        submitLabel={t('password.submit')}
        onValuesChange={({ current = '', next }) => change({ current, next })}
        onSubmit={form.submit}
      />
    </Stack>
  );
}
