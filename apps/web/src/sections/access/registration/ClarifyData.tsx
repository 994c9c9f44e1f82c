import type { UserConfig } from '@touchline/contract';
import { AccountForm, ButtonLink, Card, ErrorState, FormFields, ResultCard } from '@touchline/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import * as v from 'valibot';
import {
  accessOptionsQuery,
  giveRegistrationData,
  type AccessOptions,
} from '../../../features/session/entry/access.api.ts';
import { useSession } from '../../../features/session/useSession.ts';
import { loadUserConfig } from '../../../features/userConfig/userConfig.api.ts';
import { identityStep, verificationPage } from '../../../features/userConfig/verification.ts';
import { useUserConfig } from '../../../features/userConfig/useUserConfig.ts';
import { ApiError } from '../../../platform/api/apiError.ts';
import { useValidForm, type FormErrors } from '../../../platform/forms/useValidForm.ts';
import { knownPath } from '../../../platform/links/knownPaths.ts';
import { usePaths } from '../../../platform/links/usePaths.ts';
import { usePageTitle } from '../../../platform/page/usePageTitle.ts';
import { FieldsSkeleton } from '../FieldsSkeleton.tsx';
import { detailsDraft, dropDetails, keepDetails, type Details } from './detailsDraft.ts';
import type { AskedField } from './registrationSchema.ts';
import { useErrorMessage } from '../../../platform/api/useErrorMessage.ts';
import { accessErrors } from '../accessErrors.ts';
import { personName } from '../schemas.ts';
import { useFieldMessages } from '../useFieldMessages.ts';
import { useDetailFields } from './useDetailFields.ts';

/**
 * Form for account data that the registration requires and the profile lacks. It leads on to the page of `next` in the
 * address.
 */
export default function ClarifyData() {
  const { t } = useTranslation(['personal', 'titles']);
  const next = useNext();
  const { status, config } = useUserConfig();
  const { player } = useSession();
  const options = useQuery(accessOptionsQuery);
  usePageTitle(t('titles:of.clarifyData'));
  useEffect(() => void loadUserConfig(), []);
  if ((options.isError && !options.data) || (status === 'not-installed' && !config)) {
    return (
      <ErrorState
        title={t('personal:clarify.failed')}
        retryLabel={t('personal:clarify.retry')}
        onRetry={() => void Promise.all([options.refetch(), loadUserConfig({ isForced: true })])}
      />
    );
  }
  if (!options.data || !config || !player) return <FieldsSkeleton />;
  if (!config.isDataAfterRegistration) return <Complete config={config} next={next} />;
  return (
    <Clarify
      playerId={player.id}
      asked={missingOf(options.data, config)}
      age={options.data.minimumAge}
      next={next}
    />
  );
}

/** Shown when the registration lacks nothing, with what the identity waits for. */
function Complete({ config, next }: { readonly config: UserConfig; readonly next: string }) {
  const { t } = useTranslation('personal');
  const { home } = usePaths();
  const step = identityStep(config);
  return (
    <ResultCard
      title={t(step === 'must' ? 'clarify.registered' : 'clarify.none')}
      detail={t(step === 'none' ? 'clarify.noneText' : `clarify.identity.${step}`)}
      actions={
        <>
          {step === 'must' && (
            <ButtonLink href={`${home}/${verificationPage(config)}`} tone="strong">
              {t('clarify.verify')}
            </ButtonLink>
          )}
          <ButtonLink href={next}>{t('clarify.on')}</ButtonLink>
        </>
      }
    />
  );
}

/** Returns the page that the player was going to, home without one. */
function useNext(): string {
  const { home } = usePaths();
  const [query] = useSearchParams();
  return knownPath(query.get('next') ?? undefined) ?? home;
}

/** Returns the fields required by full registration that are missing from the profile. */
function missingOf({ fields }: AccessOptions, config: UserConfig): readonly AskedField[] {
  const { user_country_code: country, user_data: data } = config;
  const known = new Map<string, string | undefined>(Object.entries({ ...only(data), country }));
  return fields.full_reg.filter(({ id }) => known.has(id) && known.get(id) === undefined);
}

const only = ({ date_birthday, name, surname }: UserConfig['user_data']) => ({
  date_birthday,
  name,
  surname,
});

interface ClarifyProps {
  readonly playerId: string;
  readonly asked: readonly AskedField[];
  /** Minimum age of players. */
  readonly age: number;
  /** Page that the player was going to. */
  readonly next: string;
}

function Clarify({ playerId, asked, age, next }: ClarifyProps) {
  const { t } = useTranslation(['personal', 'access']);
  const navigate = useNavigate();
  const messages = useFieldMessages();
  const errorMessage = useErrorMessage('access', accessErrors);
  const details = useDetailFields(asked, age);
  const schema = useMemo(() => {
    const isRequired = (id: AskedField['id']) => asked.some((field) => field.id === id && field.isRequired);
    const text = (id: AskedField['id']) =>
      isRequired(id)
        ? v.pipe(v.string(), v.trim(), v.nonEmpty(messages.fieldMissing))
        : v.pipe(v.string(), v.trim());
    return v.object({
      country: text('country'),
      birthday: text('date_birthday'),
      name: personName(messages, { isRequired: isRequired('name') }),
      surname: personName(messages, { isRequired: isRequired('surname') }),
    });
  }, [asked, messages]);
  const form = useValidForm<Details>({
    schema,
    start: detailsDraft(playerId),
    async send({ country, birthday, name, surname }) {
      const { isDataAfterRegistration } = await giveRegistrationData({
        ...(country === '' ? {} : { country }),
        ...(birthday === '' ? {} : { date_birthday: birthday }),
        ...(name === '' ? {} : { name }),
        ...(surname === '' ? {} : { surname }),
      });
      dropDetails();
      await loadUserConfig({ isForced: true });
      if (!isDataAfterRegistration) void navigate(next, { replace: true });
    },
    explain: (error): FormErrors<Details> => {
      const [wrong] = error instanceof ApiError ? (error.fields ?? []) : [];
      const name = wrong && details.nameOf(wrong.path.slice(1));
      if (!wrong || !name) return { form: errorMessage(error) };
      return { [name]: wrong.code === 'age' ? t('access:wrong.tooYoung', { age }) : t('access:wrong.field') };
    },
  });
  const { values, errors, change } = form;
  return (
    <Card>
      <AccountForm
        id={form.id}
        lead={t('personal:clarify.lead')}
        submitLabel={t('personal:clarify.submit')}
        error={errors.form}
        busy={form.busy}
        onSubmit={form.submit}
      >
        <FormFields
          fields={details.fieldsOf(values, errors)}
          onValueChange={(id, value) => {
            const name = details.nameOf(id);
            if (!name) return;
            const changed = { ...values, [name]: value };
            keepDetails(playerId, changed);
            change(changed);
          }}
        />
      </AccountForm>
    </Card>
  );
}
