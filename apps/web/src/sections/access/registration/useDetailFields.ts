import type { FormField } from '@touchline/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { phoneCountriesQuery } from '../../../features/session/security/phones.api.ts';
import { serverNow } from '../../../platform/clock/clock.ts';
import { useLang } from '../../../platform/links/usePaths.ts';
import { useDateLabels } from '../../../widgets/personal/useDateLabels.ts';
import type { AskedField, RegistrationInput } from './registrationSchema.ts';

export interface DetailFields {
  fieldsOf(values: Details, errors: DetailErrors): readonly FormField[];
  /** Returns the value that belongs to a field of the form. */
  nameOf(id: string): keyof Details | undefined;
}

type Details = Pick<RegistrationInput, 'country' | 'birthday' | 'name' | 'surname'>;
type DetailErrors = { readonly [Name in keyof Details]?: string | undefined };

const names = { country: 'country', date_birthday: 'birthday', name: 'name', surname: 'surname' } as const;
type DetailId = keyof typeof names;

const isDetail = (id: string): id is DetailId => Object.hasOwn(names, id);

/**
 * Additional fields that a site requires.
 * @param age minimum age of players
 */
export function useDetailFields(asked: readonly AskedField[], age: number): DetailFields {
  const { t } = useTranslation('access');
  const lang = useLang();
  const dateLabels = useDateLabels();
  const hasCountry = asked.some(({ id }) => id === 'country');
  const { data: countries = [] } = useQuery({ ...phoneCountriesQuery(lang), enabled: hasCountry });
  return useMemo(() => {
    const field = (
      { id, isRequired }: { readonly id: DetailId; readonly isRequired: boolean },
      values: Details,
      errors: DetailErrors,
    ): FormField => {
      const shared = {
        id,
        label: t(`fields.${id}`),
        value: values[names[id]],
        error: errors[names[id]],
        required: isRequired,
        note: isRequired ? undefined : t('fields.optional'),
      };
      switch (id) {
        case 'country':
          return {
            ...shared,
            kind: 'search',
            wide: true,
            options: countries.map(({ code, name }) => ({ value: code, label: name })),
            labels: {
              search: t('country.search'),
              empty: t('country.none'),
              found: (count) => t('country.found', { count }),
            },
          };
        case 'date_birthday':
          return {
            ...shared,
            kind: 'date',
            wide: true,
            autoComplete: 'bday',
            hint: t('birthday.hint', { age }),
            max: yearsAgo(age),
            labels: dateLabels,
          };
        case 'name':
          return { ...shared, kind: 'text', autoComplete: 'given-name', maxLength: 64 };
        case 'surname':
          return { ...shared, kind: 'text', autoComplete: 'family-name', maxLength: 64 };
      }
    };
    return {
      fieldsOf: (values, errors) =>
        asked.flatMap(({ id, isRequired }) =>
          isDetail(id) ? [field({ id, isRequired }, values, errors)] : [],
        ),
      nameOf: (id) => (isDetail(id) ? names[id] : undefined),
    };
  }, [t, asked, age, countries, dateLabels]);
}

/** Returns the latest birthday of a person of that age, by the server's clock. */
function yearsAgo(years: number): string {
  const day = new Date(serverNow());
  day.setUTCFullYear(day.getUTCFullYear() - years);
  return day.toISOString().slice(0, 10);
}
