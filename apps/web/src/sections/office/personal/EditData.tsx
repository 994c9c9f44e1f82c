import type { PersonalData } from '@touchline/contract';
import { ButtonLink, Notice, ProfileForm, Skeleton } from '@touchline/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { track } from '../../../features/analytics/track.ts';
import { notify } from '../../../features/notifications/notifications.store.ts';
import { changePersonalData, personalDataQuery } from '../../../features/personalData/personalData.api.ts';
import { loadUserConfig } from '../../../features/userConfig/userConfig.api.ts';
import { ApiError } from '../../../platform/api/apiError.ts';
import { useErrorMessage } from '../../../platform/api/useErrorMessage.ts';
import { useValidForm, type FormErrors } from '../../../platform/forms/useValidForm.ts';
import { usePaths } from '../../../platform/links/usePaths.ts';
import { usePageTitle } from '../../../platform/page/usePageTitle.ts';
import { Answered } from '../../../widgets/answer/Answered.tsx';
import { today } from '../../../widgets/personal/useDocumentFields.ts';
import { fieldGroups, groups } from './fieldGroups.ts';
import { changeOf, formValuesOf, personalSchema, type FormValues } from './personalFields.ts';
import { useFieldProblems, personalErrors } from './useFieldProblems.ts';
import { usePersonalFields } from './usePersonalFields.ts';

/** Form for personal data: one group of fields if the address names it, else all. */
export default function EditData() {
  const { t } = useTranslation(['profile', 'titles']);
  const query = useQuery(personalDataQuery);
  usePageTitle(t('titles:of.accountEdit'));
  return (
    <Answered query={query} failed={t('profile:failed')} skeleton={<Skeleton shape="block" />}>
      {(data) => <EditForm data={data} />}
    </Answered>
  );
}

function EditForm({ data }: { readonly data: PersonalData }) {
  const { t } = useTranslation(['profile', 'personal']);
  const errorMessage = useErrorMessage('profile', personalErrors);
  const problemsOf = useFieldProblems();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const { home } = usePaths();
  const overview = `${home}/office/account`;
  // Data that is loaded again meanwhile doesn't replace what was typed.
  const [start] = useState(() => formValuesOf(data.values));
  const fieldOf = usePersonalFields(data);
  const schema = useMemo(
    () =>
      personalSchema(
        {
          required: t('personal:wrong.required'),
          name: t('personal:wrong.name'),
          line: t('personal:wrong.line'),
          issued: t('personal:wrong.issued'),
          over: t('personal:wrong.over'),
        },
        start,
        today(),
      ),
    [t, start],
  );
  const form = useValidForm<FormValues>({
    schema,
    start,
    async send(values) {
      await changePersonalData(changeOf(start, values));
      track('personal_data_save');
      notify({ kind: 'success', title: t('profile:form.saved') });
      void loadUserConfig({ isForced: true });
      void navigate(overview, { replace: true });
    },
    explain: (error): FormErrors<FormValues> => {
      const problems = error instanceof ApiError ? problemsOf(error) : {};
      return Object.keys(problems).length > 0 && !(error instanceof ApiError && error.status === 409)
        ? problems
        : { form: errorMessage(error) };
    },
  });
  const { values, errors, change } = form;
  const shown = groups.filter((group) => params.get('part') === group);
  const sections = (shown.length > 0 ? shown : groups).map((id) => ({
    id,
    title: t(`profile:${id}`),
    lead: id === 'person' ? undefined : t(`profile:form.${id}Lead`),
    fields: fieldGroups[id].map((field) => fieldOf(field, values, errors)),
  }));
  return (
    <ProfileForm
      id={form.id}
      sections={sections}
      labels={{ submit: t('profile:form.save'), problems: t('profile:form.problems') }}
      notice={data.isVerified ? <Notice icon="lock">{t('profile:locked')}</Notice> : undefined}
      error={errors.form}
      busy={form.busy}
      disabled={Object.keys(changeOf(start, values)).length === 0}
      secondary={
        <ButtonLink href={overview} emphasis="plain">
          {t('profile:form.cancel')}
        </ButtonLink>
      }
      onValueChange={(id, value) => change({ ...values, [id]: value })}
      onSubmit={form.submit}
    />
  );
}
